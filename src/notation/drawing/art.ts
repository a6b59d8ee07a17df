/** The artwork of a deck, as data: outlines with a paint each, and their places on a card. Pages and printed diagrams draw the same. */
import type { CardSuits, Rank, Suit } from '../../game/cards.ts';

/** Classes of an outline: a colour, and `edge` for a contour. `suit` means the colour of the card's suit. */
export type Paint = string;

/** Outlines, back to front. */
export type Drawing = readonly (readonly [paint: Paint, path: string])[];

/**
 * A drawing in a box of 32 × 32, or the suit's sign, on a card: its centre and size; a negative size turns it upside
 * down.
 */
export type Placed = readonly [what: Drawing | 'pip', x: number, y: number, size: number];

export interface DeckArt {
  readonly suits: CardSuits;
  /** The colour of a suit's letters and figures. */
  readonly paints: Readonly<Record<Suit, Paint>>;
  /** In a box of 32 × 32. */
  readonly pips: Readonly<Record<Suit, Drawing>>;
  /** Cards with a picture. The others have as many suit signs as their rank. */
  readonly courts: Readonly<Partial<Record<Rank, readonly Placed[]>>>;
  /** Size of the suit signs on number cards, and whether the signs in the lower half are upside down. */
  readonly spot: number;
  readonly turned: boolean;
}
