/** Every variant as data, sentence by sentence of the rule sheets. */
import { firstKindOf } from '../../src/game/contracts.ts';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { seatAfter } from '../../src/game/cards.ts';
import type { Card, Contract } from '../../src/game/cards.ts';
import type { Kind } from '../../src/game/contracts.ts';
import { legalCards } from '../../src/game/play/legality.ts';
import { JassError } from '../../src/game/errors.ts';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import { checkRules } from '../../src/game/rules/override.ts';
import { cardPoints, contractsOf, handSize, packOf, strengthOrder, totalPoints } from '../../src/game/rules/pack.ts';
import { rulesSchema } from '../../src/game/rules/rules.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { mayPass } from '../../src/game/play/passing.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { levelEntry } from '../../src/game/scoring/level.ts';
import type { LevelScoring } from '../../src/game/scoring/level.ts';
import { gameSheet } from '../../src/game/scoring/score-sheet.ts';
import { wetEntry } from '../../src/game/scoring/wet.ts';
import type { WetScoring } from '../../src/game/scoring/wet.ts';
import type { GameSetup } from '../../src/game/play/play.ts';
import { randomDeal } from '../random-deal.ts';
import { SPECIAL_CONTRACTS } from './arbitraries.ts';

const rulesOf = (id: string): Rules => variantById(id).rules;

/** The ranks of a suit, high to low, with their card points: `'J=20 9=14 …'`. */
function priced(id: string, contract: Contract, suit: 'H' | 'S'): string {
  const rules = rulesOf(id);
  return strengthOrder(rules, firstKindOf(contract), suit)
    .map((rank) => `${rank}=${cardPoints(rules, contract, `${suit}${rank}`)}`)
    .join(' ');
}

/** Order and values of hearts and of a plain suit, with hearts as trumps. */
function expectTrumpAndPlain(id: string, trump: string, plain: string): void {
  expect(priced(id, 'H', 'H')).toBe(trump);
  expect(priced(id, 'H', 'S')).toBe(plain);
}

/** Size of the pack and of a hand, ranks, and the seat that plays after North. */
function shape(id: string): { cards: number; hand: number; ranks: string; afterNorth: string } {
  const rules = rulesOf(id);
  return {
    cards: packOf(rules).length,
    hand: handSize(rules),
    ranks: rules.deck.ranks.join(''),
    afterNorth: seatAfter('N', rules.direction),
  };
}

describe('the variants', () => {
  it('are the variants of the rule sheets, those that most people play first', () => {
    expect(VARIANTS.map(({ id }) => id)).toEqual([
      'schieber',
      'klaverjassen-amsterdam',
      'klaverjassen-rotterdam',
      'belote',
      'contree',
      'belot-bulgarian',
      'bela',
      'chibre',
      'coiffeur',
      'sidi-barrani',
      'klaverjassen',
      'klaverjassen-utrecht',
      'klaverjassen-leiden',
      'kreuzjass',
      'kruisjassen',
      'kruisjassen-fixed',
      'kruisjassen-tournament',
      'kruisjassen-tik',
      'kruisjassen-roem',
      'krutzjass',
    ]);
  });

  it.each(VARIANTS)('$id passes the schema and the checks that users’ rules pass', ({ rules }) => {
    expect(v.parse(rulesSchema, rules)).toEqual(rules);
    expect(() => {
      checkRules(rules);
    }).not.toThrow();
  });

  it.each([
    ['schiber', 'schieber'],
    ['Klaverjassen-Roterdam', 'klaverjassen-rotterdam'],
  ])('%s is unknown, with the suggestion %s', (id, suggestion) => {
    expect(() => variantById(id)).toThrow(`did you mean ${suggestion}?`);
  });

  it.each(['', 'bridge', '__proto__', 'constructor', 'x'.repeat(1_000_000)])(
    'an unknown id: the error lists all ids',
    (id) => {
      const unknown = () => variantById(id);
      expect(unknown).toThrow(JassError);
      expect(unknown).toThrow('The variants are schieber, ');
    },
  );
});

