/** The body of a worker thread of `NodePool`: one solver, one request after the other. */
import { parentPort } from 'node:worker_threads';
import { answer } from '../analysis/answer.ts';
import { loadSolver } from './full-solver.ts';
import type { WorkerMessage } from './node-pool.ts';

if (!parentPort) throw new Error('node-worker runs as a worker thread only');
const port = parentPort;
const solver = await loadSolver();
port.on('message', (request: unknown) => port.postMessage(answer(request, solver) satisfies WorkerMessage));
port.postMessage('ready' satisfies WorkerMessage);
