/** A job over several shifts: what earlier shifts have found stays. */
import { expect, it } from 'vitest';
import type { Progress } from '../../src/analysis/progress.ts';
import { Job } from '../../src/engine/pool/job.ts';
import type { Card } from '../../src/game/cards.ts';
import type { ReviewEntry } from '../../src/notation/answer/answer.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';

const REQUEST = readRequest({ variant: 'schieber', contract: 'S', leader: 'N', deal: 'N:AK.A.. QJ.K.. T9.Q.. 87.J..' });

const report = (low: number, high: number, estimate?: number, within?: number): Progress => ({
  bounds: { NS: [low, high] },
  ...(estimate !== undefined && { estimate: { NS: estimate } }),
  ...(within !== undefined && { within }),
  cards: [],
  nodes: 10,
  ms: 1,
});

it.each<[what: string, shifts: Progress[], last: Partial<Progress>]>([
  ['stays while the next has none', [report(10, 90, 50, 6), report(0, 157)], { estimate: { NS: 50 }, within: 6 }],
  ['stays for a rougher one', [report(10, 90, 50, 6), report(0, 157, 60, 9)], { estimate: { NS: 50 }, within: 6 }],
  ['goes for one as near', [report(10, 90, 50, 6), report(0, 157, 52, 6)], { estimate: { NS: 52 }, within: 6 }],
  ['lies within the bounds of both', [report(10, 90, 50, 6), report(0, 157, 99, 4)], { estimate: { NS: 90 } }],
])('the estimate of an earlier shift %s', async (_, shifts, last) => {
  const seen: Progress[] = [];
  const job = new Job(REQUEST, 1000, (progress) => seen.push(progress));
  for (const progress of shifts) {
    job.report(progress);
    job.setAside();
  }
  await Promise.resolve();
  expect(seen.at(-1)).toMatchObject({ bounds: { NS: [10, 90] }, ...last });
  job.report(report(70, 70));
  await Promise.resolve();
  expect(seen.at(-1)).toMatchObject({ bounds: { NS: [70, 70] }, estimate: { NS: 70 } });
});

it('the estimates of cards stay too, within the bounds of all shifts', async () => {
  const seen: unknown[] = [];
  const job = new Job(REQUEST, 1000, ({ cards }) => seen.push(cards));
  const shifts: Progress['cards'][] = [
    [
      { card: 'SA', NS: [10, 90], estimate: { NS: 50 } },
      { card: 'SK', NS: [20, 80], estimate: { NS: 30 } },
    ],
    [{ card: 'SA', NS: [60, 120] }],
    [{ card: 'SA', NS: [0, 85], estimate: { NS: 55 } }],
  ];
  for (const cards of shifts) {
    job.report({ ...report(10, 90), cards });
    job.setAside();
  }
  await Promise.resolve();
  const king = { card: 'SK', NS: [20, 80], estimate: { NS: 30 } };
  expect(seen).toEqual([
    shifts[0],
    [{ card: 'SA', NS: [60, 90], estimate: { NS: 60 } }, king],
    [{ card: 'SA', NS: [60, 85], estimate: { NS: 60 } }, king],
  ]);
});

it('the error of a card and the leading cards stay until a later shift has its own', async () => {
  const seen: unknown[] = [];
  const job = new Job(REQUEST, 1000, ({ cards, leaders }) => seen.push([cards[0], leaders?.by]));
  const of = (estimate: number, within?: number): Progress['cards'] => [
    { card: 'SA', NS: [10, 90], estimate: { NS: estimate }, ...(within !== undefined && { within }) },
  ];
  const leaders = (by: number): Pick<Progress, 'leaders'> => ({ leaders: { cards: ['SA'], by } });
  for (const shift of [{ cards: of(50, 12), ...leaders(4) }, { cards: of(60) }, { cards: of(55, 9), ...leaders(7) }]) {
    job.report({ ...report(10, 90), ...shift });
    job.setAside();
  }
  await Promise.resolve();
  expect(seen).toEqual([
    [of(50, 12)[0], 4],
    [of(50, 12)[0], 4],
    [of(55, 9)[0], 7],
  ]);
});

it('the plays reviewed in an earlier shift stay until more are reviewed', async () => {
  const entry = (play: Card): ReviewEntry => ({ play, by: 'N', lost: 0, best: [play] });
  const seen: unknown[] = [];
  const job = new Job(REQUEST, 1000, ({ review, entries }) =>
    seen.push([review?.map(({ play }) => play), entries?.done]),
  );
  const shifts: Card[][][] = [
    [['SA'], ['SK', 'SA']],
    [[], ['SA'], ['ST', 'SK', 'SA']],
  ];
  for (const shift of shifts) {
    for (const plays of shift) {
      job.report({ ...report(10, 90), review: plays.map(entry), entries: { done: plays.length, of: 4 } });
    }
    job.setAside();
  }
  await Promise.resolve();
  expect(seen).toEqual([
    [['SA'], 1],
    [['SK', 'SA'], 2],
    [['SK', 'SA'], 2],
    [['SK', 'SA'], 2],
    [['ST', 'SK', 'SA'], 3],
  ]);
});