/** Card points with the last trick, by variant and kind of contract. */
describe.each([
  ['kruisjassen', ['H'], 146],
  ['kruisjassen-fixed', ['H'], 146],
  ['kruisjassen-tournament', ['H'], 146],
  ['kruisjassen-tik', ['H'], 146],
  ['kruisjassen-roem', ['H'], 146],
  ['krutzjass', ['H'], 310],
  ['schieber', ['H', 'obenabe', 'unenufe'], 157],
  ['chibre', ['H', 'obenabe', 'unenufe'], 157],
  ['coiffeur', ['H', 'obenabe', 'unenufe', ...SPECIAL_CONTRACTS], 157],
  ['sidi-barrani', ['H', 'obenabe', 'unenufe'], 157],
  ['klaverjassen', ['H'], 157],
  ['klaverjassen-rotterdam', ['H'], 162],
  ['klaverjassen-amsterdam', ['H'], 162],
  ['klaverjassen-utrecht', ['H'], 162],
  ['klaverjassen-leiden', ['H'], 162],
  ['belote', ['H'], 162],
  ['bela', ['H'], 162],
  ['contree', ['H', 'alltrumps', 'notrumps'], 162],
  ['kreuzjass', ['H'], 157],
] as const)('%s', (id, kinds, total) => {
  const rules = rulesOf(id);
  const expected = kinds.flatMap((kind) => (kind === 'H' ? (['S', 'H', 'D', 'C'] as const) : [kind]));

  it(`has the contracts ${expected.join(' ')}`, () => {
    expect(contractsOf(rules)).toEqual(expected);
  });

  it.each(expected)(`has ${total} card points in %s`, (contract) => {
    expect(totalPoints(rules, contract)).toBe(total);
  });
});

describe('kruisjassen', () => {
  it('“32 cards (7..A) × 1, clockwise, 8 tricks.”', () => {
    expect(shape('kruisjassen')).toEqual({ cards: 32, hand: 8, ranks: 'AKQJT987', afterNorth: 'E' });
  });

  it('“Trump J20 9=14 A11 K3 Q2 10=10 8=0 7=0; plain A11 K3 Q2 J1 10=10 9 8 7 = 0. In that rank order.”', () => {
    expectTrumpAndPlain('kruisjassen', 'J=20 9=14 A=11 K=3 Q=2 T=10 8=0 7=0', 'A=11 K=3 Q=2 J=1 T=10 9=0 8=0 7=0');
  });

  it('“Last trick 5. Total 146.”', () => {
    expect(rulesOf('kruisjassen').lastTrick).toBe(5);
    expect(totalPoints(rulesOf('kruisjassen'), 'S')).toBe(146);
  });

  it('“team with ≥ 100 card points 2 game points; a team with **all tricks** 5 instead of 2; else 0. Game: first to 11.”', () => {
    expect(rulesOf('kruisjassen')).toMatchObject({
      scoring: { deal: 'gamePoints', atLeast: 100, win: 2, sweep: 5 },
      game: [{ by: 'points', target: 11 }],
      sweep: null,
      melds: null,
      trickRoem: null,
    });
  });

  it('“`kruisjassen-fixed`: a fixed number of deals (say 8); card points are added.”', () => {
    expect(rulesOf('kruisjassen-fixed')).toMatchObject({
      scoring: { deal: 'points' },
      game: [{ by: 'deals', deals: 8 }],
    });
  });

  it('“`kruisjassen-tournament`: 16 deals; card points are added; all 8 tricks +100 (246).”', () => {
    const rules = rulesOf('kruisjassen-tournament');
    expect(rules).toMatchObject({
      scoring: { deal: 'points' },
      game: [{ by: 'deals', deals: 16 }],
      sweep: { bonus: 100, mode: 'add' },
    });
    expect(totalPoints(rules, 'S') + rules.sweep!.bonus).toBe(246);
  });

  it('“All counting cards and the last trick but one worthless trick lost: 146.”', () => {
    expect(rulesOf('kruisjassen-tournament').sweep!.by).toBe('tricks');
  });

  it('“`kruisjassen-tik`: a team that has reached 50 card points (in tricks won so far) may tap; the first team to tap scores 1 for the deal … a tapping team that takes all tricks scores 6 in all.” “Without a tap: 2 for ≥ 100, 5 for all tricks.”', () => {
    expect(rulesOf('kruisjassen-tik').scoring).toEqual({
      deal: 'tap',
      tapAt: 50,
      tap: 1,
      tapSweep: 6,
      atLeast: 100,
      win: 2,
      sweep: 5,
    });
  });

  it("“a team whose tricks + melds + stuk are ≥ 100 may claim ('ik dek'): it wins the deal — 2 game points if the opponents have < 50 then, else 1; a wrong claim gives the opponents 2.” “All tricks: 3”", () => {
    expect(rulesOf('kruisjassen-roem').scoring).toEqual({
      deal: 'claim',
      atLeast: 100,
      half: 50,
      winBelowHalf: 2,
      win: 1,
      wrong: 2,
      sweep: 3,
    });
  });

  it('“Melds count only for a team that has won a trick.”', () => {
    expect(rulesOf('kruisjassen-roem').melds!.needsTrick).toBe(true);
  });

  it('the variations differ from it in scoring, game, sweep and melds only', () => {
    const { deck, direction, contracts, order, values, lastTrick, follow, trickRoem } = rulesOf('kruisjassen');
    const played = { deck, direction, contracts, order, values, lastTrick, follow, trickRoem };
    for (const { id, rules } of VARIANTS.filter((known) => known.id.startsWith('kruisjassen'))) {
      expect(rules, id).toMatchObject(played);
    }
  });
});

