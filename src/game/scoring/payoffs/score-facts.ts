/**
 * The facts that a value under `total` or `score` proves about the scoring of a deal: who is wet, who taps, who takes everything. If
 * several ways to score lead to the same value, only their common part is a fact.
 */
import { forSide, otherSide, sideOf } from '../../cards.ts';
import type { PerSide, Side } from '../../cards.ts';
import { isFullDeal } from '../../play/deal.ts';
import { scoreMelds } from '../melds.ts';
import { finalValue } from './payoff-table.ts';
import { hasCombinations, inGamePoints, maySweep, multiplierOf, pointsOfDeal, sweepBonus, sweptBy } from '../payoff.ts';
import type { GamePointScoring, LeadPayoff, Payoff } from '../payoff.ts';
import type { GameSetup, GameState } from '../../play/play.ts';
import { countsByOwnKind } from '../../rules/pack.ts';
import { levelEntry } from '../level.ts';
import { marriagesToCome } from '../played-marriage.ts';
import type { LevelScoring } from '../level.ts';
import { allShares } from '../share.ts';
import type { Share } from '../share.ts';
import { countsMore, wetEntry } from '../wet.ts';
import type { WetEntry, WetScoring } from '../wet.ts';

export type ScoreFact =
  /** One side has more, `by` points after multiplication by the contract's `factor`. `swept`: it makes the sweep. */
  | {
      readonly kind: 'ahead';
      readonly side: Side;
      readonly by: number;
      readonly factor: number;
      readonly swept: boolean;
    }
  /** Both sides have the same. */
  | { readonly kind: 'even' }
  /** Neither side scores anything. */
  | { readonly kind: 'nobody' }
  /** One side alone scores game points, for card points or another reason. */
  | { readonly kind: 'scores'; readonly side: Side; readonly points: number }
  /** The same for a tap, for a tap and all tricks, for a claim. */
  | { readonly kind: 'tap' | 'tapSweep' | 'claim'; readonly side: Side; readonly points: number }
  /** The same for all tricks. `carried`: points for melds that the other side scores in the next deal. */
  | { readonly kind: 'allTricks'; readonly side: Side; readonly points: number; readonly carried?: number }
  /** The declarers have more than the defenders, and score `by` points more; `swept` as above. */
  | { readonly kind: 'made'; readonly side: Side; readonly by: number; readonly swept: boolean }
  /**
   * The declarers do not have more: the defenders get all `points`; `swept`: including the bonus for the sweep. The declarers keep
   * `kept` points for marriages.
   */
  | {
      readonly kind: 'wet';
      readonly side: Side;
      readonly points: number;
      readonly swept: boolean;
      readonly kept: number;
    }
  /** Both have the same: the defenders score their `points`, and the declarers keep `kept`; their `held` points wait for the next deal. */
  | {
      readonly kind: 'heldOver';
      readonly side: Side;
      readonly points: number;
      readonly held: number;
      readonly kept: number;
    }
  /** The declarers make their level, and score `by` points more than the others; `swept`: with the sweep. */
  | {
      readonly kind: 'levelMade';
      readonly side: Side;
      readonly level: number;
      readonly by: number;
      readonly swept: boolean;
    }
  /** The declarers do not make their level: the defenders score `by` points more. */
  | { readonly kind: 'levelFailed'; readonly side: Side; readonly level: number; readonly by: number };

/** The fact proven by a value. @param difference North–South minus East–West */
export function factOf(setup: GameSetup, payoff: LeadPayoff, difference: number): ScoreFact {
  // With a level a difference that is the points of a sweep need not be one.
  const isByLevel = payoff === 'score' && setup.rules.scoring.deal === 'level';
  return factWith(setup, payoff, difference, isByLevel ? null : sweepIn(setup, difference / factorOf(setup, payoff)));
}

/** The fact of a finished deal; in games with taps or claims it assumes that there were none. */
export function finalFact(state: GameState, payoff: LeadPayoff): ScoreFact {
  return factWith(state.setup, payoff, finalValue(state, payoff), sweptBy(state));
}

/** @param swept the side known to make the sweep */
function factWith(setup: GameSetup, payoff: LeadPayoff, difference: number, swept: Side | null): ScoreFact {
  const { scoring } = setup.rules;
  const ahead = aheadBy(difference, factorOf(setup, payoff), swept);
  if (payoff !== 'score') return ahead;
  if (scoring.deal === 'wet') {
    const fact = countsMore(scoring) ? entryFact(setup, scoring, difference) : wetFact(setup, difference, swept);
    return fact ?? ahead;
  }
  if (scoring.deal === 'level') return levelFact(setup, scoring, difference, swept);
  if (!inGamePoints(scoring)) return ahead;
  const fact = gamePointsFact(setup, scoring, difference) ?? ahead;
  if (fact.kind !== 'allTricks') return fact;
  const carried = carriedMelds(setup, otherSide(fact.side));
  return carried > 0 ? { ...fact, carried } : fact;
}

/** The points for melds that a side without a trick keeps for the next deal; marriages are no part of them. */
function carriedMelds({ rules, contract, leader, deal }: GameSetup, swept: Side): number {
  if (!rules.melds?.carriedIfSwept || !isFullDeal(rules, deal)) return 0;
  return scoreMelds(rules, contract, leader, deal).scored[swept];
}

function aheadBy(difference: number, factor: number, swept: Side | null): ScoreFact {
  if (difference === 0) return { kind: 'even' };
  const side = difference > 0 ? 'NS' : 'EW';
  return { kind: 'ahead', side, by: Math.abs(difference), factor, swept: side === swept };
}

const factorOf = ({ rules, contract }: GameSetup, payoff: Payoff): number =>
  payoff === 'score' ? multiplierOf(rules, contract) : 1;

