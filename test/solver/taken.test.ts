/**
 * Endings with what was taken before, against the oracle of the payoffs and against the deals from which they are cut: a
 * late position of a full deal has the value of the ending that begins with its trick. Every variant and random scorings, every legal card.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SIDES } from '../../src/game/cards.ts';
import type { Side } from '../../src/game/cards.ts';
import { completeTaken } from '../../src/game/play/complete-taken.ts';
import { afterPlay, legalNow } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { finalValue } from '../../src/game/scoring/payoffs/payoff-table.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { SCORING_KINDS, anyEndingOfDeal, anyScoredRules } from '../game/scored.ts';
import { marriageFor } from '../../src/game/scoring/played-marriage.ts';
import { oracleCardValue, oracleValue } from '../oracle/payoffs.ts';
import type { ScoredPayoff } from '../oracle/payoffs.ts';
import { times } from '../times.ts';

const PAYOFFS = ['total', 'score'] as const satisfies readonly ScoredPayoff[];
/** Nodes of a slice: enough to make progress, few enough to be interrupted. */
const SLICE_NODES = 500;

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

/**
 * Marriages that depended on the play, as a difference: of an ending they are stated together with the melds, which are no part of the total.
 */
const marriagesIn = ({ tricks }: GameState): number =>
  tricks.reduce((sum, { marriage }) => sum + marriageFor('NS', marriage), 0);

/** The exact value under a payoff: the points of North–South, or a difference. */
function valueOf(state: GameState, payoff: ScoredPayoff | 'points', isCallOpen = false): number {
  solver.setPosition(state, payoff, isCallOpen);
  while (!solver.search(SLICE_NODES));
  const [low, high] = solver.bounds();
  expect(low).toBe(high);
  return solver.toValue(low);
}

/** Compares an ending with the oracle, card by card, and with the position of the deal from which it is cut. */
function compare(ending: GameState, inDeal: GameState): void {
  expect(valueOf(ending, 'points'), 'points').toBe(valueOf(inDeal, 'points'));
  for (const payoff of PAYOFFS) {
    const known = new Map<string, number>();
    const value = oracleValue(ending, payoff, known);
    const settled = payoff === 'total' ? marriagesIn(inDeal) - marriagesIn(ending) : 0;
    expect(oracleValue(inDeal, payoff) - settled, `${payoff}, in the deal`).toBe(value);
    expect(valueOf(ending, payoff), payoff).toBe(value);
    for (const card of legalNow(ending)) {
      const after = afterPlay(ending, card);
      if (after.toPlay === null) continue;
      const isTrickOver = after.trick.cards.length === 0;
      expect(valueOf(after, payoff, isTrickOver), `${payoff} after ${card}`).toBe(
        oracleCardValue(ending, card, payoff, known),
      );
    }
    // Played out, the last card is worth what the deal is.
    let [last, lastInDeal] = [ending, inDeal];
    while (last.toPlay !== null) {
      const [card] = legalNow(last);
      [last, lastInDeal] = [afterPlay(last, card!), afterPlay(lastInDeal, card!)];
    }
    expect(finalValue(last, payoff), `${payoff}, played out`).toBe(finalValue(lastInDeal, payoff) - settled);
  }
}

/** What is stated of one side completes to what both sides had taken. */
function completes({ setup }: GameState, stated: Side): void {
  const { taken, ...ending } = setup;
  const roem = { NS: { roem: taken!.NS.roem }, EW: { roem: taken!.EW.roem } };
  expect(completeTaken(ending, { ...roem, [stated]: taken![stated] })).toEqual(taken);
}

const property = (rules: fc.Arbitrary<Rules>, numRuns: number): void =>
  fc.assert(
    fc.property(anyEndingOfDeal({ rules, maxTricks: 3 }), ({ ending, inDeal }) => {
      compare(ending, inDeal);
      for (const side of SIDES) completes(ending, side);
    }),
    { numRuns },
  );

describe('“An ending may carry what was taken before” has the value of the deal from which it is cut', () => {
  it.each(VARIANTS.map(({ id, rules }) => ({ id, rules })))('$id', ({ rules }) => {
    property(fc.constant(rules), times(100));
  });

  const withBoth = VARIANTS.filter(({ rules }) => rules.trickRoem && rules.sweep);
  it.each(withBoth.map(({ id, rules }) => ({ id, rules })))(
    '$id with four ranks, whose tricks may be all roem',
    (of) => {
      const { ranks } = of.rules.deck;
      const few = fc.integer({ min: 0, max: ranks.length - 4 }).chain((lowest) =>
        fc.constantFrom('points' as const, 'tricks' as const).map((by) => ({
          ...of.rules,
          deck: { ...of.rules.deck, ranks: ranks.slice(lowest, lowest + 4) },
          sweep: { ...of.rules.sweep!, by },
        })),
      );
      property(few, times(300));
    },
  );

  it.each(SCORING_KINDS)('random rules with the scoring %s', (kind) => {
    property(anyScoredRules(kind), times(300));
  });
});
