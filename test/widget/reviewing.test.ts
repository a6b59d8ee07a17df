/** The review behind an element: what it asks for, under every payoff, and what is known of each play that is listed. */
import { beforeAll, describe, expect, it } from 'vitest';
import { randomDeal } from '../random-deal.ts';
import { answer } from '../../src/engine/synchronous.ts';
import type { Card } from '../../src/game/cards.ts';
import { afterPlay, legalNow } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { annotate } from '../../src/widget/state/review/annotations.ts';
import { requestAfter } from '../../src/widget/state/requests.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import type { Input } from '../../src/widget/state/input.ts';
import { isMistake, placeAmong, ranked, tellingPlays } from '../../src/widget/state/review/mistakes.ts';
import { ReviewRunner } from '../../src/widget/state/review/review-runner.ts';
import type { ReviewRequest } from '../../src/widget/state/review/review-runner.ts';
import { goTo, play } from '../../src/widget/state/table.ts';
import type { Table } from '../../src/widget/state/table.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { NOTHING_KNOWN } from './store.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

function answered(request: object): Answer {
  return answer(request as SolveRequest, solver);
}

/** An ending in which everybody plays the first legal card. */
function played(input: Input, cards: number, plays = 4 * cards): { input: Input; table: Table } {
  const deal = formatDeal(randomDeal(variantById(input.variant!).rules, 5, cards));
  const { table } = readInput({ contract: 'H', leader: 'N', deal, ...input });
  const record: Card[] = [];
  for (let state = table!.position; record.length < plays; state = afterPlay(state, record.at(-1))) {
    record.push(legalNow(state)[0]!);
  }
  const whole = { contract: 'H', leader: 'N', deal, ...input, plays: record.join(' ') };
  return { input: whole, table: readInput(whole).table! };
}

/** A review that goes on until it is over, and what it has asked for. */
async function review(table: Table) {
  const wants: string[] = [];
  const client: ReviewRequest['client'] = {
    solve: (request) => {
      wants.push(request.want!.join('+'));
      return Promise.resolve(answered(request));
    },
  };
  const ask: ReviewRequest['ask'] = (plies, want) => requestAfter(table, table.record.slice(0, plies), want);
  const reviewing = await new Promise<ReviewRunner>((resolve) => {
    const reviewing: ReviewRunner = new ReviewRunner(() => reviewing.review.phase === 'exact' && resolve(reviewing));
    reviewing.begin({ table, ask, client });
  });
  return { reviewing, wants, again: () => reviewing.begin({ table, ask, client }) };
}

