/** The value of a position and of every legal card. A value that is not exact at the deadline is returned as proven bounds with an estimate. */
import { sideOf } from '../../game/cards.ts';
import type { Card } from '../../game/cards.ts';
import { legalNow, afterPlay } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import { clamp, isExact } from '../../game/interval.ts';
import type { Interval } from '../../game/interval.ts';
import type { End } from '../../solver/end.ts';
import { ALL_BEAMS } from '../../solver/payoffs/payoff-search.ts';
import { valued } from './effort.ts';
import type { Steps, Valuation } from './effort.ts';
import { inOrderOfWork } from './order-of-work.ts';
import type { SolverNumber } from './order-of-work.ts';
import { ROOT, isTrickOver } from './search.ts';
import type { Search } from './search.ts';
import { boundsWithCard } from './shared-bounds.ts';
import type { PositionKey, SharedBounds } from './shared-bounds.ts';

/** Node budgets of an estimate, for the position and for each card. */
const ESTIMATE_NODES = 20_000;
export const CARD_ESTIMATE_NODES = 4_000;
/** The share of all nodes so far that the estimate gets after each slice of usual length: little until a position turns out to be hard. */
const ESTIMATE_SHARE = 0.01;
/** An estimate of each card, with its budget of nodes. */
interface CardRound {
  /** How long the search lasts before it, in milliseconds. */
  readonly afterMs: number;
  readonly nodes: number;
  readonly beams?: number;
}

/**
 * The cards are estimated in rounds, each better than the one before. Most deals are solved before the first, which comes before the first turn of a
 * request ends, so that one that has to wait has its estimates. The others have a measured error (estimate-error.ts); no card takes them much
 * longer than a slice.
 */
export const CARD_ROUNDS: readonly CardRound[] = [
  { afterMs: 700, nodes: CARD_ESTIMATE_NODES },
  { afterMs: 1_400, nodes: 40_000 },
  { afterMs: 6_000, nodes: 150_000, beams: ALL_BEAMS },
];
/** Nodes for which the main solver searches both bounds before it leaves the upper one to the helper. */
const BOTH_ENDS_NODES = 3_000_000;
/** Nodes for which the helper searches cards first: beyond them the position itself is hard, and bounds on it matter more. */
const CARDS_FIRST_NODES = 4_000_000;

/** A position to evaluate. */
interface Task {
  readonly key: PositionKey;
  readonly state: GameState;
  /** Whether the sides may still call on the trick that was just completed. */
  readonly isCallOpen: boolean;
  /** The first target to probe; by default the solver makes an estimate. */
  readonly guess?: number;
  /** Interval that follow from those on other positions. */
  readonly known?: Interval;
  /** Adds to the shared bounds those that follow for this position from others, proven meanwhile. */
  readonly deduce?: () => void;
  /** Called after each slice that leaves the position open. */
  readonly whileOpen?: (bounds: Interval) => void;
  /** Work on other positions, called at the same time. */
  readonly aside?: Aside;
}

/** Work on other positions that may be due between two slices. It returns whether it has moved the solver. */
export type Aside = () => Steps<boolean>;

/** How a solver searches a position that another may search too. */
interface Policy {
  /** Whether to stop, checked between two slices. */
  readonly isOver: () => boolean;
  /** The only bound to search after the given number of nodes; undefined for both. */
  readonly end: (nodes: number) => End | undefined;
}

const mainPolicy = (search: Search): Policy => ({
  isOver: () => search.effort.isOver,
  end: (nodes) =>
    search.sharedBounds.isShared && !isTogether(search) && nodes > BOTH_ENDS_NODES ? 'below' : undefined,
});

/** Whether solvers search one position from the same end, and find each other's work in their tables. */
const isTogether = ({ solver, exchange }: Search): boolean => solver.isSharing || exchange.isPossible;

/** The value of a position. @param aside work on other positions, to be done meanwhile */
export function* valueSteps(search: Search, state: GameState, aside?: Aside): Steps<Valuation> {
  const { solver, effort, exchange, latest } = search;
  const whileOpen = (bounds: Interval): void => {
    const valuation = effort.valuation(solver, bounds, exchange.pace * ESTIMATE_SHARE * effort.nodes, ALL_BEAMS);
    // After `aside` the beams begin again.
    if ((valuation.beams ?? 0) >= (latest.valuation?.beams ?? 0)) latest.valuation = valuation;
  };
  const task = { ...rootTask(search, state), whileOpen, ...(aside && { aside }) };
  const bounds = yield* boundSteps(search, task, mainPolicy(search));
  return effort.valuation(solver, bounds, ESTIMATE_NODES);
}

