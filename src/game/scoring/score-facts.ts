/**
 * What a value under `total` or `score` tells about how a deal is scored: who is wet, who taps, who takes everything. Only
 * what must be so: where two courses of a deal come to the same value, no more is told than what they have in common.
 */
import { sideOf } from '../cards.ts';
import type { PerSide, Side } from '../cards.ts';
import { isFullDeal } from '../play/deal.ts';
import { finalValue, sweptBy } from './outcome.ts';
import { multiplierOf, otherSide, pointsOfDeal, sweepBonus } from './payoff.ts';
import type { Payoff } from './payoff.ts';
import type { GameSetup, GameState } from '../play/play.ts';
import type { Rules } from '../rules/rules.ts';

export type ScoreFact =
  /** One side has more: by so much, of which `factor` is the contract's multiplier. `swept`: it takes what the sweep asks for. */
  | {
      readonly kind: 'ahead';
      readonly side: Side;
      readonly by: number;
      readonly factor: number;
      readonly swept: boolean;
    }
  /** Neither has more. */
  | { readonly kind: 'even' }
  /** Neither side scores anything. */
  | { readonly kind: 'nobody' }
  /** One side alone scores so many game points: for card points or whatever else. */
  | { readonly kind: 'scores'; readonly side: Side; readonly points: number }
  /** The same for all tricks, for a tap, for a tap and all tricks, for a claim. */
  | { readonly kind: 'allTricks' | 'tap' | 'tapSweep' | 'claim'; readonly side: Side; readonly points: number }
  /** The declarers have more than the others and score so much more; `swept` as above. */
  | { readonly kind: 'made'; readonly side: Side; readonly by: number; readonly swept: boolean }
  /** The declarers have not: the others get everything, so much; `swept`: with the bonus for the sweep. */
  | { readonly kind: 'wet'; readonly side: Side; readonly points: number; readonly swept: boolean };

/** What a proven value tells. @param difference North–South minus East–West */
export function factOf(setup: GameSetup, payoff: Exclude<Payoff, 'points'>, difference: number): ScoreFact {
  return factWith(setup, payoff, difference, sweepIn(setup, difference / factorOf(setup, payoff)));
}

/** What a deal that is over has come to; where sides may tap or claim, nobody has. */
export function finalFact(state: GameState, payoff: Exclude<Payoff, 'points'>): ScoreFact {
  return factWith(state.setup, payoff, finalValue(state, payoff), sweptBy(state));
}

/** @param swept the side known to make the sweep */
function factWith(
  setup: GameSetup,
  payoff: Exclude<Payoff, 'points'>,
  difference: number,
  swept: Side | null,
): ScoreFact {
  const { scoring } = setup.rules;
  const ahead = aheadBy(difference, factorOf(setup, payoff), swept);
  if (payoff === 'total' || scoring.deal === 'points') return ahead;
  if (scoring.deal === 'wet') return wetFact(setup, difference, swept) ?? ahead;
  return gamePointsFact(setup, scoring, difference) ?? ahead;
}

function aheadBy(difference: number, factor: number, swept: Side | null): ScoreFact {
  if (difference === 0) return { kind: 'even' };
  const side = difference > 0 ? 'NS' : 'EW';
  return { kind: 'ahead', side, by: Math.abs(difference), factor, swept: side === swept };
}

const factorOf = ({ rules, contract }: GameSetup, payoff: Payoff): number =>
  payoff === 'score' ? multiplierOf(rules, contract) : 1;

/** The side that must have made the sweep for all points to differ so much: without roem nothing else brings more than the points. */
function sweepIn(setup: GameSetup, difference: number): Side | null {
  const { rules, deal } = setup;
  const bonus = sweepBonus(setup);
  const canBe = bonus > 0 && rules.trickRoem === null && isFullDeal(rules, deal);
  if (!canBe || Math.abs(difference) !== pointsOfDeal(setup) + bonus) return null;
  return difference > 0 ? 'NS' : 'EW';
}

/** Undefined where the value leaves open if the declarers are wet. */
function wetFact(setup: GameSetup, difference: number, swept: Side | null): ScoreFact | undefined {
  const side = sideOf(setup.declarer);
  const others = otherSide(side);
  const lead = side === 'NS' ? difference : -difference;
  if (lead > 0) return { kind: 'made', side, by: lead, swept: side === swept };
  // Declarers ahead by roem alone may still lose the bonus for all points to the others, and no more than that.
  const { sweep } = setup.rules;
  const mostLost = sweep?.by === 'points' ? Math.max(0, sweepBonus(setup)) : 0;
  if (lead > -pointsOfDeal(setup) || lead > -mostLost || lead === 0) return undefined;
  return { kind: 'wet', side, points: -lead, swept: others === swept };
}

/** One way in which a deal may be scored in game points. */
interface Way extends PerSide {
  readonly fact: ScoreFact;
}

type GamePointScoring = Exclude<Rules['scoring'], { deal: 'points' | 'wet' }>;

/** What all ways that come to the difference have in common; undefined where that is the difference alone. */
function gamePointsFact(setup: GameSetup, scoring: GamePointScoring, difference: number): ScoreFact | undefined {
  const [way, ...more] = waysToScore(setup, scoring).filter(({ NS, EW }) => NS - EW === difference);
  if (!way) return undefined;
  if (more.every(({ fact }) => JSON.stringify(fact) === JSON.stringify(way.fact))) return way.fact;
  const { NS, EW } = way;
  const isSame = more.every((other) => other.NS === NS && other.EW === EW);
  return isSame && (NS === 0 || EW === 0) ? scoresOf(NS, EW) : undefined;
}

function scoresOf(NS: number, EW: number): ScoreFact {
  if (NS === 0 && EW === 0) return { kind: 'nobody' };
  return NS > 0 ? { kind: 'scores', side: 'NS', points: NS } : { kind: 'scores', side: 'EW', points: EW };
}

/** Every way in which a deal may be scored, more rather than fewer. */
function waysToScore(setup: GameSetup, scoring: GamePointScoring): Way[] {
  const ways: Way[] = [{ NS: 0, EW: 0, fact: { kind: 'nobody' } }];
  const add = (kind: 'scores' | 'allTricks' | 'tap' | 'tapSweep' | 'claim', points: number): void => {
    ways.push({ NS: points, EW: 0, fact: points ? { kind, side: 'NS', points } : { kind: 'nobody' } });
    ways.push({ NS: 0, EW: points, fact: points ? { kind, side: 'EW', points } : { kind: 'nobody' } });
  };
  const isFull = isFullDeal(setup.rules, setup.deal);
  if (isFull) add('allTricks', scoring.sweep);
  if (scoring.deal === 'claim') {
    add('claim', scoring.win);
    add('claim', scoring.winBelowHalf);
    return ways;
  }
  add('scores', scoring.win);
  const { win } = scoring;
  if (2 * scoring.atLeast <= pointsOfDeal(setup)) {
    ways.push({ NS: win, EW: win, fact: win ? { kind: 'even' } : { kind: 'nobody' } });
  }
  if (scoring.deal === 'tap') {
    add('tap', scoring.tap);
    if (isFull) add('tapSweep', scoring.tapSweep);
  }
  return ways;
}
