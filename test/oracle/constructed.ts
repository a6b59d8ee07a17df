/**
 * Constructed positions, each for a sentence of the rule sheets that a solver could get wrong. The plays lead from a full deal to the
 * last two or three tricks, so that the values can be found by hand. They are written as in a request.
 */
import type { Card, Contract, PerSide, Seat } from '../../src/game/cards.ts';
import type { MeldLink } from '../../src/game/scoring/melds.ts';
import { replay } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { parseDeal } from '../../src/notation/deal.ts';
import { parsePlays } from '../../src/notation/plays.ts';
import type { ScoredPayoff } from './payoffs.ts';

export interface ConstructedDeal {
  readonly variant: string;
  readonly contract: Contract;
  readonly leader: Seat;
  readonly declarer: Seat;
  /** Four hands in the notation of the interface. */
  readonly deal: string;
}

export interface ConstructedPosition extends ConstructedDeal {
  readonly title: string;
  /** Cards in the order played, from the first lead on. */
  readonly plays: string;
  readonly payoff: ScoredPayoff;
  /** North–South minus East–West under best play. */
  readonly difference: number;
  /** The same after each legal card. */
  readonly cards: Readonly<Partial<Record<Card, number>>>;
  readonly why: string;
}

export interface ConstructedMelds extends ConstructedDeal {
  readonly title: string;
  readonly scored: PerSide;
  readonly marriage: PerSide;
  /** The comparisons made, in turn from the leader: the better seat, and the deciding link. */
  readonly comparisons: readonly (readonly [winner: Seat, decidedBy: MeldLink])[];
  readonly why: string;
}

const WORTHLESS_TRICK_TOURNAMENT = {
  variant: 'kruisjassen-tournament',
  contract: 'S',
  leader: 'E',
  declarer: 'E',
  deal: 'N:AKQJT9.7..J .Q8.QT.AKQ8 8.AK.A98.T7 7.JT9.KJ7.9',
  plays: 'DT DA DJ CJ HK HJ S9 HQ SJ CK S8 S7 SQ DQ HA H9 SK CQ D9 HT ST CA CT DK',
} as const;

const WORTHLESS_TRICK_KREUZJASS = {
  variant: 'kreuzjass',
  contract: 'S',
  leader: 'N',
  declarer: 'N',
  deal: 'N:AKJ87.AT7..J Q.QJ8.J.AQT8 T96.K.AK98.7 .96.QT76.K96',
  plays: 'SJ C9 ST SQ S7 H9 S9 CQ DK DJ S8 DQ HA H6 S6 HQ HK HJ HT CK D9 CT CJ D6 DA CA SK DT',
} as const;

const WORTHLESS_TRICK_KLAVERJASSEN = {
  variant: 'klaverjassen',
  contract: 'S',
  leader: 'S',
  deal: 'N:AKJ9.T7.K.J T.Q8.QJ.KQ9 87.AK.A8.A7 Q.J9.T97.T8',
  plays: 'HK HQ HT H9 CJ CT CA CK DA DJ DK DT S7 ST S9 SQ SJ HJ S8 DQ SK C8 HA CQ',
} as const;

const AT_81 = {
  variant: 'klaverjassen-rotterdam',
  contract: 'S',
  leader: 'N',
  declarer: 'N',
  deal: 'N:AKQ987.8.K. J.A.AQ98.J7 T.K97.J.KT8 .QJT.T7.AQ9',
  plays: 'S7 SJ ST HQ DA DJ DT DK CJ CK CA S8 SQ D9 CT HJ SK DQ HK HT S9 C7 H9 CQ',
} as const;

const AT_81_AT_BEST = {
  variant: 'klaverjassen-rotterdam',
  contract: 'S',
  leader: 'N',
  declarer: 'N',
  deal: 'N:AKT87.K8.Q. Q.AQT9.T8.K 9.J7.A9.AJ8 J..KJ7.QT97',
  plays: 'S8 SQ S9 SJ DK DQ DT D9 HT HJ C7 HK CK CA CT S7 ST H9 DA DJ SK HQ CJ CQ',
} as const;

