/** `jass-solver solve`: one deal from the command line, its answer as a report for people or as JSON. */
import { availableParallelism } from 'node:os';
import { positionOf } from '../analysis/answer.ts';
import type { Progress } from '../analysis/answer.ts';
import { JassError } from '../game/errors.ts';
import { variantById } from '../game/variants/index.ts';
import { errorAnswer } from '../notation/answer.ts';
import type { Answer, ErrorAnswer } from '../notation/answer.ts';
import { parseRequest } from '../notation/request.ts';
import { SolverClient } from '../solver/client.ts';
import { startHere, startThread } from '../solver/threads.ts';
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
  const result = await answerTo(options, asJson ? null : progress);
  const isError = 'error' in result;
  if (asJson) return { text: JSON.stringify(result), isError };
  if (isError) return { text: result.error.message, isError };
  const request = parseRequest(options);
  const { name } = variantById(request.variant);
  return { text: solveReport(name, positionOf(request), result), isError };
}

/** Answers a request. Easy deals are solved in this thread; a hard one gets the help of another, where there is a second core. */
async function answerTo(
  options: { readonly limitMs?: number },
  progress: SolveProgress | null,
): Promise<Answer | ErrorAnswer> {
  let started = 0;
  const createWorker = () => (started++ === 0 ? startHere() : startThread());
  const client = new SolverClient({ createWorker, workers: Math.min(2, availableParallelism()), turnMs: Infinity });
  try {
    return await (progress ? answerAloud(options, client, progress) : client.solve(options));
  } catch (error) {
    if (error instanceof JassError) return errorAnswer(error, undefined);
    throw error;
  } finally {
    progress?.stop();
    client.dispose();
  }
}

/** Answers and says meanwhile what is known. First an answer in short time, for its estimate. */
async function answerAloud(
  options: { readonly limitMs?: number },
  client: SolverClient,
  progress: SolveProgress,
): Promise<Answer> {
  const { limitMs = Infinity } = options;
  const draft = await client.solve({ ...options, want: [], limitMs: Math.min(limitMs, ESTIMATE_AFTER_MS) });
  const rest = Number.isFinite(limitMs) ? { limitMs: Math.max(0, limitMs - draft.ms) } : {};
  const onProgress = ({ bounds, cards, nodes, ms }: Progress): void => {
    progress.show({ bounds, cards, nodes: draft.nodes + nodes, ms: draft.ms + ms }, draft.estimate?.NS);
  };
  return client.solve({ ...options, ...rest }, { onProgress });
}
