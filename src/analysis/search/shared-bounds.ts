/**
 * Interval on the positions of one request, shared by the solver that answers it and those that help. Each takes from the others only
 * bounds that a complete search has proven. None ever waits for another, so a helper that is slow, silent or dead costs nothing but its
 * help. Helpers know only the solver that answers, which passes on what it hears.
 */
import { sideOf } from '../../game/cards.ts';
import type { Card, Seat } from '../../game/cards.ts';
import { intersection, isNarrower } from '../../game/interval.ts';
import type { Interval } from '../../game/interval.ts';
import type { Findings } from '../../solver/sharing/findings.ts';
import type { SolverNumber } from './order-of-work.ts';

/**
 * Names a position of the request: the card played after the requested position, '' for that position itself; in a contract
 * table the contract and the leader, such as `H N`.
 */
export type PositionKey = string;

/** Proven bounds on the outcome of the whole deal, as the request's payoff counts it, with the cards that achieve them. */
interface BoundsWithCards {
  readonly proven: Interval;
  /** A card that achieves the lower bound; null if none is known or North–South are not to move. */
  readonly lowCard: Card | null;
  /** A card that achieves the upper bound; null if none is known or East–West are not to move. */
  readonly highCard: Card | null;
}

/** A message from one solver to the other: plain data. */
export interface BoundsUpdate {
  readonly bounds: readonly (readonly [PositionKey, BoundsWithCards])[];
  /** All nodes that the sender has searched for the request. */
  readonly nodes: number;
  /** What a solver has found in its last slice. */
  readonly findings?: FindingsOf | undefined;
}

/** Findings, with the solver's number. */
export interface FindingsOf extends Findings {
  readonly by: SolverNumber;
}

/** Interval, with the card that achieves the bound of the side to move. */
export function boundsWithCard(proven: Interval, toPlay: Seat | null, card: Card | null): BoundsWithCards {
  const forNorthSouth = toPlay !== null && sideOf(toPlay) === 'NS';
  return { proven, lowCard: forNorthSouth ? card : null, highCard: forNorthSouth ? null : card };
}

/** The tighter of each bound; of two equal ones that with a card. */
function together(a: BoundsWithCards, b: BoundsWithCards): BoundsWithCards {
  const proven = intersection(a.proven, b.proven);
  const isFrom = (end: 0 | 1, card: Card | null): boolean =>
    a.proven[end] === proven[end] && (card !== null || b.proven[end] !== proven[end]);
  const { lowCard } = isFrom(0, a.lowCard) ? a : b;
  const { highCard } = isFrom(1, a.highCard) ? a : b;
  return { proven, lowCard, highCard };
}

/** The most findings that wait to be taken, each a few KiB. The oldest go first; without them some work is done twice. */
const MOST_WAITING = 1024;

/** Another solver of the request. */
interface Other {
  readonly send: (update: BoundsUpdate) => void;
  /** Nodes that it has searched. */
  nodes: number;
}

export class SharedBounds {
  /** Nodes searched by this solver. */
  nodes = 0;
  readonly #bounds = new Map<PositionKey, BoundsWithCards>();
  /** Positions for which another solver has sent bounds. */
  readonly #received = new Set<PositionKey>();
  readonly #others: Other[] = [];
  /** Findings of others that this solver has not taken. */
  #findings: FindingsOf[] = [];

  /** Nodes searched by the other solvers. */
  get otherNodes(): number {
    return this.#others.reduce((sum, { nodes }) => sum + nodes, 0);
  }

  /** Whether another solver is at work on the request. */
  get isShared(): boolean {
    return this.#others.length > 0;
  }

  /** The proven bounds on a position; undefined while there are none. */
  get(key: PositionKey): BoundsWithCards | undefined {
    return this.#bounds.get(key);
  }

  /** Whether another solver has sent bounds on a position. */
  hasFromOther(key: PositionKey): boolean {
    return this.#received.has(key);
  }

  /**
   * Sends another solver the bounds known so far, and from now on every improvement.
   * @returns adds bounds that it has proven
   */
  connect(send: (update: BoundsUpdate) => void): (update: BoundsUpdate) => void {
    const other: Other = { send, nodes: 0 };
    this.#others.push(other);
    this.#send([other], [...this.#bounds]);
    return (update) => this.#receive(update, other);
  }

  /** Adds bounds that this solver has proven. @param nodes searched so far by this solver */
  add(key: PositionKey, bounds: BoundsWithCards, nodes: number): void {
    this.nodes = nodes;
    if (this.#merge(key, bounds)) this.#sendBounds(key, this.#others);
  }

  /** Sends other solvers what one has found. @param others all of them, unless it is one of them that has found it */
  tell(findings: FindingsOf, others: readonly Other[] = this.#others): void {
    this.#send(others, [], findings);
  }

  /** Offers what other solvers have found, in the order in which it came, and forgets what is taken. */
  offerFindings(take: (findings: FindingsOf) => boolean): void {
    this.#findings = this.#findings.filter((findings) => !take(findings));
  }

  #receive({ bounds, nodes, findings }: BoundsUpdate, from: Other): void {
    from.nodes = nodes;
    const others = this.#others.filter((other) => other !== from);
    if (findings) {
      if (this.#findings.push(findings) > MOST_WAITING) this.#findings.shift();
      this.tell(findings, others);
    }
    for (const [key, received] of bounds) {
      this.#received.add(key);
      if (this.#merge(key, received)) this.#sendBounds(key, others);
    }
  }

  #sendBounds(key: PositionKey, others: readonly Other[]): void {
    this.#send(others, [[key, this.#bounds.get(key)!]]);
  }

  #send(others: readonly Other[], bounds: BoundsUpdate['bounds'], findings?: FindingsOf): void {
    for (const { send } of others) send({ bounds, nodes: this.nodes, findings });
  }

  /** Returns true if a bound has become tighter. */
  #merge(key: PositionKey, bounds: BoundsWithCards): boolean {
    const known = this.#bounds.get(key);
    const merged = known ? together(known, bounds) : bounds;
    this.#bounds.set(key, merged);
    return !known || isNarrower(merged.proven, known.proven);
  }
}
