/**
 * Total and score against the oracle of the payoffs: endings, and late positions of full deals, led to sweeps, taps and
 * claims; every variant and random scorings; the position, every legal card, and the best card. The solver works in
 * slices of few nodes, so that probes are interrupted and resumed, and once with the smallest table and once with a
 * large one.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SUITS, cardOf } from '../../src/game/cards.ts';
import type { Deal } from '../../src/game/cards.ts';
import { afterPlay, startOf } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { presetsOf } from '../../src/game/variants/presets.ts';
import { anyContract, anySeat } from '../game/arbitraries.ts';
import {
  SCORING_KINDS,
  anyDedansRules,
  anyLevelRules,
  anyPlayedMarriageRules,
  anyScoredPosition,
  anyScoredRules,
} from '../game/scored.ts';
import { CONSTRUCTED, positionOf } from '../oracle/constructed.ts';
import type { ScoredPayoff } from '../oracle/payoffs.ts';
import { isThorough, times } from '../times.ts';
import { compareScored, differenceBy, loadSolvers } from './against-oracle.ts';
import type { Solvers } from './against-oracle.ts';

const PAYOFFS = ['total', 'score'] as const satisfies readonly ScoredPayoff[];
let solvers: Solvers;
beforeAll(async () => {
  solvers = await loadSolvers();
});

const compare = (state: GameState, payoff: ScoredPayoff): void => compareScored(solvers, state, payoff);

const property = (rules: Parameters<typeof anyScoredPosition>[0], numRuns: number): void =>
  fc.assert(
    fc.property(anyScoredPosition(rules), ({ state }) => {
      for (const payoff of PAYOFFS) compare(state, payoff);
    }),
    { numRuns },
  );

describe('every variant as it ships', () => {
  it.each(VARIANTS.map(({ id, rules }) => ({ id, rules })))('$id', ({ rules }) => {
    property({ rules: fc.constant(rules), maxTricks: 3 }, times(150));
  });

  // The oracle takes long where many cards are legal; a quick run leaves out those variants whose payoffs are nearly card points.
  const takesLong = (id: string): boolean => ['schieber', 'kreuzjass', 'krutzjass'].includes(id);
  const four = VARIANTS.filter(({ id }) => isThorough || !takesLong(id)).map(({ id, rules }) => ({ id, rules }));
  it.each(four)('$id: four tricks left', ({ rules }) => {
    property({ rules: fc.constant(rules), minTricks: 4, maxTricks: 4 }, times(5));
  });
});

/** An ending with all cards of so many ranks, as many a hand: the four of a rank often come to one trick. */
function anyEndingOfRanks(rules: Rules, count: number): fc.Arbitrary<GameState> {
  const ranks = fc.shuffledSubarray([...rules.deck.ranks], { minLength: count, maxLength: count });
  const cards = ranks.chain((chosen) => {
    const all = SUITS.flatMap((suit) => chosen.map((rank) => cardOf(suit, rank)));
    return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
  });
  const deal = cards.map((shuffled): Deal => {
    const [N, E, S, W] = [0, 1, 2, 3].map((hand) => shuffled.slice(hand * count, (hand + 1) * count));
    return { N: N!, E: E!, S: S!, W: W! };
  });
  return fc
    .record({ rules: fc.constant(rules), contract: anyContract(rules), leader: anySeat(), declarer: anySeat(), deal })
    .map(startOf);
}

describe('endings of few ranks, in which four of a rank come to one trick', () => {
  const withRoem = VARIANTS.filter(({ rules }) => rules.trickRoem).map(({ id, rules }) => ({ id, rules }));
  it.each(withRoem)('$id', ({ rules }) => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 3).chain((count) => anyEndingOfRanks(rules, count)),
        (state) => {
          for (const payoff of PAYOFFS) compare(state, payoff);
        },
      ),
      { numRuns: times(300) },
    );
  });
});

