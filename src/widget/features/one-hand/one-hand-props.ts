/** The properties from which the view of one hand is drawn: what is known of its cards, the deal that the reader looks at, and the reader's actions. */
import type { Card, Seat } from '../../../game/cards.ts';
import type { FittingDeal, Suggestion } from '../../../notation/answer/suggestion.ts';
import type { Table } from '../../state/table.ts';
import type { Phase } from './odds.ts';

/** What is known where the hand is to play. */
export interface Position {
  /** Null before the first deal. */
  readonly suggestion: Suggestion | null;
  readonly phase: Phase;
  /** Why the solver has failed; null unless it has. */
  readonly error: Error | null;
  /** The cards in the order of the rows. */
  readonly order: readonly Card[];
  /** When they took these places, in milliseconds. */
  readonly orderedAt: number;
}

/** A deal that fits, with the position in it. */
export interface FittingTable {
  readonly of: FittingDeal;
  readonly table: Table;
}

export interface FromOneHand {
  /** The position shown. Of its other hands nothing is shown. */
  readonly table: Table;
  readonly seat: Seat;
  /** Null where another seat is to play. */
  readonly position: Position | null;
  /** Some of the deals that fit. */
  readonly fitting: readonly FittingTable[];
  /** The one of them that the reader looks at; null for the hand alone. */
  readonly shown: FittingTable | null;
  /** The goal as the page sets it. */
  readonly target: unknown;
  readonly hasKeys: boolean;
}

export interface OneHandActions {
  readonly onStop: () => void;
  readonly onGoOn: () => void;
  /** Shows one of the deals that fit, or again the hand alone. @param number of the deal */
  readonly onDeal: (number: number) => void;
  readonly onBack: () => void;
  /** @returns the ply reached */
  readonly onGo: (ply: number) => number;
}
