/** What the reports of `solve` and `review` say of their deal, in German. */
import type { HeadingTexts } from '../en/heading.ts';

export const heading: HeadingTexts = {
  heading: '{game}, {contract}.',
  headingWithBid: '{game}, {contract} {bid}.',
  isTrump: '{suit} ist Trumpf',
  doubled: '{level}, gedoppelt',
  redoubled: '{level}, zurückgedoppelt',
  hasTurned: '{seat} hat {card} aufgedeckt.',
  hasNamed: '{seat} hat angesagt.',
  leadsFirst: '{seat} spielt zum ersten Stich aus.',
  dealBefore: 'Verteilung vor dem Spiel: {deal}',
  plays: 'Gespielt: {plays}',
  takenBefore: 'Vorher gemacht: {taken}.',
  pointsAndRoem: '{points} und {roem} Roem',
  inTricks: '{points} in {tricks} Stichen',
  inOneTrick: '{points} in {tricks} Stich',
  tricksPlayed: 'Gespielte Stiche: {tricks}. Kartenpunkte bisher: {points}.',
  inTheTrick: 'Im Stich: {cards}.',
};
