/** Runs `puzzle`: prints puzzles as they are found. */
import { once } from 'node:events';
import { threadClient } from '../../engine/threads.ts';
import { located } from '../../game/located.ts';
import { inEnglish, untranslated } from '../../game/reason.ts';
import { PUZZLE_LEVELS } from '../../notation/puzzle.ts';
import type { PuzzleLevel } from '../../notation/puzzle.ts';
import { isObject, parseJson } from '../../notation/request/json.ts';
import { readRequest } from '../../notation/request/resolve-request.ts';
import type { SolveRequest } from '../../notation/request/solve-request.ts';
import { importRequests } from '../commands/import.ts';
import { findPuzzles, randomPositions } from '../commands/puzzle.ts';
import type { Position } from '../commands/puzzle.ts';
import { startPuzzleProgress } from '../progress/puzzle-progress.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { inputName, readGiven } from '../terminal/input.ts';
import { stoppable } from '../terminal/interrupt.ts';
import { sayNote } from '../terminal/messages.ts';

/** The options as typed. */
export interface PuzzleOptions {
  readonly variant?: string;
  readonly contract?: string;
  readonly tricks: readonly [number, number];
  readonly count: number;
  readonly level?: readonly PuzzleLevel[];
  readonly seed: number;
  readonly tries: number;
  readonly jobs: number;
  /** Bytes for the tables of all threads. */
  readonly memory?: number;
  readonly payoff?: string;
  readonly preset?: string[];
  readonly rules?: unknown;
  readonly cards?: string;
}

/** The positions of a text, read before any is searched: requests, one on a line, or deals in any form that import reads. @throws JassError that names the line */
async function positionsOf(file: string, fields: Partial<SolveRequest>): Promise<Position[]> {
  const text = await readGiven(file);
  if (text.trim() === '') {
    throw new Error(`${inputName(file)} is empty; write a request for each position, one per line.`);
  }
  if (!text.trimStart().startsWith('{')) return writtenPositions(text, fields);
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const position = located(
      (reason) => untranslated(`Line ${index + 1}: ${inEnglish(reason)}`),
      () => {
        const json = parseJson(line);
        const written = isObject(json) ? { ...json, ...fields } : json;
        return { written: written as SolveRequest, read: readRequest(written) };
      },
    );
    return [position];
  });
}

function writtenPositions(text: string, fields: Partial<SolveRequest>): Position[] {
  return importRequests(text, {}).map(({ request, notes }) => {
    for (const note of notes) sayNote(`note: ${note}`);
    const written = { ...request, ...fields } as SolveRequest;
    return { written, read: readRequest(written) };
  });
}

/** What was not found, such as “no puzzle of level 2 or 3”. */
function lackWords(count: number, levels: readonly PuzzleLevel[]): string {
  const [what, type] =
    count === 1 ? (['no puzzle', 'disjunction'] as const) : ([`fewer than ${count} puzzles`, 'conjunction'] as const);
  return `${what} of level ${new Intl.ListFormat('en', { type }).format(levels.map(String))}`;
}

/** Says of which levels there are too few. */
function sayLack(count: number, { tried, found }: Awaited<ReturnType<typeof findPuzzles>>): void {
  const levels = [...found].filter(([, number]) => number < count).map(([level]) => level);
  if (levels.length === 0) return;
  sayNote(`Tried ${tried} ${tried === 1 ? 'position' : 'positions'} and found ${lackWords(count, levels)}.`);
}

/** Standard output line by line. Once it has failed, `write` throws its error, which `hasFailed` recognizes. */
function linesOut(): {
  readonly write: (line: string) => Promise<void>;
  readonly hasFailed: (error: unknown) => boolean;
} {
  let failure: Error | undefined;
  process.stdout.once('error', (error: Error) => {
    failure = error;
  });
  return {
    async write(line) {
      if (failure) throw failure;
      if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
    },
    hasFailed: (error) => failure !== undefined && error === failure,
  };
}

/** Prints puzzles until there are enough of each level. Ctrl-C stops it with those printed so far. */
export async function printPuzzles(
  file: string | undefined,
  { variant, contract, tricks, seed, jobs, memory, ...options }: PuzzleOptions,
): Promise<void> {
  const { count, level: levels = PUZZLE_LEVELS, tries, payoff, preset, rules, cards } = options;
  const fields = {
    ...(payoff !== undefined && { payoff }),
    ...(preset && { presets: preset }),
    ...(rules !== undefined && { rules: rules as NonNullable<SolveRequest['rules']> }),
    ...(cards !== undefined && { cards }),
  };
  const positions =
    file === undefined
      ? randomPositions({ variant: variant!, contract, tricks, seed, fields })
      : await positionsOf(file, fields);
  const client = threadClient(jobs, memory);
  // On one terminal the line of progress would stand among the puzzles.
  const progress = startPuzzleProgress(process.stdout.isTTY ? undefined : process.stderr);
  const output = linesOut();
  await stoppable(async (signal) => {
    try {
      const quota = { count, levels, tries };
      const result = await findPuzzles(client, positions, quota, {
        jobs,
        signal,
        write: output.write,
        onProgress: (tried, found) => progress?.show(tried, found),
      });
      progress?.stop();
      sayLack(count, result);
    } catch (error) {
      progress?.stop();
      // main.ts says what is wrong with the output, or nothing if its reader has enough.
      if (output.hasFailed(error)) return;
      if (!signal.aborted) throw error;
      process.exitCode = EXIT.interrupted;
    } finally {
      client.dispose();
    }
  });
}
