/**
 * The values of a position: the whole, every legal card, a line of best play. Work is done in slices between which the
 * caller may do other things or stop; what is not exact by a deadline is answered as proven bounds with an estimate.
 */
import { sideOf } from '../game/cards.ts';
import type { Card } from '../game/cards.ts';
import { hasCalls } from '../game/outcome.ts';
import type { Payoff } from '../game/payoff.ts';
import { legalNow, playCard } from '../game/play.ts';
import type { GameState } from '../game/play.ts';
import type { Bounds, End, Solver } from '../solver/solver.ts';
import { Findings, findingOf } from './findings.ts';
import type { Place } from './findings.ts';

/** What is known of a position: bounds on the outcome of the whole deal, and an estimate while they differ. */
export interface Valuation extends Bounds {
  /** A guess between the bounds; equal to both when they are. */
  readonly estimate: number;
}

/** Work in slices: yields between two of them. */
export type Steps<Result> = Generator<void, Result>;

export const isExact = ({ low, high }: Bounds): boolean => low === high;

/** How long a slice should last, in milliseconds: short, so that a cancelled search ends soon. */
const SLICE_MS = 40;
/** Slices grow with the time spent, as each begins by finding its way back to where the last one stopped. */
const SLICE_SHARE = 0.05;
const LONGEST_SLICE_MS = 200;
/** Nodes of the first slice, and of a millisecond of the time limit if that is short; later slices follow the speed seen. */
const FIRST_SLICE_NODES = 20_000;
const FIRST_NODES_PER_MS = 500;
const LEAST_SLICE_NODES = 2_000;
/** Nodes that an estimate may take, of the position and of each card. */
const ESTIMATE_NODES = 20_000;
export const CARD_ESTIMATE_NODES = 4_000;

/** The effort of one analysis: cuts it into slices, counts nodes and time, watches the deadline. */
export class Effort {
  /** Nodes searched so far. */
  nodes = 0;
  readonly #start = performance.now();
  /** When `narrow` last yielded. */
  #pausedAt = this.#start;
  #sliceNodes: number;

  /** @param limitMs milliseconds until the analysis must end; none: it ends when everything is exact. */
  constructor(readonly limitMs: number = Infinity) {
    this.#sliceNodes = Math.max(LEAST_SLICE_NODES, Math.min(FIRST_SLICE_NODES, limitMs * FIRST_NODES_PER_MS));
  }

  /** Milliseconds since the analysis began. */
  get elapsedMs(): number {
    return performance.now() - this.#start;
  }

  get isOver(): boolean {
    return this.elapsedMs >= this.limitMs;
  }

