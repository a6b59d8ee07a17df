/**
 * The rules in words for players: an exact sentence for every value of every field, with the meaning that it has in
 * src/game/play/legality.ts and src/game/scoring/. A test goes through the schema, so that no value is without words.
 */
import type { Rank } from '../../game/cards.ts';
import type { Rules } from '../../game/rules/rules.ts';
import type { LevelScoring } from '../../game/scoring/level.ts';
import { countsMore } from '../../game/scoring/wet.ts';
import type { WetScoring } from '../../game/scoring/wet.ts';
import { englishRank } from './english-names.ts';

/** For the path of each field the meaning of each value. Lists and choices have the path of their elements. */
export const RULE_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'deck.copies': {
    1: 'Each card is in the pack once.',
    2: 'Each card is in the pack twice.',
  },
  direction: {
    clockwise: 'The turn passes clockwise, from North to East.',
    counterclockwise: 'The turn passes counterclockwise, from North to West.',
  },
  contracts: {
    trump: 'One suit is trumps.',
    obenabe: 'Obenabe: no trumps; high cards win.',
    unenufe: 'Unenufe: no trumps; low cards win, and the order of every suit is reversed.',
    'slalom-obenabe': 'Slalom, first Obenabe: Obenabe and Unenufe in turns, trick by trick.',
    'slalom-unenufe': 'Slalom, first Unenufe: Unenufe and Obenabe in turns, trick by trick.',
    'guschti-obenabe': 'Guschti, first Obenabe: some tricks of Obenabe, then Unenufe.',
    'guschti-unenufe': 'Guschti, first Unenufe: some tricks of Unenufe, then Obenabe.',
    'misere-obenabe': 'Misère, Obenabe: each side scores the points that the other takes.',
    'misere-unenufe': 'Misère, Unenufe: the same with the order and the points of Unenufe.',
    'misere-slalom-obenabe':
      'Misère, Slalom, first Obenabe: a Slalom in which each side scores the points that the other takes.',
    'misere-slalom-unenufe': 'Misère, Slalom, first Unenufe: the same, beginning with Unenufe.',
    alltrumps:
      'All trumps: every suit ranks as trumps, and the duties on a trump lead hold in the suit led; no suit beats another.',
    notrumps: 'No trumps: every suit ranks as a plain suit, and none beats another.',
  },
  guschti: {
    4: 'A Guschti turns after four tricks.',
    5: 'A Guschti turns after five tricks.',
  },
  cardPointsBy: {
    firstKind: 'In a Slalom or a Guschti the cards count as in the first trick, for the whole deal.',
    ownKind:
      'In a Slalom or a Guschti the cards of each trick count by its own kind: an ace 11 in a trick of Obenabe, a six 11 in one of Unenufe. So the sum of the sides depends on the play.',
  },
  'sweep.by': {
    tricks: 'all tricks',
    points: 'all card points; tricks without points may be lost',
  },
  'sweep.mode': {
    add: 'The bonus is added to the card points.',
    replace: 'The bonus replaces the card points.',
  },
  'follow.ruffWhileFollowing': {
    true: 'If you can follow suit, you may follow or ruff, but not discard.',
    false: 'If you can follow suit, you must; you may not ruff.',
  },
  'follow.mustRuffWhenVoid': {
    never: 'If you cannot follow suit, you may ruff or discard.',
    ifOpponentWinning:
      'If you cannot follow suit while an opponent is winning the trick, you must ruff; while your partner is winning it, you may ruff or discard.',
    always: 'If you cannot follow suit, you must ruff, even if your partner is winning the trick.',
  },
  'follow.overruff': {
    none: 'There is no duty to overruff.',
    ifOpponentWinning:
      'If you ruff a trick that an opponent is winning with a trump, you must play a higher trump if you have one.',
    always:
      'If you ruff a trick that has been ruffed, you must play a higher trump if you have one, even if your partner is winning the trick.',
  },
  'follow.undertrump': {
    free: 'You may play a trump lower than one in the trick.',
    ifVoid: 'You may play a trump lower than one in the trick only if you cannot follow suit.',
    onlyTrumpsLeft:
      'You may play a trump lower than one in the trick only if your hand has only trumps; then you may play any of them.',
    onlyLowerTrumpsLeft:
      'You may play a trump lower than one in the trick only if your hand has only such lower trumps.',
    onlyIfNoDiscard:
      'You may play a trump lower than one in the trick only if you have no discard, because your hand has only trumps; then you may play any of them.',
    forced: 'If you must ruff and cannot beat a trump in the trick, you must still play a lower one.',
    forcedUnlessPartnerWins:
      'If you must ruff and cannot beat a trump in the trick, you must still play a lower one. While your partner is winning the trick, you may play a trump lower than one in it only if your hand has only such lower trumps.',
  },
  'follow.undertrumpAppliesTo': {
    anyone: 'This holds for a trump of your partner as well as of an opponent.',
    opponents: 'This holds only for a trump of an opponent: you may undertrump your partner.',
  },
  'follow.headTrumpLead': {
    no: 'There is no duty to play a higher trump.',
    yes: 'You must play a trump that beats those in the trick if you have one, even if your partner is winning the trick.',
    unlessPartnerWins:
      'You must play a trump that beats those in the trick if you have one, unless your partner is winning the trick.',
  },
  'follow.headPlainLead': {
    no: 'If you follow suit, there is no duty to play higher.',
    ifItWins:
      'If you follow suit, you must play higher than the cards of that suit in the trick if you can, unless the trick has been ruffed.',
    always:
      'If you follow suit, you must play higher than the cards of that suit in the trick if you can, even if the trick has been ruffed.',
  },
  'follow.headPlainLeadPartnerWaiver': {
    true: 'You need not while your partner is winning the trick.',
    false: 'This also holds while your partner is winning the trick.',
  },
  equalCards: {
    laterWins: 'Of two equal cards in a trick the later one is higher.',
    firstWins: 'Of two equal cards in a trick the earlier one is higher.',
  },
  trumpChoice: {
    turned: 'Nobody chooses the trump suit: it is the suit of the dealer’s last card, which is turned.',
    mayPass: 'The player who chooses first may pass the choice once to the partner.',
    mayPassWithAllSuits:
      'The player who chooses first may pass the choice once to the partner, but only with cards of all four suits.',
    mustName: 'The player who leads first must name the trump suit.',
    inTurn: 'The players choose in turn: a player who passes leaves the choice to the next one.',
    auction: 'The players bid for the contract, and the highest bidder’s side declares.',
  },
  'melds.kinds.type': {
    run: 'Adjacent cards of one suit in the natural order, always at full length.',
    set: 'Four cards of one rank, one in each suit.',
  },
  'melds.kinds.orMore': {
    true: 'Longer runs count too.',
    false: 'Only runs of exactly this length.',
  },
  'melds.compare': {
    kind: 'the better kind, as in the table',
    points: 'more points',
    length: 'the longer run',
    rank: 'the higher top card or rank',
    trump: 'a run in trumps',
    turn: 'the earlier play to the first trick',
    nobody: 'if the best melds of both sides are equal, neither side scores',
  },
  'melds.apart': {
    true: 'Runs and sets are compared apart: the side with the best run scores its runs, and the side with the best set its sets.',
    false: 'Runs and sets are compared with each other.',
  },
  'melds.reuse': {
    true: 'A card may be in a run and in a set.',
    false: 'A card may be in only one meld.',
  },
  'melds.needsTrick': {
    true: 'Melds and marriages count only for a side that wins a trick.',
    false: 'Melds and marriages count even for a side that wins no trick.',
  },
  'melds.marriageInAllTrumps': {
    true: 'In all trumps the king and queen of any suit are a marriage.',
    false: 'In all trumps there are no marriages.',
  },
  'melds.marriageIfDiscarded': {
    true: 'A marriage counts however its cards are played.',
    false:
      'A marriage counts once the first of its two cards is led, follows suit or trumps, and not at all if that card is discarded. In all trumps it is part of the play: it counts as combinations in tricks do, in all points and in the score, and is not shown beside them.',
  },
  'melds.inNoTrumps': {
    true: 'Melds count in no trumps too.',
    false: 'No melds count in no trumps.',
  },
  'melds.carriedIfSwept': {
    true: 'If the side with the best meld wins no trick, it scores its melds in the next deal.',
    false: 'Melds of a side without a trick are lost.',
  },
  'scoring.scores': {
    both: 'Both sides score.',
    declarers: 'Only the declarers write down their points.',
  },
  'scoring.deal': {
    points: 'The points of both sides are written down.',
    gamePoints: 'A side scores game points for reaching a number of card points, and different ones for all tricks.',
    tap: 'As game points, but a side that has reached a number of card points may tap.',
    claim: 'A side that thinks it has enough points, including melds, may claim right after winning a trick.',
    wet: 'The declarers need more points than the defenders; otherwise the defenders get everything.',
    level: 'The declarers bid a level. If they make it, they score it beside their points; otherwise the defenders do.',
  },
  'scoring.needsMore': {
    true: 'To make a level the declarers must also have more points than the other side.',
    false: 'The declarers make a level even with fewer points than the other side.',
  },
  'scoring.doubles': {
    level: 'A double counts the level twice.',
    all: 'A double counts all that the winners score twice, marriages aside; the losers then score only marriages.',
  },
  'scoring.redouble': {
    3: 'A redouble counts three times.',
    4: 'A redouble counts four times.',
  },
  'scoring.melds': {
    true: 'Hand melds and marriages count, both in the comparison and on the sheet, and the sweep bonus counts in the comparison.',
    false: 'Hand melds and marriages do not count.',
  },
  'scoring.marriage': {
    kept: 'A marriage stays with its side even if that side gets nothing else.',
    lost: 'Declarers who get nothing lose their marriages too.',
  },
  'scoring.sweepTakesMelds': {
    true: 'A side that makes the sweep also scores the melds and marriages of the other side.',
    false: 'Melds and marriages count for their own side even if the other makes the sweep.',
  },
  'scoring.tie': {
    lost: 'Declarers who only have as much as the defenders get nothing.',
    heldOver:
      'If both have the same, the defenders score what they have; what the declarers have, except marriages that stay with them, waits for the winners of the next deal.',
  },
  'game.by': {
    points: 'the first side to reach a number of points wins',
    deals: 'a fixed number of deals is played, and the higher sum wins',
  },
};

