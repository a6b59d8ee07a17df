/** Puts the client where the tests can reach it, as a page's own script would use it. */
import { adviseWith } from '../../../src/solver/advise.ts';
import { SolverClient } from '../../../src/solver/client.ts';
import { createDefaultWorker } from '../../../src/solver/inlined/worker.ts';
import { sharedClient } from '../../../src/solver/page-client.ts';

const solver = { SolverClient, adviseWith, sharedClient, createDefaultWorker };

declare global {
  interface Window {
    solver: typeof solver;
  }
}

window.solver = solver;
