/** Hand melds and marriages, sentence by sentence of the rule sheets. */
import { describe, expect, it } from 'vitest';
import type { Contract, Seat } from '../../src/game/cards.ts';
import { handMelds, scoreMelds } from '../../src/game/scoring/melds.ts';
import type { MeldScore } from '../../src/game/scoring/melds.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { cardsOf, handsOf } from './hands.ts';

/** The melds of a hand as text, best first: `'run SA SK SQ 20'`; hearts are trumps. */
function melds(id: string, hand: string, override: object = {}): string[] {
  const rules = withOverrides(variantById(id).rules, override);
  return handMelds(rules, 'H', cardsOf(hand)).map(({ type, cards, points }) => `${type} ${cards.join(' ')} ${points}`);
}

function score(
  id: string,
  hands: Partial<Record<Seat, string>>,
  leader: Seat = 'N',
  contract: Contract = 'H',
): MeldScore {
  return scoreMelds(variantById(id).rules, contract, leader, handsOf(hands));
}

/** North against East, with North first to play: the better hand, and the deciding link. */
function contest(id: string, north: string, east: string): string {
  const [comparison] = score(id, { N: north, E: east }).comparisons;
  return `${comparison!.winner} by ${comparison!.decidedBy}`;
}

const ALL_RUNS = 'SA SK SQ SJ ST S9 S8';

