/**
 * The payoffs of a deal: those that differ, without those that cannot be searched because a side could want fewer points, or because two
 * kinds of points would have to be weighed against each other. The sentences for a user are in payoff-check.ts: a page with the rules of a
 * variant needs none of them.
 */
import { sideOf } from '../cards.ts';
import type { GameSetup } from '../play/play.ts';
import type { Rules } from '../rules/rules.ts';
import { maySweep, multiplierOf, onlyDeclarersScore, sweepBonus } from './payoff.ts';
import type { Payoff } from './payoff.ts';
import type { WetScoring } from './wet.ts';

/** What is in the way: a field of the rules or, for `marriage`, of the ending. */
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
  /** Melds that need a trick. */
  | { readonly kind: 'needsTrick'; readonly field: 'melds.needsTrick' }
  /** A marriage that may be among melds of which only the sum is stated. */
  | { readonly kind: 'marriage'; readonly field: 'taken' };

export type ScoreField = 'atLeast' | 'tapAt' | 'tapSweep' | 'winBelowHalf' | 'sweep';

/** The first fault; null if the payoff can be searched. */
export function payoffFault(setup: GameSetup, payoff: Payoff): PayoffFault | null {
  const { rules } = setup;
  const { scoring, sweep } = rules;
  if (payoff === 'points') return null;
  if (sweep?.mode === 'replace' && maySweep(setup) && sweepBonus(setup) < 0) {
    return { kind: 'replaced', field: 'sweep.bonus' };
  }
  if (payoff === 'total') return null;
  if (scoring.deal === 'points') {
    const isBeside = rules.trickRoem && onlyDeclarersScore(rules);
    return isBeside ? { kind: 'roem', field: 'trickRoem', beside: 'scoring.scores' } : null;
  }
  if (scoring.deal === 'wet') return wetFault(setup, scoring);
  for (const [name, given, least] of leastsOf(scoring)) {
    if (given < least) return { kind: 'least', field: `scoring.${name}`, given, least };
  }
  return rules.trickRoem ? { kind: 'roem', field: 'trickRoem' } : null;
}

type GamePointScoring = Exclude<Rules['scoring'], { deal: 'points' | 'wet' }>;

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

/**
 * Melds and a tie that is held over are searched by the share of the card points alone (src/solver/payoffs/shares.ts). Roem would have to be
 * weighed against it. If melds need a trick, a sweep can cost more than it brings: the side that makes it would rather leave the others one
 * trick and take their melds. And of the melds stated for an ending declarers keep their marriage alone, which the sum does not show.
 */
function wetFault(
  { rules, declarer, taken }: GameSetup,
  { melds: counts, tie, marriage }: WetScoring,
): PayoffFault | null {
  const { melds, trickRoem } = rules;
  if (trickRoem && (counts || tie === 'heldOver')) {
    return { kind: 'roem', field: 'trickRoem', beside: counts ? 'scoring.melds' : 'scoring.tie' };
  }
  if (!counts || !melds) return null;
  if (melds.needsTrick) return { kind: 'needsTrick', field: 'melds.needsTrick' };
  const mayHide = melds.kinds.length > 0 && melds.marriage > 0 && marriage !== 'lost';
  return mayHide && taken && taken[sideOf(declarer)].roem > 0 ? { kind: 'marriage', field: 'taken' } : null;
}

/**
 * The payoffs that differ for the deal, card points first: `total` if more than card points counts, `score` if it is not simply the
 * total.
 */
export function payoffsOf(setup: GameSetup): Payoff[] {
  const { rules, contract } = setup;
  const countsMore = rules.trickRoem !== null || (maySweep(setup) && (rules.melds !== null || sweepBonus(setup) !== 0));
  const scoresElse =
    rules.scoring.deal !== 'points' || onlyDeclarersScore(rules) || multiplierOf(rules, contract) !== 1;
  const different: Payoff[] = [
    'points',
    ...(countsMore ? ['total' as const] : []),
    ...(scoresElse ? ['score' as const] : []),
  ];
  return different.filter((payoff) => payoffFault(setup, payoff) === null);
}