/** A full deal of a pack of three neighbouring ranks: a sweep is open, and runs come to tricks without points. */
function anyFullDealOfThreeRanks(rules: Rules): fc.Arbitrary<GameState> {
  const { ranks } = rules.deck;
  return fc
    .integer({ min: 0, max: ranks.length - 3 })
    .map((lowest) => ({ ...rules, deck: { ...rules.deck, ranks: ranks.slice(lowest, lowest + 3) } }))
    .chain((few) => anyEndingOfRanks(few, 3));
}

describe('full deals of three ranks, in which a sweep leaves roem to the others', () => {
  const withBoth = VARIANTS.filter(({ rules }) => rules.trickRoem && rules.sweep);
  it.each(withBoth.map(({ id, rules }) => ({ id, rules })))('$id', ({ rules }) => {
    for (const by of ['points', 'tricks'] as const) {
      const swept = { ...rules, sweep: { ...rules.sweep!, by } };
      fc.assert(
        fc.property(anyFullDealOfThreeRanks(swept), (state) => {
          for (const payoff of PAYOFFS) compare(state, payoff);
        }),
        { numRuns: times(200) },
      );
    }
  });
});

describe('random rules with a scoring of each kind', () => {
  it.each(SCORING_KINDS)('%s', (kind) => {
    property({ rules: anyScoredRules(kind), maxTricks: 3 }, times(500));
  });
});

describe('declarers who can be wet with melds, and ties that are held over', () => {
  it('random rules', () => {
    property({ rules: anyDedansRules(), maxTricks: 3 }, times(2000));
  });

  it.each(presetsOf(variantById('bela')))('bela, $id', ({ id }) => {
    property({ rules: fc.constant(rulesWith(variantById('bela'), [id])), maxTricks: 3 }, times(500));
  });

  it.each(['bela', 'belot-bulgarian'])('%s', (id) => {
    property({ rules: fc.constant(variantById(id).rules), maxTricks: 3 }, times(2000));
  });

  it.each(presetsOf(variantById('belote')))('belote, $id', ({ id }) => {
    property({ rules: fc.constant(rulesWith(variantById('belote'), [id])), maxTricks: 3 }, times(500));
  });
});

describe('marriages that depend on the play', () => {
  it('random rules', () => {
    property({ rules: anyPlayedMarriageRules(), maxTricks: 3 }, times(3000));
  });

  it('belot-bulgarian, all trumps', () => {
    const { rules } = variantById('belot-bulgarian');
    const inAllTrumps = fc.constant<Rules>({ ...rules, contracts: ['alltrumps'] });
    property({ rules: inAllTrumps, maxTricks: 3 }, times(2000));
    property({ rules: inAllTrumps, minTricks: 4, maxTricks: 4 }, times(20));
  });
});

describe('declarers who have bid a level', () => {
  it('random rules', () => {
    property({ rules: anyLevelRules(), maxTricks: 3 }, times(2000));
  });

  it.each(['sidi-barrani', 'contree'])('%s', (id) => {
    property({ rules: fc.constant(variantById(id).rules), maxTricks: 3 }, times(2000));
  });

  it.each([...presetsOf(variantById('contree')), ...presetsOf(variantById('sidi-barrani'))])(
    '$variant, $id',
    ({ variant, id }) => {
      property({ rules: fc.constant(rulesWith(variantById(variant), [id])), maxTricks: 3 }, times(500));
    },
  );
});

describe('constructed positions that random play rarely reaches', () => {
  it.each(CONSTRUCTED)('$title', (position) => {
    const state = positionOf(position);
    const { payoff, difference, cards } = position;
    expect(differenceBy(solvers.solver, state, payoff)).toBe(difference);
    for (const [card, value] of Object.entries(cards)) {
      const after = afterPlay(state, card as keyof typeof cards);
      expect(differenceBy(solvers.solver, after, payoff, after.trick.cards.length === 0), card).toBe(value);
    }
  });
});