  /**
   * Searches one slice of the solver's position; true once the value is exact.
   * @param search searches for at most so many nodes
   */
  slice(solver: Solver, search: (nodeBudget: number) => void): boolean {
    const before = performance.now();
    const nodesBefore = solver.nodes;
    search(this.#sliceNodes);
    const spent = performance.now() - before;
    const nodes = solver.nodes - nodesBefore;
    this.nodes += nodes;
    if (spent > 1) {
      const share = Math.min(Math.max(SLICE_MS, this.elapsedMs * SLICE_SHARE), LONGEST_SLICE_MS);
      const wanted = Math.min(share, this.limitMs - this.elapsedMs);
      this.#sliceNodes = Math.max(LEAST_SLICE_NODES, Math.round((nodes / spent) * wanted));
    }
    return isExact(solver.bounds());
  }

  /**
   * Searches the solver's position slice by slice until its bounds are as narrow as is asked, or the time is up; yields when
   * somebody may wait. For those who ask many small questions, most of which take less than a slice.
   * @param search searches for at most so many nodes
   */
  *narrow(solver: Solver, isDone: (bounds: Bounds) => boolean, search: (nodeBudget: number) => void): Steps<Bounds> {
    while (!isDone(solver.bounds()) && !this.isOver) {
      this.slice(solver, search);
      if (performance.now() - this.#pausedAt < SLICE_MS) continue;
      yield;
      this.#pausedAt = performance.now();
    }
    return solver.bounds();
  }

  /** Adds an estimate of at most `nodeBudget` nodes to the bounds of the solver's position. */
  valuation(solver: Solver, bounds: Bounds, nodeBudget: number): Valuation {
    if (isExact(bounds)) return { ...bounds, estimate: bounds.low };
    const nodesBefore = solver.nodes;
    const estimate = Math.min(Math.max(solver.estimate(nodeBudget), bounds.low), bounds.high);
    this.nodes += solver.nodes - nodesBefore;
    return { ...bounds, estimate };
  }
}

/** One solver at work on the positions of a request. */
export interface Search {
  readonly solver: Solver;
  readonly effort: Effort;
  readonly findings: Findings;
  readonly payoff: Payoff;
  /** An outcome that both sides keep while they play for the best total; undefined: the outcome is in question itself. */
  readonly within?: number;
  /** Bounds that no position of the request leaves. */
  readonly widest: Bounds;
  /** An outcome as the payoff counts it. */
  readonly worth: (outcome: number) => number;
}

/** Opens the search of a position. @throws JassError `bad-rules` for rules under which the payoff cannot be searched */
export function openSearch(
  solver: Solver,
  state: GameState,
  payoff: Payoff,
  effort: Effort,
  findings: Findings,
): Search {
  solver.setPosition(state, payoff);
  return { solver, effort, findings, payoff, widest: solver.bounds(), worth: solver.worth };
}

/** A position to evaluate. */
interface Task {
  readonly place: Place;
  readonly state: GameState;
  /** Whether the sides may still call on the trick that was just completed. */
  readonly isCallOpen: boolean;
  /** Where to ask first; the solver finds a guess where there is none. */
  readonly guess?: number;
  /** Bounds that follow from what is known of other positions. */
  readonly known?: Bounds;
  /** Adds to the findings what other positions have proven of this one since. */
  readonly conclude?: () => void;
}

/** How a solver goes about a position that another may be at work on too. */
interface Manner {
  /** Whether to leave it, asked between two slices. */
  readonly isOver: () => boolean;
  /** The only end to ask from after so many nodes; undefined for both. */
  readonly direction: (nodes: number) => End | undefined;
}

/** The place of the position that the request asks about. */
export const ROOT: Place = '';

/** Nodes for which the solver that leads keeps to its own order before it leaves the upper bound to the helper. */
const OWN_ORDER_NODES = 3_000_000;
/** Nodes for which the helper works on cards first: beyond, the position itself is hard, and bounds on it matter more. */
const CARDS_FIRST_NODES = 4_000_000;

const leading = ({ effort, findings }: Search): Manner => ({
  isOver: () => effort.isOver,
  direction: (nodes) => (findings.isShared && nodes > OWN_ORDER_NODES ? 'below' : undefined),
});

/** Searches a position until it is exact, by whichever solver, or to be left; yields between slices. */
function* boundSteps(search: Search, task: Task, manner: Manner): Steps<Bounds> {
  const { place, state, isCallOpen, guess, known, conclude } = task;
  const { solver, effort, findings, payoff, within } = search;
  const start = effort.nodes;
  const narrow = (nodeBudget: number): void => {
    solver.search(nodeBudget, guess, manner.direction(effort.nodes - start));
  };
  solver.setPosition(state, payoff, isCallOpen, within);
  if (known) solver.assume(known, null);
  for (;;) {
    conclude?.();
    const found = findings.at(place);
    if (found) solver.assume(found, found.lowCard ?? found.highCard);
    const done = effort.slice(solver, narrow);
    findings.note(place, findingOf(solver.bounds(), state.toPlay, solver.bestCard()), effort.nodes);
    if (done) break;
    yield;
    if (manner.isOver()) break;
  }
  return solver.bounds();
}

/** The value of a position. */
export function* valueSteps(search: Search, state: GameState): Steps<Valuation> {
  const bounds = yield* boundSteps(search, rootTask(search, state), leading(search));
  return search.effort.valuation(search.solver, bounds, ESTIMATE_NODES);
}

/** The value of the position after each legal card, in the order of the notation. */
export function* cardSteps(search: Search, state: GameState, guess: number): Steps<Map<Card, Valuation>> {
  const { solver, effort } = search;
  const values = new Map<Card, Valuation>();
  for (const card of legalNow(state)) {
    const bounds = yield* boundSteps(search, cardTask(search, state, card, guess), leading(search));
    values.set(card, effort.valuation(solver, bounds, CARD_ESTIMATE_NODES));
  }
  return reconciled(values, guess, state);
}

/**
 * The values with estimates that agree with that of the position: none promises the side to act more than it, and the best
 * of them as much, as far as the bounds allow.
 */
function reconciled(values: Map<Card, Valuation>, position: number, { toPlay }: GameState): Map<Card, Valuation> {
  if (toPlay === null) return values;
  const forNorthSouth = sideOf(toPlay) === 'NS';
  const capped = [...values].map(([card, { low, high, estimate }]): [Card, Valuation] => {
    const cap = forNorthSouth ? Math.min(estimate, position) : Math.max(estimate, position);
    return [card, { low, high, estimate: clamp(cap, low, high) }];
  });
  const best = capped.reduce((a, b) =>
    (forNorthSouth ? b[1].estimate > a[1].estimate : b[1].estimate < a[1].estimate) ? b : a,
  );
  best[1] = { ...best[1], estimate: clamp(position, best[1].low, best[1].high) };
  return new Map(capped);
}

const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

/**
 * Helps another solver at work on the same request, from the other end: its cards from the last to the first, then the
 * position itself from above. On a position where both have arrived they ask from both sides.
 */
export function* assistSteps(search: Search, state: GameState, wantsCards: boolean): Steps<void> {
  const { solver, effort, findings, payoff } = search;
  solver.setPosition(state, payoff);
  const guess = effort.valuation(solver, findings.at(ROOT) ?? solver.bounds(), ESTIMATE_NODES).estimate;
  function* cards(isOver: () => boolean): Steps<void> {
    for (const card of wantsCards ? legalNow(state).reverse() : []) {
      if (isOver()) return;
      const direction = (): End | undefined => (findings.heardOf(card) ? 'above' : undefined);
      yield* boundSteps(search, cardTask(search, state, card, guess), { isOver, direction });
    }
  }
  yield* cards(() => effort.nodes > CARDS_FIRST_NODES);
  const fromAbove: Manner = { isOver: () => false, direction: () => 'above' };
  yield* boundSteps(search, { ...rootTask(search, state), guess }, fromAbove);
  yield* cards(() => false);
}

/** The position itself. Its player takes the best card, so what is proven of the cards bounds it. */
function rootTask({ effort, findings, widest }: Search, state: GameState): Task {
  const legal = legalNow(state);
  const forNorthSouth = state.toPlay !== null && sideOf(state.toPlay) === 'NS';
  const conclude = (): void => {
    const found = legal.flatMap((card) => {
      const finding = findings.at(card);
      return finding ? [{ card, ...finding }] : [];
    });
    if (found.length === 0) return;
    const isComplete = found.length === legal.length;
    const best = found.reduce((a, b) => ((forNorthSouth ? b.low > a.low : b.high < a.high) ? b : a));
    const bounds = forNorthSouth
      ? { low: best.low, high: isComplete ? Math.max(...found.map(({ high }) => high)) : widest.high }
      : { low: isComplete ? Math.min(...found.map(({ low }) => low)) : widest.low, high: best.high };
    findings.note(ROOT, findingOf(bounds, state.toPlay, best.card), effort.nodes);
  };
  return { place: ROOT, state, isCallOpen: false, conclude };
}

/** The position after a card: worth no more to the side that plays it than the position before is; the best card as much. */
function cardTask({ findings, widest }: Search, state: GameState, card: Card, guess: number): Task {
  const after = playCard(state, card);
  const { low, high, lowCard, highCard } = findings.at(ROOT) ?? { ...widest, lowCard: null, highCard: null };
  const forNorthSouth = sideOf(state.toPlay!) === 'NS';
  const isBest = card === (forNorthSouth ? lowCard : highCard);
  const known = forNorthSouth ? { low: isBest ? low : widest.low, high } : { low, high: isBest ? high : widest.high };
  return { place: card, state: after, isCallOpen: isTrickOver(after), guess, known };
}

/** Whether a trick has just been completed. */
export const isTrickOver = ({ tricks, trick }: GameState): boolean => tricks.length > 0 && trick.cards.length === 0;

/**
 * One line of best play from a position of known outcome to the end of the deal: every card keeps the outcome. At each step it
 * is asked which card holds it for the side to act; that the other side holds it follows from the step before. Most of
 * it is in the table, and what the table has forgotten is proven again. Where a call settles the score, the rest is
 * played for all points. Null when the deadline passes first.
 */
export function* lineSteps(search: Search, state: GameState, value: number): Steps<Card[] | null> {
  const { solver, effort, findings, payoff, widest, within } = search;
  solver.setPosition(state, payoff, false, within);
  if (solver.isTied(value)) return yield* lineForBestTotal(search, state, value);
  const mayCall = hasCalls(state.setup, payoff);
  const line: Card[] = [];
  let now = state;
  while (now.toPlay !== null) {
    const forNorthSouth = sideOf(now.toPlay) === 'NS';
    const found = line.length === 0 ? findings.at(ROOT) : undefined;
    const held = (forNorthSouth ? found?.lowCard : found?.highCard) ?? null;
    solver.setPosition(now, payoff, false, within);
    const question = forNorthSouth ? value : value + 1;
    const isKnown = found !== undefined && held !== null && isExact(found);
    if (isKnown) solver.assume(found, held);
    // Only after a call the position itself may be worth more, or less.
    else if (!mayCall) {
      solver.assume(forNorthSouth ? { low: widest.low, high: value } : { low: value, high: widest.high }, null);
    }
    while (!effort.slice(solver, (nodeBudget) => solver.ask(nodeBudget, question))) {
      if (!isOpen(solver.bounds(), question)) break;
      yield;
      if (effort.isOver) return null;
    }
    if (mayCall && !isKnown) {
      while (!effort.slice(solver, (nodeBudget) => solver.search(nodeBudget, value))) {
        yield;
        if (effort.isOver) return null;
      }
      if (solver.bounds().low !== value) {
        const rest = yield* lineForTotal(search, now);
        return rest && [...line, ...rest];
      }
    }
    const card = isExact(solver.bounds()) ? solver.bestCard() : null;
    if (card === null) throw new Error(`the line leads away from ${value} after ${line.join(' ')}`);
    line.push(card);
    now = playCard(now, card);
  }
  return line;
}

/** A line of best play for the best total that goes with an outcome. */
function* lineForBestTotal(
  { solver, effort, payoff, worth }: Search,
  state: GameState,
  value: number,
): Steps<Card[] | null> {
  solver.setPosition(state, payoff, false, value);
  const search = { solver, effort, findings: new Findings(), payoff, within: value, widest: solver.bounds(), worth };
  const { low, high } = yield* valueSteps(search, state);
  return low === high ? yield* lineSteps(search, state, low) : null;
}

/** A line of best play for all points. */
function* lineForTotal({ solver, effort }: Search, state: GameState): Steps<Card[] | null> {
  const search = openSearch(solver, state, 'total', effort, new Findings());
  const { low, high } = yield* valueSteps(search, state);
  return low === high ? yield* lineSteps(search, state, low) : null;
}

/** Whether the bounds leave open if the outcome is that or more. */
const isOpen = ({ low, high }: Bounds, question: number): boolean => low < question && question <= high;