/** The words for a value of a field. @throws if there are none, which is a fault of the program */
export function words(path: string, value: string | number | boolean): string {
  const found = RULE_WORDS[path]?.[String(value)];
  if (found === undefined)
    throw new Error(`src/notation/words/rule-words.ts has no words for ${path}: ${String(value)}`);
  return found;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small number in words. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** Several cards of a rank. */
export const plural = (rank: Rank): string => (rank === '6' ? 'sixes' : `${englishRank(rank)}s`);

/** The duty in every contract without trumps, after the words for such a contract. */
export const WITHOUT_TRUMPS = 'follow suit if you can, otherwise play any card.';

/** The ranks that need not be played to a trump lead. */
export function exemptWords({ deck, follow: { exemptTrumpRanks: ranks } }: Rules): string[] {
  if (ranks.length === 0) return [];
  const [first] = ranks;
  const alone = ranks.length === 1 && deck.copies === 1;
  return [
    alone
      ? `The ${englishRank(first!)} is exempt: if it is your only trump you may play any card.`
      : `The ${andList(ranks.map(plural))} are exempt: if you have no other trumps you may play any card.`,
  ];
}

/** Sentences about the scoring of a deal. */
export function scoringWords({ scoring, trickRoem, melds }: Rules): string[] {
  const lead = words('scoring.deal', scoring.deal);
  switch (scoring.deal) {
    case 'points': {
      const extras = [
        ...(melds && melds.kinds.length > 0 ? ['melds'] : []),
        ...(melds && melds.marriage > 0 ? ['marriage'] : []),
        ...(trickRoem ? ['roem'] : []),
      ];
      const written = scoring.scores === 'declarers' ? words('scoring.scores', scoring.scores) : lead;
      return [extras.length > 0 ? `${written.slice(0, -1)}, with ${andList(extras)}.` : written];
    }
    case 'gamePoints':
      return [gamePointWords(scoring)];
    case 'tap':
      return [
        gamePointWords(scoring),
        `A side that has reached ${scoring.tapAt} card points in the tricks won so far may tap right after any trick; the winners of the trick choose first. It need not tap.`,
        `The first side to tap scores ${scoring.tap} for the deal, and after a tap no side scores for ${scoring.atLeast} card points.`,
        `A side that has tapped and takes all tricks scores ${scoring.tapSweep} in all.`,
      ];
    case 'claim':
      return [
        `${lead} It then needs ${scoring.atLeast} points in tricks, melds and marriages; it need not claim.`,
        `A right claim wins the deal: ${scoring.winBelowHalf} game points if the other side has fewer than ${scoring.half} points at that moment, otherwise ${scoring.win}.`,
        `A wrong claim gives the other side ${scoring.wrong}.`,
        `All tricks score ${scoring.sweep}. Without a right claim and without all tricks no side scores.`,
      ];
    case 'wet':
      if (countsMore(scoring)) return dedansWords(scoring);
      return [
        `The side that named the contract needs more points than the other, card points and roem together.`,
        `Otherwise, even in a tie, it is wet: it gets nothing, and the other side gets all points and all roem.`,
      ];
    case 'level':
      return levelWords(scoring);
  }
}

/** Declarers who have bid a level. */
function levelWords({ levels, melds, needsMore, failed, doubles, redouble = 4, doubledMade }: LevelScoring): string[] {
  const { lowest, highest, step, sweep } = levels;
  const counted = melds ? 'card points, bonus, melds and marriages together' : 'card points, the bonus included';
  return [
    `The declaring side bids a level from ${lowest} to ${highest} in steps of ${step}${sweep === null ? '' : `, or ${sweep} for a sweep`}.`,
    `It makes the level with as many points or more: ${counted}${needsMore ? '. It must also have more than the other side' : ''}.`,
    failed === 'own'
      ? 'Both sides score their own points. The level goes to the declaring side if it makes it, otherwise to the other side.'
      : `If it makes the level, it scores its points and the level, and the other side scores its own points. Otherwise the other side scores ${failed} and the level${melds ? ', and the melds of both sides' : ''}.`,
    doubles === 'level'
      ? words('scoring.doubles', doubles)
      : `A double counts all that the winners score twice${melds ? ', marriages aside' : ''}; the losers then score nothing${melds ? ' but marriages' : ''}.`,
    words('scoring.redouble', redouble),
    ...(doubledMade === undefined
      ? []
      : [`Declarers who make a doubled level score ${doubledMade} in place of their points.`]),
    ...(melds ? ['A marriage always scores for the side that holds it.'] : []),
  ];
}

/** Declarers who need more, where melds count or a tie is held over. */
function dedansWords({ melds, tie, marriage, sweepTakesMelds }: WetScoring): string[] {
  const counted = melds ? 'card points, bonus, melds and marriages' : 'card points';
  const all = melds
    ? 'all card points, its own bonus and the melds of both sides'
    : 'all card points and its own bonus';
  const less = tie === 'heldOver' ? 'With less' : 'Otherwise, even in a tie,';
  return [
    `The side that named the contract needs more points than the other: ${counted} together.`,
    `${less} it scores nothing, and the other side scores ${all}.`,
    ...(melds ? [words('scoring.marriage', marriage ?? 'kept')] : []),
    ...(melds && sweepTakesMelds ? [words('scoring.sweepTakesMelds', true)] : []),
    ...(tie === 'heldOver' ? [words('scoring.tie', 'heldOver')] : []),
  ];
}

function gamePointWords({ atLeast, win, sweep }: { atLeast: number; win: number; sweep: number }): string {
  return `A side with ${atLeast} card points or more scores ${win} game points; a side that takes all tricks scores ${sweep} instead. No other result scores.`;
}

/** Phrases about the ends of a game of several deals. */
export function endWords({ game }: Rules): string[] {
  return game.map((end) =>
    end.by === 'points'
      ? `the first side to reach ${end.target} points wins`
      : `${end.deals} deals are played, and the higher sum wins`,
  );
}

/** A choice in words: `a, b or c`. */
export const orList = (items: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(items);

/** A list in words: `a, b and c`. */
export function andList(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);
}
