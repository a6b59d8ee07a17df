/**
 * The payoffs of a deal: card points, all points, or the entry on the score sheet; and the points that count for them in addition to
 * card points. Finding the best play for a payoff is the solver's work.
 */
import { sideOf } from '../cards.ts';
import type { Contract, PerSide, Side } from '../cards.ts';
import { isMisere } from '../contracts.ts';
import { isFullDeal } from '../play/deal.ts';
import { hadTrick } from '../play/taken.ts';
import { lastTrickOf, mostPoints } from '../rules/pack.ts';
import type { GameSetup, GameState } from '../play/play.ts';
import type { Rules } from '../rules/rules.ts';
import { marriagesByPlay } from './played-marriage.ts';

/**
 * `points`: card points. `total`: card points, combinations in tricks and the sweep bonus. `score`: the entry on the score sheet.
 * Hand melds and marriages are constants of the deal. They count towards the points that a claim needs and, with `scoring.melds`, in the
 * score; otherwise for none of them. Marriages that depend on the play (played-marriage.ts) are no such constants: they count as
 * combinations in tricks do, in the total and in the score.
 */
export const PAYOFFS = ['points', 'total', 'score'] as const;
export type Payoff = (typeof PAYOFFS)[number];
/** A payoff whose values are differences between the sides. */
export type LeadPayoff = Exclude<Payoff, 'points'>;

/** A scoring by game points: for card points, all tricks, taps or claims. */
export type GamePointScoring = Extract<Rules['scoring'], { deal: 'gamePoints' | 'tap' | 'claim' }>;

/** Whether a deal is scored by game points: only then all tricks have a score of their own. */
export const inGamePoints = (scoring: Rules['scoring']): scoring is GamePointScoring => 'sweep' in scoring;

/** The sum of each setup, since every conversion of an outcome needs it. */
const pointsKnown = new WeakMap<GameSetup, number>();

/**
 * Card points of the whole deal for both sides together, including the bonus for the last trick; in an ending, of its cards and those
 * taken before, if that is known. Where they depend on the play (`countsByOwnKind`), the most that there can be.
 */
export function pointsOfDeal(setup: GameSetup): number {
  const known = pointsKnown.get(setup);
  if (known !== undefined) return known;
  const { rules, contract, deal, taken } = setup;
  const cards = Object.values(deal).flat();
  const before = taken ? taken.NS.points + taken.EW.points : 0;
  const points = cards.reduce(
    (sum, card) => sum + mostPoints(rules, contract, card),
    lastTrickOf(rules, contract) + before,
  );
  pointsKnown.set(setup, points);
  return points;
}

/** Whether tricks can bring more than card points: combinations, or marriages that depend on the play. */
export const hasCombinations = ({ rules, contract }: Pick<GameSetup, 'rules' | 'contract'>): boolean =>
  rules.trickRoem !== null || marriagesByPlay(rules, contract);

/** Points of each side for combinations in the tricks before an ending. */
export const roemBefore = ({ rules, taken }: GameSetup): PerSide =>
  taken && rules.trickRoem ? { NS: taken.NS.roem, EW: taken.EW.roem } : { NS: 0, EW: 0 };

/** Points of each side for combinations and marriages in the completed tricks, and for combinations in those before an ending. */
export function roemSoFar({ setup, tricks }: GameState): PerSide {
  const roem: Record<Side, number> = { ...roemBefore(setup) };
  for (const { winner, roem: inTrick, marriage } of tricks) {
    roem[sideOf(winner)] += inTrick;
    if (marriage) roem[sideOf(marriage.seat)] += marriage.points;
  }
  return roem;
}

/** Whether there can be a sweep: not in an ending unless the tricks before it are stated, and not in a misère, for which no source counts one. */
export const maySweep = ({ rules, contract, deal, taken }: GameSetup): boolean =>
  !isMisere(contract) && (taken !== undefined || isFullDeal(rules, deal));

/**
 * Which sides have taken everything so far, tricks or points, and may still make a sweep. None by points if no card is worth any.
 */
export function sweepsOpen(state: GameState, by: 'tricks' | 'points'): Readonly<Record<Side, boolean>> {
  const { setup, tricks, points } = state;
  const { taken } = setup;
  const mayBe = maySweep(setup) && (by === 'tricks' || pointsOfDeal(setup) > 0);
  const hasTrick = (side: Side): boolean =>
    (taken !== undefined && hadTrick(taken[side])) || tricks.some(({ winner }) => sideOf(winner) === side);
  const hasNone = (side: Side): boolean => (by === 'points' ? points[side] === 0 : !hasTrick(side));
  return { NS: mayBe && hasNone('EW'), EW: mayBe && hasNone('NS') };
}

/** The side that made the sweep of the rules in a finished deal. */
export const sweptBy = (state: GameState): Side | null => sweptIn(state, state.setup.rules.sweep?.by);

/** The side that has taken everything in a finished deal. @param by tricks or points; undefined where there is no sweep */
export function sweptIn(state: GameState, by: 'tricks' | 'points' | undefined): Side | null {
  if (!by) return null;
  const { NS, EW } = sweepsOpen(state, by);
  return NS === EW ? null : NS ? 'NS' : 'EW';
}

/** Whether a trick without points can change a score: it rules out a sweep, or lets melds count. */
export const countsTricks = ({ sweep, scoring }: Rules): boolean => sweep?.by === 'tricks' || inGamePoints(scoring);

/** The factor for the points of a contract on the score sheet. */
export function multiplierOf({ scoring }: Rules, contract: Contract): number {
  return ('multipliers' in scoring && scoring.multipliers?.[contract]) || 1;
}

/** Whether only the declaring side scores. */
export const onlyDeclarersScore = ({ scoring }: Rules): boolean =>
  scoring.deal === 'points' && scoring.scores === 'declarers';

/**
 * The points that the sweep adds for the side that makes it; 0 in a game without a sweep bonus, and where there can be no sweep. (The cards
 * of such an ending are not all points of a deal, so a bonus in their place would be more or less than they are by accident.)
 */
export function sweepBonus(setup: GameSetup): number {
  const { sweep } = setup.rules;
  if (!sweep || !maySweep(setup)) return 0;
  return sweep.mode === 'add' ? sweep.bonus : sweep.bonus - pointsOfDeal(setup);
}

/** Game points of a side. @param points its card points @param swept whether it has taken all tricks */
export function gamePointsFor(
  rules: { atLeast: number; win: number; sweep: number },
  points: number,
  swept: boolean,
): number {
  if (swept) return rules.sweep;
  return points >= rules.atLeast ? rules.win : 0;
}

/** A deal and what its sides play for. */
interface PaidDeal {
  readonly payoff: Payoff;
  readonly setup: GameSetup;
}

/** The sum of both sides' values under a payoff: the card points of the deal, or 0 for differences. */
export function sumOfSides({ payoff, setup }: PaidDeal): number {
  return payoff === 'points' ? pointsOfDeal(setup) : 0;
}

/** A side's value. @param value North–South's card points, or the difference North–South minus East–West */
export function valueFor(side: Side, deal: PaidDeal, value: number): number {
  // Subtracted from the sum even if that is 0, as a negative zero would be written with a sign.
  return side === 'NS' ? value : sumOfSides(deal) - value;
}
