/** Schieber, the common Swiss game, and two games with its play: Coiffeur and Sidi Barrani. */
import type { MeldRules } from '../rules/rules.ts';
import type { Game, RuleOfThumb } from './game.ts';

/** Sets, runs and Stöck as in Kreuzjass (“Le Kreuzjass”, AdPoker.fr), which games with the play of Schieber share. */
export const WEIS: MeldRules = {
  kinds: [
    { type: 'set', ranks: ['J'], points: 200 },
    { type: 'set', ranks: ['9'], points: 150 },
    { type: 'run', length: 5, orMore: true, points: 100 },
    { type: 'set', ranks: ['A', 'K', 'Q', 'T'], points: 100 },
    { type: 'run', length: 4, orMore: false, points: 50 },
    { type: 'run', length: 3, orMore: false, points: 20 },
  ],
  compare: ['kind', 'length', 'rank', 'trump', 'turn'],
  reuse: false,
  needsTrick: false,
  marriage: 20,
};

const WEIS_RULES = { melds: WEIS };
const MATCH = { sweep: { bonus: 100, by: 'tricks', mode: 'add' } } as const;

/**
 * The doubled suits follow the cards: the black suits of French cards (Swisslos, Schieber Jass), the shields and bells of Swiss cards (SRF,
 * Jass-Service of 8 December 2012), here named spades and diamonds.
 */
const FRENCH_123 = { scoring: { multipliers: { S: 2, H: 1, D: 1, C: 2, obenabe: 3, unenufe: 3 } } };
const SWISS_123 = { scoring: { multipliers: { S: 2, H: 1, D: 2, C: 1, obenabe: 3, unenufe: 3 } } };

/** By the sheet of Schieber. Chibre is the same play with the same cards, so it serves both. */
export const NELLYS_MOTHER: RuleOfThumb = {
  name: 'Nelly’s mother',
  source: '“Jassen”, the sheet of a Swiss club (“157 the magic number”)',
  trump: [
    { id: 'jack-nell', holds: ['J', '9'], cards: 3, words: 'jack, nell and one other' },
    { id: 'jack', holds: ['J'], cards: 4, words: 'jack and three others' },
    { id: 'nell-ace', holds: ['9', 'A'], cards: 5, words: 'nell, ace and three others' },
  ],
  noTrump: { id: 'sure-tricks', tricks: 4, suitsAfterPass: 2, words: 'four sure tricks' },
};

/** By the rules of a club that counts neither melds nor match. */
export const schieber: Game<'schieber'> = {
  id: 'schieber',
  name: 'Schieber',
  names: { fr: 'Chibre sans annonces' },
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
  words: { sweep: 'match' },
  presets: [
    {
      id: 'match',
      name: 'Match',
      description: '100 extra points for all tricks',
      rules: MATCH,
    },
    {
      id: 'weis',
      name: 'Weis and Stöck',
      description: 'Weis as in Kreuzjass, Stöck for 20',
      rules: WEIS_RULES,
    },
    {
      id: '1x',
      name: 'All contracts single',
      description: 'every contract counts once',
      rules: { scoring: { multipliers: { S: 1, H: 1, D: 1, C: 1, obenabe: 1, unenufe: 1 } } },
    },
    {
      id: '1-2-3',
      name: 'One, two, three',
      description:
        'French cards: spades and clubs twice; Swiss cards: Schilten S and Schellen D twice; the other suits once, Obenabe and Unenufe three times',
      rules: FRENCH_123,
      swiss: SWISS_123,
    },
    {
      id: '1-2-3-french',
      name: 'One, two, three with French cards',
      description: 'hearts and diamonds once, spades and clubs twice, Obenabe and Unenufe three times',
      rules: FRENCH_123,
    },
    {
      id: '1-2-3-swiss',
      name: 'One, two, three with Swiss cards',
      description: 'Rosen H and Eicheln C once, Schilten S and Schellen D twice, Obenabe and Unenufe three times',
      rules: SWISS_123,
    },
    {
      id: '2500',
      name: 'To 2500',
      description: 'a game goes to 2500 points',
      rules: { game: [{ by: 'points', target: 2500 }] },
    },
    {
      id: 'common',
      name: 'Common rules',
      description: 'match, Weis and 1-2-3 together',
      rules: { ...MATCH, ...WEIS_RULES, ...FRENCH_123 },
      swiss: { ...MATCH, ...WEIS_RULES, ...SWISS_123 },
    },
  ],
  ruleOfThumb: NELLYS_MOTHER,
};

/** Coiffeur (quoi faire): Schieber's play; each side plays every contract once, and only the side that has chosen it scores. */
export const coiffeur: Game<'coiffeur'> = {
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
  words: { sweep: 'match' },
  presets: [
    {
      // Guschti and Mary of the JassWiki.
      id: 'guschti-4',
      name: 'Guschti after four',
      description: 'a Guschti turns after four tricks',
      rules: { guschti: 4 },
    },
    {
      // This project’s rule sheet asks for it; no source that we found counts so.
      id: 'own-kind',
      name: 'Each trick by its own kind',
      description: 'in a Slalom or Guschti each trick counts by its own kind, so that the sum depends on the play',
      rules: { cardPointsBy: 'ownKind' },
    },
  ],
};

/** Sidi Barrani: Schieber's play, with an auction for the points that the declarers will make. */
export const sidiBarrani: Game<'sidi-barrani'> = {
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
  words: { sweep: 'match' },
  presets: [
    {
      // Jassverzeichnis, “Sidi Barrani”: “Ein Match ergibt 157 Punkte.”
      id: 'match-157',
      name: 'Match for 157',
      description: 'all tricks make 157 points without a bonus, and so does the level for them',
      rules: { sweep: { bonus: 0 }, scoring: { levels: { sweep: 157 } } },
    },
    {
      // Jassverzeichnis: “Es gelten die allgemeinen Weisregeln. Die Weispunkte werden beim Bieten … nicht miteinkalkuliert.”
      id: 'weis',
      name: 'Weis and Stöck',
      description: 'Weis as in Kreuzjass, Stöck for 20, written beside the level and not counted for it',
      rules: WEIS_RULES,
    },
  ],
};
