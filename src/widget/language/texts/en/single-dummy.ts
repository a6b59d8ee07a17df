/** The review of a play by what its player could know. */
export const english = {
  deal: '{count} deal',
  deals: '{count} deals',
  knownProgress: '{done} of {all} deals',
  knownNoneBetter: 'No card was better, by all {count} that agree with what the player saw.',
  knownLost: 'Lost {loss} on the mean of all {count} that agree with what the player saw.',
  knownSeemsNoneFew: 'No card seems better; an estimate from {count}, too few to say how sure.',
  knownAboutFew: 'Lost about {loss}; an estimate from {count}, too few to say how sure.',
  knownSeemsNone: 'No card seems better (lost {low} to {high}); an estimate from {count}.',
  knownAbout: 'Lost about {loss} ({low} to {high}); an estimate from {count}.',
  knownBest: 'Best on the mean:',
  knownHint:
    'The mean over deals that agree with the player’s hand and all plays before. Melds, and who named the contract, are not taken into account.',
  knownGoOn: 'Go on',
} as const;
