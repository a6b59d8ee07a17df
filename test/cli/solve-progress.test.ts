/** The progress line of `solve` and `review`. */
import { describe, expect, it, vi } from 'vitest';
import type { Progress } from '../../src/analysis/progress.ts';
import { startSolveProgress } from '../../src/cli/progress/solve-progress.ts';
import { writtenTo } from './written.ts';

/** The progress line of a search that goes on, on a terminal or elsewhere. */
function lineOf(
  isTTY: boolean,
  bounds: readonly [number, number],
  estimate?: number,
  more?: Partial<Progress>,
  columns = 120,
): string {
  const { terminal, written } = writtenTo(isTTY, columns);
  const progress = startSolveProgress(terminal);
  const guess = estimate !== undefined && { estimate: { NS: estimate } };
  progress?.show({ bounds: { NS: bounds }, ...guess, cards: [], nodes: 1_234_567, ms: 3210, ...more });
  return written.join('').replace('\r\x1b[K', '');
}

describe('startSolveProgress', () => {
  it.each<[readonly [number, number], number | undefined, string]>([
    [[175, 175], undefined, 'North–South 175 (computing: 1.2M nodes, 3 s)'],
    [[113, 245], undefined, 'North–South between 113 and 245 (computing: 1.2M nodes, 3 s)'],
    [[113, 245], 175, 'North–South about 175, proven between 113 and 245 (computing: 1.2M nodes, 3 s)'],
  ])('of %j, estimated as %s', (bounds, estimate, words) => {
    expect(lineOf(true, bounds, estimate)).toBe(words);
  });

  it('of an estimate whose error has been measured', () => {
    expect(lineOf(true, [113, 245], 175, { within: 6 })).toMatch(
      /^North–South about 175 \(within 6 in 9 of 10 deals\), proven between 113 and 245 \(computing/,
    );
  });

  it.each([
    [80, 'North–South about 175, proven between 113 and 245 (1.2M nodes, 3 s)'],
    // A line that the terminal wraps could not be erased.
    [40, 'North–South about 175, proven between 1'],
    // A terminal that does not know its width.
    [0, 'North–South about 175, proven between 113 and 245 (1.2M nodes, 3 s)'],
  ])('on one line of a terminal with %s columns', (columns, words) => {
    expect(lineOf(true, [113, 245], 175, { within: 6 }, columns)).toBe(words);
  });

  it('of a review, and of a table once the position is done', () => {
    expect(lineOf(true, [0, 157], undefined, { entries: { done: 0, of: 36 } })).toBe(
      '0 of 36 (computing: 1.2M nodes, 3 s)',
    );
    expect(lineOf(true, [70, 90], 80, { entries: { done: 0, of: 24 } })).toMatch(/^North–South about 80/);
    expect(lineOf(true, [80, 80], undefined, { entries: { done: 0, of: 24 } })).toMatch(/^North–South 80/);
    expect(lineOf(true, [80, 80], undefined, { entries: { done: 5, of: 24 } })).toBe(
      '5 of 24 (computing: 1.2M nodes, 3 s)',
    );
  });

  it('says nothing where standard error is no terminal', () => {
    expect(lineOf(false, [0, 310])).toBe('');
  });

  it('says nothing on a terminal that cannot erase a line', () => {
    vi.stubEnv('TERM', 'dumb');
    expect(lineOf(true, [0, 310])).toBe('');
    vi.unstubAllEnvs();
  });
});
