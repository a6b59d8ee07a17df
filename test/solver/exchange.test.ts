/**
 * Solvers with tables of their own that exchange proofs have the values of the oracles and of a solver alone, whatever arrives
 * when. Those of another deal, contract or payoff are refused, and what is no position of the deal is left out.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startOf } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { PROOF_BYTES } from '../../src/solver/abi.ts';
import { PROOFS_ROOM } from '../../src/solver/sharing/findings.ts';
import type { Findings } from '../../src/solver/sharing/findings.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { IDEAS, switchedSolvers } from '../../tools/switched.ts';
import { anyPosition, anySetup } from '../game/arbitraries.ts';
import { anyScoredPosition } from '../game/scored.ts';
import { rememberingMinimax } from '../oracle/minimax.ts';
import { oracleValue } from '../oracle/payoffs.ts';
import { times } from '../times.ts';
import { solved } from './solved.ts';

let alone: Solver;
/** Of the build that exchanges nearly every proof: four, the third with the smallest table, the last with tiny budgets for first moves. */
let several: Solver[];
beforeAll(async () => {
  const make = await switchedSolvers();
  alone = await loadSolver();
  const tinyBudgets = await make(IDEAS['large probe budget']);
  several = [await make(0), await make(0), await make(0, { tableBytes: 2 ** 16 }), tinyBudgets];
});

/** Nodes of the first slice: so few that endings take several. Each is longer than the one before by this factor, so that all end. */
const FIRST_SLICE_NODES = 40;
const LENGTHENED = 1.1;

/**
 * The outcomes that solvers find in slices by turns. Each then sends what it has found; the `isLate`-th message and so on arrives one
 * round later.
 */
function outcomesTogether(state: GameState, payoff: Payoff, isLate: (message: number) => boolean): number[] {
  const inboxes: Findings[][] = several.map(() => []);
  const late: [to: number, findings: Findings][] = [];
  let messages = 0;
  for (const solver of several) solver.setPosition(state, payoff);
  const isDone = several.map(() => false);
  for (let nodes = FIRST_SLICE_NODES; isDone.includes(false); nodes *= LENGTHENED) {
    for (const [to, findings] of late.splice(0)) inboxes[to]!.push(findings);
    several.forEach((solver, i) => {
      const received = inboxes[i]!.splice(0);
      for (const findings of received) expect(solver.adopt(findings)).toBe(true);
      solver.avoid(received.map(({ marks }) => marks));
      isDone[i] ||= solver.search(nodes);
      const findings = solver.findings();
      if (!findings) return;
      several.forEach((_, to) => {
        if (to === i) return;
        if (isLate(messages++)) late.push([to, findings]);
        else inboxes[to]!.push(findings);
      });
    });
  }
  return several.map((solver) => {
    const [low, high] = solver.bounds();
    expect(low).toBe(high);
    return low;
  });
}

const same = (value: number): number[] => several.map(() => value);
const everyThird = (message: number): boolean => message % 3 === 0;

describe('solvers that exchange proofs', () => {
  const variants = VARIANTS.map(({ id, rules }) => ({ id, rules }));

  it.each(variants)('endings of $id', ({ rules }) => {
    fc.assert(
      fc.property(anyPosition({ rules: fc.constant(rules), minCards: 3, maxCards: 4 }), ({ state }) => {
        const value = rememberingMinimax(state, new Map());
        expect(outcomesTogether(state, 'points', everyThird)).toEqual(same(value));
      }),
      { numRuns: times(200) },
    );
  });

  it.each(['total', 'score'] as const)('endings of any rules, %s', (payoff) => {
    fc.assert(
      fc.property(anyScoredPosition({ minTricks: 3, maxTricks: 4 }), ({ state }) => {
        const outcomes = outcomesTogether(state, payoff, everyThird);
        const value = oracleValue(state, payoff, new Map());
        expect(outcomes.map((outcome, i) => several[i]!.toValue(outcome))).toEqual(same(value));
      }),
      { numRuns: times(300) },
    );
  });

  it.each(variants)('deals of $id', ({ rules }) => {
    fc.assert(
      fc.property(anySetup({ rules: fc.constant(rules), minCards: 6, maxCards: 8 }), (setup) => {
        const state = startOf(setup);
        const value = solved(alone, state);
        expect(outcomesTogether(state, 'points', everyThird)).toEqual(same(value));
      }),
      { numRuns: times(6), endOnFailure: true },
    );
  });
});

