/**
 * The rules in words for players: an exact sentence for every value that a field of the rules can have, as src/game/play/legality.ts
 * and its neighbours read it. A test walks the schema and misses no value, so a new one cannot go without words.
 */
import type { Rules } from '../../src/game/rules/rules.ts';

/** Path of a field, its values, and what each means. Lists and choices are named by the path of what they hold. */
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
    trump: 'A suit is trump.',
    obenabe: 'Obenabe: no trump, and high cards win.',
    unenufe: 'Unenufe: no trump, and low cards win; the order of every suit is turned round.',
  },
  'sweep.by': {
    tricks: 'all tricks',
    points: 'all the card points; tricks without points may be lost',
  },
  'sweep.mode': {
    add: 'The bonus comes on top of the card points.',
    replace: 'The bonus takes the place of the card points.',
  },
  'follow.ruffWhileFollowing': {
    true: 'If you can follow suit you may follow or ruff, as you like, but not discard.',
    false: 'If you can follow suit you must, and may not ruff.',
  },
  'follow.mustRuffWhenVoid': {
    never: 'If you cannot follow suit you may ruff or discard, as you like.',
    ifOpponentWinning:
      'If you cannot follow suit while an opponent is winning the trick, you must ruff; while your partner is winning it you may ruff or discard, as you like.',
    always: 'If you cannot follow suit you must ruff, even when your partner is winning the trick.',
  },
  'follow.overruff': {
    none: 'There is no duty to overruff.',
    ifOpponentWinning:
      'If you ruff a trick that an opponent is winning with a trump, play a higher trump if you have one.',
    always:
      'If you ruff a trick that has been ruffed, play a higher trump if you have one, even when the trick is your partner’s.',
  },
  'follow.undertrump': {
    free: 'A trump lower than one already there may be played.',
    ifVoid: 'A trump lower than one already there may be played only if you cannot follow suit.',
    onlyTrumpsLeft:
      'A trump lower than one already there may be played only from a hand that holds nothing but trumps; such a hand may play any of them.',
    onlyLowerTrumpsLeft:
      'A trump lower than one already there may be played only from a hand that holds nothing but such lower trumps.',
    onlyIfNoDiscard:
      'A trump lower than one already there may be played only where there is no other card to play, from a hand of nothing but trumps; such a hand may play any of them.',
    forced: 'If you must ruff and have no higher trump than one already there, you must still play a lower one.',
  },
  'follow.undertrumpAppliesTo': {
    anyone: 'This counts the partner’s trump as well as the opponents’.',
    opponents: 'This counts the opponents’ trumps only: you may go under your partner’s.',
  },
  'follow.headTrumpLead': {
    no: 'There is no duty to play a higher trump.',
    yes: 'You must play a trump that beats those before it if you have one, even when your partner is winning the trick.',
    unlessPartnerWins:
      'You must play a trump that beats those before it if you have one, unless your partner is winning the trick.',
  },
  'follow.headPlainLead': {
    no: 'When you follow suit there is no duty to play higher.',
    ifItWins:
      'When you follow suit you must play higher than the cards of that suit before yours if you can, unless the trick has been ruffed.',
    always:
      'When you follow suit you must play higher than the cards of that suit before yours if you can, even when the trick has been ruffed.',
  },
  'follow.headPlainLeadPartnerWaiver': {
    true: 'You need not while your partner is winning the trick.',
    false: 'This holds while your partner is winning the trick, too.',
  },
  equalCards: {
    laterWins: 'Of two equal cards in a trick the later one is the higher.',
    firstWins: 'Of two equal cards in a trick the earlier one is the higher.',
  },
  'melds.kinds.type': {
    run: 'Cards of one suit that are neighbours in the natural order, always at full length.',
    set: 'Four cards of one rank, one in each suit.',
  },
  'melds.kinds.orMore': {
    true: 'Longer runs count too.',
    false: 'Only runs of exactly this length.',
  },
  'melds.compare': {
    kind: 'the better kind, as in the table',
    points: 'the more points',
    length: 'the longer run',
    rank: 'the higher top card or rank',
    trump: 'a run in trump',
    turn: 'whoever plays earlier to the first trick',
  },
  'melds.reuse': {
    true: 'A card may serve in a run and in a set at once.',
    false: 'A card serves in one meld only.',
  },
  'melds.needsTrick': {
    true: 'Melds and marriage count only for a side that has won a trick.',
    false: 'Melds and marriage count even for a side that wins no trick.',
  },
  'scoring.deal': {
    points: 'The points of both sides are written down.',
    gamePoints: 'A side scores game points for reaching a number of card points, others for all tricks.',
    tap: 'As game points, and a side that has reached a number of card points may tap.',
    claim: 'A side that thinks it has enough points, melds included, may claim right after it has won a trick.',
    wet: 'The declarers need more points than the others, or these get everything.',
  },
  'game.by': {
    points: 'the first side to reach a number of points wins',
    deals: 'a fixed number of deals is played, and the higher sum wins',
  },
};

