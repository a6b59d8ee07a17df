/** The body of a thread of Node: what worker.ts is to a page. */
import { parentPort } from 'node:worker_threads';
import { expose } from 'comlink';
import type { Endpoint } from 'comlink';
import { engineOver } from './engine.ts';
import { SolverService } from './service.ts';
import { Solver } from './solver.ts';

if (!parentPort) throw new Error('node-worker runs as a worker thread only');
expose(new SolverService(Solver.load().then(engineOver)), parentPort as unknown as Endpoint);