describe('findings', () => {
  const deals = (count: number): GameState[] =>
    fc
      .sample(anySetup({ rules: fc.constant(variantById('schieber').rules), minCards: 7, maxCards: 7 }), count)
      .map(startOf);
  const findingsOf = (solver: Solver, state: GameState): Findings => {
    solver.setPosition(state, 'points');
    solver.search(20_000);
    return solver.findings()!;
  };

  it('save the other solver the work', () => {
    const [a, b] = several as [Solver, Solver];
    let [nodes, nodesAlone] = [0, 0];
    for (const state of deals(20)) {
      const value = solved(a, state);
      nodesAlone += a.nodes;
      const findings = a.findings()!;
      expect(findings.proofs.length).toBeLessThanOrEqual(PROOFS_ROOM);
      b.setPosition(state, 'points');
      expect(b.adopt(findings)).toBe(true);
      expect(solved(b, state)).toBe(value);
      nodes += b.nodes;
    }
    // About half: there is room for the first proofs of a slice only.
    expect(nodes).toBeLessThan(nodesAlone * 0.75);
  });

  it('of another deal or contract are refused, and findings of a length that none has', () => {
    const [a, b] = several as [Solver, Solver];
    for (const state of deals(10)) {
      const { N, E, S, W } = state.setup.deal;
      const findings = findingsOf(a, state);
      const other = state.setup.contract === 'H' ? 'S' : 'H';
      for (const setup of [
        { ...state.setup, deal: { N: E, E: N, S, W } },
        { ...state.setup, contract: other } as const,
      ]) {
        b.setPosition(startOf(setup), 'points');
        expect(b.adopt(findings)).toBe(false);
        expect(solved(b, startOf(setup))).toBe(solved(alone, startOf(setup)));
      }
      b.setPosition(state, 'points');
      expect(b.adopt({ ...findings, proofs: findings.proofs.slice(1) })).toBe(false);
      expect(b.adopt({ ...findings, proofs: new Uint8Array(PROOFS_ROOM + PROOF_BYTES) })).toBe(false);
    }
  });

  it('of another payoff are refused, where it counts roem', () => {
    const [a, b] = several as [Solver, Solver];
    const { rules } = variantById('klaverjassen');
    const states = fc.sample(anySetup({ rules: fc.constant(rules), minCards: 8, maxCards: 8 }), 10).map(startOf);
    for (const state of states) {
      const findings = findingsOf(a, state);
      b.setPosition(state, 'total');
      expect(b.adopt(findings)).toBe(false);
      expect(solved(b, state, undefined, 'total')).toBe(solved(alone, state, undefined, 'total'));
    }
  });

  it('that are no positions of the deal are left out', () => {
    const [a, b] = several as [Solver, Solver];
    /** Each makes a record impossible: cards that nobody holds, uneven hands, bounds that contradict, a card, a leader, a state. */
    const faults: ((record: DataView) => void)[] = [
      (record) => record.setBigUint64(0, record.getBigUint64(0, true) ^ (1n << 60n), true),
      (record) => record.setBigUint64(0, record.getBigUint64(0, true) & (record.getBigUint64(0, true) - 1n), true),
      (record) => record.setBigUint64(0, 0n, true),
      (record) => record.setInt32(8, record.getInt32(12, true) + 1, true),
      (record) => record.setInt32(16, 63, true),
      (record) => record.setInt32(16, -2, true),
      (record) => record.setInt32(24, 4, true),
      (record) => record.setInt32(24, -1, true),
      (record) => record.setInt32(28, 256, true),
    ];
    for (const state of deals(10)) {
      const value = solved(alone, state);
      const findings = findingsOf(a, state);
      for (const fault of faults) {
        const proofs = findings.proofs.slice();
        for (let at = 0; at < proofs.length; at += PROOF_BYTES) {
          const record = new DataView(proofs.buffer, at, PROOF_BYTES);
          // Were they believed, the values would be wrong.
          record.setInt32(8, 1_000, true);
          record.setInt32(12, 1_000, true);
          fault(record);
        }
        b.setPosition(startOf({ ...state.setup, leader: state.setup.leader === 'N' ? 'E' : 'N' }), 'points');
        b.giveBack();
        b.setPosition(state, 'points');
        b.adopt({ ...findings, proofs });
        expect(solved(b, state)).toBe(value);
      }
    }
  });

  it('there are none in a shared table, nor where each probe has a table of its own', () => {
    const { rules } = variantById('kruisjassen-tik');
    const [state] = fc.sample(anySetup({ rules: fc.constant(rules), minCards: 8, maxCards: 8 }), 1).map(startOf);
    const [a] = several as [Solver];
    a.setPosition(state!, 'score');
    a.search(2_000);
    expect(a.findings()).toBeUndefined();
  });
});
