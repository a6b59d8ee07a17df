/** The entry of a deal of Belote: each sentence of the rule sheet, in two deals whose melds are known. */
import { describe, expect, it } from 'vitest';
import type { Card, Deal, Seat, Side } from '../../src/game/cards.ts';
import type { GameSetup } from '../../src/game/play/play.ts';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import { randomDeal } from '../random-deal.ts';
import { levelsOf } from '../../src/game/scoring/level.ts';
import { PAYOFFS } from '../../src/game/scoring/payoff.ts';
import { payoffFault } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { checkPayoff } from '../../src/game/scoring/payoffs/payoff-check.ts';
import { factOf } from '../../src/game/scoring/payoffs/score-facts.ts';
import { rangeOf } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { targetsOf, usualPayoff } from '../../src/game/scoring/payoffs/targets.ts';
import { wetEntry } from '../../src/game/scoring/wet.ts';
import type { WetEntry, WetScoring } from '../../src/game/scoring/wet.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';

/** A hand as ranks by suit: spades, hearts, diamonds, clubs. */
const hand = (suits: string): Card[] =>
  suits.split('.').flatMap((ranks, suit) => [...ranks].map((rank) => `${'SHDC'[suit]!}${rank}` as Card));

const dealt = (N: string, E: string, S: string, W: string): Deal => ({
  N: hand(N),
  E: hand(E),
  S: hand(S),
  W: hand(W),
});

/** North holds the belote; with annonces West has a tierce of clubs, the only one. */
const BELOTE = dealt('KQ.AJ9.AT.J', 'A9.KT8.KJ.T', 'JT.Q7.Q98.A', '87..7.KQ987');
/** West holds the belote. With annonces North has a tierce, East fifty, and West a hundred, the best. */
const ANNONCES = dealt('A9.AKQ.7.98', 'J8.T8.KQJT.', 'T7.J97.A8.7', 'KQ..9.AKQJT');

const setupOf = (deal: Deal, declarer: Seat, presets: readonly string[] = [], override: object = {}): GameSetup => {
  const rules = rulesWith(variantById('belote'), presets, override);
  return { rules, contract: 'S', leader: 'N', declarer, deal };
};

/** The entry for so many card points of North–South. */
function entryOf(setup: GameSetup, NS: number, swept: Side | null = null): WetEntry {
  const roem = { NS: 0, EW: 0 };
  return wetEntry(setup, setup.rules.scoring as WetScoring, { points: { NS, EW: 162 - NS }, roem, swept });
}

describe('“The declaring side must have more than the others, belote and melds included”', () => {
  it('belote', () => {
    expect(entryOf(setupOf(BELOTE, 'N'), 72)).toEqual({ NS: 92, EW: 90, result: 'made', heldOver: 0 });
    expect(entryOf(setupOf(BELOTE, 'E'), 70)).toEqual({ NS: 90, EW: 92, result: 'made', heldOver: 0 });
    expect(entryOf(setupOf(BELOTE, 'E'), 72).result).toBe('lost');
  });

  it('melds, if annonces are played', () => {
    expect(entryOf(setupOf(ANNONCES, 'E', ['annonces']), 160)).toMatchObject({ NS: 160, EW: 172, result: 'made' });
    expect(entryOf(setupOf(ANNONCES, 'E'), 160)).toMatchObject({ NS: 162, EW: 20, result: 'lost' });
  });

  it('and the capot, with which the declarers have 252', () => {
    const kinds = [{ type: 'run', length: 3, orMore: true, points: 100 }];
    const hundreds = { melds: { kinds, compare: ['length', 'turn'] } };
    // Runs of East and West are worth 200, more than 162.
    expect(entryOf(setupOf(ANNONCES, 'N', [], hundreds), 162)).toMatchObject({ result: 'lost' });
    expect(entryOf(setupOf(ANNONCES, 'N', [], hundreds), 162, 'NS')).toMatchObject({
      NS: 252,
      EW: 220,
      result: 'made',
    });
  });
});

describe('“With less the others score all 162 card points (252 with capot) and all melds of both sides, the declaring side nothing”', () => {
  it('162', () => {
    expect(entryOf(setupOf(ANNONCES, 'N'), 81)).toEqual({ NS: 0, EW: 182, result: 'lost', heldOver: 0 });
  });

  it('252 with capot', () => {
    expect(entryOf(setupOf(ANNONCES, 'N'), 0, 'EW')).toMatchObject({ NS: 0, EW: 272 });
  });

  it('all melds of both sides', () => {
    expect(entryOf(setupOf(ANNONCES, 'N', ['annonces']), 81)).toMatchObject({ NS: 0, EW: 162 + 150 + 20 });
    // The tierce is the declarers'.
    expect(entryOf(setupOf(BELOTE, 'E', ['annonces']), 102)).toMatchObject({ NS: 162 + 20 + 20, EW: 0 });
  });
});

