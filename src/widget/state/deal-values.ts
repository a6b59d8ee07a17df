/**
 * The proven bounds and estimates of a deal before its first play, in each contract. The headline and the table of
 * contracts both add to them and both show them, so that they never disagree.
 */
import type { Contract, Seat } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { narrowed } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';

/** A contract in which the deal may be played, and the payoff. */
export interface PlayedFor {
  readonly payoff: Payoff;
  readonly contract: Contract;
  readonly leader: Seat;
  readonly declarer: Seat;
}

export class DealValues {
  private readonly known = new Map<string, Knowledge>();

  /** The value for North–South; undefined if nothing is known. */
  of(at: PlayedFor): Knowledge | undefined {
    return this.known.get(keyOf(at));
  }

  /** Adds bounds, and an estimate if there is one. @returns all that is known by then */
  add(at: PlayedFor, known: Knowledge): Knowledge {
    const all = narrowed(this.of(at), known.proven, known.estimate === null ? undefined : known);
    this.known.set(keyOf(at), all);
    return all;
  }
}

const keyOf = ({ payoff, contract, leader, declarer }: PlayedFor): string =>
  [payoff, contract, leader, declarer].join(' ');
