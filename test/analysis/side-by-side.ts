/**
 * Two solvers for one request without threads: the next slice always goes to the one with fewer nodes, as if each had a core of its
 * own. So the gain of the second solver can be measured in nodes, independent of the machine's load.
 */
import { helperSteps, solveSteps } from '../../src/analysis/answer.ts';
import type { Progress } from '../../src/analysis/answer.ts';
import { SharedBounds } from '../../src/analysis/search/shared-bounds.ts';
import type { BoundsUpdate } from '../../src/analysis/search/shared-bounds.ts';
import { readRequest } from '../../src/notation/request/resolve-request.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import type { Solver } from '../../src/solver/solver.ts';

export interface Together {
  readonly answer: Answer;
  /** Nodes searched by the leading solver, a measure of its time. */
  readonly nodes: number;
}

export interface Plan {
  /** Nodes after which the helper starts. */
  readonly comesAfter: number;
  /** Nodes searched by the helper before it falls silent. */
  readonly leavesAfter?: number;
  readonly onProgress?: (progress: Progress) => void;
}

export function solveTogether(json: object, leader: Solver, helper: Solver, plan: Plan): Together {
  const { comesAfter, leavesAfter = Infinity, onProgress } = plan;
  const request = readRequest(json);
  const [found, foundByHelper] = [new SharedBounds(), new SharedBounds()];
  const work = solveSteps(request, leader, found);
  let help: Generator<void, void> | undefined;
  const toLeader: BoundsUpdate[] = [];
  let receive: (update: BoundsUpdate) => void = () => undefined;
  for (;;) {
    for (const news of toLeader.splice(0)) receive(news);
    const step = work.next();
    const nodes = step.value.nodes - found.otherNodes;
    if (step.done) return { answer: step.value, nodes };
    onProgress?.(step.value);
    if (nodes < comesAfter) continue;
    if (!help) {
      help = helperSteps(request, helper, foundByHelper);
      const receiveByHelper = foundByHelper.connect((update) => toLeader.push(structuredClone(update)));
      receive = found.connect((update) => receiveByHelper(structuredClone(update)));
    }
    while (foundByHelper.nodes < Math.min(nodes - comesAfter, leavesAfter)) {
      if (help.next().done) break;
    }
  }
}
