/** What a puzzle turns on, and the obvious card in it: tables of cases. Schieber is played counterclockwise: North, West, South, East. */
import { describe, expect, it } from 'vitest';
import { isTempting, obviousCard } from '../../src/analysis/puzzle/obvious.ts';
import { levelOf } from '../../src/analysis/puzzle/measure.ts';
import { themeOf } from '../../src/analysis/puzzle/theme.ts';
import type { Card, Contract, Deal, Seat } from '../../src/game/cards.ts';
import { replay } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import type { PuzzleMeasure } from '../../src/notation/puzzle.ts';
import { cardsOf, handsOf } from '../game/hands.ts';

interface Position {
  readonly name: string;
  readonly contract: Contract;
  readonly leader: Seat;
  readonly hands: Deal;
  /** Plays before the position. */
  readonly plays: string;
}

const stateOf = ({ contract, leader, hands, plays }: Position): GameState => {
  const { rules } = variantById('schieber');
  return replay({ rules, contract, leader, declarer: leader, deal: hands }, cardsOf(plays));
};

const DUCK = {
  contract: 'S',
  leader: 'E',
  plays: 'DK',
  hands: handsOf({ E: 'DK C6', N: 'DA D7', W: 'D8 C8', S: 'D9 C9' }),
} as const;
const LOST = { ...DUCK, hands: handsOf({ E: 'DK C6', N: 'DQ D7', W: 'DA C8', S: 'D9 C9' }) } as const;
const SMEAR = {
  contract: 'S',
  leader: 'S',
  plays: 'DA D8',
  hands: handsOf({ S: 'DA C6', E: 'D8 C7', N: 'DT D7', W: 'D9 C8' }),
} as const;
/** North may give the ten to the trick of South, who holds the ace. */
const AHEAD = {
  contract: 'S',
  leader: 'E',
  plays: 'DK',
  hands: handsOf({ E: 'DK C6', N: 'DT D7', W: 'D8 C8', S: 'DA C9' }),
} as const;
/** West can ruff. */
const BEATEN = handsOf({ E: 'DK C6', N: 'DT D7', W: 'S8 C8', S: 'DA C9' });
const RUFFED = {
  contract: 'S',
  leader: 'E',
  plays: 'DA D7 S8',
  hands: handsOf({ E: 'DA C6', N: 'D7 H7', W: 'S8 H8', S: 'S9 C7' }),
} as const;
const TRUMPS = {
  contract: 'S',
  leader: 'N',
  plays: '',
  hands: handsOf({ N: 'SJ CA', W: 'S8 C7', S: 'D7 C8', E: 'H7 C9' }),
} as const;
const THROWN = {
  contract: 'obenabe',
  leader: 'N',
  plays: '',
  hands: handsOf({ N: 'C7 DA', W: 'CA DK', S: 'C8 H7', E: 'C9 H8' }),
} as const;
const EXIT = {
  contract: 'obenabe',
  leader: 'N',
  plays: '',
  hands: handsOf({ N: 'HA C7 DA', W: 'H6 CA DK', S: 'H7 C8 D7', E: 'H8 C9 D8' }),
} as const;

describe('the theme', () => {
  it.each<Position & { card: Card; obvious: Card; rest?: string; theme: string | undefined }>([
    { name: 'a duck', ...DUCK, card: 'D7', obvious: 'DA', theme: 'duck' },
    { name: 'no duck, but the king is beaten', ...DUCK, card: 'DA', obvious: 'D7', theme: undefined },
    { name: 'a smear', ...SMEAR, card: 'DT', obvious: 'D7', theme: 'smear' },
    { name: 'a smear to a partner who is still to win', ...AHEAD, card: 'DT', obvious: 'D7', theme: 'smear' },
    {
      name: 'no smear, as the trick may be lost',
      ...AHEAD,
      hands: BEATEN,
      card: 'DT',
      obvious: 'D7',
      theme: undefined,
    },
    { name: 'an overruff', ...RUFFED, card: 'S9', obvious: 'C7', theme: 'overruff' },
    { name: 'drawing trumps', ...TRUMPS, card: 'SJ', obvious: 'CA', theme: 'draw-trumps' },
    { name: 'saving the jack', ...TRUMPS, card: 'CA', obvious: 'SJ', theme: 'save-jack' },
    { name: 'a throw-in', ...THROWN, card: 'C7', obvious: 'DA', rest: 'C7 CA C8 C9 DK H7 H8 DA', theme: 'throw-in' },
    {
      name: 'no throw-in, as the trick stays',
      ...THROWN,
      card: 'DA',
      obvious: 'C7',
      rest: 'DA DK H7 H8',
      theme: undefined,
    },
    {
      name: 'keeping the exit',
      ...EXIT,
      card: 'HA',
      obvious: 'C7',
      rest: 'HA H6 H7 H8 C7 CA C8 C9 DK D7 D8 DA',
      theme: 'keep-exit',
    },
  ])('$name', ({ card, obvious, rest = card, theme, ...position }) => {
    expect(themeOf({ before: stateOf(position), card, obvious, rest: cardsOf(rest) })).toBe(theme);
  });
});

describe('the obvious card', () => {
  it.each<Position & { card: Card }>([
    { name: 'draws trumps with the highest', ...TRUMPS, card: 'SJ' },
    { name: 'cashes the sure trick with most points', ...EXIT, card: 'HA' },
    {
      name: 'leads low from the longest suit if nothing is sure',
      contract: 'obenabe',
      leader: 'N',
      plays: '',
      hands: handsOf({ N: 'C7 DK D7', W: 'CA DA H6', S: 'C8 H7 S6', E: 'C9 H8 S7' }),
      card: 'D7',
    },
    { name: 'takes what can be taken', ...RUFFED, card: 'S9' },
    { name: 'gives points to a partner who wins', ...SMEAR, card: 'DT' },
    {
      name: 'is cheap where the trick may be lost',
      ...LOST,
      card: 'D7',
    },
  ])('$name', ({ card, ...position }) => {
    expect(obviousCard(stateOf(position))).toBe(card);
  });

  it.each<Position & { obvious: Card; right: Card; tempts: boolean }>([
    { name: 'a sure trick', ...TRUMPS, obvious: 'SJ', right: 'CA', tempts: true },
    { name: 'a cheap card beside a sure one', ...DUCK, obvious: 'D7', right: 'DA', tempts: false },
    { name: 'a cheap card beside one that costs points', ...LOST, obvious: 'D7', right: 'DQ', tempts: true },
    { name: 'a low lead beside another', ...THROWN, obvious: 'C7', right: 'C7', tempts: false },
  ])('$name tempts: $tempts', ({ obvious, right, tempts, ...position }) => {
    expect(isTempting(stateOf(position), obvious, right)).toBe(tempts);
  });
});

describe('the level', () => {
  const measure = (unique: number, depth: number, foolsOrder: boolean): PuzzleMeasure => ({
    choices: 9,
    unique,
    traps: 1,
    point: { after: 0, card: 'SA', obvious: 'SK', cost: 10, depth, foolsOrder },
    solution: [],
  });

  it.each([
    [1, 1, false, 1],
    [2, 2, false, 1],
    [2, 3, false, 2],
    [3, 1, false, 2],
    [2, 2, true, 2],
    [3, 1, true, 2],
    [3, 2, false, 2],
    [3, 2, true, 3],
    [5, 4, true, 3],
  ])(
    'with %i cards without an alternative, a depth of %i and the order fooled: %s, is %i',
    (unique, depth, fools, level) => {
      expect(levelOf(measure(unique, depth, fools))).toBe(level);
    },
  );
});
