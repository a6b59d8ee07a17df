/** The deals of the demo: a published one and a chosen one of every other family of games, each with the play of all its cards. */
import type { Card, Contract, Seat, Side } from '../src/game/cards.ts';
import type { GameSetup } from '../src/game/play/play.ts';
import type { Payoff } from '../src/game/scoring/payoff.ts';
import { variantById } from '../src/game/variants/index.ts';
import { parseDeal } from '../src/notation/deal.ts';
import deals from './deals.json' with { type: 'json' };

/** The points of a trick, roem included under a payoff that counts it, and the side that takes them. */
export interface Taken {
  readonly side: Side;
  readonly points: number;
  /** The roem among them; absent if there is none. */
  readonly roem?: number;
  /** The number of cards in sequence, if all the roem is for them. */
  readonly run?: 3 | 4;
}

/** The solver’s findings on a record under a payoff. */
export interface Found {
  /** The value before the first card: the points of North–South, or their lead. */
  readonly best: number;
  /** How many plays cost something. */
  readonly costly: number;
  /** The first of the costliest plays. */
  readonly dearest: {
    /** Its number in the record, from 0. */
    readonly play: number;
    readonly lost: number;
    /** The card that the better line begins with. */
    readonly instead: Card;
    /** The trick with the largest part of the loss, as played and after the better card; or the sweep that the better card keeps. */
    readonly decides: { readonly trick: number; readonly played: Taken; readonly instead: Taken } | 'sweep' | null;
  };
}

export interface ShownDeal {
  readonly variant: string;
  readonly contract: Contract;
  readonly leader: Seat;
  readonly deal: string;
  readonly plays: string;
  /** The decks that the game is played with, the usual one first. */
  readonly decks: readonly string[];
  readonly isPublished: boolean;
  readonly found: Readonly<Partial<Record<Payoff, Found>>>;
}

/** The published deal comes first. */
export const DEALS = [
  ...deals.published.map((deal) => ({ ...deal, plays: deal.plays.join(' '), isPublished: true })),
  ...deals.games.map((deal) => ({ ...deal, isPublished: false })),
] as readonly object[] as readonly ShownDeal[];

export function setupOf({ variant, contract, leader, deal }: ShownDeal): GameSetup {
  return { rules: variantById(variant).rules, contract, leader, declarer: leader, deal: parseDeal(deal) };
}
