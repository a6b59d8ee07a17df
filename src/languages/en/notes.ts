/** The texts of the note at a card: why the card may not be played, or its worth. */
export const english = {
  follow: '{seat} must follow {suit}.',
  followOrRuff: '{seat} must follow {suit}, or ruff.',
  followTrumps: '{seat} must follow with a trump.',
  head: '{seat} must beat the {card}.',
  headTrump: '{seat} must beat the {rank} of trumps.',
  ruff: '{seat} has no {led} and must ruff with {suit}.',
  overruff: '{seat} may ruff only above the {rank} of trumps.',
  noUndertrump: '{seat} may not undertrump the {rank} while holding another card.',
  trumpJack: 'jack',
  trumpUnder: 'Under',
  trumpNine: 'nine',
  trumpJackOf32: 'jack',
  trumpNineOf32: 'nine',
  givesAway: '{card} gives away {lost}: {makes}.',
  givesNothing: '{card} gives nothing away: {makes}.',
  unproven: '{card}: {worth}.',
} as const;
