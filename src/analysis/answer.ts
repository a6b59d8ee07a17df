/** From a resolved request to its answer. The command, the library and the workers all answer through this module. */
import { sideOf } from '../game/cards.ts';
import type { Card } from '../game/cards.ts';
import { isFullDeal } from '../game/play/deal.ts';
import { JassError } from '../game/errors.ts';
import { untranslated } from '../game/reason.ts';
import { callsBetween } from '../game/scoring/calls.ts';
import { scoreMelds } from '../game/scoring/melds.ts';
import { hasCalls } from '../game/scoring/payoffs/targets.ts';
import { handSize } from '../game/rules/pack.ts';
import { illegalNow } from '../game/play/duties.ts';
import { legalNow, playCount, playsOf } from '../game/play/play.ts';
import type { GameSetup, GameState } from '../game/play/play.ts';
import type { Answer, IllegalCard, MeldsAnswer, StateAnswer } from '../notation/answer/answer.ts';
import type { Question } from '../notation/request/resolve-request.ts';
import type { Solver } from '../solver/solver.ts';
import { lineSteps } from './search/best-line.ts';
import { tableCells, tableSteps, tableWorkSteps } from './contracts/contract-table.ts';
import type { TableCell } from './contracts/contract-table.ts';
import { intersection, isExact } from '../game/interval.ts';
import { Effort } from './search/effort.ts';
import { estimateError } from './search/estimate-error.ts';
import type { Valuation } from './search/effort.ts';
import { cardEstimates, cardSteps, helperPositionSteps, valueSteps } from './search/evaluate.ts';
import { payoffFormat } from './payoff-format.ts';
import { ProgressReport, costOf } from './progress.ts';
import type { Progress } from './progress.ts';
import { reviewSteps } from './review/review.ts';
import { knownSteps, verdictSteps } from './review/verdict-steps.ts';
import type { Judging } from './review/verdict-steps.ts';
import type { SolverNumber } from './search/order-of-work.ts';
import { ROOT, openSearch } from './search/search.ts';
import type { Search } from './search/search.ts';
import { SharedBounds } from './search/shared-bounds.ts';
import { searchesPosition, wantsReview, wantsTable } from './wants.ts';
import { accountsSteps } from './why/account.ts';

/**
 * Answers a request in slices: the generator yields the proven bounds after each, and returns the answer. Values that are not exact
 * at the deadline are answered as bounds and an estimate, and a line that is unknown by then is left out.
 * @param sharedBounds between two slices a second solver's bounds may be added to them (`helperSteps`)
 * @throws JassError if the payoff, the table or the melds are not available for the position
 */
export function* solveSteps(
  request: Question,
  solver: Solver,
  sharedBounds: SharedBounds,
): Generator<Progress, Answer> {
  const { id, variant, payoff, limitMs, state, want } = request;
  const effort = new Effort(limitMs);
  const answer = {
    ...(id !== undefined && { id }),
    variant,
    payoff,
    toPlay: state.toPlay,
    ...(want.includes('state') && { state: stateAnswer(state) }),
    ...(want.includes('melds') && { melds: meldsAnswer(state.setup) }),
  };
  if (!searchesPosition(request) && !wantsTable(request) && !wantsReview(request) && !want.includes('known')) {
    return { ...answer, ...costOf({ effort, sharedBounds }) };
  }
  const search = openSearch(solver, state, payoff, effort, sharedBounds, 0);
  const cells = wantedCells(request);
  const progress = new ProgressReport(search, request, cells);
  const results = searchesPosition(request) ? yield* searchSteps(request, search, progress) : {};
  return {
    ...answer,
    ...results,
    ...(yield* entriesSteps(request, cells, search, progress)),
    ...costOf(search),
  };
}

/**
 * Helps another solver with a request: each sends its bounds to the other. Ends when nothing is left to search; a review gets no
 * help.
 * @param number of this helper, from 1
 * @throws JassError as `solveSteps` does
 */
export function* helperSteps(
  request: Question,
  solver: Solver,
  sharedBounds: SharedBounds,
  number: SolverNumber,
): Generator<void, void> {
  const { state, payoff, want } = request;
  const search = openSearch(solver, state, payoff, new Effort(), sharedBounds, number);
  if (searchesPosition(request)) yield* helperPositionSteps(search, state, want.includes('cards'), number);
  yield* tableWorkSteps(search, wantedCells(request) ?? [], number);
}

/** The cells of the table; undefined if no table is wanted. @throws JassError as `tableCells` does */
const wantedCells = ({ want, payoff, declarer, state }: Question): TableCell[] | undefined =>
  wantsTable({ want }) ? tableCells(state.setup, declarer, payoff, want.includes('allContracts')) : undefined;

/** The value of the position, its cards and its line. */
function* searchSteps(
  request: Question,
  search: Search,
  progress: ProgressReport,
): Generator<
  Progress,
  Pick<Answer, 'exact' | 'value' | 'bounds' | 'estimate' | 'within' | 'cards' | 'line' | 'lineCalls'>
