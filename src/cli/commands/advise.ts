/** `jass-solver advise`: which contract to name from one hand, as a report for people or as JSON. */
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import type { AdviceAnswer } from '../../notation/answer/advice-answer.ts';
import type { AdviseRequest } from '../../notation/request/solve-request.ts';
import { errorAnswer } from '../../notation/answer/answer.ts';
import { adviceOn, isOnlyEstimated, resumeAdvice } from '../../engine/sampling/advise.ts';
import { threadClient } from '../../engine/threads.ts';
import type { AdviceProgress } from '../progress/advice-progress.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { adviceReport } from '../reports/advice-report.ts';
import type { Output } from '../terminal/print.ts';

/** The options as typed. */
export interface AdviseCommandOptions {
  readonly variant: string;
  readonly hand: string;
  readonly seat?: string;
  readonly leader?: string;
  readonly payoff?: string;
  readonly target?: number;
  readonly cards?: string;
  readonly presets: readonly string[];
  /** Fields of the rules with other values, as JSON. */
  readonly rules?: unknown;
  /** Each a seat with its cards, such as `S:HA H9`. */
  readonly with: readonly string[];
  readonly without: readonly string[];
  /** True: the partner has passed; a text: these contracts. */
  readonly passed?: true | string;
  readonly deals?: number;
  /** True for `first`. */
  readonly estimates?: true | string;
  readonly seed?: number;
  /** Seconds. */
  readonly limit?: number;
  /** Number of threads. */
  readonly jobs: number;
  /** Bytes for the tables of all threads. */
  readonly memory?: number;
}

interface AdviseManner {
  readonly asJson: boolean;
  /** Of the report. */
  readonly language: Language;
  /** Null without a terminal. */
  readonly progress: AdviceProgress | null;
  /** Stops the work. The result is then from the deals solved so far. */
  readonly signal: AbortSignal;
  /** Called with a note for the person who waits. */
  readonly note: (message: string) => void;
}

/**
 * Gives the advice. An invalid request is part of the output.
 * @throws if the solver cannot start
 */
export async function advise(
  { jobs, memory, ...options }: AdviseCommandOptions,
  { asJson, language, progress, signal, note }: AdviseManner,
): Promise<Output> {
  const client = threadClient(jobs, memory);
  const onProgress = (advice: AdviceAnswer): void => progress?.show(advice);
  try {
    const work = adviceOn(requestOf(options));
    const { read, rules } = work;
    if (read.estimates !== 'only' && read.limitMs === undefined && isOnlyEstimated(rules)) {
      note('note: A full deal of this game can take hours to solve; use --estimates only, or set a --limit.');
    }
    const advice = await resumeAdvice(client, work, { signal, onProgress });
    const text = asJson ? JSON.stringify(advice) : adviceReport(read, advice, language);
    return { text, isError: false };
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    return { text: asJson ? JSON.stringify(errorAnswer(error, undefined)) : error.message, isError: true };
  } finally {
    progress?.stop();
    client.dispose();
  }
}

/** The request of the options. @throws JassError `bad-request` for cards without a seat */
function requestOf({
  limit,
  estimates,
  passed,
  with: held,
  without,
  ...fields
}: Omit<AdviseCommandOptions, 'jobs' | 'memory'>): AdviseRequest {
  // The fields are texts of the command line, which the reader of requests checks.
  return {
    ...fields,
    with: cardsBySeat(held, 'with'),
    without: cardsBySeat(without, 'without'),
    ...(passed !== undefined && { passed: passed === true || wordsIn(passed) }),
    ...(estimates !== undefined && { estimates: estimates === true ? 'first' : estimates }),
    ...(limit !== undefined && { limitMs: 1000 * limit }),
  } as AdviseRequest;
}

function cardsBySeat(texts: readonly string[], field: string): Record<string, string[]> {
  const bySeat: Record<string, string[]> = {};
  for (const text of texts) {
    const colon = text.indexOf(':');
    if (colon < 0) {
      throw new JassError(
        'bad-request',
        untranslated(`${field}: write a seat, a colon and cards, such as 'S:SJ HJ'.`),
        { field },
      );
    }
    const seat = text.slice(0, colon).trim().toUpperCase();
    bySeat[seat] = [...(bySeat[seat] ?? []), ...wordsIn(text.slice(colon + 1))];
  }
  return bySeat;
}

const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
