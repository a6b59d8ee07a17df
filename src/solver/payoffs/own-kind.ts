/**
 * Contracts by trick in which each trick counts by its own kind, so that the sum of the card points depends on the play. The module
 * counts by the first kind, whose sum is fixed, and each card that is worth more or less in a trick of the other kind is a set of roem of its own, which
 * counts in such tricks only. So a trick brings its winners exactly its own points, and everything that the module proves about roem holds.
 *
 * If both sides score, the outcome is a difference: North–South minus East–West in card points and sweep bonus.
 *
 * If only the declarers score, the outcome ranks the ends of a deal by their score, and ends of equal score by their total. The card points of
 * both sides, S, depend only on which cards fall in tricks of the second kind: S is the sum by the first kind and the differences of those
 * cards. With the declarers' points fixed, a smaller S is a better total for them. Let g be the greatest common divisor of the differences,
 * and s the sum of them in steps of g. The outcome, with the sign of the declarers' side, is K times their points and bonus, minus s, where
 * K is more than the range of s: no s outweighs a point. In a trick of the second kind a card with a difference of d steps so brings the
 * declarers (K g - 1) d beside K times its points of the first kind, and -d if the others win it: one worth, which the others divide.
 *
 * A bonus larger than the range of S leaves no tie between a sweep and no sweep but at score 0, where the sweep of the others is the worse
 * total, as its K times bonus says. With a smaller one, or with numbers too large for the module, K is 1 and s is left out: then the line
 * is one of the best score, not always of the best total. The rules of every variant and preset are within these limits.
 */
import { otherSide, sideOf } from '../../game/cards.ts';
import type { Card, Side } from '../../game/cards.ts';
import { firstKindOf } from '../../game/contracts.ts';
import { cardPoints, lastTrickOf, mostPoints, packOf, pointsInTrick } from '../../game/rules/pack.ts';
import { multiplierOf, onlyDeclarersScore, sweepBonus } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { trickKind } from '../../game/play/play.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { RoemSetFlag } from '../abi.ts';
import { numberOf } from '../layout.ts';
import type { OwnKindUnits, PayoffSearch, SearchPosition, SearchSettings } from './payoff-search.ts';
import type { RoemSet } from './roem-sets.ts';
import { SharesPosition, finalBonus } from './shares-position.ts';
import type { SolverModule } from './solver-module.ts';

/** The points of a card in a trick of the second kind, less those by the first. */
function differenceOf({ rules, contract }: GameSetup, card: Card): number {
  const points = (kind: 'obenabe' | 'unenufe'): number => pointsInTrick(rules, contract, kind, card);
  return points('obenabe') + points('unenufe') - 2 * cardPoints(rules, contract, card);
}

/** The cards with other points in tricks of the second kind, in the order of their numbers; their worth is in units of the module. */
export function ownKindSets(setup: GameSetup, { worth: ofPoint }: OwnKindUnits): RoemSet[] {
  const { rules, contract } = setup;
  return packOf(rules)
    .map((card, index) => {
      const number = numberOf(rules, contract, card) + (index % rules.deck.copies);
      return {
        cards: [number],
        bits: 1n << BigInt(number),
        worth: Math.round(ofPoint * differenceOf(setup, card)),
        isWorthless: false,
        sides: RoemSetFlag.northSouth | RoemSetFlag.eastWest,
      };
    })
    .filter(({ worth }) => worth !== 0)
    .sort((a, b) => a.cards[0]! - b.cards[0]!);
}

/** Limits of the module: the points of a card are a byte, and outcomes must be within the range of table entries. */
const MOST_OF_CARD = 255;
const MOST_OUTCOME = 30_000;

/** The outcome where only the declarers score, as explained above. */
interface Ranking {
  /** K */
  readonly factor: number;
  /** g; 0 where s is left out. */
  readonly step: number;
  /** The most steps above 0 that s can be. */
  readonly most: number;
}