describe('krutzjass', () => {
  it('“48 cards: 9 10 J Q K A × 4 suits × 2 copies; 12 each, 12 tricks, counterclockwise.”', () => {
    expect(shape('krutzjass')).toEqual({ cards: 48, hand: 12, ranks: 'AKQJT9', afterNorth: 'W' });
    expect(packOf(rulesOf('krutzjass')).filter((card) => card === 'S9')).toHaveLength(2);
  });

  it('“Trump J(Bauer)20 9(Knell)=14 A11 K4 Q3 10=10; plain A11 K4 Q3 J2 10=10 9=0. Last trick 6. Total 310.”', () => {
    expectTrumpAndPlain('krutzjass', 'J=20 9=14 A=11 K=4 Q=3 T=10', 'A=11 K=4 Q=3 J=2 T=10 9=0');
    expect(rulesOf('krutzjass').lastTrick).toBe(6);
    expect(totalPoints(rulesOf('krutzjass'), 'C')).toBe(310);
  });

  it('“Much (all tricks): +190 (500 in all).” “Game: 1500.”', () => {
    const rules = rulesOf('krutzjass');
    expect(rules.sweep).toEqual({ bonus: 190, by: 'tricks', mode: 'add' });
    expect(totalPoints(rules, 'C') + rules.sweep!.bonus).toBe(500);
    expect(rules.game).toEqual([{ by: 'points', target: 1500 }]);
  });
});

describe('schieber', () => {
  it('“36 cards (6..A) × 1, counterclockwise, 9 tricks.”', () => {
    expect(shape('schieber')).toEqual({ cards: 36, hand: 9, ranks: 'AKQJT9876', afterNorth: 'W' });
  });

  it('“Contracts: 4 trump suits, Obenabe, Unenufe”', () => {
    expect(contractsOf(rulesOf('schieber'))).toEqual(['S', 'H', 'D', 'C', 'obenabe', 'unenufe']);
  });

  it('“Trump J20 9=14 A11 K4 Q3 10=10 8 7 6 = 0; plain A11 K4 Q3 J2 10=10 9 8 7 6 = 0.”', () => {
    expectTrumpAndPlain('schieber', 'J=20 9=14 A=11 K=4 Q=3 T=10 8=0 7=0 6=0', 'A=11 K=4 Q=3 J=2 T=10 9=0 8=0 7=0 6=0');
  });

  it('“Obenabe A11 K4 Q3 J2 10=10 9=0 8=8 7=0 6=0 (A high).”', () => {
    expect(priced('schieber', 'obenabe', 'S')).toBe('A=11 K=4 Q=3 J=2 T=10 9=0 8=8 7=0 6=0');
  });

  it('“Unenufe: 6 is highest, A lowest: 6=11 7=0 8=8 9=0 10=10 J2 Q3 K4 A0.”', () => {
    expect(priced('schieber', 'unenufe', 'S')).toBe('6=11 7=0 8=8 9=0 T=10 J=2 Q=3 K=4 A=0');
  });

  it('“Last trick 5. Total 157 in every contract.”', () => {
    const rules = rulesOf('schieber');
    expect(rules.lastTrick).toBe(5);
    expect(contractsOf(rules).map((contract) => totalPoints(rules, contract))).toEqual([157, 157, 157, 157, 157, 157]);
  });

  it('“Match, melds and multipliers are off by default (a club that plays neither)”', () => {
    expect(rulesOf('schieber')).toMatchObject({
      sweep: null,
      melds: null,
      scoring: { deal: 'points' },
    });
  });
});

