/** All trumps and no trumps: ranks, points, the duties of following, marriages; and the orders of cards that a table may set by contract. */
import { describe, expect, it } from 'vitest';
import type { Card, Contract, Deal } from '../../src/game/cards.ts';
import { legalNow, startOf, afterPlay } from '../../src/game/play/play.ts';
import { winnerIndex } from '../../src/game/play/trick.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { cardPoints, strengthOrder, totalPoints } from '../../src/game/rules/pack.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { scoreMelds } from '../../src/game/scoring/melds.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { handsOf } from './hands.ts';

const belote = withOverrides(variantById('belote').rules, { contracts: ['trump', 'alltrumps', 'notrumps'] });
const schieber = variantById('schieber').rules;

const DEAL = handsOf({
  N: 'SQ H7 D8',
  E: 'S7 SJ S9',
  S: 'SK SA C7',
  W: 'HJ DJ C8',
});

/** The cards that may be played next. */
function legal(rules: Rules, contract: Contract, plays: readonly Card[], deal: Deal = DEAL): Card[] {
  const start = startOf({ rules, contract, leader: 'N', declarer: 'N', deal });
  return legalNow(plays.reduce(afterPlay, start));
}

describe('all trumps', () => {
  it('“every suit ranks as trump”', () => {
    for (const suit of ['S', 'H', 'D', 'C'] as const) {
      expect(strengthOrder(belote, 'alltrumps', suit)).toEqual(['J', '9', 'A', 'T', 'K', 'Q', '8', '7']);
    }
  });

  it('“values as in a trump suit, 258 with the last trick” unless the rules give others', () => {
    expect(totalPoints(belote, 'alltrumps')).toBe(258);
    expect([cardPoints(belote, 'alltrumps', 'HJ'), cardPoints(belote, 'alltrumps', 'C9')]).toEqual([20, 14]);
  });

  it('“all trumps (J 14, 9 9, A 6, 10 5, K 3, Q 1 in every suit, 162 with the last trick)”', () => {
    const values = { allTrumps: { J: 14, '9': 9, A: 6, T: 5, K: 3, Q: 1 } };
    expect(totalPoints(withOverrides(belote, { values }), 'alltrumps')).toBe(162);
  });

  it('“rising is a duty in every suit led”, as on a trump lead', () => {
    const rules = withOverrides(belote, { direction: 'clockwise' });
    // East has seven, jack and nine of spades on the queen.
    expect(legal(rules, 'alltrumps', ['SQ'])).toEqual(['SJ', 'S9']);
    // South cannot beat the jack.
    expect(legal(rules, 'alltrumps', ['SQ', 'SJ'])).toEqual(['SA', 'SK']);
    const free = withOverrides(rules, { follow: { headTrumpLead: 'no' } });
    expect(legal(free, 'alltrumps', ['SQ'])).toEqual(['SJ', 'S9', 'S7']);
  });

  it('a partner who wins waives the duty where the rules say so', () => {
    const rules = withOverrides(belote, { direction: 'clockwise', follow: { headTrumpLead: 'unlessPartnerWins' } });
    const deal = handsOf({ N: 'S9 H7 D8', E: 'S7 C9 C8', S: 'SJ SA C7', W: 'HJ DJ DA' });
    expect(legal(rules, 'alltrumps', ['S9', 'S7'], deal)).toEqual(['SA', 'SJ']);
    const duty = withOverrides(rules, { follow: { headTrumpLead: 'yes' } });
    expect(legal(duty, 'alltrumps', ['S9', 'S7'], deal)).toEqual(['SJ']);
  });

  it('“no ruffing”: a void hand may play anything, and only the suit led wins', () => {
    const rules = withOverrides(belote, { direction: 'clockwise' });
    expect(legal(rules, 'alltrumps', ['SQ', 'SJ', 'SK'])).toEqual(['HJ', 'DJ', 'C8']);
    expect(winnerIndex(rules, 'alltrumps', ['SQ', 'S7', 'SK', 'HJ'])).toBe(2);
  });

  it('no rank is exempt: a jack alone must follow', () => {
    const rules = withOverrides(schieber, { contracts: ['trump', 'alltrumps'] });
    const deal = handsOf({ N: 'SA D6', E: 'S7 H6', S: 'S8 D7', W: 'SJ H7' });
    expect(legal(rules, 'alltrumps', ['SA'], deal)).toEqual(['SJ']);
    // With spades as trumps that hand may keep its jack.
    expect(legal(rules, 'S', ['SA'], deal)).toEqual(['SJ', 'H7']);
  });

  it('the king and queen of any suit are a marriage, unless the rules say otherwise', () => {
    const deal = handsOf({ N: 'SK SQ HK HQ', E: 'DK DQ', S: 'CK', W: 'CQ' });
    expect(scoreMelds(belote, 'alltrumps', 'N', deal).marriage).toEqual({ NS: 40, EW: 20 });
    const none = withOverrides(belote, { melds: { marriageInAllTrumps: false } });
    expect(scoreMelds(none, 'alltrumps', 'N', deal).marriage).toEqual({ NS: 0, EW: 0 });
    expect(scoreMelds(none, 'S', 'N', deal).marriage).toEqual({ NS: 20, EW: 0 });
  });

  it('has no roem in tricks', () => {
    const { trickRoem } = variantById('klaverjassen').rules;
    const override = { contracts: ['alltrumps'], trickRoem };
    expect(() => withOverrides(belote, override)).toThrow('trickRoem must be null with the contract "alltrumps".');
  });
});

