/** The review of a game: every amount adds up to the result, deal by deal and player by player; mistakes in the records. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewGame } from '../../src/engine/game-review.ts';
import { answer } from '../../src/engine/synchronous.ts';
import type { AskedClient } from '../../src/engine/sampling/solve-all.ts';
import { SEATS, SIDES, sideOf } from '../../src/game/cards.ts';
import { finalValue } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { hasCalls } from '../../src/game/scoring/payoffs/targets.ts';
import { isReviewed } from '../../src/notation/answer/game-review.ts';
import type { GameReview, PlayerReview } from '../../src/notation/answer/game-review.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { gameHtml } from '../../src/notation/game-report/html.ts';
import { gameReport } from '../../src/notation/game-report/report.ts';
import { report as reportTexts } from '../../src/languages/en/report.ts';
import { sayer } from '../../src/notation/words/say.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { anyRecord, GAMES } from '../analysis/records.ts';
import type { RecordRequest } from '../analysis/records.ts';
import { times } from '../times.ts';

let client: AskedClient;
beforeAll(async () => {
  const solver = await loadSolver();
  client = {
    workers: 2,
    solve: (request) => Promise.resolve(answer(request, solver)),
  };
});

const sumOf = ({ cards, calls, plays }: PlayerReview): number =>
  [calls, plays].flatMap(({ own, partner, opponents }) => [own, partner, opponents]).reduce((a, b) => a + b, cards);

/** Deals of one game for one payoff, each with plays. */
const anyGame = (variant: string): fc.Arbitrary<RecordRequest[]> =>
  fc
    .array(
      anyRecord(variant, 2, 4).filter(({ plays }) => plays.length > 0),
      { minLength: 1, maxLength: 3 },
    )
    .map((deals) => deals.map((deal) => ({ ...deal, payoff: deals[0]!.payoff })));

const callsCount = (deals: readonly RecordRequest[]): boolean =>
  hasCalls(readRequest(deals[0]).state.setup, deals[0]!.payoff);

