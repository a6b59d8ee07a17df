/** What a worker offers, in pages and under Node: the analysis over one solver. */
import { answerSteps, helpSteps } from '../analysis/answer.ts';
import { parseRequest } from '../notation/request.ts';
import type { Engine } from './service.ts';
import type { Solver } from './solver.ts';

export function engineOver(solver: Solver): Engine {
  return {
    work: (request, findings) => answerSteps(parseRequest(request), solver, findings),
    help: (request, findings) => helpSteps(parseRequest(request), solver, findings),
    learn: (family, weights) => solver.setOrdering(family, weights),
  };
}
