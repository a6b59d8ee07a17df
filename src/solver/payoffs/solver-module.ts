/** The module's exports as the payoff searches use them: node budgets checked, nodes counted. */
import { Answer, EndWord, NO_GUESS } from '../abi.ts';
import type { ProbeWord } from '../abi.ts';
import type { Interval } from '../../game/interval.ts';
import type { End } from '../end.ts';
import type { SolverExports } from '../wasm.ts';
import { writeWords } from '../words.ts';

const END_WORDS = { below: EndWord.below, above: EndWord.above } as const;
/** More nodes than any call searches. */
const MOST_NODES = 2 ** 32 - 1;
/** Larger than every share, in units of the module. */
const LARGEST_SHARE = 2 ** 16;

/** Words of a probe; missing ones are 0. */
export type ProbeWords = Readonly<Partial<Record<ProbeWord, number>>>;

/** A zero-window probe of a payoff search: yes or no. */
export interface Probe {
  readonly words: ProbeWords;
  /** The share, in units of the module, that North–South need from the trick in progress on. */
  readonly target: number;
  /** Separates the table entries of the deal's probes; or the budget. */
  readonly tag: number;
  readonly isCallOpen: boolean;
}

export class SolverModule {
  /** Nodes searched since they were last set to 0. */
  nodes = 0;

  constructor(
    public wasm: SolverExports,
    readonly view: () => DataView,
  ) {}

  /** Proven bounds on the share of North–South from the trick in progress on. */
  bounds(): Interval {
    return [this.wasm.lowerBound(), this.wasm.upperBound()];
  }

  search(nodeBudget: number, guess: number | undefined, end: End | undefined): boolean {
    const first = guess === undefined ? NO_GUESS : clampShare(guess);
    const isDone = this.wasm.search(toBudget(nodeBudget), first, end ? END_WORDS[end] : EndWord.either) === 1;
    this.#countNodes();
    return isDone;
  }

  /** Zero-window probe: is the share `target` or more? True when it is answered; the answer is in `bounds`. */
  probe(nodeBudget: number, target: number): boolean {
    const isDone = this.wasm.probe(toBudget(nodeBudget), clampShare(target)) === 1;
    this.#countNodes();
    return isDone;
  }

  estimate(nodeBudget: number, beams: number): number {
    const estimate = this.wasm.estimate(toBudget(nodeBudget), beams);
    this.#countNodes();
    return estimate;
  }

  /** The result of a probe; undefined while it is unknown. It does not change `bounds`. */
  decide(nodeBudget: number, { words, target, tag, isCallOpen }: Probe): boolean | undefined {
    const view = this.view();
    new Uint8Array(view.buffer, view.byteOffset, view.byteLength).fill(0);
    writeWords(view, words);
    const answer: Answer = this.wasm.decide(toBudget(nodeBudget), target, tag, Number(isCallOpen));
    this.#countNodes();
    return answer === Answer.unknown ? undefined : answer === Answer.yes;
  }

  #countNodes(): void {
    this.nodes += this.wasm.nodes() >>> 0;
  }
}

/** A node budget within the range of the module. @throws RangeError unless it is a number from 0 up */
function toBudget(nodes: number): number {
  if (!(nodes >= 0)) throw new RangeError(`nodeBudget is ${nodes}; it must be a number from 0 up`);
  return Math.min(Math.floor(nodes), MOST_NODES);
}

/** A share within the range of the module; a probe has the same result for all shares beyond it. */
const clampShare = (share: number): number => Math.min(Math.max(-LARGEST_SHARE, Math.round(share)), LARGEST_SHARE);
