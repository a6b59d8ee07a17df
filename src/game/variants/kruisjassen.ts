/** Kruisjassen of the eastern Netherlands and its variations: pack and play are the same, the scoring of deals and games differs. */
import type { Game, GamePreset } from './game.ts';

export const kruisjassen: Game<'kruisjassen'> = {
  id: 'kruisjassen',
  name: 'Kruisjassen',
  source: 'Kruisjassen of the eastern Netherlands, after Edon van Asseldonk',
  rules: {
    deck: { ranks: ['A', 'K', 'Q', 'J', 'T', '9', '8', '7'], copies: 1 },
    direction: 'clockwise',
    contracts: ['trump'],
    trumpChoice: 'turned',
    order: {
      trump: ['J', '9', 'A', 'K', 'Q', 'T', '8', '7'],
      plain: ['A', 'K', 'Q', 'J', 'T', '9', '8', '7'],
    },
    values: {
      trump: { J: 20, '9': 14, A: 11, K: 3, Q: 2, T: 10 },
      plain: { A: 11, K: 3, Q: 2, J: 1, T: 10 },
      obenabe: {},
      unenufe: {},
    },
    lastTrick: 5,
    sweep: null,
    follow: {
      ruffWhileFollowing: true,
      mustRuffWhenVoid: 'never',
      overruff: 'none',
      undertrump: 'onlyLowerTrumpsLeft',
      undertrumpAppliesTo: 'anyone',
      headTrumpLead: 'no',
      headPlainLead: 'no',
      headPlainLeadPartnerWaiver: false,
      exemptTrumpRanks: [],
    },
    equalCards: 'laterWins',
    melds: null,
    trickRoem: null,
    scoring: { deal: 'gamePoints', atLeast: 100, win: 2, sweep: 5 },
    game: [{ by: 'points', target: 11 }],
  },
};

export const kruisjassenFixed: Game<'kruisjassen-fixed'> = {
  id: 'kruisjassen-fixed',
  name: 'Kruisjassen, fixed number of deals',
  names: {
    de: 'Kruisjassen, feste Zahl von Spielen',
    nl: 'Kruisjassen, vast aantal spellen',
    fr: 'Kruisjassen, nombre de donnes fixe',
  },
  source: 'Kruisjassen of the eastern Netherlands, variation “Fixed length game”',
  rules: {
    ...kruisjassen.rules,
    scoring: { deal: 'points' },
    game: [{ by: 'deals', deals: 8 }],
  },
};

export const kruisjassenTournament: Game<'kruisjassen-tournament'> = {
  id: 'kruisjassen-tournament',
  name: 'Kruisjassen, café tournament',
  names: {
    de: 'Kruisjassen, Wirtshausturnier',
    nl: 'Kruisjassen, cafétoernooi',
    fr: 'Kruisjassen, tournoi de café',
  },
  source: 'Score sheet of a café tournament in Vragende, Gelderland, after Edon van Asseldonk',
  rules: {
    ...kruisjassen.rules,
    sweep: { bonus: 100, by: 'tricks', mode: 'add' },
    scoring: { deal: 'points' },
    game: [{ by: 'deals', deals: 16 }],
  },
};

export const kruisjassenTik: Game<'kruisjassen-tik'> = {
  id: 'kruisjassen-tik',
  name: 'Kruisjassen with tik',
  names: { de: 'Kruisjassen mit Tik', nl: 'Kruisjassen met tik', fr: 'Kruisjassen avec tik' },
  source: 'Kruisjassen of the eastern Netherlands, variation “Kruisjassen with Tik”, after Twentse Volkscultuur',
  rules: {
    ...kruisjassen.rules,
    scoring: { deal: 'tap', atLeast: 100, win: 2, sweep: 5, tapAt: 50, tap: 1, tapSweep: 6 },
  },
  words: { tap: 'tik' },
};

/** For games in which a card may be in several melds. */
export const CARD_ONCE: GamePreset = {
  id: 'card-once',
  name: 'Each card in one meld',
  description: 'a card counts in one meld only',
  rules: { melds: { reuse: false } },
};

export const kruisjassenRoem: Game<'kruisjassen-roem'> = {
  id: 'kruisjassen-roem',
  name: 'Kruisjassen with roem',
  names: { de: 'Kruisjassen mit Roem', nl: 'Kruisjassen met roem', fr: 'Kruisjassen avec roem' },
  source: 'Kruisjassen of the eastern Netherlands, variation “Kruisjassen with Roem”',
  rules: {
    ...kruisjassen.rules,
    melds: {
      kinds: [
        { type: 'set', ranks: ['J'], points: 200 },
        { type: 'run', length: 5, orMore: true, points: 100 },
        { type: 'set', ranks: ['A', 'K', 'Q', 'T'], points: 100 },
        { type: 'run', length: 4, orMore: false, points: 50 },
        { type: 'run', length: 3, orMore: false, points: 20 },
      ],
      compare: ['kind', 'length', 'rank', 'trump', 'turn'],
      // The sources do not say whether a card may be in a run and a set.
      reuse: true,
      needsTrick: true,
      // “the opponents are allowed to keep their roem points and score them in the following deal”; nothing is said of stuk.
      carriedIfSwept: true,
      marriage: 20,
    },
    scoring: { deal: 'claim', atLeast: 100, half: 50, winBelowHalf: 2, win: 1, wrong: 2, sweep: 3 },
  },
  words: { claim: 'ik dek' },
  presets: [CARD_ONCE],
};
