/** Puzzles in play, with the values of the solver, against naive minimax: what a card gives away, and what keeping cards reach. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { chooseReply } from '../../src/analysis/puzzle/reply.ts';
import type { Contest } from '../../src/analysis/puzzle/reply.ts';
import {
  bestValue,
  cardValues,
  givesAway,
  keepingCards,
  readersOf,
  sideOfReader,
} from '../../src/analysis/puzzle/goal.ts';
import type { CardValues, Goal } from '../../src/analysis/puzzle/goal.ts';
import { valueFor } from '../../src/game/scoring/payoff.ts';
import { answer } from '../../src/engine/synchronous.ts';
import { SEATS } from '../../src/game/cards.ts';
import type { Card, Seat, Side } from '../../src/game/cards.ts';
import { afterPlay, legalNow, playsOf, replay } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { finalValue } from '../../src/game/scoring/payoffs/payoff-table.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { hasCalls } from '../../src/game/scoring/payoffs/targets.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { rememberingMinimax } from '../oracle/minimax.ts';
import { oracleValue } from '../oracle/payoffs.ts';
import { times } from '../times.ts';
import { GAMES, anyRecord } from './records.ts';
import type { RecordRequest } from './records.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const SIDE_OR_SEAT: readonly (Side | Seat)[] = ['NS', 'EW', ...SEATS];

/** The values of a position as the element gets them. */
function valuesIn(request: RecordRequest, side: Side, state: GameState): CardValues {
  const { cards } = answer({ ...request, plays: playsOf(state), want: ['cards'] }, solver) as Answer;
  return cardValues(side, state.setup, request.payoff, cards!);
}

/** The same value by naive minimax. */
function oracle(state: GameState, side: Side, payoff: Payoff): number {
  const value = payoff === 'points' ? rememberingMinimax(state) : oracleValue(state, payoff);
  return valueFor(side, { setup: state.setup, payoff }, value);
}

const isPlayable = ({ variant, payoff }: RecordRequest): boolean => {
  const { rules } = variantById(variant);
  return !hasCalls({ rules } as never, payoff) && !(payoff === 'score' && rules.scoring.deal === 'level');
};

const anyPuzzle = (variant: string) =>
  fc.record({
    request: anyRecord(variant, 2, 4).filter(isPlayable),
    reader: fc.constantFrom(...SIDE_OR_SEAT),
    choices: fc.array(fc.nat(999), { minLength: 16, maxLength: 16 }),
    isCareful: fc.boolean(),
  });

describe('a puzzle', () => {
  it.each(GAMES)('is solved by cards that keep the goal, and a loss is what minimax says: %s', (variant) => {
    fc.assert(
      fc.property(anyPuzzle(variant), ({ request, reader, choices, isCareful }) => {
        const start = startIn(request);
        if (start.toPlay === null) return;
        const readers = readersOf(reader);
        const side = sideOfReader(reader);
        const values = (state: GameState): CardValues => valuesIn(request, side, state);
        let goal: Goal = { side, target: bestValue(side, start.toPlay, values(start)) };
        expect(goal.target).toBe(oracle(start, side, request.payoff));
        let state = start;
        for (let turn = 0; state.toPlay !== null; turn++) {
          if (!readers.has(state.toPlay)) {
            state = afterPlay(state, replyIn(state, { goal, readers, valuesOf: values }));
            expect(oracle(state, side, request.payoff)).toBe(goal.target);
            continue;
          }
          const known = values(state);
          const cards = isCareful ? keepingCards(goal, known) : legalNow(state);
          expect(cards).not.toEqual([]);
          const card = cards[choices[turn]! % cards.length]!;
          const lost = givesAway(goal, known.get(card)!);
          state = afterPlay(state, card);
          expect(oracle(state, side, request.payoff)).toBe(goal.target - lost);
          // A reader who plays on plays for the rest.
          goal = { side, target: goal.target - lost };
        }
        expect(valueFor(side, { setup: state.setup, payoff: request.payoff }, finalValue(state, request.payoff))).toBe(
          goal.target,
        );
      }),
      { numRuns: times(60) },
    );
  });

  it('asks for the values that it needs, a few at a time, and never for a position with one legal card', () => {
    fc.assert(
      fc.property(anyPuzzle('schieber'), ({ request, reader }) => {
        const state = startIn(request);
        const readers = readersOf(reader);
        if (state.toPlay === null || readers.has(state.toPlay)) return;
        const side = sideOfReader(reader);
        const goal = { side, target: bestValue(side, state.toPlay, valuesIn(request, side, state)) };
        const all = replyIn(state, { goal, readers, valuesOf: (at) => valuesIn(request, side, at) });
        const known = new Map<string, CardValues>();
        const contest: Contest = { goal, readers, valuesOf: (at) => known.get(playsOf(at).join()) };
        for (;;) {
          const reply = chooseReply(state, contest);
          if ('card' in reply) {
            expect(reply.card).toBe(all);
            return;
          }
          for (const missing of reply.missing) {
            expect(legalNow(missing).length).toBeGreaterThan(1);
            expect(known.has(playsOf(missing).join())).toBe(false);
            known.set(playsOf(missing).join(), valuesIn(request, side, missing));
          }
        }
      }),
      { numRuns: times(100) },
    );
  });
});

describe('among equally good cards', () => {
  const north = new Set<Seat>(['N', 'S']);
  /** East has followed with one of two equal cards; then South plays. */
  const state = startIn({
    variant: 'schieber',
    contract: 'obenabe',
    leader: 'E',
    deal: 'N:A6.K.. 98.7.. K7.6.. QJ.8..',
    payoff: 'points',
    plays: [],
  });
  const spades: readonly [Card, Card] = ['S9', 'S8'];

  /** The reply when South has these values after each of East's spades. */
  function reply(after: Readonly<Record<string, CardValues>>): Card {
    const contest: Contest = {
      goal: { side: 'NS', target: 10 },
      readers: north,
      valuesOf: (at) => {
        const plays = playsOf(at);
        if (plays.length === 0)
          return new Map<Card, number>([
            ['S9', 10],
            ['S8', 10],
            ['H7', 12],
          ]);
        return after[plays[0]!];
      },
    };
    return replyIn(state, contest);
  }

  const south = (king: number, seven: number): CardValues =>
    new Map<Card, number>([
      ['SK', king],
      ['S7', seven],
    ]);

  it.each([
    { name: 'the one after which fewer cards keep the goal', nine: south(10, 10), eight: south(10, 4), plays: 'S8' },
    { name: 'the one that tempts with more points', nine: south(10, 4), eight: south(4, 10), plays: 'S8' },
    { name: 'the first in the order of the notation', nine: south(10, 4), eight: south(10, 4), plays: 'S9' },
    { name: 'no card without a question', nine: south(10, 10), eight: south(10, 10), plays: 'S9' },
  ])('the solver plays $name', ({ nine, eight, plays }) => {
    expect(reply({ [spades[0]]: nine, [spades[1]]: eight })).toBe(plays);
  });
});

function startIn(request: RecordRequest): GameState {
  const { setup } = readRequest({ ...request, plays: [], want: [] }).state;
  return replay(setup, request.plays);
}

function replyIn(state: GameState, contest: Contest): Card {
  const reply = chooseReply(state, contest);
  if ('missing' in reply) throw new Error(`missing after ${playsOf(reply.missing[0]!).join(' ')}`);
  return reply.card;
}