describe('klaverjassen', () => {
  it('“32 cards (7..A) × 1, counterclockwise, 8 tricks.”', () => {
    expect(shape('klaverjassen')).toEqual({ cards: 32, hand: 8, ranks: 'AKQJT987', afterNorth: 'W' });
  });

  it('“Trump J20 9=14 A11 10=10 K4 Q3 8 7; plain A11 10=10 K4 Q3 J2 9 8 7. Last trick 5. Total 157.”', () => {
    expectTrumpAndPlain('klaverjassen', 'J=20 9=14 A=11 T=10 K=4 Q=3 8=0 7=0', 'A=11 T=10 K=4 Q=3 J=2 9=0 8=0 7=0');
    expect(rulesOf('klaverjassen').lastTrick).toBe(5);
    expect(totalPoints(rulesOf('klaverjassen'), 'D')).toBe(157);
  });

  it('“Pit: a team with **all the points** +100 (257): tricks without points may be lost.”', () => {
    const rules = rulesOf('klaverjassen');
    expect(rules.sweep).toEqual({ bonus: 100, by: 'points', mode: 'add' });
    expect(totalPoints(rules, 'D') + rules.sweep!.bonus).toBe(257);
  });

  it('“Wet: the declaring team needs **more** (points + roem) than the other” “Game: 1500, or 16 rounds.”', () => {
    expect(rulesOf('klaverjassen')).toMatchObject({
      scoring: { deal: 'wet' },
      game: [
        { by: 'points', target: 1500 },
        { by: 'deals', deals: 16 },
      ],
    });
  });

  it.each(['klaverjassen-rotterdam', 'klaverjassen-amsterdam', 'belote'])(
    '%s: “All: 32 cards, values and order as above, last trick 10 (total 162)”',
    (id) => {
      const { order, values, deck } = rulesOf('klaverjassen');
      const rules = rulesOf(id);
      expect(rules).toMatchObject({ order, values, deck, lastTrick: 10 });
      expect(totalPoints(rules, 'S')).toBe(162);
    },
  );

  it.each([
    ['klaverjassen-rotterdam', 'clockwise'],
    ['klaverjassen-amsterdam', 'clockwise'],
    ['belote', 'counterclockwise'],
  ])('“`%s` (%s)”', (id, direction) => {
    expect(rulesOf(id).direction).toBe(direction);
  });

  it.each(['klaverjassen-rotterdam', 'klaverjassen-amsterdam'])('%s: “pit +100 by tricks; wet as above.”', (id) => {
    expect(rulesOf(id)).toMatchObject({
      sweep: { bonus: 100, by: 'tricks', mode: 'add' },
      scoring: { deal: 'wet' },
    });
  });
});

describe('klaverjassen-utrecht, klaverjassen-leiden', () => {
  it('“Klaverjassen Utrecht plays as Amsterdam, except: a player who must ruff and cannot overruff … plays a lower trump”', () => {
    const amsterdam = rulesOf('klaverjassen-amsterdam');
    expect(rulesOf('klaverjassen-utrecht')).toEqual({
      ...amsterdam,
      trumpChoice: 'mustName',
      follow: { ...amsterdam.follow, undertrump: 'forcedUnlessPartnerWins' },
    });
  });

  it('“Leiden plays as Rotterdam, with its own bidding.”', () => {
    expect(rulesOf('klaverjassen-leiden')).toEqual({ ...rulesOf('klaverjassen-rotterdam'), trumpChoice: 'inTurn' });
  });
});

