/**
 * The sampling build of the solver: searches deals and records samples of its own nodes
 * (assembly/development/sample-recorder.ts).
 */
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { solverOver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { DEFAULT_TABLE_BYTES } from '../../src/solver/table-bytes.ts';
import { instantiate } from '../../src/solver/wasm.ts';
import type { SolverExports } from '../../src/solver/wasm.ts';
import { compiled } from '../compile.ts';
import type { Samples } from './samples.ts';
import { TUPLES } from './weights.ts';

interface SamplingExports extends SolverExports {
  resetSamples(seed: number, tricks: number): void;
  setOdds(trick: number, odds: number): void;
  samplesAddress(): number;
  samplesLength(): number;
}

/** How the target of a cutoff falls with its cost: (lowest cost / cost) to this power. */
const COST_POWER = 2.5;
/** Weight of a sample in which every move causes a cutoff: only the cost depends on the order there. */
const ALL_CUT_WEIGHT = 0.5;

export class SampleRecorder {
  private constructor(
    readonly solver: Solver,
    readonly wasm: SamplingExports,
  ) {}

  /** Compiles the sampling build. */
  static async build(): Promise<SampleRecorder> {
    const bytes = await compiled('sampling.ts', ['SAMPLING']);
    const wasm = (await instantiate(await WebAssembly.compile(bytes))) as SamplingExports;
    return new SampleRecorder(solverOver(wasm, DEFAULT_TABLE_BYTES), wasm);
  }

  /**
   * Searches the position and appends samples of the search.
   *
   * @param nodeBudget most nodes to search; deals that take longer contribute the samples until then
   * @param odds by trick of the deal, one node in so many is sampled; the last value holds for all later tricks
   * @param payoff default: card points
   */
  sample(
    samples: Samples,
    state: GameState,
    nodeBudget: number,
    odds: readonly number[],
    seed: number,
    payoff?: Payoff,
  ): void {
    const tricks = state.setup.deal.N.length;
    for (let trick = 0; trick < tricks; trick++) this.wasm.setOdds(trick, odds[trick] ?? odds.at(-1)!);
    this.wasm.resetSamples(seed, tricks);
    this.solver.setPosition(state, payoff);
    this.solver.search(nodeBudget);
    // Drops the sample in which the budget ran out.
    this.solver.search(0);
    const { buffer } = this.wasm.memory;
    readSamples(samples, new DataView(buffer, this.wasm.samplesAddress(), this.wasm.samplesLength()));
  }
}

/** Appends the samples in `view`, in the layout of assembly/development/sample-recorder.ts. */
function readSamples(samples: Samples, view: DataView): void {
  let at = 0;
  while (at < view.byteLength) {
    const place = view.getUint8(at);
    const count = view.getUint8(at + 1);
    const left = view.getUint8(at + 2);
    at += 4;
    const features = new Uint16Array(count * TUPLES);
    const costs: number[] = [];
    for (let move = 0; move < count; move++, at += 28) {
      for (let tuple = 0; tuple < TUPLES; tuple++) {
        features[move * TUPLES + tuple] = view.getUint16(at + 2 * tuple, true);
      }
      // A move without a cutoff is never the target.
      costs.push(view.getUint32(at + 24, true) ? view.getUint32(at + 20, true) + 1 : Infinity);
    }
    const cheapest = Math.min(...costs);
    const targets = Float32Array.from(costs, (cost) => (cheapest / cost) ** COST_POWER);
    const sum = targets.reduce((total, target) => total + target, 0);
    samples.add({
      place,
      left,
      features,
      targets: targets.map((target) => target / sum),
      weight: costs.every(Number.isFinite) ? ALL_CUT_WEIGHT : 1,
    });
  }
}
