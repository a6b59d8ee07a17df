/**
 * Sentences about hand melds: the comparisons with their reasons, and the sides that score. The command prints them in English, the
 * element shows them in its reader's language: `meldPhrases` takes the texts of a language. The sentences use no word of a single
 * game.
 */
import { rankOf, SEATS, sideOf, SIDES } from '../../game/cards.ts';
import type { Rank, Seat, Side } from '../../game/cards.ts';
import { checkComparisonGiven, checkList, checkMeldsGiven } from '../../game/given.ts';
import type { Meld, MeldComparison } from '../../game/scoring/melds.ts';
import type { MeldsAnswer } from '../answer/answer.ts';
import { MELD_TEXTS } from '../../languages/en/meld-words.ts';
import { capitalized, sayer } from './say.ts';
import type { Say } from './say.ts';

export type MeldPhrases = ReturnType<typeof meldPhrases>;

/**
 * The phrases about melds.
 * @param suits of the cards shown, which determine the name of a jack
 * @param hasSixes whether the pack has sixes: French has other words for the melds of Belote than for the Chibre
 */
export function meldPhrases(say: Say<typeof MELD_TEXTS>, suits: 'french' | 'swiss' = 'french', hasSixes = true) {
  const isSwiss = suits === 'swiss';
  const seats: Readonly<Record<Seat, string>> = { N: say('north'), E: say('east'), S: say('south'), W: say('west') };
  const sides: Readonly<Record<Side, string>> = { NS: say('northSouth'), EW: say('eastWest') };
  const four: Readonly<Record<Rank, string>> = {
    A: say('fourAces'),
    K: say('fourKings'),
    Q: isSwiss ? say('fourObers') : say('fourQueens'),
    J: isSwiss ? say('fourUnders') : say('fourJacks'),
    T: isSwiss ? say('fourBanners') : say('fourTens'),
    '9': say('fourNines'),
    '8': say('fourEights'),
    '7': say('fourSevens'),
    '6': say('fourSixes'),
  };
  const from: Readonly<Record<Rank, string>> = {
    A: say('fromAce'),
    K: say('fromKing'),
    Q: isSwiss ? say('fromOber') : say('fromQueen'),
    J: isSwiss ? say('fromUnder') : say('fromJack'),
    T: isSwiss ? say('fromBanner') : say('fromTen'),
    '9': say('fromNine'),
    '8': say('fromEight'),
    '7': say('fromSeven'),
    '6': say('fromSix'),
  };
  /** A run, and several runs, by the number of cards. */
  const runs: Readonly<Record<number, readonly [one: (top: string) => string, several: (top: string) => string]>> = {
    2: [(top) => say('runOf2', { top }), (top) => say('runsOf2', { top })],
    3: hasSixes
      ? [(top) => say('runOf3', { top }), (top) => say('runsOf3', { top })]
      : [(top) => say('runOf3Of32', { top }), (top) => say('runsOf3Of32', { top })],
    4: hasSixes
      ? [(top) => say('runOf4', { top }), (top) => say('runsOf4', { top })]
      : [(top) => say('runOf4Of32', { top }), (top) => say('runsOf4Of32', { top })],
    5: hasSixes
      ? [(top) => say('runOf5', { top }), (top) => say('runsOf5', { top })]
      : [(top) => say('runOf5Of32', { top }), (top) => say('runsOf5Of32', { top })],
    6: [(top) => say('runOf6', { top }), (top) => say('runsOf6', { top })],
    7: [(top) => say('runOf7', { top }), (top) => say('runsOf7', { top })],
    8: [(top) => say('runOf8', { top }), (top) => say('runsOf8', { top })],
    9: [(top) => say('runOf9', { top }), (top) => say('runsOf9', { top })],
  };
  const run = (length: number, top: string, several: 0 | 1): string => runs[length]![several](top).trim();
  /** A meld without its top card, as the best one is called: `run of four`, `four jacks`. */
  const short = ({ type, cards }: Meld): string =>
    type === 'set' ? four[rankOf(cards[0]!)] : run(cards.length, '', 0);

  return {
    seat: (seat: Seat): string => seats[seat],

    four: (rank: Rank): string => four[rank],
    run: (length: number, rank: Rank): string => say('oneRun', { run: run(length, from[rank], 0) }),
    runs: (length: number, rank: Rank): string => run(length, from[rank], 1),

    /** A set takes a plural verb (four cards), a run a singular one. */
    setBeats: (better: string, worse: string, reason: string): string => say('setBeats', { better, worse, reason }),
    runBeats: (better: string, worse: string, reason: string): string => say('runBeats', { better, worse, reason }),
    equalMelds: (both: string, seat: Seat, other: Seat, points: number, reason: string): string => {
      const [one, another] = [seats[seat], seats[other]];
      return say('equalMelds', { both, one, another, points, reason });
    },

    betterKind: say('betterKind'),
    worthMore: say('worthMore'),
    longer: say('longer'),
    higherTop: say('higherTop'),
    higherRank: say('higherRank'),
    inTrump: (winner: Seat): string => {
      const seat = seats[winner];
      return say('inTrump', { seat });
    },
    earlier: (winner: Seat): string => {
      const seat = seats[winner];
      return say('earlier', { seat });
    },

    /** @param isOfType whether it is the best of its kind alone, as sets and runs are compared apart */
    best: (best: Seat, of: Meld, points: number, isOfType: boolean): string => {
      const values = { seat: seats[best], meld: short(of), side: sides[sideOf(best)], points };
      if (isOfType) return of.type === 'set' ? say('bestSet', values) : say('bestRun', values);
      return of.type === 'set' ? say('setIsBest', values) : say('runIsBest', values);
    },
    nobodyHasMeld: say('nobodyHasMeld'),
    nobodyScores: say('nobodyScores'),
    neither: say('neither'),
    marriageScores: (of: Side, points: number): string => {
      const side = sides[of];
      if (isSwiss) return say('marriageScoresSwiss', { side, points });
      return hasSixes ? say('marriageScores', { side, points }) : say('marriageScoresOf32', { side, points });
    },
    noMarriage: isSwiss ? say('noMarriageSwiss') : say('noMarriage'),
    needsTrick: say('needsTrick'),
  };
}

