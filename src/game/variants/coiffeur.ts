/** Coiffeur (quoi faire): Schieber's play; each side plays every contract once, and only the side that has chosen it scores. */
import type { Variant } from '../rules/rules.ts';
import { schieber } from './schieber.ts';

export const coiffeur: Variant = {
  id: 'coiffeur',
  name: 'Coiffeur',
  // Swisslos, “Coiffeur Jass-Regeln”: the contracts, who scores. Jassverzeichnis, “Anleitung für den Coiffeur-Jass”: single to sixfold.
  // jassen.ch, “Jassarten”: Slalom sevenfold, Guschti eightfold, then the free choices (here misères) ninefold. JassWiki of the Jassverband
  // Schweiz: Misère; card points by the first kind.
  source: 'Swisslos, “Coiffeur Jass-Regeln”; Jassverzeichnis; jassen.ch; JassWiki',
  rules: {
    ...schieber.rules,
    contracts: [
      'trump',
      'obenabe',
      'unenufe',
      'slalom-oben',
      'slalom-unten',
      'guschti-oben',
      'guschti-unten',
      'misere-obenabe',
      'misere-unenufe',
      'misere-slalom-oben',
      'misere-slalom-unten',
    ],
    sweep: { bonus: 100, by: 'tricks', mode: 'add' },
    scoring: {
      deal: 'points',
      scores: 'declarers',
      // With Swiss cards: Eichel C, Rosen H, Schilten S, Schellen D.
      multipliers: {
        C: 1,
        H: 2,
        S: 3,
        D: 4,
        obenabe: 5,
        unenufe: 6,
        'slalom-oben': 7,
        'slalom-unten': 7,
        'guschti-oben': 8,
        'guschti-unten': 8,
        'misere-obenabe': 9,
        'misere-unenufe': 9,
        'misere-slalom-oben': 9,
        'misere-slalom-unten': 9,
      },
    },
    // Ten rounds of each side.
    game: [{ by: 'deals', deals: 20 }],
  },
};
