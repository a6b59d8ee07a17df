/**
 * Draws a deck from its artwork. Artwork is data: outlines with a paint each, and their places on a card. Its files
 * import nothing, so that only the deck itself is fetched. Paints are classes of colours.ts, so that themes, print
 * and forced colours need no other drawing. A face is the same upside down: an index in two corners, and all signs about its middle.
 */
import { nothing, svg } from 'lit';
import { rankOf, suitOf } from '../../../game/cards.ts';
import type { Card, Rank, Suit } from '../../../game/cards.ts';
import type { DeckArt, Drawing, Placed } from '../../../notation/drawing/art.ts';
import type { Deck, Drawn } from './deck.ts';

/** Places of the suit signs on number cards: heights on the left and right, then in the middle. */
const SPOTS: Readonly<Partial<Record<Rank, readonly [sides: readonly number[], middle: readonly number[]]>>> = {
  T: [
    [15, 35, 55, 75],
    [25, 65],
  ],
  9: [[15, 35, 55, 75], [45]],
  8: [
    [17, 45, 73],
    [31, 59],
  ],
  7: [[17, 45, 73], [31]],
  6: [[17, 45, 73], []],
};
const [LEFT, MIDDLE, RIGHT] = [23, 30, 37];
/** The width of an index of two figures, in any font: no wider than its column. */
const LONG = 16;

export function deckOf(art: DeckArt): Deck {
  const paths = (drawing: Drawing, suit: Suit): Drawn[] =>
    drawing.map(([paint, path]) => svg`<path class=${paint.replace('suit', art.paints[suit])} d=${path}/>`);
  const place = (suit: Suit, [what, x, y, size]: Placed): Drawn => {
    const drawing = what === 'pip' ? art.pips[suit] : what;
    return svg`<g transform="translate(${x} ${y}) scale(${size / 32}) translate(-16 -16)">${paths(drawing, suit)}</g>`;
  };
  const pips = (suit: Suit, rank: Rank): Drawn[] => {
    const [sides, middle] = SPOTS[rank] ?? [[], []];
    const spots = [
      ...sides.flatMap((y) => [[LEFT, y] as const, [RIGHT, y] as const]),
      ...middle.map((y) => [MIDDLE, y] as const),
    ];
    return spots.map(([x, y]) => place(suit, ['pip', x, y, art.turned && y > 45 ? -art.spot : art.spot]));
  };
  return {
    suits: art.suits,
    paints: art.paints,
    pip: (suit) => svg`${paths(art.pips[suit], suit)}`,
    face(card: Card, { letters }) {
      const [suit, rank] = [suitOf(card), rankOf(card)];
      const length = letters[rank].length > 1 ? LONG : nothing;
      const index = (): Drawn => svg`<text class="letter ${art.paints[suit]}" x="9.5" y="20.5"
        textLength=${length} lengthAdjust="spacingAndGlyphs"
      >${letters[rank]}</text>${place(suit, ['pip', 9.5, 32.5, 13])}`;
      return svg`${index()}<g transform="rotate(180 30 45)">${index()}</g>${
        art.courts[rank]?.map((placed) => place(suit, placed)) ?? pips(suit, rank)
      }`;
    },
  };
}