describe('kruisjassen-roem', () => {
  const id = 'kruisjassen-roem';

  it.each([
    ['four J 200', 'SJ HJ DJ CJ', ['set SJ HJ DJ CJ 200']],
    ['run of 5+ 100', 'SA SK SQ SJ ST', ['run SA SK SQ SJ ST 100']],
    ['run of 5+ 100', 'ST S9 S8 SA SK SQ SJ', [`run ${ALL_RUNS} 100`]],
    ['four A, K, Q or 10 100', 'SA HA DA CA', ['set SA HA DA CA 100']],
    ['four A, K, Q or 10 100', 'SK HK DK CK ST HT DT CT', ['set SK HK DK CK 100', 'set ST HT DT CT 100']],
    ['four A, K, Q or 10 100', 'SQ HQ DQ CQ', ['set SQ HQ DQ CQ 100']],
    ['four A, K, Q or 10 100', 'S9 H9 D9 C9 S8 H8 D8 C8', []],
    ['run of 4 50', 'HT H9 H8 H7', ['run HT H9 H8 H7 50']],
    ['run of 3 20', 'DQ DJ DT', ['run DQ DJ DT 20']],
    ['run of 3 20', 'DQ DJ S9 S8', []],
    ['runs in A-K-Q-J-10-9-8-7 order for every suit', 'HJ H9 HA', []],
    ['runs in A-K-Q-J-10-9-8-7 order for every suit', 'H9 HT HJ SA S7 S8', ['run HJ HT H9 20']],
    ['a run counts once, at its full length', 'SA SK SQ SJ ST S9 S8 S7', [`run ${ALL_RUNS} S7 100`]],
    ['a run counts once, at its full length', 'SA SK SQ SJ S9 S8 S7', ['run SA SK SQ SJ 50', 'run S9 S8 S7 20']],
  ])('“%s”: %s', (_, hand, expected) => {
    expect(melds(id, hand)).toEqual(expected);
  });

  it.each([
    ['in that descending order', 'SA SK SQ SJ ST', 'SJ HJ DJ CJ', 'E by kind'],
    ['in that descending order', 'SA HA DA CA', 'DJ DT D9 D8 D7', 'E by kind'],
    ['in that descending order', 'HA HK HQ HJ', 'ST HT DT CT', 'E by kind'],
    ['in that descending order', 'HA HK HQ', 'ST S9 S8 S7', 'E by kind'],
    ['a longer run beats a shorter one', 'HA HK HQ HJ HT', 'SK SQ SJ ST S9 S8', 'E by length'],
    ['Equal length: higher top card', 'HK HQ HJ', 'SA SK SQ', 'E by rank'],
    ['then trump', 'SA SK SQ', 'HA HK HQ', 'E by trump'],
    ['then the player who played earlier to trick one', 'SA SK SQ', 'DA DK DQ', 'N by turn'],
    ['four A before four K', 'SK HK DK CK', 'SA HA DA CA', 'E by rank'],
  ])('“%s”: %s against %s', (_, north, east, decision) => {
    expect(contest(id, north, east)).toBe(decision);
  });

  it('the earlier player is found from the leader on, in the direction of play', () => {
    const hands = { N: 'SA SK SQ', E: 'DA DK DQ', W: 'CA CK CQ' };
    expect(score(id, hands, 'N').best).toBe('N');
    expect(score(id, hands, 'E').best).toBe('E');
    expect(score(id, hands, 'S').best).toBe('W');
    expect(score('krutzjass', hands, 'S').best).toBe('E');
  });

  it('“Only the team with the best single meld scores, for all melds of both its hands.”', () => {
    const { scored, best, hands } = score(id, {
      N: 'SK SQ SJ DA DK DQ',
      E: 'HA HK HQ HJ',
      S: 'CA CK CQ CJ CT',
      W: 'S9 S8 S7 D9 D8 D7',
    });
    expect(best).toBe('S');
    expect(hands.N).toHaveLength(2);
    expect(scored).toEqual({ NS: 140, EW: 0 });
  });

  it('the comparisons have the winner and the deciding link', () => {
    const { comparisons } = score(id, { N: 'SA SK SQ', E: 'S9 S8 S7', S: 'HA HK HQ', W: 'D9 D8 D7 DJ DT' }, 'N');
    const run = (cards: string, points: number) => ({ type: 'run', cards: cardsOf(cards), points });
    const [north, south] = [run('SA SK SQ', 20), run('HA HK HQ', 20)];
    expect(comparisons).toEqual([
      {
        ...{ holder: 'N', challenger: 'E', winner: 'N', decidedBy: 'rank' },
        melds: { holder: north, challenger: run('S9 S8 S7', 20) },
      },
      {
        ...{ holder: 'N', challenger: 'S', winner: 'S', decidedBy: 'trump' },
        melds: { holder: north, challenger: south },
      },
      {
        ...{ holder: 'S', challenger: 'W', winner: 'W', decidedBy: 'kind' },
        melds: { holder: south, challenger: run('DJ DT D9 D8 D7', 100) },
      },
    ]);
  });

  it.each(['NESW', 'ESWN', 'SWNE', 'WNES'])('the comparisons follow the order of the first trick: %s', (order) => {
    // Each has a better run than the seat before, so every comparison is between adjacent seats.
    const [first, second, third, fourth] = [...order] as [Seat, Seat, Seat, Seat];
    const hands = { [first]: 'S9 S8 S7', [second]: 'DT D9 D8', [third]: 'CJ CT C9', [fourth]: 'HQ HJ HT' };
    const pairs = score(id, hands, first).comparisons.map(({ holder, challenger }) => holder + challenger);
    expect(pairs).toEqual([first + second, second + third, third + fourth]);
  });

  it('no side scores without a meld', () => {
    expect(score(id, { N: 'SA', E: 'SK', S: 'SQ', W: 'DJ' })).toEqual({
      hands: { N: [], E: [], S: [], W: [] },
      comparisons: [],
      best: null,
      scored: { NS: 0, EW: 0 },
      marriage: { NS: 0, EW: 0 },
    });
  });

  it('“K+Q of trump in one hand: stuk 20, always scores.”', () => {
    const { scored, marriage } = score(id, { N: 'HK HQ S7', E: 'SA SK SQ', S: 'DK DQ' });
    expect(scored).toEqual({ NS: 0, EW: 20 });
    expect(marriage).toEqual({ NS: 20, EW: 0 });
    expect(score(id, { N: 'HK', S: 'HQ' }).marriage).toEqual({ NS: 0, EW: 0 });
    expect(score(id, { E: 'DK DQ' }, 'N', 'D').marriage).toEqual({ NS: 0, EW: 20 });
  });

  it('“A card may serve in a run and in a set at once (`melds.reuse`, default true here: the sources are silent).”', () => {
    expect(melds(id, 'SA SK SQ HA DA CA')).toEqual(['set SA HA DA CA 100', 'run SA SK SQ 20']);
    expect(melds(id, 'SA SK SQ HA DA CA', { melds: { reuse: false } })).toEqual(['set SA HA DA CA 100']);
  });
});