const IN_ENGLISH = meldPhrases(sayer<typeof MELD_TEXTS>(MELD_TEXTS));

/** A meld as a phrase: `four jacks`, `a run of five from the ace`. @throws TypeError without a meld */
export function meldName(meld: Meld, say: MeldPhrases = IN_ENGLISH): string {
  checkList(meld?.cards, 'cards');
  const { type, cards } = meld;
  const rank = rankOf(cards[0]!);
  return type === 'run' ? say.run(cards.length, rank) : say.four(rank);
}

/**
 * One comparison as a sentence without a full stop: `four jacks (N, 200) beat a run of five from the ace (E, 100): a better
 * kind`; for melds equal in kind, length and rank `equal runs of three from the ace (N and E, 20): N's is in the trump suit`.
 * @throws TypeError without a comparison
 */
export function comparisonWords(comparison: MeldComparison, say: MeldPhrases = IN_ENGLISH): string {
  checkComparisonGiven(comparison);
  const { holder, challenger, winner, decidedBy, melds } = comparison;
  const isChallenger = winner === challenger;
  const [better, worse] = isChallenger ? [melds.challenger, melds.holder] : [melds.holder, melds.challenger];
  const [first, second] = isChallenger ? [challenger, holder] : [holder, challenger];
  const reason = reasonWords(decidedBy, better, worse, first, say);
  if (isAlike(better, worse)) {
    const rank = rankOf(better.cards[0]!);
    const both = better.type === 'run' ? say.runs(better.cards.length, rank) : say.four(rank);
    return say.equalMelds(both, holder, challenger, better.points, reason);
  }
  const name = (meld: Meld, seat: Seat): string => `${meldName(meld, say)} (${say.seat(seat)}, ${meld.points})`;
  const beats = better.type === 'set' ? say.setBeats : say.runBeats;
  return beats(name(better, first), name(worse, second), reason);
}

/** Whether two melds have the same name. */
function isAlike(one: Meld, other: Meld): boolean {
  return (
    one.type === other.type &&
    one.cards.length === other.cards.length &&
    rankOf(one.cards[0]!) === rankOf(other.cards[0]!)
  );
}

function reasonWords(
  decidedBy: MeldComparison['decidedBy'],
  better: Meld,
  worse: Meld,
  winner: Seat,
  say: MeldPhrases,
): string {
  switch (decidedBy) {
    case 'kind':
      return say.betterKind;
    case 'points':
      return say.worthMore;
    case 'length':
      return say.longer;
    case 'rank':
      return better.type === 'run' && worse.type === 'run' ? say.higherTop : say.higherRank;
    case 'trump':
      return say.inTrump(winner);
    case 'turn':
      return say.earlier(winner);
    case 'nobody':
      return say.neither;
  }
}

/**
 * The sentences about the melds of a deal: the best meld and what its side scores, the sides that score for king and queen of trumps, and
 * then why it is the best, the comparisons in the order made.
 * @param needsTrick whether a side scores only if it wins a trick (`melds.needsTrick` of the rules)
 * @throws TypeError without melds
 */
export function meldSentences(melds: MeldsAnswer, needsTrick: boolean, say: MeldPhrases = IN_ENGLISH): string[] {
  checkMeldsGiven(melds);
  const { best, comparisons, marriage } = melds;
  const marriages = SIDES.filter((side) => marriage[side] > 0);
  const condition = needsTrick && (best || marriages.length > 0);
  return [
    ...(best ? bestWords(melds, best, say) : [comparisons.length > 0 ? say.nobodyScores : say.nobodyHasMeld]),
    ...marriages.map((side) => say.marriageScores(side, marriage[side])),
    ...(condition ? [say.needsTrick] : []),
    ...comparisons.map((comparison) => capitalized(`${comparisonWords(comparison, say)}.`)),
  ];
}

/** The sides that score for melds. */
function bestWords(melds: MeldsAnswer, best: Seat, say: MeldPhrases): string[] {
  const { bestOf, scored } = melds;
  // The melds of a hand are listed best first.
  if (!bestOf) return [say.best(best, melds[best][0]!, scored[sideOf(best)], false)];
  return (['set', 'run'] as const).flatMap((type) => {
    const seat = bestOf[type];
    if (!seat) return [];
    const side = sideOf(seat);
    const own = SEATS.filter((other) => sideOf(other) === side).flatMap((other) => melds[other]);
    const points = own.filter((meld) => meld.type === type).reduce((sum, meld) => sum + meld.points, 0);
    return [
      say.best(
        seat,
        melds[seat].find((meld) => meld.type === type)!,
        points,
        true,
      ),
    ];
  });
}
