/**
 * A request that the client is solving: the promise of its answer, and the bounds proven so far. Bounds proven in one shift hold
 * in the next, so the bounds that a page sees only ever narrow.
 */
import type { CardProgress, Progress } from '../../analysis/progress.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import { CONTRACTS, contractStated, SEATS } from '../../game/cards.ts';
import type { Card } from '../../game/cards.ts';
import { clamp, intersection } from '../../game/interval.ts';
import { figureOf } from '../../notation/answer/answer.ts';
import type { Answer, Counted, TableEntry } from '../../notation/answer/answer.ts';

export class Job {
  readonly answer: Promise<Answer>;
  #resolve!: (answer: Answer) => void;
  #reject!: (reason: unknown) => void;
  #isSettled = false;
  /** The bounds proven in earlier shifts, and their cost. */
  #before: Progress | undefined;
  #latest: Progress | undefined;
  /** Whether a worker has died while running it. */
  #hasCostAWorker = false;

  /**
   * @param shiftMs length of its next shift, in milliseconds
   * @param onProgress called with the bounds proven so far, until the job is settled
   */
  constructor(
    readonly request: ResolvedRequest,
    public shiftMs: number,
    readonly onProgress: (progress: Progress) => void,
  ) {
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Whether it has been answered, refused or cancelled. Later messages of its worker are then stale. */
  get isSettled(): boolean {
    return this.#isSettled;
  }

  resolve(answer: Answer): void {
    this.#isSettled = true;
    this.#resolve(withCostOf(this.#before, answer));
  }

  reject(reason: unknown): void {
    this.#isSettled = true;
    this.#reject(reason);
  }

  /** Records the progress of the current shift. */
  report(progress: Progress): void {
    const latest = narrowed(this.#before, progress);
    this.#latest = latest;
    // In a microtask, so that nothing that the page does in it happens in the middle of a message.
    queueMicrotask(() => {
      if (!this.#isSettled) this.onProgress(latest);
    });
  }

  /** Records that its worker has died. @returns whether another worker may restart it: only after the first death */
  mayRestart(): boolean {
    const isFirst = !this.#hasCostAWorker;
    this.#hasCostAWorker = true;
    return isFirst;
  }

  /** Prepares the next shift, which restarts the work and lasts twice as long. */
  setAside(): void {
    this.shiftMs *= 2;
    this.#before = this.#latest;
  }
}

/** Adds the cost of earlier shifts. */
function withCostOf<Result extends { readonly nodes: number; readonly ms: number }>(
  before: Progress | undefined,
  result: Result,
): Result {
  return before ? { ...result, nodes: before.nodes + result.nodes, ms: before.ms + result.ms } : result;
}

/** What the reports of two shifts say together. */
function narrowed(before: Progress | undefined, progress: Progress): Progress {
  if (!before) return progress;
  const cards = new Map<Card, CardProgress>(before.cards.map((of) => [of.card, of]));
  for (const now of progress.cards) cards.set(now.card, ofCard(cards.get(now.card), now));
  return {
    ...withCostOf(before, progress),
    ...together(before, progress),
    cards: [...cards.values()],
    ...withLeaders(progress.leaders ?? before.leaders),
    ...(progress.entries && { entries: furtherOf(before.entries, progress.entries, ({ done }) => done) }),
    ...(progress.table && { table: inOrder([...(before.table ?? []), ...progress.table]) }),
    ...(progress.review && { review: furtherOf(before.review, progress.review, ({ length }) => length) }),
  };
}

/** What is known of a value. */
type Known = Pick<Progress, 'bounds' | 'estimate' | 'within'>;

/** The bounds that both prove. Within them, the estimate of the later shift unless that has none yet or a rougher one. */
function together(before: Known, now: Known): Known {
  const bounds = intersection(figureOf(before.bounds), figureOf(now.bounds));
  const { estimate, within } = !now.estimate || now.within! > before.within! ? before : now;
  const shown = <Figure>(figure: Figure): Counted<Figure> => (now.bounds.NS ? { NS: figure } : { difference: figure });
  return {
    bounds: shown(bounds),
    ...(estimate && { estimate: shown(clamp(figureOf(estimate), bounds)) }),
    ...(within !== undefined && { within }),
  };
}

function ofCard(before: CardProgress | undefined, now: CardProgress): CardProgress {
  if (!before) return now;
  // The first estimate of a shift is a rough one, whose error is not known.
  const isRougher = before.within !== undefined && now.within === undefined;
  const { bounds, estimate, within } = together(
    { ...before, bounds: before },
    isRougher ? { bounds: now } : { ...now, bounds: now },
  );
  return { card: now.card, ...bounds, ...(estimate && { estimate }), ...(within !== undefined && { within }) };
}

/** A shift whose cards are not told apart yet says nothing against an earlier one. */
const withLeaders = (leaders: Progress['leaders']): Pick<Progress, 'leaders'> => (leaders ? { leaders } : {});

/** What is further on: a later shift may not have reached an earlier one yet. A review begins with the last play of the record. */
const furtherOf = <Found>(before: Found | undefined, now: Found, reached: (found: Found) => number): Found =>
  before && reached(before) > reached(now) ? before : now;

/** Each entry once, in the order of the answer. */
function inOrder(entries: readonly TableEntry[]): TableEntry[] {
  const place = (entry: TableEntry): number =>
    CONTRACTS.indexOf(contractStated(entry)) * SEATS.length + SEATS.indexOf(entry.leader);
  const byPlace = new Map(entries.map((entry) => [place(entry), entry]));
  return [...byPlace].sort(([a], [b]) => a - b).map(([, entry]) => entry);
}
