/** What a request has proven so far, for a page or a terminal to show during the search. */
import { legalNow, playsOf } from '../game/play/play.ts';
import { sideOf } from '../game/cards.ts';
import type { Card } from '../game/cards.ts';
import type {
  Calibrated,
  KnownLoss,
  ProvenBounds,
  ReviewEntry,
  TableEntry,
  Unproven,
} from '../notation/answer/answer.ts';
import type { Question } from '../notation/request/resolve-request.ts';
import { exactEntries } from './contracts/contract-table.ts';
import type { TableCell } from './contracts/contract-table.ts';
import { payoffFormat } from './payoff-format.ts';
import type { PayoffFormat } from './payoff-format.ts';
import type { SingleDummyEvaluation } from './review/single-dummy.ts';
import type { Steps } from './search/effort.ts';
import { cardErrors, estimateError } from './search/estimate-error.ts';
import type { CardErrors } from './search/estimate-errors.ts';
import { ROOT } from './search/search.ts';
import type { Search } from './search/search.ts';
import { farthestApart } from './search/told-apart.ts';
import type { Leaders } from './search/told-apart.ts';
import { wantsReview } from './wants.ts';

/** The results proven so far; and estimates, about which nothing is proven. */
export interface Progress extends Calibrated {
  /** Bounds on the value of the position. */
  readonly bounds: ProvenBounds;
  /** The best estimate of the value so far; absent before there is one. */
  readonly estimate?: Unproven['estimate'];
  /**
   * Bounds on the value after each legal card that has any. After most of a second each card that is not exact has an estimate too, and a little
   * later, where it was measured, how far it errs.
   */
  readonly cards: readonly CardProgress[];
  /**
   * The cards that lead, as far as their estimates tell them apart: in nine of ten deals one of them is better than every other card by `by` or more, in
   * the unit of the payoff. Absent where that was not measured, and where no card is ahead.
   */
  readonly leaders?: Leaders;
  /** How many entries of the table and the review are done; absent if neither is wanted. */
  readonly entries?: { readonly done: number; readonly of: number };
  /** The entries of the table that are exact so far, in the order of the answer; absent if no table is wanted. */
  readonly table?: readonly TableEntry[];
  /** The plays reviewed so far, which are the last of the record; absent if no review is wanted. */
  readonly review?: readonly ReviewEntry[];
  /** What the player of the last play could know so far, and how many deals there may be; absent if it is not wanted. */
  readonly known?: { readonly of: number } & Partial<KnownLoss>;
  readonly nodes: number;
  /** Milliseconds since the work began. */
  readonly ms: number;
}

/** What is known of a card. */
export type CardProgress = { readonly card: Card } & ProvenBounds & Partial<Pick<Unproven, 'estimate'>> & Calibrated;

/** Makes a progress report after each step. */
export class ProgressReport {
  readonly #search: Search;
  readonly #request: Question;
  readonly #legal: readonly Card[];
  readonly #format: PayoffFormat;
  readonly #cells: readonly TableCell[] | undefined;
  readonly #entries: number;
  #review: readonly ReviewEntry[] | undefined;
  #known: Progress['known'];

  constructor(search: Search, request: Question, cells: readonly TableCell[] | undefined) {
    const { want, state } = request;
    this.#search = search;
    this.#request = request;
    this.#legal = want.includes('cards') ? legalNow(state) : [];
    this.#format = payoffFormat(search.payoff, search.toValue, state.setup);
    this.#cells = cells;
    const reviews = wantsReview(request);
    if (reviews) this.#review = [];
    this.#entries = (reviews ? playsOf(state).length : 0) + (cells?.length ?? 0);
  }

  /** Called with each entry of the review, from the last play to the first. */
  readonly onReviewed = (entry: ReviewEntry): void => {
    this.#review = [entry, ...this.#review!];
  };

  /** Called with the review after each verdict. */
  readonly onVerdict = (review: readonly ReviewEntry[]): void => {
    this.#review = review;
  };

  /** Called after each deal that the player of the last play could not tell from the real one. */
  readonly onKnown = (evaluation: SingleDummyEvaluation): void => {
    this.#known = { of: evaluation.dealCount, ...evaluation.result() };
  };

  /** Runs the steps to their end and yields the progress after each. */
  *along<Result>(steps: Steps<Result>): Generator<Progress, Result> {
    let step = steps.next();
    while (!step.done) {
      yield this.#now();
      step = steps.next();
    }
    return step.value;
  }

  #now(): Progress {
    const { sharedBounds, widest, latest } = this.#search;
    const bounds = sharedBounds.get(ROOT)?.proven ?? widest;
    const estimated = !this.#format.isSingleValue(bounds) && latest.valuation?.beams && latest.valuation;
    const table = this.#cells && exactEntries(this.#cells, sharedBounds);
    const done = (this.#review?.length ?? 0) + (table?.length ?? 0);
    return {
      bounds: this.#format.bounds(bounds),
      ...(estimated &&
        this.#format.estimate({ ...estimated, proven: bounds }, estimateError(this.#request, estimated))),
      cards: this.#legal.flatMap((card) => this.#card(card)),
      ...this.#leaders(),
      ...(this.#entries > 0 && { entries: { done, of: this.#entries } }),
      ...(table && { table }),
      ...(this.#review && { review: this.#review }),
      ...(this.#known && { known: this.#known }),
      ...costOf(this.#search),
    };
  }

  /** What is known of a card; nothing before its search or its estimate. */
  #card(card: Card): CardProgress[] {
    const { sharedBounds, latest } = this.#search;
    const estimated = latest.cards?.values.get(card);
    const bounds = sharedBounds.get(card)?.proven ?? estimated?.proven;
    if (!bounds) return [];
    const isOpen = estimated && !this.#format.isSingleValue(bounds);
    const estimate = isOpen && this.#format.estimate({ ...estimated, proven: bounds }, this.#errors?.card);
    return [{ card, ...this.#format.bounds(bounds), ...estimate }];
  }

  get #errors(): CardErrors | undefined {
    const { cards } = this.#search.latest;
    return cards && cardErrors(this.#request, cards.rounds);
  }

  #leaders(): Pick<Progress, 'leaders'> {
    const { toPlay } = this.#request.state;
    const { cards } = this.#search.latest;
    const errors = this.#errors;
    if (!toPlay || !cards || !errors || cards.values.size < 2) return {};
    const { toValue } = this.#search;
    const values = new Map([...cards.values].map(([card, { estimate }]) => [card, toValue(estimate)]));
    const leaders = farthestApart(values, sideOf(toPlay));
    const by = leaders.by - errors.apart;
    return by >= 1 ? { leaders: { ...leaders, by } } : {};
  }
}

/** Nodes searched by all solvers, and the time to a tenth of a millisecond: clocks are no finer. */
export const costOf = ({
  effort,
  sharedBounds,
}: Pick<Search, 'effort' | 'sharedBounds'>): { nodes: number; ms: number } => ({
  nodes: effort.nodes + sharedBounds.otherNodes,
  ms: Math.round(effort.elapsedMs * 10) / 10,
});
