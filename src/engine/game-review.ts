/**
 * The review of a game of several deals by a client's workers, in pages and under Node. Each deal is a few
 * ordinary requests: one for its review, and one for its value in each contract that could have been called. Deals with the costliest plays
 * are asked once more, for the accounts of their losses. The verdicts come last, each an ordinary request too.
 */
import { comparedContracts } from '../analysis/contracts/contract-table.ts';
import { playedDeal, reviewedDeal } from '../analysis/game-review/deal.ts';
import { gameReview } from '../analysis/game-review/game-review.ts';
import { withVerdicts } from '../analysis/game-review/verdicts.ts';
import type { DealOfGame } from '../analysis/game-review/game-review.ts';
import { JassError } from '../game/errors.ts';
import { checkRunOptions } from './run-options.ts';
import type { Contract } from '../game/cards.ts';
import type { GameState } from '../game/play/play.ts';
import { hasCalls, usualPayoff } from '../game/scoring/payoffs/targets.ts';
import { PAYOFFS } from '../game/scoring/payoff.ts';
import type { Payoff } from '../game/scoring/payoff.ts';
import { msg, str, untranslated } from '../game/reason.ts';
import type { Answer, ReviewEntry, Value } from '../notation/answer/answer.ts';
import { isReviewed } from '../notation/answer/game-review.ts';
import type { GameReview } from '../notation/answer/game-review.ts';
import { formatDeal } from '../notation/hands.ts';
import { inDeal } from '../game/located.ts';
import { anotherRequest } from '../notation/request/resolve-request.ts';
import { readChoice } from '../notation/request/choice.ts';
import type { Want } from '../notation/request/request.ts';
import { readRequest } from '../notation/request/resolve-request.ts';
import type { ResolvedRequest } from '../notation/request/resolve-request.ts';
import { judgeRecords } from './sampling/judge.ts';
import { solveAll } from './sampling/solve-all.ts';
import type { AskedClient } from './sampling/solve-all.ts';

export interface GameReviewOptions {
  /**
   * The payoff of all deals; by default the one that the players of the game count, and card points in games with taps or claims, which no
   * record has.
   */
  readonly payoff?: Payoff;
  /** Whether each play gets its verdict, from what its player could know: some seconds a deal (docs/review.md). */
  readonly verdict?: boolean;
  /**
   * Milliseconds for each deal, in place of the limits of the requests. A deal that takes longer is part of no sum. The verdicts of all deals
   * together have as long again; then the plays that are left have none.
   */
  readonly limitMs?: number;
  /** Stops the work: the promise rejects with its reason. Once all deals are solved it ends the verdicts, and the review has those so far. */
  readonly signal?: AbortSignal;
  /**
   * Called with the review of the deals that are done, after each of them. The others count as open, and no play has its account yet. With
   * `verdict` it is called after each play judged too, of which there are `judged`.
   */
  readonly onProgress?: (review: GameReview, done: number, judged: number) => void;
}

/** A game that has been read. */
export interface ReadGame {
  readonly variant: string;
  readonly payoff: Payoff;
  readonly deals: readonly ReadDeal[];
}

/** A deal of the game. */
interface ReadDeal {
  /** From 1. */
  readonly number: number;
  /** The hands in the notation. */
  readonly deal: string;
  readonly request: ResolvedRequest;
  /** The position after the plays. */
  readonly last: GameState;
}

/**
 * Reviews a game.
 * @param requests one for each deal, in order, as for `solve`; their payoffs and wants do not matter
 * @throws JassError, naming the deal, if a request is invalid, has no plays, or is of another game; otherwise rejects as `solve` does
 */
export async function reviewGame(
  client: AskedClient,
  requests: readonly unknown[],
  options: GameReviewOptions = {},
): Promise<GameReview> {
  checkRunOptions(options, { payoff: true, verdict: true, limitMs: true });
  const game = readGame(requests, options.payoff);
  const review = await reviewRead(client, game, options);
  return options.verdict ? judgeGame(client, game, review, options) : review;
}

