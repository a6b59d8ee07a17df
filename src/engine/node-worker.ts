/** The body of a thread of Node; worker.ts is the body of a page's worker. */
import { parentPort } from 'node:worker_threads';
import { expose } from 'comlink';
import type { Endpoint } from 'comlink';
import { engineFrom } from './service/engine.ts';
import { SolverService } from './service/service.ts';

if (!parentPort) throw new Error('node-worker runs as a worker thread only');
expose(new SolverService(engineFrom), parentPort as unknown as Endpoint);
