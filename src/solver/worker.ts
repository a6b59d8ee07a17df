/** The web worker: the analysis over one solver, offered to the page through Comlink. */
import { expose } from 'comlink';
import { answerSteps } from '../analysis/answer.ts';
import { parseRequest } from '../notation/request.ts';
import { SolverService } from './service.ts';
import type { Engine } from './service.ts';
import { Solver } from './solver.ts';

async function loadEngine(): Promise<Engine> {
  const solver = await Solver.load();
  return {
    work: (request) => answerSteps(parseRequest(request), solver),
    learn: (family, weights) => solver.setOrdering(family, weights),
  };
}

expose(new SolverService(loadEngine()));