describe('krutzjass', () => {
  const id = 'krutzjass';

  it.each([
    ['four J 200', 'SJ HJ DJ CJ', ['set SJ HJ DJ CJ 200']],
    ['four 9 150', 'S9 H9 D9 C9', ['set S9 H9 D9 C9 150']],
    ['run of 5+ 100', 'SA SK SQ SJ ST S9', ['run SA SK SQ SJ ST S9 100']],
    ['four of another rank of four different suits 100', 'ST HT DT CT', ['set ST HT DT CT 100']],
    ['four of another rank of four different suits 100', 'ST ST HT HT DT', []],
    ['four of another rank of four different suits 100', 'SJ SJ HJ DJ', []],
    ['run of 4 50', 'SK SQ SJ ST', ['run SK SQ SJ ST 50']],
    ['run of 3 20', 'SJ ST S9', ['run SJ ST S9 20']],
  ])('“%s”: %s', (_, hand, expected) => {
    expect(melds(id, hand)).toEqual(expected);
  });

  it.each([
    ['two copies of a run are two runs', 'SA SA SK SK SQ SQ', ['run SA SK SQ 20', 'run SA SK SQ 20']],
    [
      'the second copies make a run of their own',
      'SA SK SQ SJ ST SK SQ SJ',
      ['run SA SK SQ SJ ST 100', 'run SK SQ SJ 20'],
    ],
    ['a second copy alone makes none', 'SA SK SQ SQ SJ', ['run SA SK SQ SJ 50']],
    [
      'both copies of four suits are two sets',
      'SJ SJ HJ HJ DJ DJ CJ CJ',
      ['set SJ HJ DJ CJ 200', 'set SJ HJ DJ CJ 200'],
    ],
    [
      'each copy of a run may serve in a set too',
      'SK SK SQ SQ SJ SJ HK DK CK',
      ['set SK HK DK CK 100', 'run SK SQ SJ 20', 'run SK SQ SJ 20'],
    ],
    // Six and four would be 150.
    [
      'runs that overlap are laid out for the highest value',
      'SA SK SK SQ SQ SJ SJ ST ST S9',
      ['run SA SK SQ SJ ST 100', 'run SK SQ SJ ST S9 100'],
    ],
    // Two fours would be 100 too.
    ['and at equal value for the better best run', 'SA SK SQ SQ SJ SJ ST S9', ['run SA SK SQ SJ ST S9 100']],
  ])('%s: %s', (_, hand, expected) => {
    expect(melds(id, hand)).toEqual(expected);
  });

  it.each([
    ['Only the best team scores', 'S9 H9 D9 C9', 'SJ HJ DJ CJ', 'E by kind'],
    ['Only the best team scores', 'SA SK SQ SJ ST S9', 'S9 H9 D9 C9', 'E by kind'],
    ['100 v 100: 6-run > 5-run', 'SA SK SQ SJ ST', 'DA DK DQ DJ DT D9', 'E by length'],
    ['100 v 100: 5-run > four of a kind', 'SA HA DA CA', 'SK SQ SJ ST S9', 'E by kind'],
    ['then higher top card', 'HK HQ HJ HT H9', 'DA DK DQ DJ DT', 'E by rank'],
    ['then higher top card', 'SQ HQ DQ CQ', 'SK HK DK CK', 'E by rank'],
    ['then trump', 'SA SK SQ', 'HA HK HQ', 'E by trump'],
    ['then first to declare', 'SA SK SQ', 'SA SK SQ', 'N by turn'],
    ['then first to declare', 'HA HK HQ', 'HA HK HQ', 'N by turn'],
  ])('“%s”: %s against %s', (_, north, east, decision) => {
    expect(contest(id, north, east)).toBe(decision);
  });

  it('“Only the best team scores, for both hands.”', () => {
    expect(score(id, { N: 'SA SK SQ', E: 'HA HK HQ HJ', S: 'DA DK DQ DJ DT', W: 'CA CK CQ CJ' }).scored).toEqual({
      NS: 120,
      EW: 0,
    });
  });

  it('“Stëch: K+Q of trump 20 … (two full pairs score twice)”', () => {
    expect(score(id, { N: 'HK HK HQ HQ' }).marriage).toEqual({ NS: 40, EW: 0 });
    expect(score(id, { N: 'HK HK HQ' }).marriage).toEqual({ NS: 20, EW: 0 });
    expect(score(id, { N: 'HK HQ', E: 'HK HQ' }).marriage).toEqual({ NS: 20, EW: 20 });
    expect(score(id, { N: 'HK HK', S: 'HQ HQ' }).marriage).toEqual({ NS: 0, EW: 0 });
  });
});