it('“The 20 of belote always stay with their holder”', () => {
  expect(entryOf(setupOf(BELOTE, 'N'), 70)).toMatchObject({ NS: 20, EW: 162, result: 'lost' });
});

describe('“Equal: litige: the others score theirs, the declaring side’s share is held over (counts 0 now, is reported)”', () => {
  it('with a belote', () => {
    expect(entryOf(setupOf(BELOTE, 'N'), 71)).toEqual({ NS: 20, EW: 91, result: 'heldOver', heldOver: 71 });
    expect(entryOf(setupOf(BELOTE, 'E'), 71)).toEqual({ NS: 91, EW: 0, result: 'heldOver', heldOver: 91 });
  });

  it('with annonces', () => {
    expect(entryOf(setupOf(BELOTE, 'W', ['annonces']), 81)).toEqual({
      NS: 101,
      EW: 0,
      result: 'heldOver',
      heldOver: 101,
    });
  });

  it('or not, as an option', () => {
    expect(entryOf(setupOf(BELOTE, 'N', ['no-litige']), 71)).toMatchObject({
      NS: 20,
      EW: 162,
      result: 'lost',
      heldOver: 0,
    });
  });
});

describe.each(['klaverjassen-utrecht', 'klaverjassen-leiden'])('“Kraken: a doubled wet”, %s', (id) => {
  const entryWith = (
    presets: readonly string[],
    NS: number,
    roem: { NS: number; EW: number },
    swept: Side | null = null,
  ) => {
    const rules = rulesWith(variantById(id), presets);
    const setup: GameSetup = { rules, contract: 'S', leader: 'N', declarer: 'N', deal: BELOTE };
    return wetEntry(setup, rules.scoring as WetScoring, { points: { NS, EW: 162 - NS }, roem, swept });
  };
  const roem = { NS: 20, EW: 50 };

  it.each([
    ['kraak', 2],
    ['rekraak', 4],
    ['superkraak', 8],
  ])('%s: all points and all roem of declarers who are wet, times %i', (preset, times) => {
    expect(entryWith([], 90, roem)).toMatchObject({ NS: 0, EW: 162 + 70, result: 'lost' });
    expect(entryWith([preset], 90, roem)).toMatchObject({ NS: 0, EW: times * (162 + 70), result: 'lost' });
  });

  it('and the points of both sides if they are not, with the roem', () => {
    expect(entryWith(['kraak'], 120, roem)).toMatchObject({ NS: 2 * 140, EW: 2 * 92, result: 'made' });
  });

  it('the pit too', () => {
    const none = { NS: 0, EW: 0 };
    expect(entryWith(['kraak'], 162, none, 'NS')).toMatchObject({ NS: 2 * 262, EW: 0, result: 'made' });
    expect(entryWith(['rekraak'], 0, none, 'EW')).toMatchObject({ NS: 0, EW: 4 * 262, result: 'lost' });
  });

  it('a deal is doubled once', () => {
    expect(() => entryWith(['kraak', 'rekraak'], 90, roem)).toThrow(
      'The presets kraak and rekraak contradict each other',
    );
  });
});

describe('bela', () => {
  const bela = (deal: Deal, declarer: Seat, presets: readonly string[] = []): GameSetup => ({
    ...setupOf(deal, declarer),
    rules: rulesWith(variantById('bela'), presets),
  });

  it('a side that falls loses everything, its bela too', () => {
    expect(entryOf(bela(BELOTE, 'N'), 60)).toEqual({ NS: 0, EW: 162 + 20 + 20, result: 'lost', heldOver: 0 });
  });

  it('and so in a tie: North–South 91 and the bela, East–West 71, and West’s tierce is the only meld', () => {
    expect(entryOf(bela(BELOTE, 'N'), 81)).toMatchObject({ NS: 0, result: 'lost' });
    expect(entryOf(bela(BELOTE, 'N'), 82)).toMatchObject({ NS: 102, EW: 100, result: 'made' });
  });

  it('house rules: the bela always counts, a tie hangs', () => {
    expect(entryOf(bela(BELOTE, 'N', ['bela-kept']), 60)).toMatchObject({ NS: 20, EW: 162 + 20 });
    expect(entryOf(bela(BELOTE, 'N', ['tie-hangs']), 81)).toEqual({
      NS: 0,
      EW: 101,
      result: 'heldOver',
      heldOver: 101,
    });
    expect(entryOf(bela(BELOTE, 'N', ['tie-hangs', 'bela-kept']), 81)).toEqual({
      NS: 20,
      EW: 101,
      result: 'heldOver',
      heldOver: 81,
    });
  });

  it('štiglja: 90, and the melds of both sides', () => {
    expect(entryOf(bela(BELOTE, 'N'), 162, 'NS')).toEqual({
      NS: 162 + 90 + 20 + 20,
      EW: 0,
      result: 'made',
      heldOver: 0,
    });
    expect(entryOf(bela(BELOTE, 'N', ['bela-kept']), 0, 'EW')).toMatchObject({ NS: 0, EW: 162 + 90 + 20 + 20 });
    expect(entryOf(bela(BELOTE, 'E', ['bela-kept']), 0, 'EW')).toMatchObject({ NS: 0, EW: 162 + 90 + 20 + 20 });
  });
});

