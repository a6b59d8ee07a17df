/** The reports of `solve` and `review` in English. */
import { heading } from './heading.ts';

export const command = {
  ...heading,

  melds: 'Melds:',
  mayPass: 'Only a hand with all four suits may pass the choice: {seats}.',
  nobody: 'nobody',
  value: 'With best play North–South make {NS} card points, East–West {EW}.',
  valueAhead: 'With best play {side} lead by {by} {counted}.',
  valueEven: 'With best play both sides have the same {counted}.',
  outOfTime: 'Time ran out before the value was exact. With best play',
  sideMakes: '{side} make {points}',
  difference: 'North–South minus East–West is {difference} {counted}',
  counted_points: 'in card points',
  counted_total: 'in all points',
  counted_score: 'on the score sheet',
  between: 'between {low} and {high}',
  about: 'about {estimate}, proven {between}',
  aboutWithin: 'about {estimate} (within {within} in 9 of 10 deals), proven {between}',
  toPlay: '{seat} to play:',
  toPlayDifference: '{seat} to play, North–South minus East–West:',
  best: 'best',
  loses: 'loses {lost}',
  bestPlay: 'Best play:',
  takes: '{seat} takes {points}',
  takesWithRoem: '{seat} takes {points} and roem {roem}',
  marriage: "{takes}; {seat}'s marriage {points}",
  contractPoints: 'Card points of North–South by contract and leader, before any play:',
  contractDifference: 'North–South minus East–West {counted} by contract and leader, before any play:',
  contractAbout: 'about {estimate}',
  bestFor: 'best for {side}',
  open: 'open',
  levels: 'Highest level that the declarers make:',
  noLevel: 'none',

  carried: '{side} score {points} for melds in the next deal.',
  levelMade: '{side} make {level}.',
  levelFailed: '{side} do not make {level}.',
  wet: '{side} do not have more: {others} score everything, {points}.',
  heldOver: 'Both sides have the same: {others} score {points}, and {held} of {side} are held over.',
  kept: '{side} keep {points} for the marriage.',

  noPlay: 'No play to review.',
  costs: 'The cost of each play to its own side, {counted}:',
  totalLoss: 'Total loss:',
  choices: 'Lost nothing, out of the plays where a card would have lost points:',
  ofChoices: '{kept} of {choices}',
  costliest: 'Costliest plays:',
  inTrick: 'trick {trick}',
  bestCards: 'best {cards}',
  reviewOutOfTime: 'Time ran out before everything was exact: there may be other best cards.',

  why: "Why {seat}'s {card} loses {lost}, with {best} instead:",
  asPlayed: 'as played',
  bestLine: 'best',
  inAll: 'in all',

  knowing:
    'Estimated cost given what the player could know: the average over deals consistent with the player’s hand and all earlier plays.',
  knowingLimits: 'Melds and the choice of contract are not taken into account.',
  noneBetter: 'no card is better',
  better: '{cards} better by {loss}',
  lossInterval: 'loss from {low} to {high}',
  tooFew: 'too few deals for a margin of error',
  allDeals: 'all {deals} deals',
  someDeals: '{deals} deals',
} as const;

/** The same texts in any language. */
export type CommandTexts = Readonly<Record<keyof typeof command, string>>;
