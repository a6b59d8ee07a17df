/** The solver without workers: from a request, or its JSON value, to its answer, in one call or in slices. */
import { adviceSteps } from '../analysis/contracts/advice.ts';
import { solveSteps } from '../analysis/answer.ts';
import type { Progress } from '../analysis/answer.ts';
import { SharedBounds } from '../analysis/search/shared-bounds.ts';
import { JassError } from '../game/errors.ts';
import type { AdviceAnswer } from '../notation/answer/advice-answer.ts';
import { errorAnswer } from '../notation/answer/answer.ts';
import type { Answer, ErrorAnswer } from '../notation/answer/answer.ts';
import { parseAdviceRequest } from '../notation/request/advice-request.ts';
import type { AdviceRequest } from '../notation/request/advice-request.ts';
import { requestId } from '../notation/request/json.ts';
import { parseRequest } from '../notation/request/parse-request.ts';
import type { Request } from '../notation/request/request.ts';
import { resolveAdviceRequest } from '../notation/request/resolve-advice-request.ts';
import { resolveRequest } from '../notation/request/resolve-request.ts';
import type { Solver } from '../solver/solver.ts';

/**
 * Answers the JSON value of a request synchronously; an invalid request gives an error answer.
 * @throws only for bugs in the program itself
 */
export function answer(json: unknown, solver: Solver): Answer | ErrorAnswer {
  return orErrorAnswer(json, () => lastOf(answerSteps(parseRequest(json), solver)));
}

/**
 * Answers a request in slices: the generator yields the bounds proven so far after each slice, and returns the answer.
 * @throws JassError if the request is invalid
 */
export function* answerSteps(request: Request, solver: Solver): Generator<Progress, Answer> {
  return yield* solveSteps(resolveRequest(request), solver, new SharedBounds());
}

/**
 * Gives the advice for the JSON value of a request synchronously; an invalid request gives an error answer.
 * @throws only for bugs in the program itself
 */
export function advise(json: unknown, solver: Solver): AdviceAnswer | ErrorAnswer {
  return orErrorAnswer(json, () => lastOf(adviseSteps(parseAdviceRequest(json), solver)));
}

/**
 * Gives advice in slices: the generator yields the advice so far after each, and returns that of all deals, or of those solved
 * by the request's deadline.
 * @throws JassError if the request is invalid
 */
export function* adviseSteps(request: AdviceRequest, solver: Solver): Generator<AdviceAnswer, AdviceAnswer> {
  return yield* adviceSteps(resolveAdviceRequest(request), solver);
}

function lastOf<Result>(steps: Generator<unknown, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function orErrorAnswer<Result>(json: unknown, work: () => Result): Result | ErrorAnswer {
  try {
    return work();
  } catch (error) {
    if (error instanceof JassError) return errorAnswer(error, requestId(json));
    throw error;
  }
}