/** Estimates the cards of the requested position, in rounds, while the search of it or of its cards lasts. */
export function cardEstimates(search: Search, state: GameState): Aside {
  const { solver, effort, sharedBounds, latest } = search;
  return function* () {
    const { rounds = 0 } = latest.cards ?? {};
    const round = CARD_ROUNDS[rounds];
    if (!round || effort.elapsedMs < round.afterMs) return false;
    const root = sharedBounds.get(ROOT)!.proven;
    // The position itself is searched first, so while it is open the solver is there.
    if (!isExact(root)) latest.valuation = effort.valuation(solver, root, ESTIMATE_NODES, ALL_BEAMS);
    const position = isExact(root) ? root[0] : latest.valuation!.estimate;
    latest.cards = { values: yield* estimatedCards(search, state, position, round), rounds: rounds + 1 };
    yield;
    return true;
  };
}

/** An estimate of each legal card. @param position the value of the position, or its estimate */
export function* estimatedCards(
  search: Search,
  state: GameState,
  position: number,
  { nodes, beams }: Pick<CardRound, 'nodes' | 'beams'>,
): Steps<Map<Card, Valuation>> {
  const { solver, effort, sharedBounds, payoff } = search;
  const values = new Map<Card, Valuation>();
  for (const card of legalNow(state)) {
    const { state: after, isCallOpen, known } = cardTask(search, state, card, position);
    solver.setPosition(after, payoff, isCallOpen);
    for (const bounds of [known, sharedBounds.get(card)?.proven]) if (bounds) solver.assume(bounds, null);
    values.set(card, effort.valuation(solver, solver.bounds(), nodes, beams));
    yield;
  }
  return reconciled(values, position, state);
}

/**
 * The value of the position after each legal card, in the order of the notation.
 * @param guess the value of the position, or an estimate
 * @param aside work on other positions, to be done meanwhile
 */
export function* cardSteps(search: Search, state: GameState, guess: number, aside: Aside): Steps<Map<Card, Valuation>> {
  const { solver, effort, sharedBounds } = search;
  const cards = legalNow(state);
  const policy = mainPolicy(search);
  for (;;) {
    const card = nextCard(cards, sharedBounds);
    if (!card || effort.isOver) break;
    yield* boundSteps(search, { ...cardTask(search, state, card, guess), aside }, policy);
  }
  const values = new Map<Card, Valuation>();
  for (const card of cards) {
    const proven = sharedBounds.get(card)?.proven;
    if (proven && isExact(proven)) values.set(card, valued(proven[0]));
    else {
      const bounds = yield* boundSteps(search, cardTask(search, state, card, guess), policy);
      values.set(card, effort.valuation(solver, bounds, CARD_ESTIMATE_NODES));
    }
  }
  return reconciled(values, guess, state);
}

/**
 * Helps another solver with the same request. In a table that both share, or where only the value is wanted and they exchange proofs, it
 * searches the position itself from the same end: each finds the other's work in its table, and leaves it the moves that it is searching. It
 * takes the cards from last to first.
 */
export function* helperPositionSteps(
  search: Search,
  state: GameState,
  wantsCards: boolean,
  number: SolverNumber,
): Steps<void> {
  const { solver, payoff } = search;
  solver.setPosition(state, payoff);
  if (!solver.isSharing && (wantsCards || !isTogether(search)))
    return yield* separateHelperSteps(search, state, wantsCards, number);
  const policy: Policy = { isOver: () => false, end: () => undefined };
  const [low] = yield* boundSteps(search, rootTask(search, state), policy);
  for (const card of wantsCards ? legalNow(state).reverse() : [])
    yield* boundSteps(search, cardTask(search, state, card, low), policy);
}

/**
 * The same with a table of its own: it searches cards that no other solver has begun. The first helper also searches the upper bound of the
 * position itself. Where two reach one position, they search opposite bounds, unless they exchange proofs.
 */
function* separateHelperSteps(
  search: Search,
  state: GameState,
  wantsCards: boolean,
  number: SolverNumber,
): Steps<void> {
  const { solver, effort, sharedBounds } = search;
  const order = wantsCards ? inOrderOfWork(legalNow(state), number) : [];
  // More helpers than cards would repeat each other's work.
  if (number > 1 && number > order.length) return;
  const guess = effort.valuation(solver, sharedBounds.get(ROOT)?.proven ?? solver.bounds(), ESTIMATE_NODES).estimate;
  function* cards(isOver: () => boolean): Steps<void> {
    for (;;) {
      const card = nextCard(order, sharedBounds);
      if (!card || isOver()) return;
      const end = (): End | undefined => (sharedBounds.hasFromOther(card) && !isTogether(search) ? 'above' : undefined);
      yield* boundSteps(search, cardTask(search, state, card, guess), { isOver, end });
    }
  }
  if (number === 1) {
    yield* cards(() => effort.nodes > CARDS_FIRST_NODES);
    const fromAbove: Policy = { isOver: () => false, end: () => 'above' };
    yield* boundSteps(search, { ...rootTask(search, state), guess }, fromAbove);
  }
  yield* cards(() => false);
}

