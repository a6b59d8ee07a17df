/**
 * Klaverjassen: the rules that the source calls “Amsterdam”, the games known today as Rotterdam and Amsterdam, and two that are played like
 * one of these and differ in who names trumps.
 */
import type { Rules } from '../rules/rules.ts';
import type { Game, GamePreset, GameWords } from './game.ts';

/** The rules of the source, but for who names trumps, which differs among the games made from them. */
const RULES: Rules = {
  deck: { ranks: ['A', 'K', 'Q', 'J', 'T', '9', '8', '7'], copies: 1 },
  direction: 'counterclockwise',
  contracts: ['trump'],
  order: {
    trump: ['J', '9', 'A', 'T', 'K', 'Q', '8', '7'],
    plain: ['A', 'T', 'K', 'Q', 'J', '9', '8', '7'],
  },
  values: {
    trump: { J: 20, '9': 14, A: 11, T: 10, K: 4, Q: 3 },
    plain: { A: 11, T: 10, K: 4, Q: 3, J: 2 },
    obenabe: {},
    unenufe: {},
  },
  lastTrick: 5,
  sweep: { bonus: 100, by: 'points', mode: 'add' },
  follow: {
    ruffWhileFollowing: false,
    mustRuffWhenVoid: 'ifOpponentWinning',
    overruff: 'ifOpponentWinning',
    undertrump: 'free',
    undertrumpAppliesTo: 'anyone',
    headTrumpLead: 'unlessPartnerWins',
    headPlainLead: 'always',
    headPlainLeadPartnerWaiver: true,
    exemptTrumpRanks: [],
  },
  equalCards: 'laterWins',
  melds: null,
  trickRoem: { run3: 20, run4: 50, set: 100, sets: {}, marriage: 20 },
  scoring: { deal: 'wet' },
  game: [
    { by: 'points', target: 1500 },
    { by: 'deals', deals: 16 },
  ],
};

const WORDS: GameWords = { sweep: 'pit', wet: 'nat' };

/**
 * Kraken, a double, redouble and their double: a deal “for double points” that counts eight times after a superkraak (Games4All, “Kraken”),
 * with roem and pit, and only the declarers can be wet, as score sheets count it. klaverjas.nl doubles the card points alone
 * (docs/rule-readings.md).
 */
const KRAKEN: readonly GamePreset[] = (
  [
    ['kraak', 'Kraak', 'doubled: everything counts twice', 2],
    ['rekraak', 'Rekraak', 'redoubled: everything counts four times', 4],
    ['superkraak', 'Superkraak', 'doubled three times: everything counts eight times', 8],
  ] as const
).map(([id, name, description, times]) => ({
  id,
  name,
  description,
  rules: { scoring: { multipliers: { S: times, H: times, D: times, C: times } } },
}));

export const klaverjassen: Game<'klaverjassen'> = {
  id: 'klaverjassen',
  name: 'Klaverjassen',
  source: '“Amsterdam Klaverjassen rules” in the write-up “Jass”',
  rules: { ...RULES, trumpChoice: 'mustName' },
  words: WORDS,
};

export const klaverjassenRotterdam: Game<'klaverjassen-rotterdam'> = {
  id: 'klaverjassen-rotterdam',
  name: 'Klaverjassen, Rotterdam',
  importNames: ['Rotterdams', 'Rotterdams Klaverjassen'],
  source: 'The Rotterdam way of play, by this project’s rule sheet',
  rules: {
    ...RULES,
    direction: 'clockwise',
    lastTrick: 10,
    sweep: { bonus: 100, by: 'tricks', mode: 'add' },
    follow: {
      ruffWhileFollowing: false,
      mustRuffWhenVoid: 'always',
      overruff: 'always',
      undertrump: 'forced',
      undertrumpAppliesTo: 'anyone',
      headTrumpLead: 'yes',
      headPlainLead: 'no',
      headPlainLeadPartnerWaiver: false,
      exemptTrumpRanks: [],
    },
    trickRoem: { run3: 20, run4: 50, set: 100, sets: { J: 200 }, marriage: 20 },
  },
  words: WORDS,
  presets: KRAKEN,
};

export const klaverjassenAmsterdam: Game<'klaverjassen-amsterdam'> = {
  id: 'klaverjassen-amsterdam',
  name: 'Klaverjassen, Amsterdam',
  importNames: ['Amsterdams', 'Amsterdams Klaverjassen'],
  source: 'The Amsterdam way of play, by this project’s rule sheet',
  rules: {
    ...klaverjassenRotterdam.rules,
    follow: {
      ...klaverjassenRotterdam.rules.follow,
      mustRuffWhenVoid: 'ifOpponentWinning',
      overruff: 'ifOpponentWinning',
      undertrump: 'onlyLowerTrumpsLeft',
    },
  },
  words: WORDS,
  presets: KRAKEN,
};

/**
 * The player who leads first names trumps, and must. The play is as in Amsterdam but for one duty (klaverjasverenigingutrecht.nl): “Kun je
 * niet overtroeven en ligt er al troef, dan moet je ondertroeven (behalve als je maat de slag al veilig heeft).”
 */
export const klaverjassenUtrecht: Game<'klaverjassen-utrecht'> = {
  id: 'klaverjassen-utrecht',
  name: 'Klaverjassen, Utrecht',
  importNames: ['Utrechts', 'Utrechts Klaverjassen'],
  source: 'Klaverjasvereniging Utrecht, rules of play',
  rules: {
    ...klaverjassenAmsterdam.rules,
    trumpChoice: 'mustName',
    follow: { ...klaverjassenAmsterdam.rules.follow, undertrump: 'forcedUnlessPartnerWins' },
  },
  words: WORDS,
  presets: KRAKEN,
};

/** The players choose in turn whether to name trumps; the play is usually as in Rotterdam (klaverjasunie.nl). */
export const klaverjassenLeiden: Game<'klaverjassen-leiden'> = {
  id: 'klaverjassen-leiden',
  name: 'Klaverjassen, Leiden',
  importNames: ['Leids', 'Leids Klaverjassen'],
  source: 'Nederlandse Klaverjas Unie, “Het spel”',
  rules: { ...klaverjassenRotterdam.rules, trumpChoice: 'inTurn' },
  words: WORDS,
  presets: KRAKEN,
};