> {
  const { state, want, payoff } = request;
  const format = payoffFormat(search.payoff, search.toValue, state.setup);
  const estimates = want.includes('cards') ? cardEstimates(search, state) : undefined;
  const position = yield* progress.along(valueSteps(search, state, estimates));
  const cards = estimates ? yield* progress.along(cardSteps(search, state, position.estimate, estimates)) : null;
  const value = cards ? boundedByCards(position, cards, state) : position;
  const end =
    want.includes('line') && isExact(value.proven)
      ? yield* progress.along(lineSteps(search, state, value.proven[0]))
      : null;
  return {
    ...(format.isSingleValue(value.proven)
      ? { value: format.value(value.proven[0]) }
      : { ...format.unproven(value), ...format.estimate(value, estimateError(request, value)) }),
    ...(cards && { cards: [...cards].map(([card, valuation]) => ({ card, ...format.valueOrUnproven(valuation) })) }),
    ...(end && { line: playsOf(end).slice(playCount(state)) }),
    ...(end && hasCalls(state.setup, payoff) && { lineCalls: callsBetween(state, end) }),
  };
}

/** The entries of the review and the table. The review comes first: the table sets the solver to other contracts, and what players could know to other deals. */
function* entriesSteps(
  question: Question,
  cells: readonly TableCell[] | undefined,
  search: Search,
  progress: ProgressReport,
): Generator<Progress, Pick<Answer, 'table' | 'review' | 'reviewCalls' | 'why' | 'known'>> {
  const { want, state, payoff, verdict } = question;
  const { review: reviewed, calls } = wantsReview({ want })
    ? yield* progress.along(reviewSteps(search, state, search.sharedBounds.get(ROOT)?.proven, progress.onReviewed))
    : { review: null, calls: [] };
  const why = reviewed && want.includes('why') ? yield* progress.along(accountsSteps(search, state, reviewed)) : null;
  const table = cells ? yield* progress.along(tableSteps(search, cells)) : null;
  const judging: Judging = {
    effort: search.effort,
    solve: (deal) => solveSteps(deal, search.solver, new SharedBounds()),
  };
  const review =
    reviewed && verdict
      ? yield* progress.along(verdictSteps(question, reviewed, judging, progress.onVerdict))
      : reviewed;
  const known = want.includes('known')
    ? yield* progress.along(knownSteps(question, lastPlay(state), judging, progress.onKnown))
    : undefined;
  return {
    ...(table && { table }),
    ...(review && want.includes('review') && { review }),
    ...(want.includes('review') && hasCalls(state.setup, payoff) && { reviewCalls: calls }),
    ...(why && { why }),
    ...(known && { known }),
  };
}

/** The number of the last play. @throws JassError `bad-request` without plays */
function lastPlay(state: GameState): number {
  const plays = playsOf(state).length;
  if (plays > 0) return plays - 1;
  const reason = untranslated('want: "known" is about the last of the plays, and the request has none.');
  throw new JassError('bad-request', reason, { field: 'plays' });
}

/** The position's bounds, narrowed by those on all legal cards: the player to move takes the best of them. */
function boundedByCards(position: Valuation, cards: ReadonlyMap<Card, Valuation>, { toPlay }: GameState): Valuation {
  if (toPlay === null || isExact(position.proven)) return position;
  const best = sideOf(toPlay) === 'NS' ? Math.max : Math.min;
  const bestOf = (end: 0 | 1): number => best(...[...cards.values()].map(({ proven }) => proven[end]));
  return { ...position, proven: intersection(position.proven, [bestOf(0), bestOf(1)]) };
}

function stateAnswer(state: GameState): StateAnswer {
  return {
    toPlay: state.toPlay,
    legal: legalNow(state),
    illegal: [...illegalNow(state)].map(([card, { kind, ...of }]) => ({ card, duty: kind, ...of }) as IllegalCard),
    tricks: state.tricks.map(({ leader, winner, points, roem, marriage }) => ({
      leader,
      winner,
      points,
      roem,
      ...(marriage && { marriage }),
    })),
    points: state.points,
    ...(state.setup.taken && { taken: state.setup.taken }),
  };
}

/** @throws JassError `bad-request` for an ending: its melds were shown before it began */
function meldsAnswer({ rules, contract, leader, deal }: GameSetup): MeldsAnswer {
  if (!isFullDeal(rules, deal)) {
    const held = deal[leader].length;
    throw new JassError(
      'bad-request',
      untranslated(
        `Melds belong to full hands of ${handSize(rules)} cards; this is an ending of ${held} cards a hand.`,
      ),
      { field: 'want' },
    );
  }
  const { hands, ...found } = scoreMelds(rules, contract, leader, deal);
  return { ...hands, ...found };
}
