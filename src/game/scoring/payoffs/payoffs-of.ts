/**
 * The payoffs of a deal: those that differ, without those that cannot be searched because a side could want fewer points, or because two
 * kinds of points would have to be weighed against each other. The sentences for a user are in payoff-check.ts: a page with the rules of a
 * variant needs none of them.
 */
import { SIDES, forSide, sideOf } from '../../cards.ts';
import type { Side } from '../../cards.ts';
import type { GameSetup } from '../../play/play.ts';
import { countsByOwnKind } from '../../rules/pack.ts';
import { maySweep, onlyDeclarersScore, pointsOfDeal, sweepBonus } from '../payoff.ts';
import type { GamePointScoring, Payoff } from '../payoff.ts';
import { distinctPayoffs } from './distinct-payoffs.ts';
import { levelEntry } from '../level.ts';
import { usualPayoff } from './targets.ts';
import { marriagesByPlay, marriagesToCome } from '../played-marriage.ts';
import { allShares } from '../share.ts';
import type { LevelScoring } from '../level.ts';
import { countedMelds } from '../wet.ts';
import type { WetScoring } from '../wet.ts';

/** The obstacle: a field of the rules or, for `marriage`, of the ending. */
export type PayoffFault =
  /** A sweep bonus in place of the card points is less than they are. */
  | { readonly kind: 'replaced'; readonly field: 'sweep.bonus' }
  /** A field is too small. */
  | { readonly kind: 'least'; readonly field: `scoring.${ScoreField}`; readonly given: number; readonly least: number }
  /** Roem in tricks, which the scoring does not count, or not beside another field. */
  | {
      readonly kind: 'roem';
      readonly field: 'trickRoem';
      readonly beside?: 'scoring.melds' | 'scoring.tie' | 'scoring.scores';
    }
  /** Marriages that depend on the play, which the scoring does not count, or not as another field has it. */
  | {
      readonly kind: 'playedMarriage';
      readonly field: 'melds.marriageIfDiscarded';
      readonly beside:
        | 'scoring.deal'
        | 'scoring.melds'
        | 'scoring.scores'
        | 'scoring.marriage'
        | 'scoring.sweepTakesMelds'
        | 'sweep.bonus';
    }
  /** Card points without a fixed sum, which therefore cannot be shared out. */
  | { readonly kind: 'noFixedSum'; readonly field: 'cardPointsBy' }
  /** The level demands a sweep, in an ending without `taken`, or by rules without a bonus for it. */
  | { readonly kind: 'sweepUnknown'; readonly field: 'taken' }
  | { readonly kind: 'noSweep'; readonly field: 'sweep' }
  /** Declarers would score less for more points. */
  | { readonly kind: 'falls'; readonly field: 'scoring.failed' }
  /** Melds that need a trick. */
  | { readonly kind: 'needsTrick'; readonly field: 'melds.needsTrick' }
  /** A marriage that may be among melds of which only the sum is stated. */
  | { readonly kind: 'marriage'; readonly field: 'taken' };

export type ScoreField = 'atLeast' | 'tapAt' | 'tapSweep' | 'winBelowHalf' | 'sweep';

/** The first fault; null if the payoff can be searched. */
export function payoffFault(setup: GameSetup, payoff: Payoff): PayoffFault | null {
  const { rules, contract } = setup;
  const { scoring, sweep } = rules;
  if (payoff === 'points') {
    return countsByOwnKind(rules, contract) ? { kind: 'noFixedSum', field: 'cardPointsBy' } : null;
  }
  if (sweep?.mode === 'replace' && maySweep(setup) && sweepBonus(setup) < 0) {
    return { kind: 'replaced', field: 'sweep.bonus' };
  }
  if (payoff === 'total') return null;
  const beside = marriagesByPlay(rules, contract) ? besidePlayedMarriages(setup) : null;
  if (beside) return { kind: 'playedMarriage', field: 'melds.marriageIfDiscarded', beside };
  if (scoring.deal === 'points') {
    const isBeside = rules.trickRoem && onlyDeclarersScore(rules);
    return isBeside ? { kind: 'roem', field: 'trickRoem', beside: 'scoring.scores' } : null;
  }
  if (scoring.deal === 'wet') return wetFault(setup, scoring);
  if (scoring.deal === 'level') return levelFault(setup, scoring);
  for (const [name, given, least] of leastsOf(scoring)) {
    if (given < least) return { kind: 'least', field: `scoring.${name}`, given, least };
  }
  return rules.trickRoem ? { kind: 'roem', field: 'trickRoem' } : null;
}

/**
 * The field of a score that cannot be searched together with marriages that depend on the play; null if there is none. In a score by points they
 * count as roem does. Declarers who fail must lose them with the rest, so that a lost deal costs what both sides have made (src/solver/payoffs/wet.ts);
 * and a sweep of declarers may not end in a tie, as its bonus is no part of such a cost. Both cannot be told apart from other losses.
 */