it('“Option: annonces (tierce 20, quarte 50, 5+ 100; four J 200, nines 150, A 10 K Q 100; the best one’s side scores all its own).”', () => {
  const { melds } = setupOf(ANNONCES, 'N', ['annonces']).rules;
  const points = melds!.kinds.map((kind) => [kind.type === 'set' ? kind.ranks.join('') : kind.length, kind.points]);
  expect(points).toEqual([
    ['J', 200],
    ['9', 150],
    ['A', 100],
    ['T', 100],
    ['K', 100],
    ['Q', 100],
    [5, 100],
    [4, 50],
    [3, 20],
  ]);
  expect(entryOf(setupOf(ANNONCES, 'W', ['annonces']), 100)).toMatchObject({ NS: 100, EW: 62 + 150 + 20 });
});

describe('a value proves', () => {
  it.each([
    ['a made deal', 'N', 2, { kind: 'made', side: 'NS', by: 2, swept: false }],
    ['a capot', 'N', 272, { kind: 'made', side: 'NS', by: 272, swept: true }],
    [
      'declarers dedans, who keep the belote',
      'N',
      -142,
      { kind: 'wet', side: 'NS', points: 162, swept: false, kept: 20 },
    ],
    ['the same by a capot', 'N', -232, { kind: 'wet', side: 'NS', points: 252, swept: true, kept: 20 }],
    ['litige', 'N', -71, { kind: 'heldOver', side: 'NS', points: 91, held: 71, kept: 20 }],
    ['litige of the others', 'E', 91, { kind: 'heldOver', side: 'EW', points: 91, held: 91, kept: 0 }],
    ['declarers dedans against the belote', 'E', 182, { kind: 'wet', side: 'EW', points: 182, swept: false, kept: 0 }],
  ] as const)('%s', (_, declarer, difference, fact) => {
    expect(factOf(setupOf(BELOTE, declarer), 'score', difference)).toEqual(fact);
  });
});

it('the players count the score', () => {
  expect(usualPayoff(setupOf(BELOTE, 'N'))).toBe('score');
  expect(targetsOf(setupOf(BELOTE, 'N'))).toEqual({});
  expect(rangeOf(setupOf(ANNONCES, 'E', ['annonces']), 'score')[1]).toBe(252 + 150 + 20);
});

describe('a payoff that would weigh shares against something else is refused', () => {
  it.each([
    ['trickRoem', { trickRoem: variantById('klaverjassen').rules.trickRoem }],
    ['trickRoem', { trickRoem: variantById('klaverjassen').rules.trickRoem, scoring: { melds: false } }],
    ['melds.needsTrick', { melds: { needsTrick: true } }],
  ])('%s', (field, override) => {
    expect(() => checkPayoff(setupOf(BELOTE, 'N', [], override), 'score')).toThrow(
      expect.objectContaining({ place: { field } }),
    );
    expect(() => checkPayoff(setupOf(BELOTE, 'N', [], override), 'total')).not.toThrow();
  });

  it('taken, where a marriage may be among the melds of declarers', () => {
    const before = { NS: { points: 40, roem: 40 }, EW: { points: 40, roem: 0 } };
    const ending = (declarer: Seat, presets: string[]): GameSetup => ({
      ...setupOf(dealt('A...', 'K...', 'Q...', 'J...'), declarer, presets),
      taken: before,
    });
    const place = { field: 'taken' };
    expect(() => checkPayoff(ending('N', ['annonces']), 'score')).toThrow(expect.objectContaining({ place }));
    expect(() => checkPayoff(ending('E', ['annonces']), 'score')).not.toThrow();
    expect(() => checkPayoff(ending('N', []), 'score')).not.toThrow();
  });
});

it.each(VARIANTS)('the rules of $id as they ship allow every payoff, in full deals and endings', ({ rules }) => {
  for (const cards of [undefined, 3]) {
    for (const payoff of PAYOFFS) {
      const deal = randomDeal(rules, 1, cards);
      const bid = rules.scoring.deal === 'level' ? { level: levelsOf(rules.scoring)[0]! } : {};
      expect(
        payoffFault({ rules, contract: contractsOf(rules)[0]!, leader: 'N', declarer: 'N', deal, ...bid }, payoff),
      ).toBeNull();
    }
  }
});
