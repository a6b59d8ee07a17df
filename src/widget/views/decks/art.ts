/**
 * Draws a deck from its artwork. Artwork is data: outlines with a paint each, and their places on a card. Its files
 * import nothing, so that only the deck itself is fetched. Paints are classes of colours.ts, so that themes, print
 * and forced colours need no other drawing.
 */
import { svg } from 'lit';
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
const [LEFT, MIDDLE, RIGHT] = [29.5, 39.5, 49.5];

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
      const long = letters[rank].length > 1 ? 'long' : '';
      const index = svg`<text class="letter ${long} ${art.paints[suit]}" x="11.5" y="22">${letters[rank]}</text>`;
      return svg`${index}${place(suit, ['pip', 11.5, 36, 15])}${
        art.courts[rank]?.map((placed) => place(suit, placed)) ?? pips(suit, rank)
      }`;
    },
  };
}
