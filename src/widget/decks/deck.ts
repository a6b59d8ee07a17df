/** What a deck of cards is to the views: whoever can draw suit signs and card faces. Pages may bring their own (registry.ts). */
import type { TemplateResult } from 'lit';
import type { Card, Rank, Suit } from '../../game/cards.ts';

/** What Lit can put inside an `<svg>`: a template of its tag `svg`, or a node. */
export type Drawn = TemplateResult<2> | SVGElement;

/** What stands on the index of a card, by rank. */
export type IndexLetters = Readonly<Record<Rank, string>>;

export interface FaceOptions {
  readonly letters: IndexLetters;
}

export interface Deck {
  /** Which ranks it has: jack, queen, king or Under, Ober, König. That decides the letters of the index. */
  readonly suits: 'french' | 'swiss';
  /** The sign of a suit, in a box of 32 × 32. */
  pip(suit: Suit): Drawn;
  /** What stands on a card, in a box of 60 × 90; its paper and border are drawn already. */
  face(card: Card, options: FaceOptions): Drawn;
}

export const PIP_BOX = '0 0 32 32';
export const FACE_BOX = '0 0 60 90';
