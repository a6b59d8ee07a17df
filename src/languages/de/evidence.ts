/** What a verdict takes into account, in German. */
import type { EVIDENCE_TEXTS } from '../en/evidence.ts';

export const evidence: Readonly<Record<keyof typeof EVIDENCE_TEXTS, string>> = {
  plays: 'Ein Spieler kennt seine Hand und die Karten, die vorher gespielt wurden.',
  turned: 'Alle haben die aufgedeckte Karte des Gebers gesehen.',
  melds: 'Ab dem zweiten Stich wissen alle, welcher Weis zählt und dass kein besserer gemeldet wurde.',
  contract: 'Blätter, mit denen der Ansager so angesagt hätte, zählen stärker.',
  pass: 'Blätter, mit denen der Partner des Ansagers geschoben hätte, zählen stärker.',
  notCounted: 'Zeichen, die eine Karte dem Partner gibt, zählen nicht.',
};