function rankingOf(setup: GameSetup): Ranking {
  const { rules, contract } = setup;
  const pack = packOf(rules);
  const differences = pack.map((card) => differenceOf(setup, card));
  const step = differences.reduce(greatestCommonDivisor, 0);
  const range = differences.reduce((sum, difference) => sum + Math.abs(difference), 0);
  const factor = step === 0 ? 1 : range / step + 1;
  const bonus = sweepBonus(setup);
  const points = pack.reduce((sum, card) => sum + mostPoints(rules, contract, card), lastTrickOf(rules, contract));
  const dearest = Math.max(...pack.map((card) => cardPoints(rules, contract, card)));
  const fits = factor * dearest <= MOST_OF_CARD && factor * (points + range + bonus) <= MOST_OUTCOME;
  if (step === 0 || !fits || (bonus > 0 && bonus <= range)) return { factor: 1, step: 0, most: 0 };
  const above = differences.filter((difference) => difference > 0).reduce((sum, difference) => sum + difference, 0);
  return { factor, step, most: above / step };
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);

export class OwnKindSearch implements PayoffSearch {
  readonly settings: SearchSettings;
  readonly countsSweeps = true;
  readonly #setup: GameSetup;
  /** The side that alone scores. */
  readonly #alone: Side | undefined;
  readonly #ranking: Ranking;
  readonly #times: number;

  constructor(setup: GameSetup, payoff: Payoff) {
    const { rules, contract, declarer } = setup;
    const bonus = sweepBonus(setup);
    this.#setup = setup;
    this.#times = payoff === 'score' ? multiplierOf(rules, contract) : 1;
    if (payoff === 'score' && onlyDeclarersScore(rules)) {
      const side = sideOf(declarer);
      this.#alone = side;
      this.#ranking = rankingOf(setup);
      const { factor, step } = this.#ranking;
      const worth = step === 0 ? 1 : (factor * step - 1) / step;
      const divisors = { [side]: 1, [otherSide(side)]: step === 0 ? 0 : factor * step - 1 } as Record<Side, number>;
      // In outcomes a sweep is worth the whole bonus.
      this.settings = {
        scale: factor,
        roem: true,
        sweepBonus: 2 * bonus,
        sweepBy: 'tricks',
        ownKind: { worth, divisors },
      };
    } else {
      this.#ranking = { factor: 1, step: 0, most: 0 };
      // A point changes sides, so it counts twice.
      const ownKind = { worth: 1, divisors: { NS: 1, EW: 1 } };
      this.settings = { scale: 2, roem: true, sweepBonus: bonus, sweepBy: 'tricks', ownKind };
    }
  }

  /** A sweep of a side that does not score leaves the other one nothing. */
  toValue(outcome: number): number {
    const side = this.#alone;
    if (!side) return this.#times * outcome;
    const { factor, most } = this.#ranking;
    const points = Math.max(0, Math.floor(((side === 'NS' ? outcome : -outcome) + most) / factor));
    return this.#times * (side === 'NS' ? points : 0 - points);
  }

  finalOutcome(state: GameState): number {
    return this.#taken(state) + finalBonus(this, state);
  }

  startAt(module: SolverModule, state: GameState): SearchPosition {
    const { rules, contract } = this.#setup;
    const left = [...Object.values(state.hands).flat(), ...state.trick.cards];
    const points = left.reduce((sum, card) => sum + cardPoints(rules, contract, card), lastTrickOf(rules, contract));
    // The module gives North–South a share of the points by the first kind; what counts for East–West counts from none of them.
    const share = this.#alone === 'NS' ? 0 : this.#ranking.factor * points;
    return new SharesPosition(module, state, this.#taken(state) - share);
  }

  #taken(state: GameState): number {
    const { points } = state;
    const side = this.#alone;
    if (!side) return points.NS - points.EW;
    const { factor } = this.#ranking;
    const ranked = factor * points[side] - this.#steps(state);
    return side === 'NS' ? ranked : 0 - ranked;
  }

  /** s of the completed tricks. */
  #steps({ tricks }: GameState): number {
    const { step } = this.#ranking;
    const first = firstKindOf(this.#setup.contract);
    if (step === 0) return 0;
    const ofSecondKind = tricks.filter((_, index) => trickKind(this.#setup, index) !== first);
    return ofSecondKind
      .flatMap(({ cards }) => cards)
      .reduce((sum, card) => sum + differenceOf(this.#setup, card) / step, 0);
  }
}
