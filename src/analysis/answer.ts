/**
 * From a request to its answer, as the fixed interface words them: the one place where the command, the library, the pool
 * and the worker meet. Reading and checking (question.ts), the state, the melds and the search are other modules' work.
 */
import { sideOf } from '../game/cards.ts';
import type { Card } from '../game/cards.ts';
import { isFullDeal } from '../game/deal.ts';
import { JassError } from '../game/errors.ts';
import { untranslated } from '../game/reason.ts';
import { scoreMelds } from '../game/melds.ts';
import { handSize } from '../game/pack.ts';
import { legalNow } from '../game/play.ts';
import type { GameSetup, GameState } from '../game/play.ts';
import { errorAnswer } from '../notation/answer.ts';
import type {
  Answer,
  ErrorAnswer,
  MeldsAnswer,
  ProvenBounds,
  ReviewEntry,
  StateAnswer,
  TableEntry,
} from '../notation/answer.ts';
import { parseRequest, requestId } from '../notation/request.ts';
import type { Request, Want } from '../notation/request.ts';
import type { Solver } from '../solver/solver.ts';
import { Effort, ROOT, assistSteps, cardSteps, isExact, lineSteps, openSearch, valueSteps } from './evaluate.ts';
import type { Search, Steps, Valuation } from './evaluate.ts';
import { Findings } from './findings.ts';
import { questionOf } from './question.ts';
import type { Question } from './question.ts';
import { reviewSteps } from './review.ts';
import { cellsOf, entriesFound, tableHelpSteps, tableSteps } from './table.ts';
import type { Cell } from './table.ts';
import { wordsOf } from './words.ts';
import type { Words } from './words.ts';

/** What is proven so far, for a page or a terminal that shows it while the search goes on. */
export interface Progress {
  /** Bounds on the value of the position. */
  readonly bounds: ProvenBounds;
  /** The same after each legal card for which something is proven. */
  readonly cards: readonly ({ readonly card: Card } & ProvenBounds)[];
  /** How many entries of the table and the review are done; absent where neither is wanted. */
  readonly entries?: { readonly done: number; readonly of: number };
  /** The entries of the table that are exact by now, in the order of the answer; absent where no table is wanted. */
  readonly table?: readonly TableEntry[];
  /** The last plays of the record, so far as they are reviewed; absent where no review is wanted. */
  readonly review?: readonly ReviewEntry[];
  readonly nodes: number;
  /** Milliseconds since the work began. */
  readonly ms: number;
}

/**
 * Answers a request in slices, as `questionSteps` does.
 * @throws JassError for what is wrong with the request
 */
export function* answerSteps(request: Request, solver: Solver): Generator<Progress, Answer> {
  return yield* questionSteps(questionOf(request), solver, new Findings());
}

/**
 * Answers a question in slices: the generator yields what is proven so far after each, and returns the answer. What is not
 * exact by its deadline is answered as bounds and an estimate, and a line that is not known by then is left out.
 * @param findings what a second solver has proven may be added to them between two slices (`assistSteps`)
 * @throws JassError for what cannot be answered: a payoff, a table or melds of this position
 */
export function* questionSteps(question: Question, solver: Solver, findings: Findings): Generator<Progress, Answer> {
  const { id, variant, payoff, limitMs, state } = question;
  const effort = new Effort(limitMs);
  const wants = new Set(question.want);
  const answer = {
    ...(id !== undefined && { id }),
    variant,
    payoff,
    toPlay: state.toPlay,
    ...(wants.has('state') && { state: stateAnswer(state) }),
    ...(wants.has('melds') && { melds: meldsAnswer(state.setup) }),
  };
  if (!searchesPosition(wants) && !wants.has('review') && !wants.has('table')) {
    return { ...answer, ...costOf({ effort, findings }) };
  }
  const search = openSearch(solver, state, payoff, effort, findings);
  const cells = tableOf(question);
  const progress = new ProgressReport(search, question, cells);
  const results = searchesPosition(wants) ? yield* searchSteps(state, wants, search, progress) : {};
  return {
    ...answer,
    ...results,
    ...(yield* entriesSteps(question, cells, search, progress)),
    ...costOf(search),
  };
}

/**
 * Helps with a question that another solver answers: the findings of each go to the other. Ends when nothing is left to do;
 * with a review there is nothing to help with.
 * @throws JassError as `questionSteps` does
 */
export function* helpSteps(question: Question, solver: Solver, findings: Findings): Generator<void, void> {
  const { state, payoff } = question;
  const wants = new Set(question.want);
  const search = openSearch(solver, state, payoff, new Effort(), findings);
  if (searchesPosition(wants)) yield* assistSteps(search, state, wants.has('cards'));
  yield* tableHelpSteps(search, tableOf(question) ?? []);
}

/** The entries of the table, where it is wanted. @throws JassError as `cellsOf` does */
const tableOf = ({ want, payoff, declarer, state }: Question): Cell[] | undefined =>
  want.includes('table') ? cellsOf(state.setup, declarer, payoff) : undefined;

/** Whether the value of the position itself is asked for. */
const searchesPosition = (wants: ReadonlySet<Want>): boolean =>
  wants.size === 0 || wants.has('cards') || wants.has('line');

/** Tells what is proven so far while steps are made. */
class ProgressReport {
  readonly #search: Search;
  readonly #legal: readonly Card[];
  readonly #words: Words;
  readonly #cells: readonly Cell[] | undefined;
  readonly #entries: number;
  #review: readonly ReviewEntry[] | undefined;

