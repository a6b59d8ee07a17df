/** Single-dummy evaluations of plays, compared with means computed deal by deal; coverage of the intervals. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { SingleDummyEvaluation } from '../../src/analysis/review/single-dummy.ts';
import type { DealSample, SingleDummyOptions } from '../../src/analysis/review/single-dummy.ts';
import { sideOf } from '../../src/game/cards.ts';
import { legalNow, replay } from '../../src/game/play/play.ts';
import { DealsFromPlays } from '../../src/game/inference/deals-from-plays.ts';
import type { Answer, KnownLoss, Value } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { times } from '../times.ts';
import { GAMES, anyRecord } from './records.ts';
import type { RecordRequest } from './records.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

function answered(request: object): Answer {
  return answer(request as SolveRequest, solver);
}

function judged(
  record: { readonly plays: readonly string[] },
  play: number,
  options: SingleDummyOptions,
  reversed = false,
): KnownLoss | undefined {
  const { payoff } = parseRequest(record);
  const evaluation = new SingleDummyEvaluation(positionOf(parseRequest(record)), payoff, play, options);
  const samples: DealSample[] = [];
  for (let sample = evaluation.next(); sample; sample = evaluation.next()) samples.push(sample);
  expect(samples).toHaveLength(evaluation.dealCount);
  const position = { ...record, plays: record.plays.slice(0, play), want: ['cards'] };
  for (const sample of reversed ? samples.reverse() : samples) {
    evaluation.take(sample, answered({ ...position, deal: formatDeal(sample.deal) }));
  }
  return evaluation.result();
}

/** The mean of each legal card over all consistent deals, for the side to move, each position solved alone. */
function meansOf(record: RecordRequest, play: number): Map<string, number> {
  const before = record.plays.slice(0, play);
  const { setup } = positionOf(parseRequest(record));
  const state = replay(setup, before);
  const side = sideOf(state.toPlay!);
  const deals = new DealsFromPlays(setup, before).all();
  return new Map(
    legalNow(state).map((card) => {
      const values = deals.map(({ deal, weight }) => {
        const request = { ...record, deal: formatDeal(deal), plays: before, want: ['cards'] };
        const of = answered(request).cards!.find((other) => other.card === card)! as Value;
        return weight * (of.difference === undefined ? of[side] : (side === 'NS' ? 1 : -1) * of.difference);
      });
      return [card, values.reduce((sum, value) => sum + value, 0) / values.length];
    }),
  );
}

describe('the single-dummy evaluation of a play', () => {
  it.each(GAMES)('is the best mean minus its mean, over all deals if they can all be solved: %s', (variant) => {
    fc.assert(
      fc.property(anyRecord(variant, 2, 3), fc.nat(), (record, at) => {
        fc.pre(record.plays.length >= 4);
        const play = 3 + (at % (record.plays.length - 3));
        const known = judged(record, play, { samples: 2_000 });
        const means = meansOf(record, play);
        if (means.size === 1) {
          expect(known).toBeUndefined();
          return;
        }
        const best = Math.max(...means.values());
        expect(known!.complete).toBe(true);
        expect(known!.loss).toBeCloseTo(best - means.get(record.plays[play]!)!, 8);
        expect(known!.interval).toEqual([known!.loss, known!.loss]);
        for (const card of known!.best) expect(means.get(card)).toBeCloseTo(best, 8);
      }),
      { numRuns: times(8) },
    );
  });

  // North leads, so only its own hand is known.
  const RECORD = {
    variant: 'schieber',
    contract: 'H',
    leader: 'N',
    deal: 'N:A.9..8 K.K.T. J.A.A. T..J.7',
    plays: ['C8'],
  };

  it('has intervals that contain the loss over all deals with about their confidence', () => {
    const whole = judged(RECORD, 0, { samples: 100_000 })!;
    expect(whole.complete).toBe(true);
    const runs = 40;
    const holding = Array.from({ length: runs }, (_, seed) => judged(RECORD, 0, { samples: 30, seed })!).filter(
      ({ interval }) => interval![0] <= whole.loss && whole.loss <= interval![1],
    );
    expect(holding.length).toBeGreaterThanOrEqual(0.85 * runs);
  });

  it('is the same for the same seed, with the answers in any order', () => {
    const one = judged(RECORD, 0, { samples: 12, seed: 3 });
    expect(judged(RECORD, 0, { samples: 12, seed: 3 }, true)).toEqual(one);
    expect(judged(RECORD, 0, { samples: 12, seed: 4 })).not.toEqual(one);
    expect(one).toMatchObject({ samples: 12 });
    expect(one).not.toHaveProperty('complete');
  });

  it('has no interval for a few deals', () => {
    expect(judged(RECORD, 0, { samples: 9 })).not.toHaveProperty('interval');
  });

  it.each<[field: string, play: number, options: SingleDummyOptions]>([
    ['samples', 0, { samples: 0 }],
    ['samples', 0, { samples: 1.5 }],
    ['seed', 0, { seed: -1 }],
    ['play', 1, {}],
  ])('refuses a wrong %s', (field, play, options) => {
    expect(() => new SingleDummyEvaluation(positionOf(parseRequest(RECORD)), 'points', play, options)).toThrow(
      new RegExp(`^${field} is .*whole number`),
    );
  });
});
