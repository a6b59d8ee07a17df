/**
 * The exchange of proofs between solvers with tables of their own: after each slice a solver tells the others what they need not search
 * again, and which moves it is searching. Of two the one with the higher number leaves those moves to the other.
 */
import type { GameState } from '../../game/play/play.ts';
import type { Solver } from '../../solver/solver.ts';
import { MOST_CARDS_TOGETHER } from './order-of-work.ts';
import type { SolverNumber } from './order-of-work.ts';
import type { SharedBounds } from './shared-bounds.ts';

/** The pace of solvers that exchange proofs. */
const EXCHANGING_PACE = 0.1;

export class Exchange {
  readonly #solver: Solver;
  readonly #sharedBounds: SharedBounds;
  readonly #number: SolverNumber;
  /** The marks of the solvers with lower numbers. */
  readonly #marks = new Map<SolverNumber, Uint8Array>();
  /** Whether the position has few enough cards. */
  readonly #isSmall: boolean;

  /** @param number of this solver, in the position `state` of the request */
  constructor(solver: Solver, { hands }: GameState, sharedBounds: SharedBounds, number: SolverNumber) {
    this.#solver = solver;
    this.#isSmall = hands.N.length <= MOST_CARDS_TOGETHER;
    this.#sharedBounds = sharedBounds;
    this.#number = number;
  }

  /** Whether this solver would exchange proofs with another of the same request. */
  get isPossible(): boolean {
    return this.#isSmall && this.#solver.canExchange;
  }

  /** Whether there is another solver to exchange with. */
  get #isOn(): boolean {
    return this.#sharedBounds.isShared && this.isPossible;
  }

  /** The length of a slice, as a share of the usual one: the sooner each knows what the others have found, the less it repeats. */
  get pace(): number {
    return this.#isOn ? EXCHANGING_PACE : 1;
  }

  /** Before a slice: takes what others have found for this contract. The rest waits until this solver comes to it. */
  receive(): void {
    this.#sharedBounds.offerFindings((findings) => {
      const isOfContract = this.#solver.adopt(findings);
      if (isOfContract && findings.by < this.#number) this.#marks.set(findings.by, findings.marks);
      return isOfContract;
    });
    this.#solver.avoid([...this.#marks.values()]);
  }

  /** After a slice: tells the others what it has proven. Without a proof its marks are of little use to them. */
  send(): void {
    const findings = this.#isOn ? this.#solver.findings() : undefined;
    if (findings?.proofs.length) this.#sharedBounds.tell({ by: this.#number, ...findings });
  }
}