/** The words for a value of a field. Throws where there are none: a mistake of the program, and no rule without words. */
export function words(path: string, value: string | number | boolean): string {
  const found = RULE_WORDS[path]?.[String(value)];
  if (found === undefined) throw new Error(`tools/site/rule-words.ts has no words for ${path}: ${String(value)}`);
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

/** A small number as prose has it. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** How a deal is scored, a sentence each. */
export function scoringWords({ scoring, trickRoem, melds }: Rules): string[] {
  const lead = words('scoring.deal', scoring.deal);
  switch (scoring.deal) {
    case 'points': {
      const extras = [
        ...(melds && melds.kinds.length > 0 ? ['melds'] : []),
        ...(melds && melds.marriage > 0 ? ['marriage'] : []),
        ...(trickRoem ? ['roem'] : []),
      ];
      return [extras.length > 0 ? `${lead.slice(0, -1)}, with ${listed(extras)}.` : lead];
    }
    case 'gamePoints':
      return [lead, gamePointWords(scoring)];
    case 'tap':
      return [
        gamePointWords(scoring),
        `A side that has reached ${scoring.tapAt} card points in the tricks won so far may tap, right after any trick; the winners of the trick are asked first. It need not.`,
        `The first side to tap scores ${scoring.tap} for the deal, and after a tap nobody scores for ${scoring.atLeast} card points.`,
        `A side that has tapped and takes all tricks scores ${scoring.tapSweep} in all.`,
      ];
    case 'claim':
      return [
        `${lead} It needs ${scoring.atLeast} points then, tricks, melds and marriage together; it need not claim.`,
        `A right claim wins the deal: ${scoring.winBelowHalf} game points if the others have fewer than ${scoring.half} at that moment, else ${scoring.win}.`,
        `A wrong claim gives the others ${scoring.wrong}.`,
        `All tricks score ${scoring.sweep}. Without a right claim and without all tricks nobody scores.`,
      ];
    case 'wet':
      return [
        `The side that named the contract needs more than the other, card points and roem together.`,
        `If it does not have more, a tie included, it is wet: it gets nothing, and the others get all points and all roem.`,
      ];
  }
}

function gamePointWords({ atLeast, win, sweep }: { atLeast: number; win: number; sweep: number }): string {
  return `A side with ${atLeast} card points or more scores ${win}; a side that takes all tricks scores ${sweep} instead; all else scores nothing.`;
}

/** How a game of several deals ends, a phrase for each way. */
export function endWords({ game }: Rules): string[] {
  return game.map((end) =>
    end.by === 'points'
      ? `the first side to reach ${end.target} points wins`
      : `${end.deals} deals are played, and the higher sum wins`,
  );
}

/** A list as prose has it: `a, b and c`. */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(items);
}
