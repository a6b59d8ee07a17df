/** Puts the client where the tests can reach it, as a page's own script would use it. */
import { sharedClient, SolverClient } from '../../../src/solver/client.ts';
import { createInlineWorker } from '../../../src/solver/inline-worker.ts';

const solver = { SolverClient, sharedClient, createInlineWorker };

declare global {
  interface Window {
    solver: typeof solver;
  }
}

window.solver = solver;
