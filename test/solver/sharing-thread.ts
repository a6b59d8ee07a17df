/** A thread that answers each task with the outcomes of a position, in a table that other threads share. */
import { parentPort } from 'node:worker_threads';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { SharedTask } from './sharing-threads.ts';

const solver = await loadSolver();
parentPort!.on('message', ({ table, state, payoff }: SharedTask) => {
  solver.unshare();
  solver.share(table, state, payoff);
  solver.setPosition(state, payoff);
  if (!solver.isSharing) throw new Error(`${payoff} is not searched in the table`);
  while (!solver.search(20_000));
  parentPort!.postMessage(solver.bounds()[0]);
});
parentPort!.postMessage('ready');
