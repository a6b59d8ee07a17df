/** Texts for the payoffs `total` and `score` on cards and beside the headline. */
export const english = {
  level: '{side} come out level',
  ahead: '{side} come out {by} ahead',
  best: 'best, {worth}',
  less: '{worth}, a loss of {by}',
  aheadRange: '{side} come out between {low} and {high}',
  aheadEstimate: '{side} come out at about {guess}, proven between {low} and {high}',
  payoffs: 'Points counted',
  payoffPoints: 'card points',
  payoffTotal: 'all points',
  payoffScore: 'score',
  sumTotal: 'all points {value}',
  sumScore: 'score {value}',
  sumMelds: 'melds {value}',
  sumMarriage: 'marriage {value}',
  sumTogether: 'in total {value}',
  meldSum: 'For {side}: {sum}',
} as const;