export const CONSTRUCTED: readonly ConstructedPosition[] = [
  {
    ...WORTHLESS_TRICK_TOURNAMENT,
    title: 'tournament: a worthless trick lost loses the bonus for all tricks',
    payoff: 'score',
    difference: 146,
    cards: { SA: 136, H7: 146 },
    why:
      'North holds SA and H7, East H8 over it: one of the two tricks is lost. With H7 first it is the worthless one, and ' +
      'the last goes to SA: all 146 points, but no bonus. With SA first East has the last trick and its 5: 141 to 5.',
  },
  {
    ...WORTHLESS_TRICK_TOURNAMENT,
    variant: 'kruisjassen',
    title: 'kruisjassen: all points but not all tricks are 2 game points',
    payoff: 'score',
    difference: 2,
    cards: { SA: 2, H7: 2 },
    why: 'The same play: 5 game points are for all tricks, and one is lost whatever North leads.',
  },
  {
    ...WORTHLESS_TRICK_KREUZJASS,
    title: 'kreuzjass: a worthless trick lost loses the match',
    payoff: 'total',
    difference: 157,
    cards: { SA: 147, H7: 157 },
    why: 'H8 of East takes a trick, by North’s choice the worthless one: 157, but not 257.',
  },
  {
    ...WORTHLESS_TRICK_KLAVERJASSEN,
    declarer: 'N',
    title: 'klaverjassen: the pit of the declarers, a worthless trick lost',
    payoff: 'score',
    difference: 257,
    cards: { SA: 147, H7: 257 },
    why: 'H7 first: East takes nothing with H8, and SA the last trick: all 157 points, so 100 more. SA first: 152 to 5.',
  },
  {
    ...WORTHLESS_TRICK_KLAVERJASSEN,
    declarer: 'E',
    title: 'klaverjassen: the pit of the others against declarers who are wet',
    payoff: 'score',
    difference: 257,
    cards: { SA: 157, H7: 257 },
    why: 'East–West are wet either way, so their 5 points go to North–South too; the pit is there only without them.',
  },
  {
    ...AT_81,
    title: 'rotterdam: a tie is wet',
    payoff: 'score',
    difference: 20,
    cards: { SA: -162, H8: 20 },
    why:
      'North–South declare and have 70 of 162, no roem has been made. SA takes 11, East’s HA the last trick (11 + 10): ' +
      '81 to 81, so East–West get all 162. H8 first gives up 11, and SA takes 11 + 10: 91 to 71.',
  },
  {
    ...AT_81,
    title: 'rotterdam: the same tie is no difference in total',
    payoff: 'total',
    difference: 20,
    cards: { SA: 0, H8: 20 },
    why: 'The total knows no wet deal: 81 to 81 is 0.',
  },
  {
    ...AT_81_AT_BEST,
    title: 'rotterdam: wet where a tie is the best there is',
    payoff: 'score',
    difference: -162,
    cards: { SA: -162, H8: -162 },
    why: 'As before, but from 60 to 70: SA first makes 71 to 91, H8 first 81 to 81, and both are wet.',
  },
  {
    variant: 'kruisjassen-tik',
    contract: 'S',
    leader: 'S',
    declarer: 'S',
    deal: 'N:AQJ87.Q98.. K9.A.AK8.QT .JT7.J9.AK8 T.K.QT7.J97',
    plays: 'D9 DT S7 DK HQ S9 HJ HK CT CA ST H9 C7 SQ SK CK DA DJ DQ S8 SJ CQ HT CJ',
    title: 'tik: both sides have passed 50 and nobody has tapped',
    payoff: 'score',
    difference: 1,
    cards: { SA: 1, H8: -1 },
    why:
      '60 to 59: whoever wins the next trick is asked first and taps. North wins it with SA; H8 gives it to HA, and the ' +
      '100 of the last count are out of reach.',
  },
  {
    variant: 'kruisjassen-tik',
    contract: 'S',
    leader: 'N',
    declarer: 'N',
    deal: 'N:K7.J8.QT9.K QJ9.9.A87.J 8.AQ7.J.A98 AT.KT.K.QT7',
    plays: 'DT DA S8 ST DK DQ SJ DJ CJ CA CT CK HQ SA HJ S9 SQ HA CQ SK',
    title: 'tik: no tap while the points for two are sure',
    payoff: 'score',
    difference: -1,
    cards: { S7: -2, H8: -1, D9: -1 },
    why:
      '43 to 85, and 18 to come: HT, HK and the last trick. East–West can tap for 1 after any trick. While North keeps S7 for ' +
      'the last trick, they get 98 at most. After S7 they need 15 of the 18 for 100, which is worth 2, and get them: all ' +
      'of them after H8, and after D9 (HK under it) HT and the last trick.',
  },
  {
    variant: 'kruisjassen-tik',
    contract: 'S',
    leader: 'N',
    declarer: 'N',
    deal: 'N:AKQJ9.A.Q.K 7.K8.JT8.QJ 8.Q97.A9.T8 T.JT.K7.A97',
    plays: 'CK CQ CT C7 SJ S7 S8 ST DQ DJ DA DK HQ HJ S9 H8 SQ DT D9 CA SK CJ H9 HT',
    title: 'tik: a tap before a sweep that is sure makes 6',
    payoff: 'score',
    difference: 6,
    cards: { SA: 6, HA: 6 },
    why: 'North–South have all tricks so far and take the last two with SA and HA: 5 without a tap, 6 in all with one.',
  },
  {
    variant: 'kruisjassen-roem',
    contract: 'S',
    leader: 'S',
    declarer: 'S',
    deal: 'N:AJT987.A.Q. .KQT8.KT8.T K.J97.9.AJ8 Q..AJ7.KQ97',
    plays: 'H9 CK SJ H8 S9 DK SK SQ S8 HQ HJ C7 DQ DT D9 DJ ST CT CA DA S7 HT CJ CQ',
    title: 'roem: a claim waits for the sweep',
    payoff: 'score',
    difference: 3,
    cards: { SA: 3, HA: 3 },
    why:
      'North–South have 116 and all tricks: after the next one they may claim for 2. SA and HA take both that are left, ' +
      'so they wait for the 3 of all tricks.',
  },
  {
    variant: 'kruisjassen-roem',
    contract: 'S',
    leader: 'W',
    declarer: 'W',
    deal: 'N:AKQ97.A.A8. .KT8.KJT97. J8.QJ9.Q.87 T.7..AKQJT9',
    plays: 'CK HA DJ SJ HQ ST S9 HK DA DK S8 CJ DQ CT S7 DT SK HT H9 CA SQ H8 HJ CQ',
    title: 'roem: a side without a trick holds the best meld',
    payoff: 'score',
    difference: 2,
    cards: { SA: 2, D8: -1 },
    why:
      'West’s run of six (100) and East’s of three (20) are the only melds that score, but not before East–West have a ' +
      'trick. SA: North–South claim with more than 100 against 0, for 2. D8: D9 takes it, East–West have 120 and more and ' +
      'claim, for 1, as North–South have 130 in tricks.',
  },
  {
    variant: 'belot-bulgarian',
    contract: 'alltrumps',
    leader: 'N',
    declarer: 'N',
    deal: 'N:T87.AK9.7.9 KQ9.J.9.AJ7 J.QT7.QT.QT A.8.AKJ8.K8',
    plays: 'C9 C8 CT CJ D9 D7 DJ DT D8 DQ CA S7 H7 HJ H9 H8 S9 S8 SA SJ HT C7 HA DA',
    title: 'Bulgarian Belot, all trumps: the declarers win if the other side has to discard from its belot',
    payoff: 'score',
    difference: 14,
    cards: { ST: -278, HK: 14 },
    why:
      'North has HK and ST, which win both tricks: 91 and 45 to 122. East has SK and SQ. On HK East discards one of them, and the belot is lost: ' +
      '136 to 122. On ST East follows suit, and the belot counts: 136 to 142, so East–West score 258 and 20.',
  },
];

