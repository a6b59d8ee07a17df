/** `jass-solver solve` and `review`: one deal from the command line, its answer as a report for people or as JSON. */
import { availableParallelism } from 'node:os';
import { JassError } from '../../game/errors.ts';
import type { GameState } from '../../game/play/play.ts';
import { gameNameOf } from '../../game/variants/index.ts';
import { errorAnswer } from '../../notation/answer/answer.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import { readRequest } from '../../notation/request/resolve-request.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import type { Want } from '../../notation/request/request.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { judgeRecord } from '../../engine/sampling/judge.ts';
import { clientOver, startHere, startThread, threadClient } from '../../engine/threads.ts';
import { verdictLines } from '../reports/verdict-report.ts';
import { reviewReport } from '../reports/review-report.ts';
import { whyParts } from '../reports/why-report.ts';
import { wordingIn } from '../reports/wording.ts';
import type { SolveProgress } from '../progress/solve-progress.ts';
import type { Output } from '../terminal/print.ts';
import { joined, textOf } from '../reports/layout.ts';
import { solveReport } from '../reports/solve-report.ts';

/** The options as typed, and what a written deal has besides: the fields of a request and a time limit. The request's reader says what is missing. */
export interface DealOptions {
  readonly variant?: string;
  /** Follows from the turned card. */
  readonly contract?: string;
  readonly misere?: boolean;
  /** Follows from the dealer. */
  readonly leader?: string;
  readonly dealer?: string;
  readonly turned?: string;
  /** The level that was bid, and the factor of its double. */
  readonly level?: string;
  readonly doubled?: string;
  readonly ignoreContract?: boolean;
  readonly deal?: string;
  readonly declarer?: string;
  readonly taken?: string;
  readonly plays?: string;
  readonly calls?: string;
  readonly payoff?: string;
  /** French or Swiss, which presets may follow. */
  readonly cards?: string;
  readonly presets?: readonly string[];
  /** Fields of the rules with other values, as JSON. */
  readonly rules?: unknown;
  /** Whether to show the melds of the hands. */
  readonly melds?: boolean;
  /** Whether to show the value of every contract and leader. */
  readonly table?: boolean;
  /** Whether the table has every suit although one is turned. */
  readonly allContracts?: boolean;
  /** Whether to explain every play that lost something, in a review. */
  readonly why?: boolean;
  /** Seconds. */
  readonly limit?: number;
  /** Bytes for the tables of all threads. */
  readonly memory?: number;
}

/** How the answer is shown, and its progress meanwhile. */
interface Manner {
  readonly asJson: boolean;
  /** Of the report. */
  readonly language: Language;
  /** Null without a terminal. */
  readonly progress: SolveProgress | null;
}

/**
 * Solves the deal. An invalid request is part of the output.
 * @throws if the solver cannot start
 */
export function solve(
  { melds = false, table = false, allContracts = false, ...fields }: DealOptions,
  manner: Manner,
): Promise<Output> {
  const more: Want[] = [
    ...(melds ? (['melds'] as const) : []),
    ...(table ? (['table'] as const) : []),
    ...(allContracts ? (['allContracts'] as const) : []),
  ];
  return reported(fields, ['cards', 'line', ...more], { ...manner, report: solveReport });
}

/** The options of the verdicts that complement the exact review. */
export interface VerdictOptions {
  /** Number of threads. */
  readonly jobs: number;
  /** Called after the exact review. When its signal is aborted, the work stops and the verdicts so far are printed. */
  readonly begin: () => AbortSignal;
}

/**
 * Reviews the plays of a record. An invalid request is part of the output.
 * @param verdict undefined for the exact review alone
 * @throws if the solver cannot start
 */
export const review = (
  { why = false, ...fields }: DealOptions,
  manner: Manner,
  verdict?: VerdictOptions,
): Promise<Output> =>
  reported(fields, why ? ['review', 'why'] : ['review'], {
    ...manner,
    report: (name, state, answer, language) =>
      joined([
        [reviewReport(name, state, answer, language)],
        [textOf(whyParts(state, answer, wordingIn(language)))].filter(Boolean),
        verdictLines(state.setup, answer.review!, language),
      ]),
    ...(verdict && { complete: (request, answer) => judged(request, answer, verdict, fields.memory, manner.progress) }),
  });

/** Adds the verdicts to a review. The time limit covers both. */
async function judged(
  request: ResolvedRequest,
  answer: Answer,
  { jobs, begin }: VerdictOptions,
  memory: number | undefined,
  progress: SolveProgress | null,
): Promise<Answer> {
  const client = threadClient(jobs, memory);
  const end = new AbortController();
  const stop = (): void => end.abort();
  const signal = begin();
  signal.addEventListener('abort', stop);
  const { limitMs = Infinity } = request;
  const timer = limitMs < Infinity ? setTimeout(stop, Math.max(0, limitMs - answer.ms)) : undefined;
  const onProgress = (_: unknown, done: number): void => progress?.showJudging(done, answer.review!.length);
  try {
    const review = await judgeRecord(client, request, answer.review!, { signal: end.signal, onProgress });
    return { ...answer, review };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    progress?.stop();
    client.dispose();
  }
}

/** How to report an answer. */
interface ReportOptions extends Manner {
  readonly report: (name: string, state: GameState, answer: Answer, language: Language) => string;
  /** Adds the parts of the answer that need further requests. */
  readonly complete?: (request: ResolvedRequest, answer: Answer) => Promise<Answer>;
}

async function reported(
  { limit, memory, ...fields }: DealOptions,
  want: readonly Want[],
  { asJson, language, progress, report, complete }: ReportOptions,
): Promise<Output> {
  try {
    const request = readRequest({ ...fields, want, ...(limit !== undefined && { limitMs: 1000 * limit }) });
    const solved = await answerTo(request, memory, progress);
    const result = complete ? await complete(request, solved) : solved;
    const { state, variant } = request;
    if (asJson) return { text: JSON.stringify(result), isError: false };
    const name = gameNameOf(variant, state.setup.rules, language);
    return { text: report(name, state, result, language), isError: false };
  } catch (error) {
    return refused(error, asJson);
  }
}

/** The output for a deal that is refused. @throws any other error */
export function refused(error: unknown, asJson: boolean): Output {
  if (!(error instanceof JassError)) throw error;
  return { text: asJson ? JSON.stringify(errorAnswer(error, undefined)) : error.message, isError: true };
}

/** Most threads for one request: the gain of more has not been measured. */
const MOST_THREADS = 16;

/** Answers a request. Easy deals are solved in this thread. For a hard one, a thread for each further core helps. */
async function answerTo(
  request: ResolvedRequest,
  memory: number | undefined,
  progress: SolveProgress | null,
): Promise<Answer> {
  let started = 0;
  const createWorker = () => (started++ === 0 ? startHere() : startThread());
  const workers = Math.min(MOST_THREADS, availableParallelism());
  const client = clientOver(createWorker, workers, memory);
  try {
    return await client.run(request, progress ? { onProgress: (now) => progress.show(now) } : {});
  } finally {
    progress?.stop();
    client.dispose();
  }
}
