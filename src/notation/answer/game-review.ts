/**
 * The review of a game of several deals, such as a session's: what the cards gave, what the calls won or lost, and what the play won or
 * lost. All amounts add up exactly to the results.
 */
import type { Card, Contract, PerSide, Seat, Side } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Account } from './account.ts';
import type { KnownLoss, ReviewEntry, Verdict, VerdictSums } from './answer.ts';

/** A deal of the game, as it was called and played. */
export interface PlayedDeal {
  /** From 1. */
  readonly number: number;
  readonly contract: Contract;
  readonly leader: Seat;
  readonly declarer: Seat;
  readonly level?: number;
  readonly doubled?: 2 | 3 | 4;
  /** Four hands in the notation. */
  readonly deal: string;
  readonly plays: readonly Card[];
  /** Whether the record has every play. If not, the result assumes best play from its end. */
  readonly isComplete: boolean;
}

/**
 * Amounts of both sides in the unit of the payoff. Under `points` they are card points and sum to the card points of the deal; under `total` and
 * `score` each is the lead over the other side, and they sum to 0.
 */
export type Amounts = PerSide;

/** A deal with exact values. */
export interface ReviewedDeal extends PlayedDeal {
  /** Best play of all four after the declarers' best call: what the cards gave. */
  readonly cards: Amounts;
  /** Best play of all four after the call that was made. */
  readonly value: Amounts;
  readonly result: Amounts;
  /** The cost of the call to the declarers, 0 or more, and the calls that would have cost nothing. */
  readonly call: { readonly lost: number; readonly best: readonly Contract[] };
  /** The cost of each player's plays to the player's side, 0 or more. */
  readonly lost: Readonly<Record<Seat, number>>;
  /** Play by play. */
  readonly review: readonly ReviewEntry[];
  /** The sums of this deal and those before it. */
  readonly running: { readonly value: Amounts; readonly result: Amounts };
  readonly exact?: never;
}

/** A deal whose values were not exact at the time limit. No sum counts it. */
export interface OpenDeal extends PlayedDeal {
  readonly exact: false;
}

/** The parts of a player's own decisions, the partner's and the opponents' in the result of the player's side: the first two 0 or less, the third 0 or more. */
export interface Contribution {
  readonly own: number;
  readonly partner: number;
  readonly opponents: number;
}

/** The game of one player. `cards` and all parts of `calls` and `plays` sum to `result`. */
export interface PlayerReview {
  /** What the cards gave the player's side. */
  readonly cards: number;
  readonly calls: Contribution;
  readonly plays: Contribution;
  /** The result of the player's side. */
  readonly result: number;
  /** Plays at which some legal card would have lost something, and how many of these plays lost nothing. */
  readonly choices: number;
  readonly kept: number;
}

/** A play that cost much. */
export interface CostlyPlay {
  /** The number of the deal, from 1, and of the play in it, from 0. */
  readonly deal: number;
  readonly index: number;
  readonly play: Card;
  readonly by: Seat;
  readonly lost: number;
  readonly best: readonly Card[];
  /** As in its review entry. */
  readonly verdict?: Verdict;
  readonly known?: KnownLoss;
  /** Absent if the time was up. */
  readonly account?: Account;
}

export interface GameReview {
  readonly variant: string;
  /** The name of the rules of all deals, if they have the same one of their own. */
  readonly name?: string;
  readonly payoff: Payoff;
  readonly deals: readonly (ReviewedDeal | OpenDeal)[];
  /** Over all deals with exact values. */
  readonly players: Readonly<Record<Seat, PlayerReview>>;
  /** At most five, the costliest first. */
  readonly costliest: readonly CostlyPlay[];
  /** The plays judged so far, by player and by side; present only if verdicts were requested. */
  readonly verdicts?: {
    readonly seats: Readonly<Record<Seat, VerdictSums>>;
    readonly sides: Readonly<Record<Side, VerdictSums>>;
  };
}

export const isReviewed = (deal: ReviewedDeal | OpenDeal): deal is ReviewedDeal => deal.exact === undefined;
