/** What the player of a play could know, and the verdicts on the plays of a record, by one solver in slices. */
import { replay } from '../../game/play/play.ts';
import type { Answer, KnownLoss, ReviewEntry } from '../../notation/answer/answer.ts';
import type { Question } from '../../notation/request/resolve-request.ts';
import { ESTIMATE_LIMIT_MS } from '../sampling/estimates.ts';
import type { Effort, Steps } from '../search/effort.ts';
import { SingleDummyEvaluation } from './single-dummy.ts';
import { inOrderOfCost, withVerdict } from './verdict.ts';

/** How a sampled deal is solved, and how much time there is. */
export interface Judging {
  readonly effort: Effort;
  /** Values the legal cards of a deal; `solveSteps`, which imports this module. */
  readonly solve: (question: Question) => Generator<unknown, Answer>;
}

/**
 * Evaluates a play of the record, on the deals that the deadline leaves time for.
 * @param onKnown called with the evaluation after each deal that counts
 * @throws JassError as `SingleDummyEvaluation` does
 */
export function* knownSteps(
  { variant, payoff, state, ignoreContract }: Question,
  play: number,
  { effort, solve }: Judging,
  onKnown: (evaluation: SingleDummyEvaluation) => void = () => {},
): Steps<KnownLoss | undefined> {
  const evaluation = new SingleDummyEvaluation(state, payoff, play, { ...(ignoreContract && { ignoreContract }) });
  onKnown(evaluation);
  // The call stands in every deal: what a claim brings was settled when it was made.
  const call = state.call && state.call.after <= play ? state.call : null;
  for (let next = evaluation.next(); next && !effort.isOver; next = evaluation.next()) {
    const dealt = { ...replay({ ...state.setup, deal: next.deal }, evaluation.before), call };
    const limit = next.isEstimate && { limitMs: ESTIMATE_LIMIT_MS };
    const steps = solve({ variant, payoff, want: ['cards'], state: dealt, ...limit });
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        effort.nodes += step.value.nodes;
        if (evaluation.take(next, step.value)) onKnown(evaluation);
        break;
      }
      if (effort.isOver) return evaluation.result();
      yield;
    }
    yield* effort.pause();
  }
  return evaluation.result();
}

/**
 * Judges the plays of a review, the costliest first. A play that the deadline leaves no time for has no verdict.
 * @param onVerdict called with the review after each verdict
 */
export function* verdictSteps(
  question: Question,
  review: readonly ReviewEntry[],
  judging: Judging,
  onVerdict: (review: readonly ReviewEntry[]) => void,
): Steps<readonly ReviewEntry[]> {
  const { payoff, state } = question;
  let judged = review;
  for (const { play } of inOrderOfCost([review])) {
    const known = yield* knownSteps(question, play, judging);
    if (judging.effort.isOver) break;
    judged = judged.with(play, withVerdict(judged[play]!, known, { setup: state.setup, payoff }));
    onVerdict(judged);
  }
  return judged;
}
