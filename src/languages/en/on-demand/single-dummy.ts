/** The single-dummy review of a play. */
export const english = {
  deal: '{count} deal',
  deals: '{count} deals',
  knownProgress: '{done} of {all} deals',
  knownNoneBetter: 'No card was better on average, over all {count} consistent with what the player saw.',
  knownLost: 'Lost {loss} on average, over all {count} consistent with what the player saw.',
  knownSeemsNoneFew: 'No card seems better; an estimate from {count}, too few for a margin of error.',
  knownAboutFew: 'Lost about {loss}; an estimate from {count}, too few for a margin of error.',
  knownSeemsNone: 'No card seems better (lost {low} to {high}); an estimate from {count}.',
  knownAbout: 'Lost about {loss} ({low} to {high}); an estimate from {count}.',
  knownBest: 'Best on average:',
  knownHint:
    'The average over deals consistent with the player’s hand, all earlier plays and the melds shown; the likelier the contract makes a deal, the more it counts.',
  knownResume: 'Continue',
} as const;
