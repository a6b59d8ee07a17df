/** The collection of puzzles, by the second solver (tools/golden), which shares no code with the first. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { PUZZLE_LEVELS, PUZZLE_THEMES } from '../../src/notation/puzzle.ts';
import type { MeasuredPuzzle } from '../../src/notation/puzzle.ts';
import { POINTS } from '../../tools/golden/aims.ts';
import { cardText, parseDeal } from '../../tools/golden/deals.ts';
import { SEATS, sheetOf } from '../../tools/golden/games.ts';
import type { Sheet } from '../../tools/golden/games.ts';
import { afterCard, legalCards, seatToPlay, stateOf } from '../../tools/golden/minimax.ts';
import type { State } from '../../tools/golden/minimax.ts';
import { Search } from '../../tools/golden/search.ts';
import { isThorough, oneIn } from '../times.ts';

interface Puzzle {
  readonly id: string;
  readonly variant: string;
  readonly contract: string;
  readonly leader: string;
  readonly deal: string;
  readonly puzzle: MeasuredPuzzle;
}

const { made, puzzles } = JSON.parse(readFileSync(new URL('../../puzzles.json', import.meta.url), 'utf8')) as {
  readonly made: readonly string[];
  readonly puzzles: readonly Puzzle[];
};

/** North–South's points after each card of a position, by name. */
function valuesOf(sheet: Sheet, state: State): Map<string, number> {
  const search = new Search(sheet, POINTS, state, Infinity);
  return new Map(legalCards(sheet, state).map((card) => [cardText(sheet, card), search.valueAfter(card)]));
}

const play = (sheet: Sheet, state: State, name: string): State =>
  afterCard(
    sheet,
    state,
    legalCards(sheet, state).find((card) => cardText(sheet, card) === name)!,
  );

const isNorthSouth = (sheet: Sheet, state: State): boolean => seatToPlay(sheet, state) % 2 === 0;

describe('the collection', () => {
  it('has twelve puzzles of each game, four of each level, each once', () => {
    const counts = new Map<string, number>();
    for (const { variant, puzzle } of puzzles) {
      const key = `${variant} ${puzzle.level}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const games = ['schieber', 'kreuzjass', 'krutzjass', 'kruisjassen', 'klaverjassen'];
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(games.flatMap((game) => PUZZLE_LEVELS.map((level) => [`${game} ${level}`, 4]))),
    );
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    expect(new Set(puzzles.map(({ deal }) => deal)).size).toBe(puzzles.length);
    expect(made).toHaveLength(games.length);
  });

  it('names a theme for each, and has all of them', () => {
    expect(new Set(puzzles.map(({ puzzle }) => puzzle.theme))).toEqual(new Set(PUZZLE_THEMES));
  });

  it.each(puzzles)('$id is a request', (request) => {
    const { side, target, level } = request.puzzle;
    expect(parseRequest(request).puzzle).toMatchObject({ side, target, level });
  });

  it.each(oneIn(2, puzzles))(
    '$id: the target is what can be made, and one card alone keeps it at the point',
    (request) => {
      const { target, measure } = request.puzzle;
      const sheet = sheetOf(request.variant, request.contract);
      const hands = parseDeal(sheet, request.deal);
      let state = stateOf(hands, SEATS.indexOf(request.leader));
      expect(new Search(sheet, POINTS, state, Infinity).value()).toBe(target);
      const { after, card, obvious, cost } = measure.point;
      const counted = { choices: 0, unique: 0 };
      for (const [index, next] of measure.solution.entries()) {
        if (index === after || isThorough) {
          const values = valuesOf(sheet, state);
          if (isNorthSouth(sheet, state) && values.size > 1) {
            const keeping = [...values].filter(([, value]) => value >= target).map(([name]) => name);
            expect(keeping).toContain(next);
            counted.choices++;
            if (keeping.length === 1) counted.unique++;
            if (index === after) {
              expect(keeping).toEqual([card]);
              expect(target - values.get(obvious)!).toBe(cost);
            }
          }
        }
        state = play(sheet, state, next);
      }
      expect(state.taken.ns).toBe(target);
      if (isThorough) expect(counted).toEqual({ choices: measure.choices, unique: measure.unique });
    },
  );
});