/** The next card to search: of those that are not exact one that no other solver has begun, or else any. */
function nextCard(cards: readonly Card[], sharedBounds: SharedBounds): Card | undefined {
  const open = cards.filter((card) => {
    const bounds = sharedBounds.get(card);
    return !bounds || !isExact(bounds.proven);
  });
  return open.find((card) => !sharedBounds.hasFromOther(card)) ?? open[0];
}

/** Searches a position until it is exact, by whichever solver, or the policy says stop; yields between slices. */
function* boundSteps(search: Search, task: Task, policy: Policy): Steps<Interval> {
  const { key, state, isCallOpen, guess, known, deduce, whileOpen, aside } = task;
  const { solver, effort, sharedBounds, exchange, payoff, keptOutcome } = search;
  const start = effort.nodes;
  const narrow = (nodeBudget: number): void => {
    solver.search(nodeBudget, guess, policy.end(effort.nodes - start));
  };
  const set = (): void => solver.setPosition(state, payoff, isCallOpen, keptOutcome);
  set();
  if (known) solver.assume(known, null);
  // Tells other solvers that this position is begun.
  sharedBounds.add(key, boundsWithCard(solver.bounds(), state.toPlay, null), effort.nodes);
  for (;;) {
    deduce?.();
    const shared = sharedBounds.get(key);
    // In one table each soon finds what the other has proven. With the same bounds from its own probes it asks next what the other asks.
    if (shared && (!solver.isSharing || isExact(shared.proven)))
      solver.assume(shared.proven, shared.lowCard ?? shared.highCard);
    exchange.receive();
    const done = effort.slice(solver, narrow, exchange.pace);
    exchange.send();
    sharedBounds.add(key, boundsWithCard(solver.bounds(), state.toPlay, solver.bestCard()), effort.nodes);
    if (done) break;
    whileOpen?.(solver.bounds());
    yield;
    if (policy.isOver()) break;
    const [bounds, card] = [solver.bounds(), solver.bestCard()];
    if (!aside || !(yield* aside())) continue;
    set();
    solver.assume(bounds, card);
  }
  return solver.bounds();
}

/** The position itself. The player to move takes the best card, so bounds on the cards give bounds on the position. */
function rootTask({ effort, sharedBounds, widest }: Search, state: GameState): Task {
  const legal = legalNow(state);
  const forNorthSouth = state.toPlay !== null && sideOf(state.toPlay) === 'NS';
  const isBetter = (a: number, b: number): boolean => (forNorthSouth ? a > b : a < b);
  const deduce = (): void => {
    const bounded = legal.flatMap((card) => {
      const proven = sharedBounds.get(card)?.proven;
      return proven ? [{ card, proven }] : [];
    });
    if (bounded.length === 0) return;
    const isComplete = bounded.length === legal.length;
    const [own, other] = forNorthSouth ? ([0, 1] as const) : ([1, 0] as const);
    const best = bounded.reduce((a, b) => (isBetter(b.proven[own], a.proven[own]) ? b : a));
    const others = bounded.map(({ proven }) => proven[other]);
    const most = isComplete ? others.reduce((a, b) => (isBetter(b, a) ? b : a)) : widest[other];
    const bounds: Interval = forNorthSouth ? [best.proven[own], most] : [most, best.proven[own]];
    sharedBounds.add(ROOT, boundsWithCard(bounds, state.toPlay, best.card), effort.nodes);
  };
  return { key: ROOT, state, isCallOpen: false, deduce };
}

/**
 * The position after a card. For the side that plays it, it is worth at most as much as the position before; the best card
 * is worth exactly as much.
 */
function cardTask({ sharedBounds, widest }: Search, state: GameState, card: Card, guess: number): Task {
  const after = afterPlay(state, card);
  const { proven, lowCard, highCard } = sharedBounds.get(ROOT) ?? boundsWithCard(widest, null, null);
  const forNorthSouth = sideOf(state.toPlay!) === 'NS';
  const isBest = card === (forNorthSouth ? lowCard : highCard);
  const [least, most] = isBest ? proven : widest;
  const known: Interval = forNorthSouth ? [least, proven[1]] : [proven[0], most];
  return { key: card, state: after, isCallOpen: isTrickOver(after), guess, known };
}

/**
 * The values with estimates that agree with the position's: no card's estimate is better for the side to move, and the best
 * one is equal, as far as the bounds allow.
 */
function reconciled(values: Map<Card, Valuation>, position: number, { toPlay }: GameState): Map<Card, Valuation> {
  if (toPlay === null) return values;
  const forNorthSouth = sideOf(toPlay) === 'NS';
  const capped = [...values].map(([card, { proven, estimate }]): [Card, Valuation] => {
    const cap = forNorthSouth ? Math.min(estimate, position) : Math.max(estimate, position);
    return [card, { proven, estimate: clamp(cap, proven) }];
  });
  const best = capped.reduce((a, b) =>
    (forNorthSouth ? b[1].estimate > a[1].estimate : b[1].estimate < a[1].estimate) ? b : a,
  );
  best[1] = { ...best[1], estimate: clamp(position, best[1].proven) };
  return new Map(capped);
}
