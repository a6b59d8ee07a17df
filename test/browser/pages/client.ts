/** Puts the client where the tests can reach it, as a page's own script would use it. */
import { SolverClient } from '../../../src/solver/client.ts';
import { createInlineWorker } from '../../../src/solver/inline-worker.ts';
import { sharedClient } from '../../../src/solver/page-client.ts';

const solver = { SolverClient, sharedClient, createInlineWorker };

declare global {
  interface Window {
    solver: typeof solver;
  }
}

window.solver = solver;
