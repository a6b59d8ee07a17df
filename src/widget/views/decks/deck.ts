/** The interface of a deck: it draws suit signs and card faces. Pages may register their own (registry.ts). */
import type { TemplateResult } from 'lit';
import type { Card, Suit } from '../../../game/cards.ts';
import type { IndexLetters } from '../../../notation/drawing/letters.ts';

/** Anything that Lit can render inside an `<svg>`: a template of its tag `svg`, or a node. */
export type Drawn = TemplateResult<2> | SVGElement;

export interface FaceOptions {
  readonly letters: IndexLetters;
}

export interface Deck {
  /** The court cards: jack, queen, king or Under, Ober, König. They decide the letters of the index. */
  readonly suits: 'french' | 'swiss';
  /** The colour of a suit's letters: `ink` (the default), `red`, `blue` or `green`. */
  readonly paints?: Readonly<Record<Suit, string>>;
  /** The sign of a suit, in a box of 32 × 32. */
  pip(suit: Suit): Drawn;
  /** The face of a card, in a box of 60 × 90. Its paper and border are drawn already. */
  face(card: Card, options: FaceOptions): Drawn;
}

export const PIP_BOX = '0 0 32 32';
export const FACE_BOX = '0 0 60 90';
