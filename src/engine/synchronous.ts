/** The solver without workers: from a request to its answer, in one call or in slices. */
import { adviceSteps } from '../analysis/contracts/advice-steps.ts';
import { solveSteps } from '../analysis/answer.ts';
import type { Progress } from '../analysis/progress.ts';
import { SharedBounds } from '../analysis/search/shared-bounds.ts';
import { checkThere } from '../game/given.ts';
import type { Payoff } from '../game/scoring/payoff.ts';
import type { AdviceAnswer } from '../notation/answer/advice-answer.ts';
import type { AnswerTo } from '../notation/answer/answer-to.ts';
import type { Answer } from '../notation/answer/answer.ts';
import { parseAdviceRequest } from '../notation/request/advice-request.ts';
import type { Want } from '../notation/request/request.ts';
import type { AdviseRequest, SolveRequest, Word } from '../notation/request/solve-request.ts';
import { resolveAdviceRequest } from '../notation/request/resolve-advice-request.ts';
import { readRequest } from '../notation/request/resolve-request.ts';
import type { Solver } from '../solver/solver.ts';

/**
 * Answers a request synchronously.
 * @throws JassError if the request is invalid; TypeError without a solver
 */
export function answer<
  const Wanted extends Want = 'cards' | 'line',
  Limit extends number | undefined = undefined,
  const Counts extends Word<Payoff> = 'points',
>(request: SolveRequest<Wanted, Limit, Counts>, solver: Solver): AnswerTo<Wanted, Limit, Counts> {
  return lastOf(answerSteps(request, solver)) as AnswerTo<Wanted, Limit, Counts>;
}

/**
 * Answers a request in slices: the generator yields the bounds proven so far after each slice, and returns the answer. A solver works on one
 * request at a time.
 * @throws JassError if the request is invalid; TypeError without a solver; Error if the solver has begun another request in the meantime
 */
export function* answerSteps(request: SolveRequest, solver: Solver): Generator<Progress, Answer> {
  checkSolver(solver);
  return yield* alone(solver, solveSteps(readRequest(request), solver, new SharedBounds()));
}

/**
 * Gives the advice for a request synchronously.
 * @throws JassError if the request is invalid; TypeError without a solver
 */
export function advise(request: AdviseRequest, solver: Solver): AdviceAnswer {
  return lastOf(adviseSteps(request, solver));
}

/**
 * Gives advice in slices: the generator yields the advice so far after each slice, and returns the advice from all deals, or
 * from the deals solved by the request's deadline.
 * @throws as `answerSteps` does
 */
export function* adviseSteps(request: AdviseRequest, solver: Solver): Generator<AdviceAnswer, AdviceAnswer> {
  checkSolver(solver);
  return yield* alone(solver, adviceSteps(resolveAdviceRequest(parseAdviceRequest(request)), solver));
}

/** The steps that each solver has begun last. */
const latest = new WeakMap<Solver, unknown>();

/** Refuses to go on with steps after the solver has begun others: it would search their position, and the values would be wrong. */
function* alone<Step, Result>(solver: Solver, steps: Generator<Step, Result>): Generator<Step, Result> {
  latest.set(solver, steps);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield step.value;
    if (latest.get(solver) !== steps) {
      throw new Error(
        'the solver has begun another request: end one before the next, or give each a solver of its own',
      );
    }
  }
}

/** Finds the mistakes of programs without types: no solver, or the promise of one. */
function checkSolver(solver: Partial<Solver> | undefined): void {
  checkThere(solver?.setPosition, 'the solver is', 'what `await loadSolver()` returns');
}

function lastOf<Result>(steps: Generator<unknown, Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