  constructor(search: Search, { want, state }: Question, cells: readonly Cell[] | undefined) {
    this.#search = search;
    this.#legal = want.includes('cards') ? legalNow(state) : [];
    this.#words = wordsOf(search.payoff, search.worth, state.setup);
    this.#cells = cells;
    if (want.includes('review')) this.#review = [];
    this.#entries = (want.includes('review') ? playsIn(state) : 0) + (cells?.length ?? 0);
  }

  /** Called when an entry of the review is done; from the last play to the first. */
  readonly onReviewed = (entry: ReviewEntry): void => {
    this.#review = [entry, ...this.#review!];
  };

  /** Runs steps to their end and yields the progress after each. */
  *along<Result>(steps: Steps<Result>): Generator<Progress, Result> {
    let step = steps.next();
    while (!step.done) {
      yield this.#now();
      step = steps.next();
    }
    return step.value;
  }

  #now(): Progress {
    const { findings, widest } = this.#search;
    const cards = this.#legal.flatMap((card) => {
      const found = findings.at(card);
      return found ? [{ card, ...this.#words.bounds(found) }] : [];
    });
    const table = this.#cells && entriesFound(this.#cells, findings);
    const done = (this.#review?.length ?? 0) + (table?.length ?? 0);
    return {
      bounds: this.#words.bounds(findings.at(ROOT) ?? widest),
      cards,
      ...(this.#entries > 0 && { entries: { done, of: this.#entries } }),
      ...(table && { table }),
      ...(this.#review && { review: this.#review }),
      ...costOf(this.#search),
    };
  }
}

/** The value of the position, its cards and its line. */
function* searchSteps(
  state: GameState,
  wants: ReadonlySet<Want>,
  search: Search,
  progress: ProgressReport,
): Generator<Progress, Pick<Answer, 'exact' | 'value' | 'bounds' | 'estimate' | 'cards' | 'line'>> {
  const words = wordsOf(search.payoff, search.worth, state.setup);
  const found = yield* progress.along(valueSteps(search, state));
  const cards = wants.has('cards') ? yield* progress.along(cardSteps(search, state, found.estimate)) : null;
  const value = cards ? asBestOf(cards, found, state) : found;
  const line = wants.has('line') && isExact(value) ? yield* progress.along(lineSteps(search, state, value.low)) : null;
  return {
    ...(words.isValue(value) ? { value: words.value(value.low) } : words.unproven(value)),
    ...(cards && { cards: [...cards].map(([card, of]) => ({ card, ...words.known(of) })) }),
    ...(line && { line }),
  };
}

/** The entries of the table and the review; the review first, as the table leaves the deal's contract. */
function* entriesSteps(
  { want, state }: Question,
  cells: readonly Cell[] | undefined,
  search: Search,
  progress: ProgressReport,
): Generator<Progress, Pick<Answer, 'table' | 'review'>> {
  const review = want.includes('review')
    ? yield* progress.along(reviewSteps(search, state, search.findings.at(ROOT), progress.onReviewed))
    : null;
  const table = cells ? yield* progress.along(tableSteps(search, cells)) : null;
  return { ...(table && { table }), ...(review && { review }) };
}

/** What the values of all legal cards prove of the position, whose player takes the best of them. */
function asBestOf(cards: ReadonlyMap<Card, Valuation>, position: Valuation, { toPlay }: GameState): Valuation {
  if (toPlay === null || isExact(position)) return position;
  const best = sideOf(toPlay) === 'NS' ? Math.max : Math.min;
  const low = Math.max(position.low, best(...[...cards.values()].map((card) => card.low)));
  const high = Math.min(position.high, best(...[...cards.values()].map((card) => card.high)));
  return { low, high, estimate: Math.min(Math.max(position.estimate, low), high) };
}

/**
 * Answers the JSON value of a request, at once and to the end; what is wrong with it is the answer's error.
 * @throws only for faults of the program itself
 */
export function answer(json: unknown, solver: Solver): Answer | ErrorAnswer {
  try {
    const steps = answerSteps(parseRequest(json), solver);
    let step = steps.next();
    while (!step.done) step = steps.next();
    return step.value;
  } catch (error) {
    if (error instanceof JassError) return errorAnswer(error, requestId(json));
    throw error;
  }
}

/** How many plays have led to a state. */
const playsIn = ({ tricks, trick }: GameState): number => 4 * tricks.length + trick.cards.length;

function stateAnswer(state: GameState): StateAnswer {
  return {
    toPlay: state.toPlay,
    legal: legalNow(state),
    tricks: state.tricks.map(({ leader, winner, points, roem }) => ({ leader, winner, points, roem })),
    points: state.points,
  };
}

/** @throws JassError `bad-request` for an ending: its melds were shown before it began */
function meldsAnswer({ rules, contract, leader, deal }: GameSetup): MeldsAnswer {
  if (!isFullDeal(rules, deal)) {
    const held = deal[leader].length;
    throw new JassError(
      'bad-request',
      untranslated(
        `melds are those of the full hands of ${handSize(rules)} cards; this is an ending of ${held} cards a hand`,
      ),
      { field: 'want' },
    );
  }
  const { hands, ...found } = scoreMelds(rules, contract, leader, deal);
  return { ...hands, ...found };
}

/** Positions searched by all solvers, and the time to a tenth of a millisecond: clocks are no finer. */
const costOf = ({ effort, findings }: Pick<Search, 'effort' | 'findings'>): { nodes: number; ms: number } => ({
  nodes: effort.nodes + findings.nodesOfOther,
  ms: Math.round(effort.elapsedMs * 10) / 10,
});
