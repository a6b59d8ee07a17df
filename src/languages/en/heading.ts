/** What the reports of `solve` and `review` say of their deal, in English. `import` reads it back (src/notation/imports/formats/report.ts). */
export const heading = {
  heading: '{game}, {contract}.',
  headingWithBid: '{game}, {contract} {bid}.',
  isTrump: '{suit} are trumps',
  doubled: '{level}, doubled',
  redoubled: '{level}, redoubled',
  hasTurned: '{seat} has turned {card}.',
  hasNamed: '{seat} has named the contract.',
  leadsFirst: '{seat} leads to the first trick.',
  dealBefore: 'Deal before the plays: {deal}',
  plays: 'Plays: {plays}',
  takenBefore: 'Taken before this ending: {taken}.',
  pointsAndRoem: '{points} and {roem} roem',
  inTricks: '{points} in {tricks} tricks',
  inOneTrick: '{points} in {tricks} trick',
  tricksPlayed: 'Tricks played: {tricks}. Card points so far: {points}.',
  inTheTrick: 'In the trick: {cards}.',
} as const;

/** The same texts in any language. */
export type HeadingTexts = Readonly<Record<keyof typeof heading, string>>;
