/**
 * The values of a position: the whole, every legal card, a line of best play. Work is done in slices between which the
 * caller may do other things or stop; what is not exact by a deadline is answered as proven bounds with an estimate.
 */
import { sideOf } from '../game/cards.ts';
import type { Card, PerSide } from '../game/cards.ts';
import { cardPoints } from '../game/pack.ts';
import { legalNow, playCard } from '../game/play.ts';
import type { GameState } from '../game/play.ts';
import type { Bounds, Solver } from '../solver/solver.ts';

/** What is known of a value: bounds on the card points of North–South in the whole deal, and an estimate while they differ. */
export interface Valuation extends Bounds {
  /** A guess between the bounds; equal to both when they are. */
  readonly estimate: number;
}

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
const CARD_ESTIMATE_NODES = 4_000;

/** The effort of one analysis: cuts it into slices, counts nodes and time, watches the deadline. */
export class Effort {
  /** Nodes searched so far. */
  nodes = 0;
  readonly #start = performance.now();
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

  /** Searches one slice of the solver's position; true once the value is exact. */
  slice(solver: Solver, guess?: number): boolean {
    const before = performance.now();
    const nodesBefore = solver.nodes;
    const done = solver.search(this.#sliceNodes, guess);
    const spent = performance.now() - before;
    const nodes = solver.nodes - nodesBefore;
    this.nodes += nodes;
    if (spent > 1) {
      const share = Math.min(Math.max(SLICE_MS, this.elapsedMs * SLICE_SHARE), LONGEST_SLICE_MS);
      const wanted = Math.min(share, this.limitMs - this.elapsedMs);
      this.#sliceNodes = Math.max(LEAST_SLICE_NODES, Math.round((nodes / spent) * wanted));
    }
    return done;
  }

  /** Adds an estimate of at most `nodeBudget` nodes to the bounds of the solver's position. */
  valuation(solver: Solver, bounds: Bounds, nodeBudget: number, guess?: number): Valuation {
    if (isExact(bounds)) return { ...bounds, estimate: bounds.low };
    const nodesBefore = solver.nodes;
    const estimate = Math.min(Math.max(solver.estimate(nodeBudget, guess), bounds.low), bounds.high);
    this.nodes += solver.nodes - nodesBefore;
    return { ...bounds, estimate };
  }
}

/** Card points of the whole deal, the last trick's bonus included: what both sides share. */
export function pointsOfDeal({ setup: { rules, contract, deal } }: GameState): number {
  const cards = Object.values(deal).flat();
  return cards.reduce((sum, card) => sum + cardPoints(rules, contract, card), rules.lastTrick);
}

/** North–South's points as points of both sides. */
export function perSide(state: GameState, northSouth: number): PerSide {
  return { NS: northSouth, EW: pointsOfDeal(state) - northSouth };
}

/** Called after each slice with the bounds proven so far of the position being searched. */
export type OnSlice = (bounds: Bounds) => void;

/** Searches a position until it is exact or the deadline has passed; yields between slices. */
function* boundSteps(
  solver: Solver,
  state: GameState,
  effort: Effort,
  onSlice: OnSlice,
  guess?: number,
): Generator<void, Bounds> {
  solver.setPosition(state);
  while (!effort.slice(solver, guess)) {
    onSlice(solver.bounds());
    yield;
    if (effort.isOver) break;
  }
  return solver.bounds();
}

/** The value of a position. */
export function* valueSteps(
  solver: Solver,
  state: GameState,
  effort: Effort,
  onSlice: OnSlice,
): Generator<void, Valuation> {
  const bounds = yield* boundSteps(solver, state, effort, onSlice);
  return effort.valuation(solver, bounds, ESTIMATE_NODES);
}

/**
 * The value of the position after each legal card, in the order of the notation. No card is worth more to the side to
 * act than the position is, so the bounds of the position bound its cards from one side.
 */
export function* cardSteps(
  solver: Solver,
  state: GameState,
  effort: Effort,
  position: Valuation,
  onSlice: (card: Card, bounds: Bounds) => void,
): Generator<void, Map<Card, Valuation>> {
  const forNorthSouth = state.toPlay !== null && sideOf(state.toPlay) === 'NS';
  const capped = ({ low, high }: Bounds): Bounds =>
    forNorthSouth ? { low, high: Math.min(high, position.high) } : { low: Math.max(low, position.low), high };
  const values = new Map<Card, Valuation>();
  for (const card of legalNow(state)) {
    const report: OnSlice = (bounds) => onSlice(card, capped(bounds));
    const bounds = yield* boundSteps(solver, playCard(state, card), effort, report, position.estimate);
    report(bounds);
    values.set(card, effort.valuation(solver, capped(bounds), CARD_ESTIMATE_NODES, position.estimate));
  }
  return values;
}

/**
 * One line of best play from a position of known value to the end of the deal: every card keeps the value. Each step is
 * proven again, mostly from the table, so the line is right even where the table has forgotten. Null when the
 * deadline passes first.
 */
export function* lineSteps(
  solver: Solver,
  state: GameState,
  effort: Effort,
  value: number,
): Generator<void, Card[] | null> {
  const line: Card[] = [];
  let now = state;
  while (now.toPlay !== null) {
    const bounds = yield* boundSteps(solver, now, effort, () => undefined, value);
    if (!isExact(bounds)) return null;
    if (bounds.low !== value) throw new Error(`the line leads from ${value} to ${bounds.low} after ${line.join(' ')}`);
    const card = solver.bestCard()!;
    line.push(card);
    now = playCard(now, card);
  }
  return line;
}