/** The review before any deal is solved: all deals count as open. */
export const reviewBefore = (game: ReadGame): GameReview => reviewOf(game, new Map());

/** @param done the deals with exact values; the others count as open */
const reviewOf = ({ variant, payoff, deals }: ReadGame, done: ReadonlyMap<ReadDeal, DealOfGame['deal']>): GameReview =>
  gameReview(
    variant,
    payoff,
    deals.map((deal) => ({
      setup: deal.last.setup,
      deal: done.get(deal) ?? { ...playedDeal(deal.last, deal), exact: false },
    })),
  );

/** As `reviewGame`, for a game that has been read. */
export async function reviewRead(
  client: AskedClient,
  game: ReadGame,
  { limitMs, signal, onProgress }: Omit<GameReviewOptions, 'payoff' | 'verdict'>,
): Promise<GameReview> {
  const { payoff, deals } = game;
  const ask: Ask = (questions, take) =>
    askAll(client, questions, signal, (question) => requestFor(question, payoff, limitMs), take);

  const known = new Map(deals.map((deal) => [deal, new Map<Contract, Value | null>()]));
  const done = new Map<ReadDeal, DealOfGame['deal']>();
  // The review comes last, so that a deal is done with it.
  const questionsOf = (deal: ReadDeal): Question[] => [
    ...comparedContracts(deal.last.setup).map((contract): Question => ({ deal, want: [], contract })),
    { deal, want: ['review'] },
  ];
  const reviews = new Map<ReadDeal, readonly ReviewEntry[]>();
  await ask(deals.flatMap(questionsOf), ({ deal, contract }, answer) => {
    const values = known.get(deal)!;
    if (contract) values.set(contract, answer.value ?? null);
    else reviews.set(deal, answer.review!);
    const review = reviews.get(deal);
    if (!review || values.size < comparedContracts(deal.last.setup).length) return;
    done.set(deal, reviewedDeal(deal.last, payoff, { review, values }, deal));
    onProgress?.(reviewOf(game, done), done.size, 0);
  });

  return withAccounts(reviewOf(game, done), deals, ask);
}

/**
 * Adds the verdicts to the review of a game that has been read, the costliest plays of all deals first. Plays that have a verdict keep it. Ends
 * early as `GameReviewOptions` says.
 */
export async function judgeGame(
  client: AskedClient,
  game: ReadGame,
  review: GameReview,
  { limitMs, signal, onProgress }: Omit<GameReviewOptions, 'payoff' | 'verdict'>,
): Promise<GameReview> {
  const reviewed = review.deals.filter(isReviewed);
  const records = reviewed.map(({ number, review }) => ({
    record: requestFor({ deal: game.deals[number - 1]!, want: ['review'] }, game.payoff, undefined),
    review,
  }));
  const judged = (reviews: readonly (readonly ReviewEntry[])[]): GameReview =>
    withVerdicts(review, new Map(reviewed.map(({ number }, index) => [number, reviews[index]!])));
  return judged(
    await judgeRecords(client, records, {
      ...(signal && { signal }),
      ...(limitMs !== undefined && { limitMs: limitMs * reviewed.length }),
      onProgress: (reviews, done) => onProgress?.(judged(reviews), reviewed.length, done),
    }),
  );
}

/** Sends the request of each question, and takes the answers in any order. */
type Ask = (questions: readonly Question[], take: Taker) => Promise<void>;

/** A review with the accounts of its costliest plays. */
async function withAccounts(review: GameReview, deals: readonly ReadDeal[], ask: Ask): Promise<GameReview> {
  const accounts = new Map<number, Answer['why']>();
  const explained = deals.filter(({ number }) => review.costliest.some(({ deal }) => deal === number));
  await ask(
    explained.map((deal) => ({ deal, want: ['why'] })),
    ({ deal }, { why }) => accounts.set(deal.number, why),
  );
  return {
    ...review,
    costliest: review.costliest.map((play) => {
      const account = accounts.get(play.deal)?.find(({ index }) => index === play.index);
      return { ...play, ...(account && { account }) };
    }),
  };
}