describe('no trumps', () => {
  it('“no trumps (A 19, T 10, K 4, Q 3, J 2)”, 162 with the last trick; plain values unless given', () => {
    expect(totalPoints(belote, 'notrumps')).toBe(130);
    const values = { noTrumps: { A: 19, T: 10, K: 4, Q: 3, J: 2 } };
    expect(totalPoints(withOverrides(belote, { values }), 'notrumps')).toBe(162);
  });

  it('plays in the plain order, and a void hand may play anything', () => {
    expect(strengthOrder(belote, 'notrumps', 'S')).toEqual(['A', 'T', 'K', 'Q', 'J', '9', '8', '7']);
    const rules = withOverrides(belote, { direction: 'clockwise' });
    expect(legal(rules, 'notrumps', ['SQ'])).toEqual(['SJ', 'S9', 'S7']);
    expect(legal(rules, 'notrumps', ['SQ', 'SJ', 'SK'])).toEqual(['HJ', 'DJ', 'C8']);
  });

  it('a duty to head a plain lead holds', () => {
    const rules = withOverrides(belote, { direction: 'clockwise', follow: { headPlainLead: 'ifItWins' } });
    expect(legal(rules, 'notrumps', ['SQ', 'SJ'])).toEqual(['SA', 'SK']);
  });

  it('melds count unless the rules say otherwise; a marriage never does', () => {
    const annonces = withOverrides(belote, {
      melds: { kinds: [{ type: 'run', length: 3, orMore: true, points: 20 }] },
    });
    const deal = handsOf({ N: 'SA SK SQ', E: 'D7', S: 'C7', W: 'C8' });
    expect(scoreMelds(annonces, 'notrumps', 'N', deal)).toMatchObject({
      scored: { NS: 20, EW: 0 },
      marriage: { NS: 0, EW: 0 },
    });
    const none = withOverrides(annonces, { melds: { inNoTrumps: false } });
    expect(scoreMelds(none, 'notrumps', 'N', deal).scored).toEqual({ NS: 0, EW: 0 });
    expect(scoreMelds(none, 'alltrumps', 'N', deal).scored).toEqual({ NS: 20, EW: 0 });
  });
});

describe('orders of cards by contract', () => {
  const order = ['T', 'A', 'K', 'Q', 'J', '9', '8', '7', '6'] as const;
  const rules = withOverrides(schieber, { contracts: ['obenabe', 'unenufe', 'alltrumps', 'notrumps'] });
  const of = (name: string, kind: 'obenabe' | 'unenufe' | 'alltrumps' | 'notrumps') =>
    strengthOrder(withOverrides(rules, { order: { [name]: order } }), kind, 'S');

  it('a table may set each', () => {
    expect(of('obenabe', 'obenabe')).toEqual(order);
    expect(of('unenufe', 'unenufe')).toEqual(order);
    expect(of('allTrumps', 'alltrumps')).toEqual(order);
    expect(of('noTrumps', 'notrumps')).toEqual(order);
  });

  it('Unenufe reverses the order of Obenabe unless it has its own', () => {
    expect(of('obenabe', 'unenufe')).toEqual(order.toReversed());
    expect(of('noTrumps', 'unenufe')).toEqual(schieber.order.plain.toReversed());
  });

  it('a trump suit has none of them', () => {
    const all = { obenabe: order, unenufe: order, allTrumps: order, noTrumps: order };
    const own = withOverrides(rules, { order: all });
    expect([strengthOrder(own, 'S', 'S'), strengthOrder(own, 'S', 'H')]).toEqual([
      schieber.order.trump,
      schieber.order.plain,
    ]);
  });

  it('each lists every rank once', () => {
    const override = { order: { allTrumps: ['J', '9'] } };
    expect(() => withOverrides(rules, override)).toThrow('order.allTrumps must list each rank of deck.ranks');
  });

  it('a contract by trick turns one order: Unenufe must then be Obenabe reversed', () => {
    const override = { contracts: ['slalom-obenabe'], order: { unenufe: order } };
    expect(() => withOverrides(schieber, override)).toThrow(
      'order.unenufe must be the reverse of the order of Obenabe with the contract "slalom-obenabe".',
    );
    const turned = { contracts: ['slalom-obenabe'], order: { obenabe: order, unenufe: order.toReversed() } };
    expect(() => withOverrides(schieber, turned)).not.toThrow();
  });
});
