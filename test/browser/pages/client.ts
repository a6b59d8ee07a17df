/** Puts the client where the tests can reach it, as a page's own script would use it. */
import { adviseWith } from '../../../src/engine/advise.ts';
import { SolverClient } from '../../../src/engine/client.ts';
import { createDefaultWorker } from '../../../src/engine/page/inlined/worker.ts';
import { sharedClient } from '../../../src/engine/page/page-client.ts';

const solver = { SolverClient, adviseWith, sharedClient, createDefaultWorker };

declare global {
  interface Window {
    solver: typeof solver;
  }
}

window.solver = solver;