describe('chibre', () => {
  it('“Le total de points d’une donne est de 157 points … match … 257 points”, 1000 points a game', () => {
    const rules = rulesOf('chibre');
    expect(totalPoints(rules, 'H')).toBe(157);
    expect(rules.sweep).toEqual({ bonus: 100, by: 'tricks', mode: 'add' });
    expect(rules.game).toEqual([{ by: 'points', target: 1000 }]);
  });

  it('is played as Schieber', () => {
    const { sweep, game } = rulesOf('chibre');
    const { melds } = rulesOf('kreuzjass');
    expect(rulesOf('chibre')).toEqual({ ...rulesOf('schieber'), sweep, melds, game });
  });
});

describe('coiffeur', () => {
  it('“Schieber’s play … no melds”', () => {
    const { contracts, trumpChoice, sweep, scoring, game } = rulesOf('coiffeur');
    expect(rulesOf('coiffeur')).toEqual({ ...rulesOf('schieber'), contracts, trumpChoice, sweep, scoring, game });
    expect(rulesOf('coiffeur').melds).toBeNull();
  });

  it('“contract × multiplier 1–8 … Obenabe 5, Unenufe 6 … ten rounds with Slalom and Guschti”', () => {
    const { scoring, game } = rulesOf('coiffeur');
    expect(scoring).toMatchObject({
      scores: 'declarers',
      multipliers: { S: 1, C: 2, D: 3, H: 4, obenabe: 5, unenufe: 6, 'slalom-obenabe': 7, 'guschti-unenufe': 8 },
    });
    expect(game).toEqual([{ by: 'deals', deals: 20 }]);
  });

  it('“♠/Eichel 1”: the suits count by the cards that are played with', () => {
    const { scoring } = rulesWith(variantById('coiffeur'), [], {}, 'swiss');
    expect(scoring).toMatchObject({ multipliers: { C: 1, H: 2, S: 3, D: 4, obenabe: 5 } });
  });

  it('“Match +100 before multiplying”', () => {
    expect(rulesOf('coiffeur').sweep).toEqual({ bonus: 100, by: 'tricks', mode: 'add' });
  });
});

describe('“a sheet of both sides’ rounds” (coiffeur)', () => {
  it('the deals of both sides are added, and the higher sum wins after ten rounds of each', () => {
    const rules = rulesOf('coiffeur');
    // Each round of one side: its points times the contract, nothing for the other side.
    const round = (side: 'NS' | 'EW', points: number) => ({ NS: 0, EW: 0, [side]: points });
    const results = Array.from({ length: 20 }, (_, deal) => round(deal % 2 === 0 ? 'NS' : 'EW', 100 + deal));
    const { totals, outcome } = gameSheet(rules, results);
    expect(totals).toEqual({ NS: 1090, EW: 1100 });
    expect(outcome).toEqual({ winner: 'EW', deal: 20, decidedBy: 'deals' });
    expect(gameSheet(rules, results.slice(1)).outcome).toBeNull();
  });
});

describe('contree', () => {
  it('“all trumps (J 14, 9 9, A 6, 10 5, K 3, Q 1 …), no trumps (A 19, 10 10, K 4, Q 3, J 2)”, played as Belote', () => {
    const { contracts, trumpChoice, values, melds, scoring, game } = rulesOf('contree');
    const own = { contracts, trumpChoice, values, melds, scoring, game };
    expect(rulesOf('contree')).toEqual({ ...rulesOf('belote'), ...own });
    expect(values).toMatchObject({
      allTrumps: { J: 14, '9': 9, A: 6, T: 5, K: 3, Q: 1 },
      noTrumps: { A: 19, T: 10, K: 4, Q: 3, J: 2 },
    });
  });

  it('“rising is a duty in every suit led, no ruffing”', () => {
    const legal = (kind: Kind, cards: readonly Card[], hand: readonly Card[]): readonly Card[] =>
      legalCards(rulesOf('contree'), kind, { leader: 'N', cards }, hand);
    expect(legal('alltrumps', ['SA'], ['SK', 'SJ', 'HJ'])).toEqual(['SJ']);
    expect(legal('alltrumps', ['SA', 'S7'], ['SK', 'SJ', 'HJ'])).toEqual(['SJ']);
    expect(legal('alltrumps', ['SA'], ['HJ', 'D7'])).toEqual(['HJ', 'D7']);
    expect(legal('notrumps', ['ST'], ['SA', 'S7', 'HJ'])).toEqual(['SA', 'S7']);
  });
});

