/**
 * Contracts by trick in which each trick counts by its own kind, so that the sum of the card points depends on the play. The module
 * counts by the first kind, whose sum is fixed, and each card that is worth more or less in a trick of the other kind is a set of roem of its own, which
 * counts in such tricks only. So a trick brings its winners exactly its own points, and everything that the module proves about roem holds.
 *
 * The outcome is a difference: North–South minus East–West in card points and sweep bonus; where only the declarers score, what they have,
 * with the sign of their side.
 */
import { SIDES, sideOf } from '../../game/cards.ts';
import type { Side } from '../../game/cards.ts';
import { cardPoints, lastTrickOf, packOf, pointsInTrick } from '../../game/rules/pack.ts';
import { multiplierOf, onlyDeclarersScore, sweepBonus } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { RoemSetFlag } from '../abi.ts';
import { numberOf } from '../layout.ts';
import type { PayoffSearch, SearchPosition, SearchSettings } from './payoff-search.ts';
import type { RoemSet } from './roem-sets.ts';
import { SharesPosition, finalBonus } from './shares-position.ts';
import type { SolverModule } from './solver-module.ts';

const FLAGS = { NS: RoemSetFlag.northSouth, EW: RoemSetFlag.eastWest } as const;

/** The flags of some sides. */
export const flagsOf = (sides: readonly Side[]): number => sides.reduce((flags, side) => flags | FLAGS[side], 0);

/** The cards with other points in tricks of the other kind, in the order of their numbers. @param sides those whose points count */
export function ownKindSets({ rules, contract }: GameSetup, sides: readonly Side[]): RoemSet[] {
  return packOf(rules)
    .map((card, index) => {
      const points = (kind: 'obenabe' | 'unenufe'): number => pointsInTrick(rules, contract, kind, card);
      // The other kind's points: the sum of both without those of the first.
      const more = points('obenabe') + points('unenufe') - 2 * cardPoints(rules, contract, card);
      const number = numberOf(rules, contract, card) + (index % rules.deck.copies);
      // The module halves the worth, as both sides' roem counts in full.
      return {
        cards: [number],
        bits: 1n << BigInt(number),
        worth: more * (3 - sides.length),
        isWorthless: false,
        sides: flagsOf(sides),
      };
    })
    .filter(({ worth }) => worth !== 0)
    .sort((a, b) => a.cards[0]! - b.cards[0]!);
}

export class OwnKindSearch implements PayoffSearch {
  readonly settings: SearchSettings;
  readonly countsSweeps = true;
  readonly #setup: GameSetup;
  readonly #sides: readonly Side[];
  readonly #factor: number;

  constructor(setup: GameSetup, payoff: Payoff) {
    const { rules, contract, declarer } = setup;
    this.#setup = setup;
    this.#sides = payoff === 'score' && onlyDeclarersScore(rules) ? [sideOf(declarer)] : SIDES;
    this.#factor = payoff === 'score' ? multiplierOf(rules, contract) : 1;
    const scale = this.#sides.length;
    this.settings = {
      scale,
      roem: true,
      // In outcomes a sweep is worth the whole bonus.
      sweepBonus: sweepBonus(setup) * (3 - scale),
      sweepBy: 'tricks',
      ownKind: this.#sides,
    };
  }

  /** A sweep of a side that does not score leaves the other one nothing. */
  toValue(outcome: number): number {
    const [alone] = this.#sides.length === 1 ? this.#sides : [];
    const value = alone === 'NS' ? Math.max(outcome, 0) : alone === 'EW' ? Math.min(outcome, 0) : outcome;
    return this.#factor * value;
  }

  finalOutcome(state: GameState): number {
    return this.#taken(state) + finalBonus(this, state);
  }

  startAt(module: SolverModule, state: GameState): SearchPosition {
    const { rules, contract } = this.#setup;
    const left = [...Object.values(state.hands).flat(), ...state.trick.cards];
    const points = left.reduce((sum, card) => sum + cardPoints(rules, contract, card), lastTrickOf(rules, contract));
    // The module gives North–South a share of the points by the first kind.
    return new SharesPosition(module, state, this.#taken(state) - (this.#sides.includes('EW') ? points : 0));
  }

  #taken({ points }: GameState): number {
    return this.#sides.reduce((sum, side) => sum + (side === 'NS' ? points.NS : -points.EW), 0);
  }
}
