/** One hand in place of a deal: the input with a deal around it, what a suggestion says of the cards, and the sentence above the board. */
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/game/cards.ts';
import type { Interval } from '../../src/game/interval.ts';
import type { SuggestedCard, Suggestion } from '../../src/notation/answer/suggestion.ts';
import { headlineOf } from '../../src/widget/features/one-hand/headline.ts';
import { goalOf, meanKnown, stripsOf } from '../../src/widget/features/one-hand/odds.ts';
import type { Phase } from '../../src/widget/features/one-hand/odds.ts';
import { oneHandMessages } from '../../src/widget/features/one-hand/one-hand-messages.ts';
import { dealtAround } from '../../src/widget/features/one-hand/one-hand.ts';
import { unmarked } from '../../src/widget/kit/sentence.ts';
import { isOneHand } from '../../src/widget/state/input.ts';
import type { Input } from '../../src/widget/state/input.ts';
import { modesOf } from '../../src/widget/state/modes.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import type { Table } from '../../src/widget/state/table.ts';
import { messages } from '../../src/widget/text/messages.ts';

const HAND: Input = {
  variant: 'schieber',
  contract: 'H',
  leader: 'N',
  seat: 'S',
  hand: '8.T86.QJ6.J9',
  plays: 'H7 HQ H8 HA D8 D7 DA H6',
};
const tableOf = (input: Input = {}): Table => readInput(dealtAround({ ...HAND, ...input }) as Input).table!;

describe('the input', () => {
  it('gets a deal with the hand, seen from its seat, and no engine', () => {
    const input = dealtAround(HAND) as Input;
    const table = readInput(input).table!;
    expect(table.seat).toBe('S');
    expect([...table.setup.deal.S].sort()).toEqual(['C9', 'CJ', 'D6', 'DJ', 'DQ', 'H6', 'H8', 'HT', 'S8']);
    expect(table.ply).toBe(8);
    expect(modesOf({ input, values: null, engine: 'on' }).engine).toBe('off');
  });

  it('speaks of the side of the hand', () => {
    const east = { seat: 'E', hand: '...AKQJT9876', plays: '', leader: 'E' };
    expect(tableOf({ ...east, declarer: 'N' }).side).toBe('EW');
  });

  it.each<[text: string, input: Input, isOne: boolean]>([
    ['a hand', {}, true],
    ['an empty hand', { hand: ' ' }, false],
    ['a hand beside a deal, which has all four', { deal: 'N:…' }, false],
  ])('%s', (_, input, isOne) => {
    expect(isOneHand({ ...HAND, ...input })).toBe(isOne);
  });
});

describe('the goal', () => {
  it.each<[input: Input, target: unknown, goal: object]>([
    [{}, null, { kind: 'points', least: 79 }],
    [{}, '100', { kind: 'points', least: 100 }],
    [{}, 'many', { kind: 'points', least: 79 }],
    [{ payoff: 'total' }, null, { kind: 'ahead', least: 1 }],
    [{ payoff: 'total' }, 20, { kind: 'lead', least: 20 }],
  ])('of %j with the target %s', (input, target, goal) => {
    expect(goalOf(tableOf(input), 'S', target)).toEqual(goal);
  });
});

/** Means of cards with the ranges of what they are behind; null before there are ranges. */
type Row = readonly [card: Card, mean: number, behind: Interval | null];

const suggested = ([card, mean, interval]: Row, best: number): SuggestedCard => ({
  card,
  mean,
  ...(interval && { interval: [mean - 3, mean + 3] }),
  behind: { mean: best - mean, ...(interval && { interval }) },
  risk: { mean: 0 },
});
const suggestion = (...rows: readonly Row[]): Suggestion => ({
  variant: 'schieber',
  payoff: 'points',
  seat: 'S',
  cards: rows.map((row) => suggested(row, rows[0]![1])),
  samples: 20,
  of: 400,
  fitting: [],
  evidence: ['plays'],
  ms: 0,
});
const NONE: Interval = [0, 0];

const ONE = suggestion(['S8', 97, NONE], ['D6', 94.6, [1, 4]], ['HT', 62, [30, 40]]);
const TWO = suggestion(['S8', 97, NONE], ['D6', 95, [-1, 5]], ['HT', 62, [30, 40]]);
const FOUR = suggestion(['S8', 97, NONE], ['D6', 96, [-1, 5]], ['DQ', 96, [-1, 5]], ['DJ', 95, [-1, 5]]);

describe('the headline', () => {
  it.each<[Suggestion | null, Phase, string]>([
    [null, 'computing', 'Dealing hands that fit …'],
    [null, 'failed', 'The cards cannot be compared'],
    [suggestion(['S8', 97, null], ['D6', 95, null]), 'computing', 'Too early to say: about 97'],
    [TWO, 'computing', 'Too early to say: about 97'],
    [ONE, 'computing', 'Lead the eight of spades: 97 on average'],
    [TWO, 'done', 'Lead the eight of spades or the six of diamonds: 97 on average'],
    [TWO, 'stopped', 'Lead the eight of spades or the six of diamonds: 97 on average'],
    [FOUR, 'done', '4 cards are as good: 97 on average'],
    [suggestion(['S8', 97, NONE]), 'done', 'One card may be played: 97 on average'],
  ])('%#: %s', (known, phase, said) => {
    const position = { suggestion: known, phase, error: null, order: [], orderedAt: 0 };
    const open = {
      table: tableOf(),
      seat: 'S',
      position,
      fitting: [],
      shown: null,
      target: null,
      hasKeys: true,
    } as const;
    const words = oneHandMessages(messages);
    expect(unmarked(headlineOf(words, open, (card) => `the ${messages.card(card)}`))).toBe(said);
  });
});

describe('the strips of the cards', () => {
  it.each<[Suggestion, Phase, lost: readonly (number | null)[]]>([
    [ONE, 'done', [0, 2, 35]],
    [TWO, 'done', [0, 0, 35]],
    [TWO, 'computing', [null, null, null]],
    // A card that is behind by less than half a point is behind all the same.
    [suggestion(['S8', 97, NONE], ['D6', 96.8, [0.1, 0.3]]), 'done', [0, 1]],
  ])('%#', (known, phase, lost) => {
    expect([...stripsOf(tableOf(), known, phase).values()].map((of) => of.lost)).toEqual(lost);
  });

  it('the bar has the mean of the first card, for North–South', () => {
    expect(meanKnown(tableOf(), ONE)).toEqual({ proven: [94, 100], estimate: 97, within: undefined });
    const east = tableOf({ seat: 'E', hand: '...AKQJT9876', plays: '', leader: 'E' });
    expect(meanKnown(east, { ...ONE, complete: true })).toMatchObject({ proven: [60, 60], estimate: null });
  });
});
