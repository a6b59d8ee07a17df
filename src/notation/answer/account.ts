/** The account of a play: why it cost what it cost, trick by trick. */
import type { Card, Seat } from '../../game/cards.ts';

/** A trick of one of the two lines that an account compares. */
export interface AccountLineTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
  /** Card points, in the last trick with its bonus. */
  readonly points: number;
  /** In-trick roem, in points for the winner's side. */
  readonly roem: number;
}

/** A trick as it goes after the play, and as it would have gone with the best card. */
export interface AccountTrick {
  /** The number of the trick in the deal, from 1. */
  readonly number: number;
  readonly played: AccountLineTrick;
  readonly best: AccountLineTrick;
  /**
   * What the side of the play loses in this trick, as the payoff counts it; negative if it gains. 0 in every trick where the payoff
   * counts game points.
   */
  readonly lost: number;
}

/**
 * A loss outside the tricks: the sweep bonus; wet, the loss of all points by declarers who fail; game points, a tap or a claim, which
 * count instead of the points of the tricks.
 */
export interface AccountBonus {
  readonly kind: 'sweep' | 'wet' | 'gamePoints' | 'tap' | 'claim';
  /** For the side of the play; negative if it gains. */
  readonly lost: number;
}

/**
 * The loss of a play, explained by two lines of best play: one after the play, one with a best card instead. The losses of the tricks
 * and the bonuses sum to the loss. Of equally good lines these two are as alike as the search found.
 */
export interface Account {
  readonly play: Card;
  readonly by: Seat;
  /** A card that keeps the value: the first play of the best line. */
  readonly instead: Card;
  /** As the payoff counts it; 1 or more. */
  readonly lost: number;
  /** From the trick of the play to the end of the deal. */
  readonly tricks: readonly AccountTrick[];
  /** Only those with a loss other than 0. */
  readonly bonuses: readonly AccountBonus[];
}
