/** What the reports of `solve` and `review` say of their deal, in French. */
import type { HeadingTexts } from '../en/heading.ts';

export const heading: HeadingTexts = {
  heading: '{game}, {contract}.',
  headingWithBid: '{game}, {contract} {bid}.',
  isTrump: 'atout {suit}',
  doubled: '{level}, coinché',
  redoubled: '{level}, surcoinché',
  hasTurned: '{seat} a retourné {card}.',
  hasNamed: '{seat} a choisi l’atout.',
  leadsFirst: '{seat} entame le premier pli.',
  dealBefore: 'Donne avant le jeu : {deal}',
  plays: 'Cartes jouées : {plays}',
  takenBefore: 'Faits avant : {taken}.',
  pointsAndRoem: '{points} et {roem} de roem',
  inTricks: '{points} en {tricks} plis',
  inOneTrick: '{points} en {tricks} pli',
  tricksPlayed: 'Plis joués : {tricks}. Points des cartes jusqu’ici : {points}.',
  inTheTrick: 'Dans le pli : {cards}.',
};
