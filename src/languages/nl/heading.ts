/** What the reports of `solve` and `review` say of their deal, in Dutch. */
import type { HeadingTexts } from '../en/heading.ts';

export const heading: HeadingTexts = {
  heading: '{game}, {contract}.',
  headingWithBid: '{game}, {contract} {bid}.',
  isTrump: '{suit} is troef',
  doubled: '{level}, gedoubleerd',
  redoubled: '{level}, geredoubleerd',
  hasTurned: '{seat} heeft {card} gedraaid.',
  hasNamed: '{seat} gaat.',
  leadsFirst: '{seat} komt uit in de eerste slag.',
  dealBefore: 'Verdeling voor het spel: {deal}',
  plays: 'Gespeeld: {plays}',
  takenBefore: 'Eerder gehaald: {taken}.',
  pointsAndRoem: '{points} en {roem} roem',
  inTricks: '{points} in {tricks} slagen',
  inOneTrick: '{points} in {tricks} slag',
  tricksPlayed: 'Gespeelde slagen: {tricks}. Kaartpunten tot nu toe: {points}.',
  inTheTrick: 'In de slag: {cards}.',
};
