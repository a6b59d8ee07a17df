/**
 * What is proven of the positions of one request, by the solver at work on it and by a second one that helps: each takes
 * from the other nothing but bounds that a complete search has proven. Neither ever waits for the other, so a helper that
 * is slow, silent or dead costs nothing but its help.
 */
import { sideOf } from '../game/cards.ts';
import type { Card, Seat } from '../game/cards.ts';
import type { Bounds } from '../solver/solver.ts';

/**
 * A position of the request: the cards played after the position that it asks about, '' for that position itself; in a table
 * contract and leader, such as `H N`.
 */
export type Place = string;

/** What is proven of a position: bounds on the outcome of the whole deal, as the request's payoff counts it. */
export interface Finding extends Bounds {
  /** A card that holds the lower bound; null unless North–South are to act and one is known. */
  readonly lowCard: Card | null;
  /** A card that holds the upper bound; null unless East–West are to act and one is known. */
  readonly highCard: Card | null;
}

/** What one solver tells the other: plain data. */
export interface News {
  readonly findings: readonly (readonly [Place, Finding])[];
  /** All positions that it has searched for the request. */
  readonly nodes: number;
}

/** Bounds that a solver has proven, with the card that holds the bound of the side to act. */
export function findingOf({ low, high }: Bounds, toPlay: Seat | null, card: Card | null): Finding {
  const forNorthSouth = toPlay !== null && sideOf(toPlay) === 'NS';
  return { low, high, lowCard: forNorthSouth ? card : null, highCard: forNorthSouth ? null : card };
}

/** What two findings of one position prove together. */
function together(a: Finding, b: Finding): Finding {
  const { low, lowCard } = b.low > a.low || (b.low === a.low && a.lowCard === null) ? b : a;
  const { high, highCard } = b.high < a.high || (b.high === a.high && a.highCard === null) ? b : a;
  return { low, lowCard, high, highCard };
}

export class Findings {
  /** Positions that the other solver has searched. */
  nodesOfOther = 0;
  /** Positions that this solver has searched. */
  nodes = 0;
  readonly #known = new Map<Place, Finding>();
  /** Where the other has proven something. */
  readonly #heard = new Set<Place>();
  #tell: ((news: News) => void) | undefined;

  /** Whether a second solver is at work on the request. */
  get isShared(): boolean {
    return this.#tell !== undefined;
  }

  /** What is proven of a position; undefined while nothing is. */
  at(place: Place): Finding | undefined {
    return this.#known.get(place);
  }

  /** Whether the other solver has proven something of a position. */
  heardOf(place: Place): boolean {
    return this.#heard.has(place);
  }

  /** From now on tells the other solver what is found, at once what is known already. */
  share(tell: (news: News) => void): void {
    this.#tell = tell;
    tell({ findings: [...this.#known], nodes: this.nodes });
  }

  /** Takes what this solver has proven. @param nodes searched so far here */
  note(place: Place, finding: Finding, nodes: number): void {
    this.nodes = nodes;
    if (this.#merge(place, finding)) this.#tell?.({ findings: [[place, this.#known.get(place)!]], nodes });
  }

  /** Takes what the other solver has proven. */
  hear({ findings, nodes }: News): void {
    this.nodesOfOther = nodes;
    for (const [place, finding] of findings) {
      this.#heard.add(place);
      this.#merge(place, finding);
    }
  }

  /** True when something new was in it. */
  #merge(place: Place, finding: Finding): boolean {
    const known = this.#known.get(place);
    const merged = known ? together(known, finding) : finding;
    this.#known.set(place, merged);
    return !known || merged.low > known.low || merged.high < known.high;
  }
}
