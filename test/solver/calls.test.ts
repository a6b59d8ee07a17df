/**
 * Positions after a tap or a claim against the oracle: which calls are possible right after a trick, what each is worth, and what every later
 * position and card is worth after it.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { SIDES } from '../../src/game/cards.ts';
import { afterPlay, legalNow, replay, statesUpTo } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { afterCall, callsNow, settledScore } from '../../src/game/scoring/calls.ts';
import { finalValue } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { anyScoredPosition, anyScoredRules } from '../game/scored.ts';
import { oracleCallValue, oracleValueAfterTap } from '../oracle/payoffs.ts';
import { times } from '../times.ts';
import { differenceBy, loadSolvers } from './against-oracle.ts';
import type { Solvers } from './against-oracle.ts';

let solvers: Solvers;
beforeAll(async () => {
  solvers = await loadSolvers();
});

/** Plays on to the end of the trick in progress. */
function atTrickEnd(state: GameState, choice: number): GameState {
  const legal = legalNow(state);
  if (state.tricks.length > 0 && state.trick.cards.length === 0) return state;
  return atTrickEnd(afterPlay(state, legal[choice % legal.length]!), choice);
}

/** Compares the values of a position and of all its cards after a call. */
function compareAfter(called: GameState, value: number, oracle: (state: GameState) => number): void {
  const { solver, fresh } = solvers;
  const settled = settledScore(called);
  if (settled !== null) expect(settled).toBe(value);
  expect(differenceBy(fresh, called, 'score'), 'alone').toBe(value);
  expect(differenceBy(solver, called, 'score')).toBe(value);
  if (called.toPlay === null) expect(finalValue(called, 'score')).toBe(value);
  if (called.toPlay === null) return;
  const best = solver.bestCard()!;
  for (const card of legalNow(called)) {
    const after = afterPlay(called, card);
    const worth = oracle(after);
    expect(differenceBy(solver, after, 'score', after.trick.cards.length === 0), `after ${card}`).toBe(worth);
    if (card === best) expect(worth, `best card ${best}`).toBe(value);
  }
}

function compareCalls(state: GameState): number {
  const known = new Map<string, number>();
  const calls = callsNow(state);
  for (const side of SIDES) {
    const value = oracleCallValue(state, side, known);
    const call = calls.find(({ by }) => by === side);
    expect(call !== undefined, `${side} may call`).toBe(value !== undefined);
    if (!call || value === undefined) continue;
    const oracle = (after: GameState): number =>
      call.call === 'tap' ? oracleValueAfterTap(after, side, known) : value;
    let called = afterCall(state, call);
    compareAfter(called, value, oracle);
    // On to the end of the deal: the call stands.
    for (let choice = 0; called.toPlay !== null; choice++) {
      const legal = legalNow(called);
      called = afterPlay(called, legal[choice % legal.length]!);
      if (choice % 3 === 2) compareAfter(called, oracle(called), oracle);
    }
    expect(statesUpTo(called).at(-1)).toEqual(called);
    expect(callsNow(called)).toEqual([]);
  }
  return calls.length;
}

const tik = (scoring: object): Rules => withOverrides(variantById('kruisjassen-tik').rules, { scoring });
const roem = (scoring: object): Rules => withOverrides(variantById('kruisjassen-roem').rules, { scoring });

describe('after a call', () => {
  it.each<readonly [string, fc.Arbitrary<Rules>, number]>([
    ['kruisjassen-tik', fc.constant(tik({})), 400],
    ['kruisjassen-tik, few points', fc.constant(tik({ tapAt: 12 })), 400],
    ['kruisjassen-roem', fc.constant(roem({ atLeast: 65 })), 400],
    ['kruisjassen-roem, few points', fc.constant(roem({ atLeast: 30, half: 25 })), 400],
    ['taps in random rules', anyScoredRules('tap'), 600],
    ['claims in random rules', anyScoredRules('claim'), 600],
  ])('%s', (_, rules, runs) => {
    let calls = 0;
    fc.assert(
      fc.property(anyScoredPosition({ rules, maxTricks: 3 }), fc.nat(99), ({ state }, choice) => {
        fc.pre(state.toPlay !== null);
        calls += compareCalls(atTrickEnd(state, choice));
      }),
      { numRuns: times(runs) },
    );
    expect(calls).toBeGreaterThan(0);
  });
});

it('a call of another state of the same plays changes no other value', () => {
  const { rules } = variantById('kruisjassen-tik');
  const deal = { N: ['SA'], E: ['S7'], S: ['S8'], W: ['S9'] } as const;
  const taken = { NS: { points: 40, roem: 0, tricks: 3 }, EW: { points: 90, roem: 0, tricks: 4 } };
  const end = replay({ rules, contract: 'H', leader: 'N', declarer: 'N', deal, taken }, ['SA', 'S7', 'S8', 'S9']);
  const [winners, others] = callsNow(end);
  expect([winners, others]).toMatchObject([
    { by: 'NS', after: 4, call: 'tap', score: 1 },
    { by: 'EW', after: 4, call: 'tap', score: 1 },
  ]);
  const values = [afterCall(end, winners!), afterCall(end, others!), end].map((state) =>
    differenceBy(solvers.solver, state, 'score'),
  );
  expect(values).toEqual([1, -1, 0]);
});