/** A request to come: about the record, or about the deal before any play in a contract. */
interface Question {
  readonly deal: ReadDeal;
  readonly want: readonly Want[];
  readonly contract?: Contract;
}

type Taker = (question: Question, answer: Answer) => void;

function requestFor(
  { deal: { request, last }, want, contract }: Question,
  payoff: Payoff,
  limitMs = request.limitMs,
): ResolvedRequest {
  return anotherRequest(request, {
    // Whoever leads, the declarer of the deal calls.
    declarer: last.setup.declarer,
    ...(contract && { contract, plays: [] }),
    payoff,
    want,
    ...(limitMs !== undefined && { limitMs }),
  });
}

/**
 * Reads the deals of a game.
 * @param wanted the payoff; by default as in `GameReviewOptions`
 * @throws JassError as `reviewGame` rejects
 */
export function readGame(requests: readonly unknown[], wanted?: Payoff): ReadGame {
  checkRequests(requests);
  const deals = requests.map((request, index) => inDeal(index, () => readDeal(request, index + 1)));
  if (deals.length === 0) throw new JassError('bad-request', msg('The game has no deals; write at least one.'));
  const { variant } = deals[0]!.request;
  for (const deal of deals) checkGame(deal, variant);
  return { variant, payoff: payoffOf(deals, wanted), deals };
}

/** @throws JassError unless a program gives a list */
function checkRequests(requests: unknown): void {
  if (Array.isArray(requests)) return;
  throw new JassError('bad-request', untranslated('A game is a list of requests, one for each deal.'));
}

function readDeal(json: unknown, number: number): ReadDeal {
  const request = readRequest(json);
  const { plays, state: last } = request;
  if (plays.length > 0) return { number, deal: formatDeal(last.setup.deal), request, last };
  throw new JassError('bad-request', msg('The record has no plays; a review needs the cards played.'), {
    field: 'plays',
  });
}

/** @throws JassError if the deal is of another game */
function checkGame({ number, request: { variant } }: ReadDeal, first: string): void {
  if (variant === first) return;
  throw new JassError(
    'bad-request',
    msg(str`Deal ${number} is of ${variant}, but deal 1 of ${first}; review one game at a time.`),
    { field: 'variant' },
  );
}

/** @throws JassError if the payoff is unknown, or it counts calls */
function payoffOf(deals: readonly ReadDeal[], wanted: Payoff | undefined): Payoff {
  const setups = deals.map(({ last }) => last.setup);
  if (wanted !== undefined) readChoice(PAYOFFS, wanted, 'payoff');
  if (wanted && setups.some((setup) => hasCalls(setup, wanted))) {
    throw new JassError(
      'bad-request',
      msg(
        'The score of this game depends on taps or claims, which the review of a game does not count; review it for card points.',
      ),
      { field: 'payoff' },
    );
  }
  // The level of every deal must be known for the score.
  const usual = setups.map(usualPayoff);
  const most = usual.includes('total') ? 'total' : usual[0]!;
  return wanted ?? (setups.some((setup) => hasCalls(setup, most)) ? 'points' : most);
}

/** Sends the request of each question, as many at once as there are workers. Rejects with the reason of the signal if it is aborted. */
async function askAll(
  client: AskedClient,
  questions: readonly Question[],
  signal: AbortSignal | undefined,
  requestOf: (question: Question) => ResolvedRequest,
  take: Taker,
): Promise<void> {
  const rest = [...questions];
  const source = {
    next: () => rest.shift(),
    take: (question: Question, answer: Answer) => {
      take(question, answer);
      return true;
    },
  };
  signal?.throwIfAborted();
  await solveAll(client, source, requestOf, () => {}, { signal });
  signal?.throwIfAborted();
}
