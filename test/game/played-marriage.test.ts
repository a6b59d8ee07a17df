/** Marriages that depend on the play: Bulgarian Belot in all trumps, sentence by sentence of the rule sheet. */
import { describe, expect, it } from 'vitest';
import type { Card, Contract } from '../../src/game/cards.ts';
import { replay } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import type { RulesOverride } from '../../src/game/rules/rules.ts';
import { finalValue } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { scoreMelds } from '../../src/game/scoring/melds.ts';
import { roemSoFar } from '../../src/game/scoring/payoff.ts';
import { checkPayoff } from '../../src/game/scoring/payoffs/payoff-check.ts';
import { distinctPayoffs } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { totalPoints } from '../../src/game/rules/pack.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { handsOf } from './hands.ts';

const { rules } = variantById('belot-bulgarian');
const cardsOf = (text: string): Card[] => text.split(' ') as Card[];

/** The play of an ending. @param plays counterclockwise from North */
function played(hands: Parameters<typeof handsOf>[0], contract: Contract, plays: string): GameState {
  const setup = { rules, contract, leader: 'N', declarer: 'N', deal: handsOf(hands) } as const;
  return replay(setup, cardsOf(plays));
}

/** The deal of which the rule sheet's oracle found the score. */
const DEAL = handsOf({
  N: 'SA SJ S9 HJ HT DA D8 CJ',
  E: 'ST S7 HA HK DQ DJ D7 C7',
  S: 'S8 H8 H7 DK D9 CK CQ C9',
  W: 'SK SQ HQ H9 DT CA CT C8',
});
const PLAYS = cardsOf(
  'SA SK S8 ST D8 DT D9 DJ DQ DA HQ DK CJ CT C9 C7 S9 SQ CQ S7 SJ C8 H8 HK HT H9 H7 HA CA CK D7 HJ',
);