describe('sidi-barrani', () => {
  it('is “Schieber’s play” with “match 257”', () => {
    const { trumpChoice, sweep, scoring, game } = rulesOf('sidi-barrani');
    expect(rulesOf('sidi-barrani')).toEqual({ ...rulesOf('schieber'), trumpChoice, sweep, scoring, game });
    expect(sweep).toEqual({ bonus: 100, by: 'tricks', mode: 'add' });
  });
});

it('“doubled and redoubled” (sidi-barrani): the level counts twice, four times', () => {
  const { scoring } = rulesOf('sidi-barrani');
  expect(scoring).toMatchObject({ doubles: 'level', failed: 'own' });
  const deal = randomDeal(rulesOf('sidi-barrani'), 1);
  const setup = {
    rules: rulesOf('sidi-barrani'),
    contract: 'S',
    leader: 'N',
    declarer: 'N',
    deal,
    level: 100,
  } as const;
  const share = { points: { NS: 110, EW: 47 }, swept: null };
  const entry = (doubled?: 2 | 3 | 4) =>
    levelEntry({ ...setup, ...(doubled && { doubled }) }, scoring as LevelScoring, share);
  expect(entry()).toMatchObject({ NS: 110 + 100, EW: 47 });
  expect(entry(2)).toMatchObject({ NS: 110 + 200, EW: 47 });
  expect(entry(4)).toMatchObject({ NS: 110 + 400, EW: 47 });
});

it('“more than half or inside” (belot-bulgarian)', () => {
  const rules = rulesOf('belot-bulgarian');
  const setup: GameSetup = { rules, contract: 'S', leader: 'N', declarer: 'N', deal: randomDeal(rules, 1, 2) };
  const entry = (NS: number) => {
    const taken = { points: { NS, EW: 162 - NS }, roem: { NS: 0, EW: 0 }, swept: null };
    return wetEntry(setup, rules.scoring as WetScoring, taken).result;
  };
  expect([entry(82), entry(80)]).toEqual(['made', 'lost']);
});

describe('belote', () => {
  it('“No in-trick roem; capot (all tricks) +90 (252); marriage 20.”', () => {
    const rules = rulesOf('belote');
    expect(rules.trickRoem).toBeNull();
    expect(rules.sweep).toEqual({ bonus: 90, by: 'tricks', mode: 'add' });
    expect(totalPoints(rules, 'S') + rules.sweep!.bonus).toBe(252);
    expect(rules.melds).toMatchObject({ kinds: [], marriage: 20 });
  });
});

describe('belot-bulgarian', () => {
  const rules = rulesOf('belot-bulgarian');

  it('“Clubs followed by diamonds then hearts then spades then no trump then all trumps”', () => {
    expect(contractsOf(rules)).toEqual(['S', 'H', 'D', 'C', 'alltrumps', 'notrumps']);
  });

  it('“258 in an All Trumps game, 260 (after doubling) in the No Trumps game and 162 in the specific trump game”', () => {
    expect((['alltrumps', 'notrumps', 'S'] as const).map((contract) => totalPoints(rules, contract))).toEqual([
      258, 260, 162,
    ]);
  });

  it('no trumps: “the points scored are doubled (except for the bonus of getting all the hands)”', () => {
    const { plain, noTrumps } = rules.values;
    expect(Object.entries(noTrumps!)).toEqual(Object.entries(plain).map(([rank, points]) => [rank, 2 * points]));
    expect([rules.lastTrick, rules.lastTrickInNoTrumps, rules.sweep?.bonus]).toEqual([10, 20, 90]);
  });

  it('“Anti-clockwise”, and 151 points are 1510 before they are divided by ten', () => {
    expect(rules.direction).toBe('counterclockwise');
    expect(rules.game).toEqual([{ by: 'points', target: 1510 }]);
  });
});

