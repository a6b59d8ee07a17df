/** `jass-solver solve`: one deal from the command line, its answer as a report for people or as JSON. */
import { answer, answerSteps, positionOf } from '../analysis/answer.ts';
import { variantById } from '../game/variants/index.ts';
import type { Answer, ErrorAnswer } from '../notation/answer.ts';
import { parseRequest } from '../notation/request.ts';
import { loadSolver } from '../solver/full-solver.ts';
import type { Solver } from '../solver/solver.ts';
import { solveReport } from './report.ts';
import type { SolveProgress } from './solve-progress.ts';

/** The options as they were typed: the fields of a request, and for how long to search. */
export interface SolveOptions {
  readonly variant: string;
  readonly contract: string;
  readonly leader: string;
  readonly deal: string;
  readonly declarer?: string;
  readonly plays?: string;
  readonly payoff?: string;
  /** Seconds. */
  readonly limit?: number;
}

/** What to print, and where: an error of the user in words goes to standard error. */
export interface Outcome {
  readonly text: string;
  readonly isError: boolean;
}

/** After so many milliseconds somebody who waits is told an estimate. */
const ESTIMATE_AFTER_MS = 1000;

/**
 * Solves the deal; user mistakes are part of the outcome.
 * @param progress told how far a search for a report is; null where nobody reads along
 * @throws when the solver cannot start
 */
export async function solve(
  { limit, ...fields }: SolveOptions,
  asJson: boolean,
  progress: SolveProgress | null,
): Promise<Outcome> {
  const options = { ...fields, ...(limit !== undefined && { limitMs: 1000 * limit }) };
  const solver = await loadSolver();
  const result = asJson || !progress ? answer(options, solver) : answerAloud(options, solver, progress);
  const isError = 'error' in result;
  if (asJson) return { text: JSON.stringify(result), isError };
  if (isError) return { text: result.error.message, isError };
  const request = parseRequest(options);
  const { name } = variantById(request.variant);
  return { text: solveReport(name, positionOf(request), result), isError };
}

/** Answers as `answer` does and says meanwhile what is known. First an answer in short time, for its estimate. */
function answerAloud(
  options: { readonly limitMs?: number },
  solver: Solver,
  progress: SolveProgress,
): Answer | ErrorAnswer {
  const { limitMs = Infinity } = options;
  const draft = answer({ ...options, want: [], limitMs: Math.min(limitMs, ESTIMATE_AFTER_MS) }, solver);
  if ('error' in draft) return draft;
  const rest = Number.isFinite(limitMs) ? { limitMs: Math.max(0, limitMs - draft.ms) } : {};
  const steps = answerSteps(parseRequest({ ...options, ...rest }), solver);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    const { bounds, cards, nodes, ms } = step.value;
    progress.show({ bounds, cards, nodes: draft.nodes + nodes, ms: draft.ms + ms }, draft.estimate?.NS);
  }
  progress.stop();
  return step.value;
}