function besidePlayedMarriages(setup: GameSetup): Extract<PayoffFault, { kind: 'playedMarriage' }>['beside'] | null {
  const { scoring } = setup.rules;
  if (scoring.deal === 'points') return onlyDeclarersScore(setup.rules) ? 'scoring.scores' : null;
  if (scoring.deal !== 'wet') return 'scoring.deal';
  if (!scoring.melds) return 'scoring.melds';
  if (scoring.marriage !== 'lost') return 'scoring.marriage';
  if (scoring.sweepTakesMelds) return 'scoring.sweepTakesMelds';
  return scoring.tie === 'heldOver' && sweptTie(setup) ? 'sweep.bonus' : null;
}

/** Whether declarers with the sweep could have as much as the others, by the melds of those. */
function sweptTie(setup: GameSetup): boolean {
  const bonus = sweepBonus(setup);
  if (bonus === 0) return false;
  const side = sideOf(setup.declarer);
  const { NS, EW } = countedMelds(setup, null).melds;
  const behind = forSide(side, EW - NS) - pointsOfDeal(setup) - bonus;
  const { rules, contract, deal } = setup;
  const marriages = marriagesToCome(rules, contract, deal);
  const own = marriages.filter(({ seat }) => sideOf(seat) === side).length;
  const step = rules.melds!.marriage;
  return behind % step === 0 && behind / step <= own && -behind / step <= marriages.length - own;
}

/** Fields with the least that each must be. */
function leastsOf(scoring: GamePointScoring): (readonly [name: ScoreField, given: number, least: number])[] {
  if (scoring.deal === 'claim') return [['winBelowHalf', scoring.winBelowHalf, scoring.win]];
  return [
    ['atLeast', scoring.atLeast, 1],
    ...(scoring.deal === 'tap'
      ? ([
          ['tapAt', scoring.tapAt, 1],
          ['tapSweep', scoring.tapSweep, scoring.tap],
        ] as const)
      : []),
    ['sweep', scoring.sweep, scoring.win],
  ];
}

/** A tie that is held over is searched by the share of the card points alone (src/solver/payoffs/shares.ts), as melds are. */
function wetFault(setup: GameSetup, { melds, tie, marriage }: WetScoring): PayoffFault | null {
  if (setup.rules.trickRoem && (melds || tie === 'heldOver')) {
    return { kind: 'roem', field: 'trickRoem', beside: melds ? 'scoring.melds' : 'scoring.tie' };
  }
  return melds ? meldsFault(setup, marriage === 'lost' ? [] : [sideOf(setup.declarer)]) : null;
}

/**
 * Melds in a score are searched by the share of the card points alone. Roem would have to be weighed against it. If melds need a trick, a
 * sweep can cost more than it brings: the side that makes it would rather leave the others one trick and take their melds. And of the melds
 * stated for an ending some sides keep their marriage alone, which the sum does not show.
 * @param keeping the sides that keep their marriages alone, whatever else they lose
 */
function meldsFault({ rules: { melds }, taken }: GameSetup, keeping: readonly Side[]): PayoffFault | null {
  if (!melds) return null;
  if (melds.needsTrick) return { kind: 'needsTrick', field: 'melds.needsTrick' };
  const mayHide = melds.kinds.length > 0 && melds.marriage > 0;
  return mayHide && taken && keeping.some((side) => taken[side].roem > 0) ? { kind: 'marriage', field: 'taken' } : null;
}

/**
 * A level is searched by the share of the card points alone as well. So that more is always better, the score may not fall as the share
 * rises, which is looked up for every share: with odd rules a contract that is made can score less than one that fails.
 */
function levelFault(setup: GameSetup, scoring: LevelScoring): PayoffFault | null {
  const { rules, level } = setup;
  if (rules.trickRoem) return { kind: 'roem', field: 'trickRoem' };
  if (level === scoring.levels.sweep) {
    if (!maySweep(setup)) return { kind: 'sweepUnknown', field: 'taken' };
    if (!rules.sweep) return { kind: 'noSweep', field: 'sweep' };
  }
  const melds = scoring.melds ? meldsFault(setup, SIDES) : null;
  if (melds) return melds;
  const scores = allShares(setup).map((share) => {
    const { NS, EW } = levelEntry(setup, scoring, share);
    return NS - EW;
  });
  const rises = scores.every((score, index) => index === 0 || score >= scores[index - 1]!);
  return rises ? null : { kind: 'falls', field: 'scoring.failed' };
}

/** The payoff of a deal for which none is given: the usual one, or the first if the rules or the melds make that impossible. */
export function usualPayoffOf(setup: GameSetup): Payoff {
  const usual = usualPayoff(setup);
  const payoffs = payoffsOf(setup);
  return payoffs.includes(usual) ? usual : payoffs[0]!;
}

/** The payoffs that differ for the deal and can be searched, card points first. */
export const payoffsOf = (setup: GameSetup): Payoff[] =>
  distinctPayoffs(setup).filter((payoff) => payoffFault(setup, payoff) === null);
