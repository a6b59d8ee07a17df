/**
 * Several solvers for one request without threads: the next slice always goes to one with fewer nodes than the solver that answers, as if
 * each had a core of its own. So the gain of more solvers can be measured in nodes, independent of the machine's load.
 */
import { helperSteps, solveSteps } from '../../src/analysis/answer.ts';
import type { Progress } from '../../src/analysis/progress.ts';
import type { SolverNumber } from '../../src/analysis/search/order-of-work.ts';
import { SharedBounds } from '../../src/analysis/search/shared-bounds.ts';
import type { BoundsUpdate } from '../../src/analysis/search/shared-bounds.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import type { ResolvedRequest } from '../../src/notation/request/resolve-request.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import type { Solver } from '../../src/solver/solver.ts';

export interface Together {
  readonly answer: Answer;
  /** Nodes searched by the leading solver, a measure of its time. */
  readonly nodes: number;
}

export interface Plan {
  /** Nodes after which the helpers start. */
  readonly comesAfter: number;
  /** Nodes searched by each helper before it falls silent. */
  readonly leavesAfter?: number;
  readonly onProgress?: (progress: Progress) => void;
}

/** A solver that helps, with its messages from and to the one that answers. */
class Helper {
  readonly #bounds = new SharedBounds();
  readonly #work: Generator<void, void>;
  /** Messages that have arrived, and those sent during the slice that the other solver has searched at the same time. */
  readonly #received: BoundsUpdate[] = [];
  readonly #underWay: BoundsUpdate[] = [];
  readonly #sent: BoundsUpdate[] = [];
  readonly #receive: (update: BoundsUpdate) => void;
  readonly #deliver: (update: BoundsUpdate) => void;
  #isDone = false;

  constructor(request: ResolvedRequest, solver: Solver, number: SolverNumber, found: SharedBounds) {
    this.#work = helperSteps(request, solver, this.#bounds, number);
    this.#receive = this.#bounds.connect((update) => this.#sent.push(structuredClone(update)));
    this.#deliver = found.connect((update) => this.#underWay.push(structuredClone(update)));
  }

  /** Searches one slice, unless it has searched as many nodes or has nothing left to do. @returns whether it has searched */
  search(mostNodes: number): boolean {
    if (this.#isDone || this.#bounds.nodes >= mostNodes) return false;
    for (const update of this.#received.splice(0)) this.#receive(update);
    this.#isDone = this.#work.next().done === true;
    this.#received.push(...this.#underWay.splice(0));
    return true;
  }

  /** Delivers its messages. */
  tell(): void {
    for (const update of this.#sent.splice(0)) this.#deliver(update);
  }
}

export function solveTogether(json: object, leader: Solver, solvers: readonly Solver[], plan: Plan): Together {
  const { comesAfter, leavesAfter = Infinity, onProgress } = plan;
  const request = readRequest(json);
  const found = new SharedBounds();
  const work = solveSteps(request, leader, found);
  let helpers: Helper[] | undefined;
  for (;;) {
    for (const helper of helpers ?? []) helper.tell();
    const step = work.next();
    const nodes = step.value.nodes - found.otherNodes;
    if (step.done) return { answer: step.value, nodes };
    onProgress?.(step.value);
    if (nodes < comesAfter) continue;
    helpers ??= solvers.map((solver, i) => new Helper(request, solver, i + 1, found));
    const most = Math.min(nodes - comesAfter, leavesAfter);
    while (helpers.map((helper) => helper.search(most)).includes(true)) for (const helper of helpers) helper.tell();
  }
}