export const CONSTRUCTED_MELDS: readonly ConstructedMelds[] = [
  {
    title: 'two full pairs are two Stëch',
    variant: 'krutzjass',
    contract: 'H',
    leader: 'W',
    declarer: 'W',
    deal: 'N:T.KKQQ.QT9.KKJT QQJ.T9.AKJJ.AT9 AAKT9.T.K9.AQJ9 KJ9.AAJJ9.AQT.Q',
    scored: { NS: 0, EW: 0 },
    marriage: { NS: 40, EW: 0 },
    comparisons: [],
    why: 'North has both kings and both queens of trump; no hand has a run of three or four of a kind.',
  },
  {
    title: 'a run of six beats four of a kind',
    variant: 'krutzjass',
    contract: 'H',
    leader: 'E',
    declarer: 'E',
    deal: 'N:AKQJT9.AJT.J.T9 AT.AQ.AKT9.AAJT QJ9.Q.AKQQ9.KJ9 K.KKJT99.JT.KQQ',
    scored: { NS: 120, EW: 0 },
    marriage: { NS: 0, EW: 0 },
    comparisons: [
      ['N', 'kind'],
      ['N', 'kind'],
      ['N', 'kind'],
    ],
    why:
      'East, first to play, has four aces (100); North the run from ace to nine of spades (100), which is the better kind. ' +
      'So South’s run of three in diamonds (20) scores with it, and West’s J-10-9 of trump does not.',
  },
];

/** The game state of a constructed position. */
export function positionOf({ variant, contract, leader, declarer, deal, plays }: ConstructedPosition): GameState {
  const { rules } = variantById(variant);
  return replay({ rules, contract, leader, declarer, deal: parseDeal(deal) }, parsePlays(plays));
}
