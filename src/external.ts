/**
 * The entry `jass-solver/external`: as index.ts, with the worker and the WebAssembly from files (docs/decisions/0013). It says so as soon as it
 * runs, before any element of the page asks the solver.
 */
export * from './index.ts';
import * as beside from './engine/page/beside/worker.ts';
import { setOwnWorker } from './engine/page/page-client.ts';

setOwnWorker(beside);