describe('the review of a game', () => {
  it.each(GAMES)('adds up to the results: %s', async (variant) => {
    await fc.assert(
      fc.asyncProperty(
        anyGame(variant).filter((deals) => !callsCount(deals)),
        async (deals) => {
          const { payoff } = deals[0]!;
          const review = await reviewGame(client, deals, { payoff });
          const sums = { NS: 0, EW: 0 };
          for (const [index, deal] of review.deals.filter(isReviewed).entries()) {
            const { state } = readRequest(deals[index]);
            if (deal.isComplete) expect(deal.result.NS).toBe(finalValue(state, payoff));
            const { value } = (await client.solve({
              ...deals[index]!,
              plays: [],
              payoff,
              want: [],
            })) as Required<Answer>;
            expect(deal.value.NS).toBe(value.NS ?? value.difference);
            expect(deal.call.lost).toBeGreaterThanOrEqual(0);
            expect(deal.call.best.includes(deal.contract)).toBe(deal.call.lost === 0);
            for (const side of SIDES) sums[side] += deal.result[side];
            expect(deal.running.result).toEqual(sums);
          }
          expect(review.deals.every(isReviewed)).toBe(true);
          for (const seat of SEATS) {
            expect(sumOf(review.players[seat])).toBe(review.players[seat].result);
            expect(review.players[seat].result).toBe(sums[sideOf(seat)]);
          }
          for (const { lost, account } of review.costliest) {
            expect(account?.lost).toBe(lost);
          }
        },
      ),
      { numRuns: times(20) },
    );
  });

  const ENDING = { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:A..9.K .AK.T. K..J.Q J.6.A.' };
  const PLAYED = { ...ENDING, plays: 'CK' };

  it('reports its progress, and lists the costliest plays of all deals', async () => {
    const seen: GameReview[] = [];
    const review = await reviewGame(
      client,
      [
        { ...ENDING, plays: 'SA SJ SK DT' },
        { ...ENDING, plays: 'D9' },
      ],
      {
        onProgress: (now) => seen.push(now),
      },
    );
    expect(seen.map(({ deals }) => deals.filter(isReviewed).length)).toEqual([1, 2]);
    const losses = review.costliest.map(({ lost }) => lost);
    expect(losses).toEqual([...losses].sort((a, b) => b - a));
    expect(losses.length).toBeGreaterThan(0);
  });

  it('judges the plays with "verdict", and ends early with the verdicts so far', async () => {
    const deals = [
      { ...ENDING, plays: 'SA SJ SK DT' },
      { ...ENDING, plays: 'D9 DA' },
    ];
    const counts: [number, number][] = [];
    const onProgress = (_: GameReview, ...done: [number, number]): void => void counts.push(done);
    const review = await reviewGame(client, deals, { verdict: true, onProgress });
    expect(counts).toEqual([[1, 0], [2, 0], ...Array.from({ length: 6 }, (_, i) => [2, i + 1])]);
    const entries = review.deals.filter(isReviewed).flatMap(({ review }) => review);
    expect(entries.every(({ verdict }) => verdict)).toBe(true);
    for (const side of SIDES) {
      const errors = entries.filter(({ by, verdict }) => sideOf(by) === side && verdict === 'error');
      expect(review.verdicts!.sides[side].error).toEqual({
        plays: errors.length,
        lost: errors.reduce((sum, { lost }) => sum + (lost as number), 0),
        known: errors.reduce((sum, { known }) => sum + known!.loss, 0),
      });
    }

    const stop = new AbortController();
    const stopped = await reviewGame(client, deals, {
      verdict: true,
      signal: stop.signal,
      onProgress: (_, __, judged) => judged === 1 && stop.abort(),
    });
    const judged = stopped.deals.filter(isReviewed).flatMap(({ review }) => review.filter(({ verdict }) => verdict));
    expect(judged.length).toBeGreaterThan(0);
    expect(judged.length).toBeLessThan(6);
    // The costliest play of all deals is the first.
    expect(stopped.costliest[0]!.verdict).toBeDefined();
  });

  it.each<[string, object[], object, string]>([
    ['no deal', [], {}, 'The game has no deals; write at least one.'],
    ['a deal without plays', [PLAYED, ENDING], {}, 'Deal 2: The record has no plays; a review needs the cards played.'],
    [
      'a deal of another game',
      [PLAYED, { ...PLAYED, variant: 'kreuzjass' }],
      {},
      'Deal 2 is of kreuzjass, but deal 1 of schieber; review one game at a time.',
    ],
    ['an illegal play', [PLAYED, { ...PLAYED, plays: 'CK HA' }], {}, 'Deal 2: '],
    [
      'the score of a game with claims',
      [{ ...PLAYED, variant: 'kruisjassen-roem', deal: 'N:A... .A.. ..A. ...A', contract: 'H', plays: 'SA' }],
      { payoff: 'score' },
      'The score of this game depends on taps or claims, which the review of a game does not count; review it for card points.',
    ],
  ])('refuses %s', async (_, deals, options, message) => {
    await expect(reviewGame(client, deals, options)).rejects.toThrow(message);
  });

  it('counts card points in a game with claims, unless the caller names another payoff', async () => {
    const deal = { ...PLAYED, variant: 'kruisjassen-roem', deal: 'N:A... .A.. ..A. ...A', plays: 'SA' };
    expect((await reviewGame(client, [deal])).payoff).toBe('points');
  });

  it('ends with the reason of its signal', async () => {
    const stop = new AbortController();
    const onProgress = (): void => stop.abort(new Error('enough'));
    await expect(reviewGame(client, [PLAYED, PLAYED], { signal: stop.signal, onProgress })).rejects.toThrow('enough');
  });

  it('leaves open what is not exact at its limit', async () => {
    const impatient: AskedClient = {
      ...client,
      solve: async (request) => ({ ...(await client.solve(request)), value: undefined }),
    };
    const review = await reviewGame(impatient, [PLAYED]);
    expect(review.deals).toMatchObject([{ number: 1, exact: false }]);
    expect(review.players.N).toMatchObject({ cards: 0, result: 0 });
    // Its row says so once, in all columns that are left.
    const report = gameReport(review, 'Schieber', 'en', sayer(reportTexts));
    const [row] = report.deals.rows;
    expect(row?.slice(3)).toEqual(['not solved']);
    const html = gameHtml(report, [readRequest(PLAYED).state], 'Schieber', 'en');
    expect(html).toContain(`<td colspan="${report.deals.head.length - 3}">not solved</td></tr>`);
  });

  it('says that no play lost anything only if every deal is solved', async () => {
    const wordsOf = (review: GameReview) => gameReport(review, 'Schieber', 'en', sayer(reportTexts)).noMistakes;
    const deal = { ...PLAYED, deal: 'N:A... .A.. ..A. ...A', plays: 'SA' };
    const reviews: GameReview[] = [];
    reviews.push(await reviewGame(client, [deal, deal], { onProgress: (review) => void reviews.push(review) }));
    expect(reviews.map(wordsOf)).toEqual([null, 'No play lost anything.', 'No play lost anything.']);
    const lost = await reviewGame(client, [{ ...deal, deal: 'N:A6... K7... QJ... T8...', plays: 'S6 S8 SQ SK' }]);
    expect([lost.costliest.length > 0, wordsOf(lost)]).toEqual([true, null]);
  });
});
