/** The parts of a text before its cards are read. */
import type { Seat } from '../../../game/cards.ts';
import type { Piece } from './tidy.ts';

/** A seat as written; `O` is east or west, as the other seats or the language decide. */
export type WrittenSeat = Seat | 'O';

/** The sign of each seat in place of a phrase of the writer’s side or of a player’s name. */
export const SEAT_SIGNS: Readonly<Record<string, Seat>> = { 'ⓝ': 'N', 'ⓔ': 'E', 'ⓢ': 'S', 'ⓦ': 'W' };
export const SIGN_OF = Object.fromEntries(Object.entries(SEAT_SIGNS).map(([sign, seat]) => [seat, sign])) as Record<
  Seat,
  string
>;

/** The cards of a hand as written. */
export interface WrittenHand {
  readonly seat: WrittenSeat;
  readonly position: number;
  readonly pieces: Piece[];
  /** Whether it has whatever is left. */
  isRest?: true;
}

/** A trick as written. */
export interface WrittenTrick {
  readonly position: number;
  readonly number?: number;
  readonly first?: WrittenSeat;
  /** The cards; of each with its player a piece. */
  readonly pieces: readonly (Piece & { readonly seat?: WrittenSeat })[];
  readonly winner?: WrittenSeat;
}

export interface Sections {
  readonly hands: readonly WrittenHand[];
  readonly tricks: readonly WrittenTrick[];
  /** The lists of plays, of which a record has one. */
  readonly plays: readonly (readonly Piece[])[];
  readonly sentences: readonly (Piece & { readonly subject?: WrittenSeat })[];
  readonly names: ReadonlyMap<string, WrittenSeat>;
}
