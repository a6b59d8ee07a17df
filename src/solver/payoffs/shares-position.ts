/** A position whose outcome the module narrows itself, and the parts of that outcome from completed tricks and from the end of the deal. */
import { sideOf } from '../../game/cards.ts';
import type { Side } from '../../game/cards.ts';
import { roemSoFar, sweepsOpen } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { GameState } from '../../game/play/play.ts';
import type { Interval } from '../../game/interval.ts';
import type { End } from '../end.ts';
import { ANY, NONE } from './payoff-search.ts';
import type { PayoffSearch, SearchPosition } from './payoff-search.ts';
import type { SolverModule } from './solver-module.ts';

/** North–South's share of the completed tricks, in units of outcomes. */
export function takenSoFar({ settings: { scale } }: PayoffSearch, payoff: Payoff, state: GameState): number {
  const taken = payoff !== 'points' ? roemSoFar(state) : { NS: 0, EW: 0 };
  return scale * (state.points.NS + (taken.NS - taken.EW) / 2);
}

/** North–South's share of a sweep at the end of the deal, in units of outcomes. */
export function finalBonus(
  { settings: { scale, sweepBonus: bonus, sweepBy } }: PayoffSearch,
  state: GameState,
): number {
  const swept = sweepsOpen(state, sweepBy);
  return (scale * bonus * (Number(swept.NS) - Number(swept.EW))) / 2;
}

/** A position whose outcome the module narrows itself; also used by other payoffs for estimates. */
export class SharesPosition implements SearchPosition {
  readonly #module: SolverModule;
  readonly #taken: number;
  readonly #side: Side;
  readonly #widest: Interval;

  /** @param taken North–South's share so far, in units of outcomes */
  constructor(module: SolverModule, state: GameState, taken: number) {
    this.#module = module;
    this.#side = sideOf(state.toPlay!);
    this.#taken = taken;
    this.#widest = this.bounds();
  }

  bounds(): Interval {
    const [low, high] = this.#module.bounds();
    return [this.#taken + low, this.#taken + high];
  }

  search(nodeBudget: number, guess: number | undefined, from: End | undefined): boolean {
    return this.#module.search(nodeBudget, guess === undefined ? undefined : guess - this.#taken, from);
  }

  probe(nodeBudget: number, target: number): boolean {
    return this.#module.probe(nodeBudget, target - this.#taken);
  }

  assume([low, high]: Interval, card: number): void {
    this.#module.wasm.assume(low - this.#taken, high - this.#taken, card);
  }

  estimate(nodeBudget: number, beams: number): number {
    return this.#taken + this.#module.estimate(nodeBudget, beams);
  }

  bestCard(): number {
    const card = this.#module.wasm.best();
    if (card >= 0) return card;
    // The bound is the worst outcome possible, which needs no proof: any card holds it.
    const end = this.#side === 'NS' ? 0 : 1;
    const isWorst = this.bounds()[end] === this.#widest[end];
    return isWorst ? ANY : NONE;
  }
}