describe('the values and costs of a record', () => {
  it.each<[string, Input, number, number?]>([
    ['card points', { variant: 'schieber' }, 5],
    ['all points, in the middle of the deal', { variant: 'klaverjassen', payoff: 'total' }, 5, 9],
    ['a score', { variant: 'klaverjassen-rotterdam', payoff: 'score' }, 5],
    [
      'a score with taps',
      { variant: 'kruisjassen-tik', payoff: 'score', rules: { scoring: { tapAt: 12, atLeast: 40 } } },
      5,
    ],
  ])('%s: agree with its positions, solved alone', async (_, given, cards, plays) => {
    const { table } = played(given, cards, plays);
    const { reviewing, wants, again } = await review(table);
    const alone = table.record.map((_, ply) => answered(requestAfter(table, table.record.slice(0, ply), [])));
    const { entries, values } = reviewing.review;
    expect(values.slice(0, -1)).toEqual(alone.map(({ value }) => figureOf(value!)));
    expect(values).not.toContain(null);
    expect(entries).toEqual(answered(requestAfter(table, table.record, ['review'])).review);
    const asked = wants.length;
    again();
    expect(wants).toHaveLength(asked);
  });

  it('stand beside the plays of the record, also when the line has left it', async () => {
    const { table } = played({ variant: 'schieber' }, 5);
    const { reviewing } = await review(table);
    const { entries, values } = reviewing.review;
    const annotations = annotate(goTo(table, 0), { phase: 'idle' }, reviewing.review, NOTHING_KNOWN);
    expect(annotations.plays.map(({ lost }) => lost)).toEqual(entries.map((entry) => entry!.lost));
    expect(annotations).toMatchObject({ values, recordValues: values, shared: table.record.length });
    const choices = table.record.map((made, ply) => legalNow(goTo(table, ply).position).find((card) => card !== made));
    const ply = choices.findIndex((other, ply) => ply > 2 && other !== undefined);
    const left = annotate(play(goTo(table, ply), choices[ply]!), { phase: 'idle' }, reviewing.review, NOTHING_KNOWN);
    expect(left).toMatchObject({ shared: ply, values: [...values.slice(0, ply + 1), null] });
    expect(left.plays.at(-1)).toMatchObject({ source: 'own', lost: null, best: [] });
    expect(left.recordValues).toEqual(values);
  });

  it('lead from mistake to mistake', async () => {
    const { table } = played({ variant: 'schieber' }, 5);
    const { reviewing } = await review(table);
    const annotations = annotate(table, { phase: 'idle' }, reviewing.review, NOTHING_KNOWN);
    const mistakes = tellingPlays(table, reviewing.review, annotations).filter(isMistake);
    const plays = mistakes.map(({ index }) => index);
    expect(plays).toEqual([...annotations.plays.keys()].filter((play) => annotations.plays[play]!.lost));
    expect(plays.length).toBeGreaterThan(2);
    const place = (asked: number | null, ply: number): (number | null)[] => {
      const { at, previous, next } = placeAmong(mistakes, asked, ply);
      return [previous, at, next].map((mistake) => mistake?.index ?? null);
    };
    const [first, second, third] = plays;
    // Before a mistake that has not been looked at, that one is the next.
    expect(place(null, first!)).toEqual([null, null, first]);
    expect(place(first!, first!)).toEqual([null, first, second]);
    // The open account counts, wherever the board is.
    expect(place(second!, 0)).toEqual([first, second, third]);
    expect(place(plays.at(-1), 0).at(-1)).toBeNull();
    const losses = ranked(mistakes).map(({ lost }) => lost);
    expect(losses).toEqual([...losses].sort((a, b) => b - a));
  });
});

describe('a review under way', () => {
  const { table } = played({ variant: 'schieber' }, 5);
  const ask: ReviewRequest['ask'] = (plies, want) => requestAfter(table, table.record.slice(0, plies), want);

  /** A client that never answers, and counts. */
  function waiting() {
    const signals: AbortSignal[] = [];
    const client: ReviewRequest['client'] = {
      solve: (_, options) => {
        signals.push(options!.signal!);
        return new Promise(() => undefined);
      },
    };
    return { reviewing: new ReviewRunner(() => undefined), signals, reviewed: { table, ask, client } };
  }

  it('is set aside for the position shown, and goes on', () => {
    const { reviewing, signals, reviewed } = waiting();
    reviewing.begin(reviewed);
    reviewing.begin(reviewed);
    expect(signals).toHaveLength(1);
    reviewing.pause();
    expect(signals[0]!.aborted).toBe(true);
    expect(reviewing.review.phase).toBe('paused');
    reviewing.begin(reviewed);
    expect(reviewing.review.phase).toBe('computing');
    expect(signals).toHaveLength(2);
  });

  it('that the reader has stopped only goes on when asked', () => {
    const { reviewing, signals, reviewed } = waiting();
    reviewing.begin(reviewed);
    reviewing.stop();
    reviewing.begin(reviewed);
    expect(reviewing.review.phase).toBe('stopped');
    reviewing.resume(reviewed);
    expect(reviewing.review.phase).toBe('computing');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it('fills in from the last play on, and keeps the entries when it starts again', () => {
    const { reviewing, reviewed } = waiting();
    const entries = answered(requestAfter(table, table.record, ['review'])).review!;
    const tail = entries.slice(-3);
    const report: ReviewRequest['client'] = {
      solve: (_, options) => {
        options!.onProgress!({ bounds: { NS: [0, 99] }, cards: [], review: tail, nodes: 1, ms: 1 });
        return new Promise(() => undefined);
      },
    };
    reviewing.begin({ ...reviewed, client: report });
    const expectTail = (): void => {
      expect(reviewing.review.entries.slice(-3)).toEqual(tail);
      expect(reviewing.review.values.filter((value) => value !== null)).toHaveLength(4);
    };
    expectTail();
    reviewing.pause();
    reviewing.begin(reviewed);
    expectTail();
  });
});
