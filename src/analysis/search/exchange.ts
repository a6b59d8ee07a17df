/**
 * The exchange of proofs between solvers with tables of their own: after each slice a solver tells the others what they need not search
 * again, and which moves it is searching. Of two the one with the higher number leaves those moves to the other.
 */
import type { Solver } from '../../solver/solver.ts';
import type { SolverNumber } from './order-of-work.ts';
import type { SharedBounds } from './shared-bounds.ts';

export class Exchange {
  readonly #solver: Solver;
  readonly #sharedBounds: SharedBounds;
  readonly #number: SolverNumber;
  /** The marks of the solvers with lower numbers. */
  readonly #marks = new Map<SolverNumber, Uint8Array>();

  /** @param number of this solver */
  constructor(solver: Solver, sharedBounds: SharedBounds, number: SolverNumber) {
    this.#solver = solver;
    this.#sharedBounds = sharedBounds;
    this.#number = number;
  }

  /** Whether there is another solver to exchange with. */
  get isOn(): boolean {
    return this.#sharedBounds.isShared && this.#solver.canExchange;
  }

  /** Before a slice: takes what others have told. */
  receive(): void {
    for (const { by, ...findings } of this.#sharedBounds.takeFindings()) {
      if (this.#solver.adopt(findings) && by < this.#number) this.#marks.set(by, findings.marks);
    }
    this.#solver.avoid([...this.#marks.values()]);
  }

  /** After a slice: tells the others. */
  send(): void {
    const findings = this.#solver.findings();
    if (findings) this.#sharedBounds.tell({ by: this.#number, ...findings });
  }
}
