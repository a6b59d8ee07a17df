/** Schieber, the common Swiss game, and two games with its play: Coiffeur and Sidi Barrani. */
import type { Variant } from '../rules/rules.ts';

/** By the rules of a club that counts neither melds nor match. */
export const schieber: Variant = {
  id: 'schieber',
  name: 'Schieber',
  source: '“Jassen”, the sheet of a Swiss club (“157 the magic number”)',
  rules: {
    deck: { ranks: ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6'], copies: 1 },
    direction: 'counterclockwise',
    contracts: ['trump', 'obenabe', 'unenufe'],
    trumpChoice: 'mayPass',
    order: {
      trump: ['J', '9', 'A', 'K', 'Q', 'T', '8', '7', '6'],
      plain: ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6'],
    },
    values: {
      trump: { J: 20, '9': 14, A: 11, K: 4, Q: 3, T: 10 },
      plain: { A: 11, K: 4, Q: 3, J: 2, T: 10 },
      obenabe: { A: 11, K: 4, Q: 3, J: 2, T: 10, '8': 8 },
      unenufe: { '6': 11, '8': 8, T: 10, J: 2, Q: 3, K: 4 },
    },
    lastTrick: 5,
    sweep: null,
    follow: {
      ruffWhileFollowing: true,
      mustRuffWhenVoid: 'never',
      overruff: 'none',
      undertrump: 'onlyTrumpsLeft',
      undertrumpAppliesTo: 'anyone',
      headTrumpLead: 'no',
      headPlainLead: 'no',
      headPlainLeadPartnerWaiver: false,
      exemptTrumpRanks: ['J'],
    },
    equalCards: 'laterWins',
    melds: null,
    trickRoem: null,
    scoring: { deal: 'points' },
    // The sheet gives no end of a game.
    game: [],
  },
};

/** Coiffeur (quoi faire): Schieber's play; each side plays every contract once, and only the side that has chosen it scores. */
export const coiffeur: Variant = {
  id: 'coiffeur',
  name: 'Coiffeur',
  // Swisslos, “Coiffeur Jass-Regeln”: the contracts, who scores. Jassverzeichnis, “Anleitung für den Coiffeur-Jass”: single to sixfold.
  // jassen.ch, “Jassarten”: Slalom sevenfold, Guschti eightfold, then the free choices (here misères) ninefold. JassWiki of the Jassverband
  // Schweiz: Misère; card points by the first kind.
  source: 'Swisslos, “Coiffeur Jass-Regeln”; Jassverzeichnis; jassen.ch; JassWiki',
  rules: {
    ...schieber.rules,
    // Swisslos: a player who passes leaves the choice to the next one; the first must choose if all pass.
    trumpChoice: 'inTurn',
    contracts: [
      'trump',
      'obenabe',
      'unenufe',
      'slalom-obenabe',
      'slalom-unenufe',
      'guschti-obenabe',
      'guschti-unenufe',
      'misere-obenabe',
      'misere-unenufe',
      'misere-slalom-obenabe',
      'misere-slalom-unenufe',
    ],
    sweep: { bonus: 100, by: 'tricks', mode: 'add' },
    scoring: {
      deal: 'points',
      scores: 'declarers',
      // Schaufel, Kreuz, Ecken, Herz.
      multipliers: {
        S: 1,
        C: 2,
        D: 3,
        H: 4,
        obenabe: 5,
        unenufe: 6,
        'slalom-obenabe': 7,
        'slalom-unenufe': 7,
        'guschti-obenabe': 8,
        'guschti-unenufe': 8,
        'misere-obenabe': 9,
        'misere-unenufe': 9,
        'misere-slalom-obenabe': 9,
        'misere-slalom-unenufe': 9,
      },
    },
    // Ten rounds of each side.
    game: [{ by: 'deals', deals: 20 }],
  },
  // Eichel, Rosen, Schilten, Schellen.
  swiss: { scoring: { multipliers: { C: 1, H: 2, S: 3, D: 4 } } },
};

/** Sidi Barrani: Schieber's play, with an auction for the points that the declarers will make. */
export const sidiBarrani: Variant = {
  id: 'sidi-barrani',
  name: 'Sidi Barrani',
  // Jassverzeichnis: both sides score their card points, and the level goes to the declarers or to the others; a game to 1500 or 2000.
  source: 'Jassverzeichnis, “Sidi Barrani”; pagat.com, “Sidi Barrani Jass”',
  rules: {
    ...schieber.rules,
    trumpChoice: 'auction',
    sweep: { bonus: 100, by: 'tricks', mode: 'add' },
    scoring: {
      deal: 'level',
      levels: { lowest: 10, highest: 150, step: 10, sweep: 257 },
      failed: 'own',
      doubles: 'level',
    },
    game: [
      { by: 'points', target: 1500 },
      { by: 'points', target: 2000 },
    ],
  },
};
