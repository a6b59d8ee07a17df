/** The texts of the review. */
export const english = {
  playedAndBest: 'As played: {side} {played}. With best play: {best}.',
  soFarAndBest: 'So far, then best play: {side} {played}. Best play throughout: {best}.',
  ofPlayer: 'Mistakes of',
  allPlayers: 'all players',
  gaveAway: 'gave away',
  playerKept: '{seat} {kept} of {choices}',
  playerNoChoice: '{seat} no choice',
  bestShort: 'best',
  whyNot: 'Why not',
  reviewProgress: 'Reviewing: {done} of {plays} plays',
  reviewWaits: 'Reviewed: {done} of {plays} plays',
  onePlayReviewed: '{plays} play reviewed, exact',
  allPlaysReviewed: 'All {plays} plays reviewed, exact',
  reviewFailed: 'The review failed',
  reviewStart: 'Review the record',
  choicesHint: 'Plays that lost nothing, out of those where another card would have lost points.',
} as const;
