/** The play of a deal: seats, tricks, points, and illegal plays. */
import { describe, expect, it } from 'vitest';
import { sideOf } from '../../src/game/cards.ts';
import type { Card, Contract, Seat } from '../../src/game/cards.ts';
import { JassError } from '../../src/game/errors.ts';
import { afterPlay, legalNow, playCard, replay, startOf } from '../../src/game/play/play.ts';
import type { GameSetup } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { cardsOf, handsOf } from './hands.ts';
import { PARLETT } from './parlett.ts';

/** An ending of two cards a hand; East and West can win a trick with trumps. */
const ENDING = handsOf({ N: 'SA S7', E: 'HT D8', S: 'SK DA', W: 'HQ DK' });

function setup(variant: string, leader: Seat = 'N', contract: Contract = 'H', deal = ENDING): GameSetup {
  return { rules: variantById(variant).rules, contract, leader, declarer: leader, deal };
}

function errorOf(action: () => unknown): unknown {
  try {
    action();
    return undefined;
  } catch (error) {
    return error instanceof JassError ? error.toJSON() : error;
  }
}

describe('the play of a deal', () => {
  it('runs clockwise or counterclockwise, and the winner of a trick leads to the next', () => {
    const clockwise = replay(setup('kruisjassen'), cardsOf('SA HT SK HQ'));
    expect(clockwise.tricks).toEqual([
      { leader: 'N', cards: ['SA', 'HT', 'SK', 'HQ'], winner: 'W', points: 26, roem: 0, marriage: null },
    ]);
    expect(clockwise.toPlay).toBe('W');
    expect(clockwise.points).toEqual({ NS: 0, EW: 26 });

    const counter = replay(setup('schieber'), cardsOf('SA HQ SK'));
    expect(counter.toPlay).toBe('E');
    expect(counter.trick).toEqual({ leader: 'N', cards: ['SA', 'HQ', 'SK'] });
    expect(legalNow(counter)).toEqual(['D8']);
  });

  it('includes the bonus in the points of the last trick, also in an ending', () => {
    const over = replay(setup('kruisjassen'), cardsOf('SA HT SK HQ DK S7 D8 DA'));
    expect(over.tricks[1]).toMatchObject({ winner: 'S', points: 3 + 11 + 5 });
    expect(over.points).toEqual({ NS: 19, EW: 26 });
    expect(over.toPlay).toBeNull();
    expect(legalNow(over)).toEqual([]);
  });

  it('a play never changes the state before it', () => {
    const start = startOf(setup('kruisjassen'));
    const before = structuredClone(start);
    playCard(playCard(start, 'SA'), 'HT');
    expect(start).toEqual(before);
  });

  it('a play removes only one copy of a card from a hand of a two-copy pack', () => {
    const deal = handsOf({ N: 'SA SA', E: 'S9 D9', S: 'SK DA', W: 'SQ DK' });
    const after = afterPlay(startOf(setup('krutzjass', 'N', 'H', deal)), 'SA');
    expect(after.hands.N).toEqual(['SA']);
  });
});

describe('illegal plays', () => {
  it.each<[title: string, plays: string, error: object]>([
    [
      'a card that the rules forbid',
      'SA DA',
      { play: 1, hand: 'E', card: 'DA', message: 'E does not hold DA in trick 1; legal: HT, D8.' },
    ],
    [
      'a card that must wait',
      'S7 HT DA',
      { play: 2, hand: 'S', card: 'DA', message: 'S may not play DA in trick 1; legal: SK.' },
    ],
    [
      'a card played before',
      'SA HT SK HQ HQ',
      { play: 4, hand: 'W', card: 'HQ', message: 'W does not hold HQ in trick 2; legal: DK.' },
    ],
    [
      'a card too many',
      'SA HT SK HQ DK S7 D8 DA C7',
      { play: 8, card: 'C7', message: 'C7 cannot be played: every trick has been played.' },
    ],
  ])('%s', (_, plays, error) => {
    expect(errorOf(() => replay(setup('kruisjassen'), cardsOf(plays)))).toEqual({ code: 'illegal-play', ...error });
  });

  it('a million plays: the error is at the first illegal one', () => {
    const plays = Array<Card>(1_000_000).fill('SA');
    expect(errorOf(() => replay(setup('kruisjassen'), plays))).toMatchObject({ code: 'illegal-play', play: 1 });
  });

  it('a deal or a contract that the game does not have', () => {
    expect(errorOf(() => startOf(setup('kruisjassen', 'N', 'obenabe')))).toMatchObject({ code: 'bad-contract' });
    expect(errorOf(() => startOf(setup('kruisjassen', 'N', 'H', handsOf({ N: 'SA' }))))).toMatchObject({
      code: 'bad-deal',
    });
  });
});

describe(PARLETT.title, () => {
  const { rules } = variantById(PARLETT.variant);
  const { contract, leader, declarer, deal, plays, asPrinted } = PARLETT;
  const over = replay({ rules, contract, leader, declarer, deal }, plays);

  it('has the printed winners', () => {
    expect(over.tricks.map(({ winner }) => winner)).toEqual(asPrinted.trickWinners);
  });

  it('has the printed points', () => {
    expect(over.tricks.map(({ points }) => points)).toEqual(asPrinted.trickPoints);
    expect(over.points).toEqual(asPrinted.points);
  });

  it('has the printed roem', () => {
    expect(over.tricks.map(({ roem }) => roem)).toEqual(asPrinted.trickRoem);
    const bySide = { NS: 0, EW: 0 };
    for (const { winner, roem } of over.tricks) bySide[sideOf(winner)] += roem;
    expect(bySide).toEqual(asPrinted.roem);
  });
});