describe('schieber', () => {
  it('“melds … off by default”: no melds and no marriage', () => {
    expect(score('schieber', { N: 'HA HK HQ HJ', E: 'SJ HJ DJ CJ' })).toMatchObject({
      hands: { N: [], E: [] },
      scored: { NS: 0, EW: 0 },
      marriage: { NS: 0, EW: 0 },
    });
  });

  it('“Weis and Stöck as in `kreuzjass`” if they are switched on; no Stöck without a trump suit', () => {
    const rules = withOverrides(variantById('schieber').rules, { melds: variantById('kreuzjass').rules.melds });
    const deal = handsOf({ N: 'HA HK HQ', E: 'SK SQ SJ' });
    expect(scoreMelds(rules, 'H', 'N', deal)).toMatchObject({ scored: { NS: 20 }, marriage: { NS: 20 } });
    expect(scoreMelds(rules, 'obenabe', 'N', deal)).toMatchObject({ scored: { NS: 20 }, marriage: { NS: 0 } });
  });
});

describe('“Unenufe turns the order of melds too”', () => {
  const rules = withOverrides(variantById('schieber').rules, { melds: variantById('kreuzjass').rules.melds });

  it.each([
    ['“6-7-8 is the highest run of three”', 'S8 S7 S6', 'HA HK HQ', 'N by rank', 'E by rank'],
    ['by the lowest card, whatever the length', 'SQ SJ ST S9 S8', 'HJ HT H9 H8 H7', 'E by rank', 'N by rank'],
    ['“four sixes … would lead ties”', 'SA HA DA CA', 'S6 H6 D6 C6', 'E by rank', 'N alone'],
    ['four tens before four aces', 'SA HA DA CA', 'ST HT DT CT', 'E by rank', 'N by rank'],
    ['jacks and nines keep their place', 'S6 H6 D6 C6', 'S9 H9 D9 C9', 'E by kind', 'E alone'],
    ['a longer run is still better', 'S8 S7 S6', 'HA HK HQ HJ', 'E by kind', 'E by kind'],
  ])('%s: %s against %s', (_, north, east, unenufe, obenabe) => {
    const decisionIn = (contract: 'unenufe' | 'obenabe'): string => {
      const { best, comparisons } = scoreMelds(rules, contract, 'N', handsOf({ N: north, E: east }));
      return comparisons[0] ? `${comparisons[0].winner} by ${comparisons[0].decidedBy}` : `${best} alone`;
    };
    expect([decisionIn('unenufe'), decisionIn('obenabe')]).toEqual([unenufe, obenabe]);
  });

  it('“four sixes count where four aces would”: 100', () => {
    const sixes = handsOf({ N: 'S6 H6 D6 C6' });
    expect(scoreMelds(rules, 'unenufe', 'N', sixes).scored).toEqual({ NS: 100, EW: 0 });
    expect(scoreMelds(rules, 'obenabe', 'N', sixes).scored).toEqual({ NS: 0, EW: 0 });
  });
});

describe('belote', () => {
  it('“marriage 20”, and no other melds', () => {
    expect(score('belote', { N: 'HA HK HQ HJ', E: 'SA SK SQ' })).toMatchObject({
      hands: { N: [], E: [] },
      scored: { NS: 0, EW: 0 },
      marriage: { NS: 20, EW: 0 },
    });
  });
});