/** The side whose sweep the difference proves: without combinations in tricks only the bonus exceeds the card points. */
function sweepIn(setup: GameSetup, difference: number): Side | null {
  const bonus = sweepBonus(setup);
  const canBe = bonus > 0 && !hasCombinations(setup) && maySweep(setup);
  const [lead, all] = [Math.abs(difference), pointsOfDeal(setup)];
  // Where the card points depend on the play, so do the card points of a sweep.
  const proves = countsByOwnKind(setup.rules, setup.contract) ? lead > all : lead === all + bonus;
  if (!canBe || !proves) return null;
  return difference > 0 ? 'NS' : 'EW';
}

/** Undefined if the value does not decide whether the declarers are wet. */
function wetFact(setup: GameSetup, difference: number, swept: Side | null): ScoreFact | undefined {
  const side = sideOf(setup.declarer);
  const others = otherSide(side);
  const by = forSide(side, difference);
  if (by > 0) return { kind: 'made', side, by, swept: side === swept };
  const lead = by / multiplierOf(setup.rules, setup.contract);
  // Declarers ahead by combinations alone may still lose the bonus for all points to the defenders, but no more.
  const { sweep } = setup.rules;
  const mostLost = sweep?.by === 'points' ? Math.max(0, sweepBonus(setup)) : 0;
  if (lead > -pointsOfDeal(setup) || lead > -mostLost || lead === 0) return undefined;
  return { kind: 'wet', side, points: -by, swept: others === swept, kept: 0 };
}

/** The shares with which a deal can end. The shares of a sweep are among them only if it may bring a bonus. */
function possibleShares(setup: GameSetup): Share[] {
  const isSweepOpen = maySweep(setup) && sweepBonus(setup) > 0;
  return allShares(setup).filter(({ swept }) => swept === null || isSweepOpen);
}

/** What the sides can make of the marriages in the hands, where that depends on the play. */
function possibleMarriages({ rules, contract, deal }: GameSetup): PerSide[] {
  const held = marriagesToCome(rules, contract, deal);
  const amounts = (side: Side): number[] =>
    Array.from(
      { length: held.filter(({ seat }) => sideOf(seat) === side).length + 1 },
      (_, count) => count * (rules.melds?.marriage ?? 0),
    );
  return amounts('NS').flatMap((NS) => amounts('EW').map((EW) => ({ NS, EW })));
}

/** The common fact of all entries with this difference, where it depends on the card points, the marriages and the sweep alone. */
function entryFact(setup: GameSetup, scoring: WetScoring, difference: number): ScoreFact | undefined {
  const marriages = possibleMarriages(setup);
  const [fact, ...others] = possibleShares(setup).flatMap((share) =>
    marriages.flatMap((roem) => {
      const entry = wetEntry(setup, scoring, { roem, ...share });
      return entry.NS - entry.EW === difference ? [factOfEntry(setup, entry, share.swept)] : [];
    }),
  );
  return others.every((other) => JSON.stringify(other) === JSON.stringify(fact)) ? fact : undefined;
}

/**
 * Every share with this difference makes the level or none does: a level that is made gives a higher difference than a level that
 * fails, unless the rules give both the same, and then a share with the sides' difference decides nothing.
 * @param swept the side known to make the sweep; null if only the difference is known
 */
function levelFact(setup: GameSetup, scoring: LevelScoring, difference: number, swept: Side | null): ScoreFact {
  const side = sideOf(setup.declarer);
  const level = setup.level!;
  const entries = possibleShares(setup)
    .map((share) => ({ ...levelEntry(setup, scoring, share), swept: share.swept }))
    .filter(({ NS, EW }) => NS - EW === difference);
  const own = forSide(side, difference);
  const [entry] = entries;
  if (!entry || entries.some(({ isMade }) => isMade !== entry.isMade)) return aheadBy(difference, 1, swept);
  if (!entry.isMade) return { kind: 'levelFailed', side, level, by: 0 - own };
  return { kind: 'levelMade', side, level, by: own, swept: swept === side || entries.every((of) => of.swept === side) };
}

function factOfEntry(setup: GameSetup, entry: WetEntry, swept: Side | null): ScoreFact {
  const side = sideOf(setup.declarer);
  const others = otherSide(side);
  const [points, kept] = [entry[others], entry[side]];
  switch (entry.result) {
    case 'made':
      return { kind: 'made', side, by: kept - points, swept: side === swept };
    case 'lost':
      return { kind: 'wet', side, points, swept: others === swept, kept };
    case 'heldOver':
      return { kind: 'heldOver', side, points, held: entry.heldOver, kept };
  }
}

/** A way to score a deal in game points. */
interface Way extends PerSide {
  readonly fact: ScoreFact;
}

/** The common fact of all ways with this difference; undefined if they share only the difference. */
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

/** A superset of the ways to score the deal. */
function waysToScore(setup: GameSetup, scoring: GamePointScoring): Way[] {
  const ways: Way[] = [{ NS: 0, EW: 0, fact: { kind: 'nobody' } }];
  const add = (kind: 'scores' | 'allTricks' | 'tap' | 'tapSweep' | 'claim', points: number): void => {
    ways.push({ NS: points, EW: 0, fact: points ? { kind, side: 'NS', points } : { kind: 'nobody' } });
    ways.push({ NS: 0, EW: points, fact: points ? { kind, side: 'EW', points } : { kind: 'nobody' } });
  };
  const isOpen = maySweep(setup);
  if (isOpen) add('allTricks', scoring.sweep);
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
    if (isOpen) add('tapSweep', scoring.tapSweep);
  }
  return ways;
}
