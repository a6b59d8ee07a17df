/** The names of the decks of a diagram, apart from their drawings. */

export const DIAGRAM_DECKS = ['french', 'french4', 'swiss'] as const;
export type DiagramDeck = (typeof DIAGRAM_DECKS)[number];
