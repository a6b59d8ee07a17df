/** Advice by one solver, in slices. */
import { startOf } from '../../game/play/play.ts';
import type { AdviceAnswer } from '../../notation/answer/advice-answer.ts';
import type { ResolvedAdviceRequest } from '../../notation/request/resolve-advice-request.ts';
import type { Solver } from '../../solver/solver.ts';
import { solveSteps } from '../answer.ts';
import { SharedBounds } from '../search/shared-bounds.ts';
import { ESTIMATE_LIMIT_MS } from '../sampling/estimates.ts';
import { Advice } from './advice.ts';

/**
 * Gives advice in slices: the generator yields the advice so far after each slice, and returns the advice from all deals, or
 * from the deals solved by the request's deadline.
 * @throws JassError as `Advice` does
 */
export function* adviceSteps(request: ResolvedAdviceRequest, solver: Solver): Generator<AdviceAnswer, AdviceAnswer> {
  const advice = new Advice(request);
  const { variant, payoff, limitMs = Infinity } = request;
  for (let next = advice.next(); next; next = advice.next()) {
    const limit = next.isEstimate && { limitMs: ESTIMATE_LIMIT_MS };
    const deal = { variant: variant.id, payoff, want: [], state: startOf(next.setup), ...limit };
    const steps = solveSteps(deal, solver, new SharedBounds());
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) advice.take(next, step.value);
      const now = advice.answer();
      if (now.ms >= limitMs) return now;
      if (step.done) break;
      yield now;
    }
  }
  return advice.answer();
}
