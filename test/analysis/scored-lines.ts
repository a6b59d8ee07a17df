/** Requests for positions of a game, and the check of their lines, under `total` and `score`. */
import { expect } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { playsOf, replay } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import type { Variant } from '../../src/game/rules/rules.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { mayContradict } from '../../src/solver/payoffs/wet.ts';
import { oracleLexicographic, oracleValue } from '../oracle/payoffs.ts';
import type { ScoredPayoff } from '../oracle/payoffs.ts';

const solver = await loadSolver();

export function answered(request: object): Answer {
  return answer(request as SolveRequest, solver);
}

/** The request for a position of a plain variant. */
export function requestFor({ id }: Variant, state: GameState, payoff: string): object {
  const { contract, leader, declarer, level, doubled, deal } = state.setup;
  return {
    variant: id,
    contract,
    leader,
    declarer,
    level,
    doubled,
    deal: formatDeal(deal),
    plays: playsOf(state),
    payoff,
  };
}

/** Checks the line of a position, and that it has the best total among equal scores. */
export function lineEndsWithTheValue(request: object, state: GameState, payoff: ScoredPayoff): void {
  const { value, line } = answered({ ...request, want: ['line'] });
  const end = replay(state.setup, [...playsOf(state), ...line!]);
  expect(end.toPlay).toBeNull();
  const { deal } = state.setup.rules.scoring;
  const hasCalls = payoff === 'score' && (deal === 'tap' || deal === 'claim');
  if (!hasCalls) expect(oracleValue(end, payoff)).toBe(figureOf(value!));
  if (hasCalls || payoff === 'total' || mayContradict(state.setup)) return;
  expect({ score: oracleValue(end, 'score'), total: oracleValue(end, 'total') }).toEqual(oracleLexicographic(state));
}
