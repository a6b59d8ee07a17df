/**
 * Belote and its relatives: the pack and the card points of Klaverjassen, without roem in tricks, with a bonus for all tricks. Declarers need
 * more than the others, melds and marriages included.
 */
import type { Rank } from '../cards.ts';
import type { MeldKind } from '../rules/rules.ts';
import { klaverjassenRotterdam } from './klaverjassen.ts';
import type { Game, GamePreset } from './game.ts';

const set = (rank: Rank, points: number): MeldKind => ({ type: 'set', ranks: [rank], points });

/** The annonces of the family (“Les annonces”, contree.org): sets, best first, then runs. */
export const SETS_AND_RUNS: MeldKind[] = [
  set('J', 200),
  set('9', 150),
  set('A', 100),
  set('T', 100),
  set('K', 100),
  set('Q', 100),
  { type: 'run', length: 5, orMore: true, points: 100 },
  { type: 'run', length: 4, orMore: false, points: 50 },
  { type: 'run', length: 3, orMore: false, points: 20 },
];

/**
 * The sets and runs of “Les annonces”, contree.org. The source does not compare a hundred with a set of the same value: the set is better
 * here. A card counts once (clubs-de-bridge.com), and the marriage beside it.
 */
const ANNONCES = {
  melds: {
    kinds: SETS_AND_RUNS,
    compare: ['kind', 'length', 'rank', 'trump', 'turn'],
  },
} satisfies GamePreset['rules'];

/** By *dedans* and *litige*; annonces are an option. */
export const belote: Game<'belote'> = {
  id: 'belote',
  name: 'Belote',
  source: '“La marque”, contree.org (dedans, litige, capot); the play by this project’s rule sheet',
  rules: {
    ...klaverjassenRotterdam.rules,
    direction: 'counterclockwise',
    sweep: { bonus: 90, by: 'tricks', mode: 'add' },
    follow: {
      ...klaverjassenRotterdam.rules.follow,
      mustRuffWhenVoid: 'ifOpponentWinning',
      overruff: 'ifOpponentWinning',
      undertrump: 'forced',
    },
    // No annonces, only the marriage.
    melds: { kinds: [], compare: ['turn'], reuse: false, needsTrick: false, marriage: 20 },
    trickRoem: null,
    scoring: { deal: 'wet', melds: true, tie: 'heldOver' },
    // The sheet gives no end of a game.
    game: [],
  },
  words: { sweep: 'capot', wet: 'dedans', tie: 'litige', marriage: 'belote' },
  presets: [
    {
      id: 'annonces',
      name: 'Annonces',
      description: 'the side with the best tierce, cinquante, cent or carré scores all its own',
      rules: ANNONCES,
    },
    {
      // Competitions do without it (contree.org).
      id: 'no-litige',
      name: 'No litige',
      description: 'declarers who only have as much as the others are dedans',
      rules: { scoring: { tie: 'lost' } },
    },
  ],
};

/** A trump suit, no trumps or all trumps; declarers who do not have more are inside (*vatre*), and a tie hangs. */
export const belotBulgarian: Game<'belot-bulgarian'> = {
  id: 'belot-bulgarian',
  name: 'Belot',
  importNames: ['Bridge-Belote', 'Bulgarian Belot', 'Белот'],
  // The rules give each sentence below. On the sheet they divide by ten and round, to 151; here points are not rounded.
  source: '“Official rules for Belot”, BelotGameEngine',
  rules: {
    ...klaverjassenRotterdam.rules,
    direction: 'counterclockwise',
    contracts: ['trump', 'notrumps', 'alltrumps'],
    trumpChoice: 'auction',
    values: {
      ...klaverjassenRotterdam.rules.values,
      // “When the No Trumps game is played the points scored are doubled (except for the bonus of getting all the hands).”
      noTrumps: { A: 22, T: 20, K: 8, Q: 6, J: 4 },
    },
    lastTrickInNoTrumps: 20,
    sweep: { bonus: 90, by: 'tricks', mode: 'add' },
    follow: {
      ...klaverjassenRotterdam.rules.follow,
      mustRuffWhenVoid: 'ifOpponentWinning',
      overruff: 'ifOpponentWinning',
      // “You must play a higher trump if you can (otherwise you can play any card).”
      undertrump: 'free',
    },
    melds: {
      kinds: SETS_AND_RUNS,
      // “If the highest bids of both teams are of equal strength then no team records sequential bonuses.”
      compare: ['kind', 'length', 'rank', 'nobody'],
      apart: true,
      // “… the player can only declare one of the bonuses.”
      reuse: false,
      needsTrick: false,
      marriage: 20,
      // A belot counts with the first of its cards if that is led, follows suit or trumps, and not if it is discarded.
      marriageIfDiscarded: false,
      inNoTrumps: false,
    },
    trickRoem: null,
    // “The team that didn't bid records all points (including those scored by the bidding team)”, the belote among them.
    scoring: { deal: 'wet', melds: true, tie: 'heldOver', marriage: 'lost' },
    game: [{ by: 'points', target: 1510 }],
  },
  words: { sweep: 'capot', wet: 'vatre' },
};

