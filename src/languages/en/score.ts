/** Texts for the payoffs `total` and `score` on cards and beside the headline. */
import { payoffs } from './payoffs.ts';

export const english = {
  level: '{side} come out level',
  ahead: '{side} come out {by} ahead',
  best: 'best, {worth}',
  less: '{worth}, a loss of {by}',
  aheadRange: '{side} come out between {low} and {high}',
  aheadEstimate: '{side} come out at about {guess}, proven between {low} and {high}',
  payoffs: 'Points counted',
  ...payoffs.score,
  sumMelds: 'melds {value}',
  sumMarriage: 'marriage {value}',
  sumMarriageOf32: 'marriage {value}',
  sumTogether: 'in total {value}',
  meldSum: 'For {side}: {sum}',
} as const;
