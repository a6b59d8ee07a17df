/** The board where there is no deal to play. */
export const english = {
  bothHold: '{first} and {second} both hold {card}',
  holdsTwice: '{seat} holds {card} twice',
  missing: 'Missing: {cards}',
  repair: 'Give {seat} {card}',
  toDeal: '{count} cards to deal',
} as const;