/** The Croatian belote: every lead is to be headed, and declarers who do not have more lose everything. */
export const bela: Game<'bela'> = {
  id: 'bela',
  name: 'Bela',
  // “Pravila igre Bela” (bela4us): the play, the points, the fall (pad) in a tie too, štiglja for 90, a game to 1001. Croatian rules of the
  // game sites: sets before a run of the same value, a card may be in several melds, the marriage falls with the rest (a house rule keeps
  // it), all melds to the side with all tricks. A run of eight wins the game at once; here it counts as one of five.
  source: '“Pravila igre Bela”, bela4us; Croatian game sites',
  rules: {
    ...klaverjassenRotterdam.rules,
    direction: 'counterclockwise',
    trumpChoice: 'inTurn',
    sweep: { bonus: 90, by: 'tricks', mode: 'add' },
    follow: { ...klaverjassenRotterdam.rules.follow, headPlainLead: 'ifItWins' },
    melds: {
      kinds: SETS_AND_RUNS,
      compare: ['kind', 'rank', 'trump', 'turn'],
      reuse: true,
      needsTrick: false,
      marriage: 20,
    },
    trickRoem: null,
    scoring: { deal: 'wet', melds: true, marriage: 'lost', sweepTakesMelds: true },
    game: [{ by: 'points', target: 1001 }],
  },
  words: { sweep: 'štiglja' },
  presets: [
    {
      id: 'bela-kept',
      name: 'Bela always counts',
      description: 'a side that falls keeps the 20 points of its bela',
      rules: { scoring: { marriage: 'kept' } },
    },
    {
      id: 'tie-hangs',
      name: 'A tie hangs',
      description: 'if both sides have the same, the points of the declarers wait for the next deal',
      rules: { scoring: { tie: 'heldOver' } },
    },
  ],
};

/** Contrée, also called coinche: Belote's play, with an auction for the points that the declarers will make. */
export const contree: Game<'contree'> = {
  id: 'contree',
  name: 'Contrée',
  importNames: ['Coinche', 'Belote coinchée', 'Belote contrée'],
  // contree.net, “Score”: points and contract, 160 and contract after a failure, the belote apart, a game to 2000.
  // “La coinche”, ange.heureux.free.fr: no belote in all trumps.
  // lacontree.free.fr, “Calcul des scores”: made with the level or more, by points before rounding; rounding is left out here.
  source: 'contree.net, “Score”; lacontree.free.fr, “Calcul des scores”',
  rules: {
    ...belote.rules,
    contracts: ['trump', 'alltrumps', 'notrumps'],
    trumpChoice: 'auction',
    values: {
      ...belote.rules.values,
      allTrumps: { J: 14, '9': 9, A: 6, T: 5, K: 3, Q: 1 },
      noTrumps: { A: 19, T: 10, K: 4, Q: 3, J: 2 },
    },
    melds: { ...belote.rules.melds!, marriageInAllTrumps: false },
    scoring: {
      deal: 'level',
      levels: { lowest: 80, highest: 160, step: 10, sweep: 250 },
      melds: true,
      needsMore: true,
      failed: 160,
      doubles: 'all',
    },
    game: [{ by: 'points', target: 2000 }],
  },
  words: { sweep: 'capot', marriage: 'belote' },
  presets: [
    {
      // coinchons.fr: 160 and the contract, times two or four, for whoever wins a coinche.
      id: 'coinche-160',
      name: 'Coinche for 160',
      description: 'declarers who make a doubled contract score 160 in place of their points',
      rules: { scoring: { doubledMade: 160 } },
    },
    {
      // coincheur.fr, “Making your contract exactly”: with some players a contract that is made brings “the bid plus the full 162”; twice as much
      // if it was doubled.
      id: 'coinche-162',
      name: 'Coinche for 162',
      description: 'declarers who make a doubled contract score 162 in place of their points',
      rules: { scoring: { doubledMade: 162 } },
    },
    {
      // IsCool, “How to play Coinche”: “Les points seront multipliés par 3 pour celle qui emporte la manche.”
      id: 'surcoinche-3',
      name: 'Surcoinche times three',
      description: 'a redouble counts three times in place of four',
      rules: { scoring: { redouble: 3 } },
    },
  ],
};