describe('belot-bulgarian', () => {
  const id = 'belot-bulgarian';

  it('runs and sets are compared apart: each side may score', () => {
    const hands = { N: 'SA HA DA CA S8', E: 'H9 H8 H7', S: 'S9', W: 'CK CQ CJ CT' };
    expect(score(id, hands)).toMatchObject({
      best: 'N',
      bestOf: { set: 'N', run: 'W' },
      scored: { NS: 100, EW: 70 },
    });
  });

  it.each([
    ['S9 S8 S7', 'CA CK CQ', 'E by rank', { NS: 0, EW: 20 }],
    ['S9 S8 S7', 'CJ CT C9 C8', 'E by kind', { NS: 0, EW: 50 }],
    ['SJ ST S9 S8 S7', 'CK CQ CJ CT C9 C8', 'E by length', { NS: 0, EW: 100 }],
    // Trumps are no better.
    ['HA HK HQ', 'CA CK CQ', 'null by nobody', { NS: 0, EW: 0 }],
    ['ST HT DT CT', 'SA HA DA CA', 'E by kind', { NS: 0, EW: 100 }],
    ['S9 H9 D9 C9', 'SA HA DA CA', 'N by kind', { NS: 150, EW: 0 }],
  ])(
    '“the longest such sequence … the highest card”; “no team records”: %s against %s',
    (north, east, result, scored) => {
      expect(contest(id, north, east)).toBe(result);
      expect(score(id, { N: north, E: east }).scored).toEqual(scored);
    },
  );

  it('of equal runs of partners both score, and a better one of a later hand ends a tie', () => {
    expect(score(id, { N: 'SA SK SQ', S: 'CA CK CQ' })).toMatchObject({ best: 'N', scored: { NS: 40, EW: 0 } });
    const tied = { N: 'SA SK SQ', W: 'CA CK CQ', S: 'DJ DT D9 D8', E: 'H9 H8 H7' };
    expect(score(id, tied)).toMatchObject({ best: 'S', scored: { NS: 70, EW: 0 } });
    expect(score(id, { N: 'SA SK SQ', W: 'CA CK CQ', S: 'D9 D8 D7' })).toMatchObject({
      best: null,
      scored: { NS: 0, EW: 0 },
    });
  });

  it('“if a card participates in a quad and a sequential bonus the player can only declare one”', () => {
    expect(melds(id, 'SA HA DA CA SK SQ')).toEqual(['set SA HA DA CA 100']);
  });

  it('“any suit in the all trumps game”, as part of the play; no combinations in no trumps', () => {
    const hands = { N: 'SK SQ CK CQ', E: 'DK DQ DJ' };
    expect(score(id, hands, 'N', 'S')).toMatchObject({ scored: { NS: 0, EW: 20 }, marriage: { NS: 20, EW: 0 } });
    expect(score(id, hands, 'N', 'alltrumps')).toMatchObject({
      scored: { NS: 0, EW: 20 },
      marriage: { NS: 0, EW: 0 },
    });
    expect(score(id, hands, 'N', 'notrumps')).toMatchObject({
      scored: { NS: 0, EW: 0 },
      marriage: { NS: 0, EW: 0 },
    });
  });
});

describe('bela', () => {
  const id = 'bela';

  it.each([
    ['a set beats a run of the same value', 'SA HA DA CA', 'CK CQ CJ CT C9', 'N by kind'],
    ['the higher card', 'S9 S8 S7', 'CT C9 C8', 'E by rank'],
    ['trumps', 'CA CK CQ', 'HA HK HQ', 'E by trump'],
    ['the earlier', 'CA CK CQ', 'SA SK SQ', 'N by turn'],
    ['beyond five, length does not count', 'CA CK CQ CJ CT', 'SK SQ SJ ST S9 S8', 'N by rank'],
  ])('%s', (_, north, east, result) => {
    expect(contest(id, north, east)).toBe(result);
  });

  it('a card may be in several melds', () => {
    expect(melds(id, 'SA HA DA CA SK SQ')).toEqual(['set SA HA DA CA 100', 'run SA SK SQ 20']);
  });
});