describe('Belot (Bulgarian), all trumps', () => {
  it.each([
    ['led', { N: 'HK HQ S7', W: 'H7 S8 C7', S: 'H8 S9 C8', E: 'H9 ST C9' }, 'HQ H7 H8 H9', { NS: 20, EW: 0 }],
    ['follows the suit led', { N: 'HJ S7', W: 'HK HQ', S: 'H8 S9', E: 'H9 ST' }, 'HJ HK H8 H9', { NS: 0, EW: 20 }],
    ['discarded', { N: 'SJ S7', W: 'HK HQ', S: 'S8 S9', E: 'ST C9' }, 'SJ HK S8 ST', { NS: 0, EW: 0 }],
    ['in two hands', { N: 'HK S7', W: 'H7 S8', S: 'HQ S9', E: 'H9 ST' }, 'HK H7 HQ H9', { NS: 0, EW: 0 }],
  ])(
    '“a belot (K+Q, 20) counts only if the first of the two cards is led, or follows the suit led; not if it is discarded”: %s',
    (_, hands, plays, made) => {
      expect(roemSoFar(played(hands, 'alltrumps', plays))).toEqual(made);
    },
  );

  it('the second card changes nothing: led after a discard it counts no more, and discarded after a lead no less', () => {
    const hands = { N: 'SJ S7', W: 'HK HQ', S: 'S8 S9', E: 'ST C9' };
    expect(roemSoFar(played(hands, 'alltrumps', 'SJ HK S8 ST S7 HQ S9 C9'))).toEqual({ NS: 0, EW: 0 });
    const led = { N: 'HK HQ', W: 'HJ SA', S: 'H8 S9', E: 'H9 ST' };
    expect(roemSoFar(played(led, 'alltrumps', 'HK HJ H8 H9 SA S9 ST HQ'))).toEqual({ NS: 20, EW: 0 });
  });

  it('names the marriage in its trick, with its holder, who need not win it', () => {
    const { tricks } = played({ N: 'HJ S7', W: 'HK HQ', S: 'H8 S9', E: 'H9 ST' }, 'alltrumps', 'HJ HK H8 H9');
    expect(tricks[0]).toMatchObject({ winner: 'N', marriage: { seat: 'W', points: 20 } });
  });

  it.each(['S', 'H', 'D', 'C'] as const)(
    '“In a suit contract likewise when it trumps”: a trump is never discarded, so the marriage of %s is a constant of the deal',
    (contract) => {
      const marriage = { NS: contract === 'C' ? 20 : 0, EW: contract === 'S' ? 20 : 0 };
      expect(scoreMelds(rules, contract, 'N', DEAL).marriage).toEqual(marriage);
    },
  );

  it('“The bonus depends on the play, like roem in a trick, and belongs to the search”: it is no constant beside the value', () => {
    expect(scoreMelds(rules, 'alltrumps', 'N', DEAL).marriage).toEqual({ NS: 0, EW: 0 });
    const end = replay({ rules, contract: 'alltrumps', leader: 'N', declarer: 'N', deal: DEAL }, PLAYS);
    // South discarded the queen of clubs first; West's king of spades followed suit.
    expect(roemSoFar(end)).toEqual({ NS: 0, EW: 20 });
    expect(finalValue(end, 'total')).toBe(end.points.NS - end.points.EW - 20);
    expect(finalValue(end, 'score')).toBe(-278);
    const counts = withOverrides(rules, { melds: { marriageIfDiscarded: true } });
    expect(finalValue({ ...end, setup: { ...end.setup, rules: counts }, tricks: [] }, 'score')).toBe(10);
  });

  it('an ending has the belots of the hands that hold both cards, so its total differs from card points', () => {
    const deal = handsOf({ N: 'HK HQ', W: 'H7 S8', S: 'H8 S9', E: 'H9 ST' });
    const setup = { rules, contract: 'alltrumps', leader: 'N', declarer: 'N', deal } as const;
    expect(distinctPayoffs(setup)).toEqual(['points', 'total', 'score']);
    expect(finalValue(replay(setup, cardsOf('HQ H7 H8 H9 ST HK S8 S9')), 'total')).toBe(
      finalValue(replay(setup, cardsOf('HQ H7 H8 H9 ST HK S8 S9')), 'points') * 2 - 55 + 20,
    );
  });

  it('“In no trumps there is none.”', () => {
    expect(scoreMelds(rules, 'notrumps', 'N', DEAL).marriage).toEqual({ NS: 0, EW: 0 });
    const hands = { N: 'HK HQ', W: 'H7 S8', S: 'H8 S9', E: 'H9 ST' };
    expect(roemSoFar(played(hands, 'notrumps', 'HK H7 H8 H9'))).toEqual({ NS: 0, EW: 0 });
  });

  it('“No trumps doubles the points of the cards and of the last trick; capot 90 is not doubled.”', () => {
    expect(totalPoints(rules, 'notrumps')).toBe(2 * (4 * (11 + 10 + 4 + 3 + 2) + 10));
    expect(rules.sweep).toMatchObject({ bonus: 90, mode: 'add' });
  });
});

describe('rules under which such marriages cannot be searched', () => {
  const setup = { contract: 'alltrumps', leader: 'N', declarer: 'N', deal: DEAL } as const;
  const cases: readonly (readonly [string, RulesOverride])[] = [
    ['scoring.deal', { scoring: { deal: 'gamePoints', atLeast: 100, win: 2, sweep: 5 } }],
    ['scoring.melds', { scoring: { melds: false } }],
    ['scoring.marriage', { scoring: { marriage: 'kept' } }],
    ['scoring.sweepTakesMelds', { scoring: { sweepTakesMelds: true } }],
    ['scoring.scores', { scoring: { deal: 'points', scores: 'declarers' } }],
  ];
  it.each(cases)('the message names %s', (field, override) => {
    const changed = withOverrides(rules, override);
    expect(() => checkPayoff({ ...setup, rules: changed }, 'score')).toThrow(field);
    expect(() => checkPayoff({ ...setup, rules: changed }, 'total')).not.toThrow();
    expect(() => checkPayoff({ ...setup, contract: 'S', rules: changed }, 'score')).not.toThrow();
  });

  it('a pack of two copies is refused', () => {
    const order = ['A', 'K', 'Q', 'J', 'T', '9'] as const;
    const double: RulesOverride = { deck: { ranks: order, copies: 2 }, order: { trump: order, plain: order } };
    expect(() => withOverrides(rules, double)).toThrow('melds.marriageIfDiscarded');
    expect(() => withOverrides(rules, { ...double, contracts: ['trump'] })).not.toThrow();
  });
});
