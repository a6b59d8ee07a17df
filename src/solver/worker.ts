/** The web worker: the analysis over one solver, offered to the page through Comlink. */
import { expose } from 'comlink';
import { answerSteps } from '../analysis/answer.ts';
import { parseRequest } from '../notation/request.ts';
import { SolverService } from './service.ts';
import { Solver } from './solver.ts';

expose(new SolverService(Solver.load().then((solver) => (request) => answerSteps(parseRequest(request), solver))));