describe('kreuzjass', () => {
  const id = 'kreuzjass';

  it.each([
    ['run of 3 20', 'S8 S7 S6', ['run S8 S7 S6 20']],
    ['4 50', 'S9 S8 S7 S6', ['run S9 S8 S7 S6 50']],
    ['5+ 100', 'ST S9 S8 S7 S6', ['run ST S9 S8 S7 S6 100']],
    ['5+ 100', `${ALL_RUNS} S7 S6`, [`run ${ALL_RUNS} S7 S6 100`]],
    ['four A, K, Q or 10 100', 'SA HA DA CA SK HK DK CK', ['set SA HA DA CA 100', 'set SK HK DK CK 100']],
    ['four A, K, Q or 10 100', 'SQ HQ DQ CQ ST HT DT CT', ['set SQ HQ DQ CQ 100', 'set ST HT DT CT 100']],
    ['four A, K, Q or 10 100', 'S8 H8 D8 C8 S6 H6 D6 C6', []],
    ['four 9 150; four J 200', 'S9 H9 D9 C9 SJ HJ DJ CJ', ['set SJ HJ DJ CJ 200', 'set S9 H9 D9 C9 150']],
  ])('“%s”: %s', (_, hand, expected) => {
    expect(melds(id, hand)).toEqual(expected);
  });

  it.each([
    ['Jacks > nines', 'S9 H9 D9 C9', 'SJ HJ DJ CJ', 'E by kind'],
    ['nines > 5-run', 'SA SK SQ SJ ST', 'S9 H9 D9 C9', 'E by kind'],
    ['5-run (longer run first)', 'HA HK HQ HJ HT', 'ST S9 S8 S7 S6 SJ', 'E by length'],
    ['5-run > other four of a kind', 'SA HA DA CA', 'ST S9 S8 S7 S6', 'E by kind'],
    ['other four of a kind > 4-run', 'HA HK HQ HJ', 'ST HT DT CT', 'E by kind'],
    ['4-run > 3-run', 'HA HK HQ', 'S9 S8 S7 S6', 'E by kind'],
    ['equal: rank', 'HJ HT H9', 'SQ SJ ST', 'E by rank'],
    ['then trump', 'SQ SJ ST', 'HQ HJ HT', 'E by trump'],
    ['then the first after the dealer', 'SQ SJ ST', 'DQ DJ DT', 'N by turn'],
  ])('“%s”: %s against %s', (_, north, east, decision) => {
    expect(contest(id, north, east)).toBe(decision);
  });

  it('“Only the best team’s count, for both its hands.”', () => {
    expect(score(id, { N: 'SA SK SQ', E: 'HA HK HQ HJ', S: 'DA DK DQ DJ', W: 'C8 C7 C6' }).scored).toEqual({
      NS: 0,
      EW: 70,
    });
  });

  it.each([
    ['the example of the source: four queens, king and ace of hearts', 'SQ HQ DQ CQ HK HA', ['set SQ HQ DQ CQ 100']],
    ['of equal value the run, which is the better meld', 'SA SK SQ SJ ST HQ DQ CQ', ['run SA SK SQ SJ ST 100']],
    [
      'the set breaks a run into what still counts',
      'SA HA DA CA SK SQ SJ ST',
      ['set SA HA DA CA 100', 'run SK SQ SJ ST 50'],
    ],
    ['two sets rather than one run', 'SA HA DA CA SK HK DK CK SQ', ['set SA HA DA CA 100', 'set SK HK DK CK 100']],
  ])('“A card serves in one meld only.” %s', (_, hand, expected) => {
    expect(melds(id, hand)).toEqual(expected);
  });

  it('“Stöck 20 on the second card, always scores.”', () => {
    const { scored, marriage } = score(id, { N: 'HK HQ S7', E: 'SA SK SQ' });
    expect(scored).toEqual({ NS: 0, EW: 20 });
    expect(marriage).toEqual({ NS: 20, EW: 0 });
  });
});

describe('overrides of the comparison chain', () => {
  it('`points` ranks by value alone', () => {
    const rules = withOverrides(variantById('kreuzjass').rules, { melds: { compare: ['points', 'length', 'turn'] } });
    const deal = handsOf({ N: 'SA HA DA CA', E: 'DK DQ DJ DT D9' });
    expect(scoreMelds(rules, 'H', 'N', deal).comparisons).toMatchObject([
      { holder: 'N', challenger: 'E', winner: 'E', decidedBy: 'length' },
    ]);
  });

  it('`trump` is for runs: a set has all suits', () => {
    const rules = withOverrides(variantById('kreuzjass').rules, { melds: { compare: ['points', 'trump', 'turn'] } });
    const deal = handsOf({ N: 'DK DQ DJ DT D9', W: 'SA HA DA CA', S: 'SK SQ SJ ST S9' });
    expect(scoreMelds(rules, 'S', 'N', deal).comparisons).toMatchObject([
      { winner: 'N', decidedBy: 'turn' },
      { winner: 'S', decidedBy: 'trump' },
    ]);
  });
});