describe('bela', () => {
  it('is played to 1001, with 90 for all tricks', () => {
    expect(rulesOf('bela')).toMatchObject({
      direction: 'counterclockwise',
      sweep: { bonus: 90, by: 'tricks' },
      game: [{ by: 'points', target: 1001 }],
    });
  });
});

describe('kreuzjass', () => {
  it('“36 cards (6..A) × 1, counterclockwise, 9 tricks”', () => {
    expect(shape('kreuzjass')).toEqual({ cards: 36, hand: 9, ranks: 'AKQJT9876', afterNorth: 'W' });
  });

  it('“Values, order, last trick as `schieber` with a trump suit; total 157. Trump contracts only.”', () => {
    expectTrumpAndPlain('kreuzjass', priced('schieber', 'H', 'H'), priced('schieber', 'H', 'S'));
    expect(rulesOf('kreuzjass').lastTrick).toBe(rulesOf('schieber').lastTrick);
    expect(totalPoints(rulesOf('kreuzjass'), 'H')).toBe(157);
    expect(rulesOf('kreuzjass').contracts).toEqual(['trump']);
  });

  it('“Match (opponents take **no trick**): 257, plus melds.” “Game: 1000.”', () => {
    const rules = rulesOf('kreuzjass');
    expect(rules.sweep).toEqual({ bonus: 100, by: 'tricks', mode: 'add' });
    expect(totalPoints(rules, 'H') + rules.sweep!.bonus).toBe(257);
    expect(rules.game).toEqual([{ by: 'points', target: 1000 }]);
  });
});

describe('who chooses the trump suit', () => {
  const { rules } = variantById('krutzjass');

  it('“a choice may be passed only by a hand with all four suits”: Krutzjass', () => {
    expect(rules.trumpChoice).toBe('mayPassWithAllSuits');
    expect(mayPass(rules, ['SA', 'HA', 'DA', 'C9'])).toBe(true);
    expect(mayPass(rules, ['SA', 'HA', 'DA', 'D9'])).toBe(false);
    expect(mayPass(variantById('schieber').rules, ['SA'])).toBe(true);
    expect(mayPass(variantById('kreuzjass').rules, ['SA', 'HA', 'DA', 'CA'])).toBe(false);
  });

  it.each([
    ['klaverjassen-utrecht', 'mustName', 'verplicht'],
    ['klaverjassen-leiden', 'inTurn', 'vrije keus'],
    ['coiffeur', 'inTurn', 'im Gegenuhrzeigersinn zum nächsten Mitspieler'],
    ['sidi-barrani', 'auction', 'a level (points bid)'],
    ['contree', 'auction', 'a level 80–160 or capot'],
    ['klaverjassen', 'mustName', 'must name trump, and leads'],
  ])('%s: %s, “%s”', (id, choice) => {
    expect(rulesOf(id).trumpChoice).toBe(choice);
  });

  it('a player who must name trumps may not pass', () => {
    expect(mayPass(rulesOf('klaverjassen'), ['SJ', 'HJ', 'DJ', 'CJ'])).toBe(false);
    expect(mayPass(rulesOf('klaverjassen-utrecht'), ['SJ', 'HJ', 'DJ', 'CJ'])).toBe(false);
    expect(rulesOf('klaverjassen-rotterdam').trumpChoice).toBeUndefined();
    expect(mayPass(rulesOf('klaverjassen-leiden'), ['SJ'])).toBe(true);
  });

  it('“the last card dealt is turned and is trump”: Kruisjassen and Kreuzjass', () => {
    const turning = VARIANTS.filter(({ rules: of }) => of.trumpChoice === 'turned').map(({ id }) => id);
    expect(turning.every((id) => id.startsWith('kruisjassen') || id === 'kreuzjass')).toBe(true);
    expect(turning).toHaveLength(6);
  });
});
