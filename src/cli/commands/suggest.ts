/** `jass-solver suggest`: which card to play from one hand, as a report for people or as JSON. */
import type { Suggestion } from '../../notation/answer/suggestion.ts';
import type { SuggestRequest } from '../../notation/request/solve-request.ts';
import { suggestWith } from '../../engine/sampling/suggest.ts';
import { threadClient } from '../../engine/threads.ts';
import { suggestReport, suggestTable } from '../reports/suggest-report.ts';
import type { Language } from '../../languages/registry/languages.ts';
import type { OneLine } from '../progress/one-line.ts';
import type { Output } from '../terminal/print.ts';
import { refused } from './solve.ts';
import type { DealOptions } from './solve.ts';

/** The options as typed. */
export interface SuggestCommandOptions extends Omit<DealOptions, 'deal' | 'melds' | 'table' | 'allContracts' | 'why'> {
  readonly seat?: string;
  readonly hand?: string;
  readonly target?: number;
  readonly deals?: number;
  readonly seed?: number;
  /** Number of threads. */
  readonly jobs: number;
}

interface SuggestManner {
  readonly asJson: boolean;
  /** Of the report. */
  readonly language: Language;
  /** Null without a terminal. */
  readonly progress: OneLine | null;
  /** Stops the work. The result is then from the deals so far. */
  readonly signal: AbortSignal;
}

/**
 * Suggests a card. An invalid request is part of the output.
 * @throws if the solver cannot start
 */
export async function suggest(
  { jobs, memory, limit, ...fields }: SuggestCommandOptions,
  { asJson, language, progress, signal }: SuggestManner,
): Promise<Output> {
  const client = threadClient(jobs, memory);
  const onProgress = (soFar: Suggestion): void => {
    const [best] = suggestTable(soFar, language).slice(1);
    progress?.write(`${best?.trim()} (${soFar.samples} deals; Ctrl-C stops with these)`);
  };
  // The fields are texts of the command line, which the reader of requests checks.
  const request = { ...fields, ...(limit !== undefined && { limitMs: 1000 * limit }) } as SuggestRequest;
  try {
    const suggestion = await suggestWith(client, request, { signal, onProgress });
    return { text: asJson ? JSON.stringify(suggestion) : suggestReport(request, suggestion, language), isError: false };
  } catch (error) {
    return refused(error, asJson);
  } finally {
    progress?.stop();
    client.dispose();
  }
}
