/**
 * `npx tsx tools/ordering/train.ts [family …]`: learns the move order of each family from zero (or from another family's) and writes it to
 * src/solver/ordering/weights/. It works in rounds, because a better order visits other nodes: each round samples
 * searches with the order learned so far, on larger deals, and learns from the samples of this round and the previous
 * one. Seeded: the same sources give the same weights. It takes some four hours and, for the samples of
 * “following-roem”, some ten GB of memory (both extrapolated); most of the time goes into the full deals of “ruffing”
 * and the many of “following-roem”.
 *
 * `--last`: only the last round, from searches with the order in the repository: after a change of the search or of
 * that round.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { constants, deflateRawSync } from 'node:zlib';
import { randomStarts } from '../../bench/deals.ts';
import { KLAVERJASSEN } from '../../bench/rows.ts';
import { contractsOf } from '../../src/game/rules/pack.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { seeded } from '../../src/game/play/random-deal.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { ORDERING_FAMILIES, familyOf } from '../../src/solver/ordering/family.ts';
import type { OrderingFamily } from '../../src/solver/ordering/family.ts';
import { loadAllOrderings } from '../../src/solver/ordering/load.ts';
import { pack } from '../../src/solver/ordering/packing.ts';
import { deflated } from '../deflate.ts';
import { atRoot, shownPath } from '../paths.ts';
import { learn } from './learn.ts';
import { SampleRecorder } from './sample-recorder.ts';
import { Samples } from './samples.ts';
import { WEIGHTS, dequantised, quantised } from './weights.ts';

/** Deals of a variant to sample: cards a hand, number of deals, and the payoff (default: card points). */
type Batch = readonly [variant: string, cards: number, deals: number, payoff?: Payoff];

const ROUNDS: Readonly<Record<OrderingFamily, readonly (readonly Batch[])[]>> = {
  ruffing: [
    ruffingRound(6, 200),
    ruffingRound(7, 160),
    ruffingRound(8, 80),
    ruffingRound(8, 300),
    // Only this round learns the first tricks of nine, on which most nodes depend.
    [
      ['schieber', 9, 10_800],
      ['kruisjassen', 8, 6500],
    ],
  ],
  // From the weights of “ruffing”, and from searches that mostly end before the value is found: they prove bounds far from it.
  'ruffing-double': [
    [
      ['krutzjass', 9, 600],
      ['krutzjass', 10, 300],
      ['krutzjass', 11, 240],
      ['krutzjass', 12, 1000],
    ],
  ],
  following: [followingRound(6, 300), followingRound(8, 200), followingRound(8, 34_000)],
  'following-roem': [
    roemRound(6, 900, 'total'),
    roemRound(8, 600, 'total'),
    [...roemRound(8, 318_000, 'total'), ...roemRound(8, 45_000, 'score')],
  ],
  'no-trump': [[['schieber', 6, 400]], [['schieber', 8, 300]], [['schieber', 9, 800]], [['schieber', 9, 5400]]],
};

/**
 * By trick, one node in so many is sampled: there are few nodes in the first tricks, and a good move there saves most,
 * so each trick of a deal contributes some hundred samples. A few times as many of the later tricks
 * take hardly more time.
 *
 * The weights of “ruffing-double” in the repository come from runs beside this command, the last two of which took two to three times as many
 * samples of the first tricks of a full deal as these odds do. Their odds were not kept (docs/lab/learned-order.md).
 */
const ODDS: Readonly<Record<OrderingFamily, readonly number[]>> = {
  ruffing: [4, 6, 8, 20, 50, 60],
  'ruffing-double': [10, 12, 16, 20, 24, 30, 40, 60, 120],
  following: [4, 4, 8, 12, 24],
  'following-roem': [12, 12, 24, 36, 72],
  'no-trump': [6, 8, 10, 14, 24, 60],
};

/** Penalty of a weight (learn.ts): it grows with the number of samples, as their loss is summed. */
const PENALTIES: Readonly<Record<OrderingFamily, number>> = {
  ruffing: 18,
  'ruffing-double': 8,
  following: 4.5,
  'following-roem': 36,
  'no-trump': 2,
};

function ruffingRound(cards: number, deals: number): Batch[] {
  return [
    ['schieber', cards, deals],
    ['kruisjassen', cards, deals],
    ['kreuzjass', cards, deals >> 1],
  ];
}

function followingRound(cards: number, deals: number): Batch[] {
  return [...KLAVERJASSEN, 'belote'].map((variant) => [variant, cards, deals]);
}

function roemRound(cards: number, deals: number, payoff: Payoff): Batch[] {
  return KLAVERJASSEN.map((variant) => [variant, cards, deals, payoff]);
}

/** How many times as much a sample of a trick with few samples counts at most. */
const MOST_BALANCE = 4;

/** A family that starts from the weights of another one in the repository. */
const ORIGINS: Partial<Readonly<Record<OrderingFamily, OrderingFamily>>> = { 'ruffing-double': 'ruffing' };

/** In such a family the penalty makes the file no smaller, so weights of fewer units are left out. */
const LEAST_UNITS_FROM_ORIGIN = 2;

/** Most nodes of a deal, by its cards a hand; smaller deals are solved. */
const NODE_BUDGETS: Readonly<Record<number, number>> = { 10: 1_500_000, 11: 1_500_000, 12: 700_000 };

/** Deals generated at once: all deals of a round would not fit into memory. */
const DEALS_AT_ONCE = 1000;

/** Appends the samples of a batch. */
function sampleBatch(
  samples: Samples,
  recorder: SampleRecorder,
  family: OrderingFamily,
  [variant, cards, deals, payoff]: Batch,
  seed: number,
): void {
  const { rules } = variantById(variant);
  const contracts = contractsOf(rules).filter((contract) => familyOf(rules, contract, payoff ?? 'points') === family);
  for (let done = 0; done < deals; done += DEALS_AT_ONCE) {
    console.error(`${family}: ${variant}, ${cards} cards a hand, ${done} of ${deals} deals`);
    const count = Math.min(DEALS_AT_ONCE, deals - done);
    randomStarts(rules, contracts, cards, count, seed + done).forEach((state, i) =>
      recorder.sample(samples, state, NODE_BUDGETS[cards] ?? 2 ** 32 - 1, ODDS[family], seed + done + i, payoff),
    );
  }
}

/**
 * Learns from zero, or from the given weights the last round only. A family with an origin goes on from its weights before, which the penalty
 * keeps where samples say nothing else.
 * @param origin the weights of the family that this one starts from
 */
function train(
  family: OrderingFamily,
  recorder: SampleRecorder,
  origin?: Uint8Array<ArrayBuffer>,
  from = origin,
): Uint8Array<ArrayBuffer> {
  let weights = from ?? quantised(new Float32Array(WEIGHTS));
  let before = new Samples();
  const rounds = ROUNDS[family];
  rounds.forEach((batches, round) => {
    if (from !== origin && round < rounds.length - 1) return;
    const start = performance.now();
    recorder.solver.setOrdering(family, weights);
    const samples = new Samples();
    batches.forEach((batch, i) =>
      sampleBatch(samples, recorder, family, batch, 100_000_000 * (round + 1) + 10_000_000 * i),
    );
    const both = new Samples();
    both.addAll(before);
    both.addAll(samples);
    both.balanceTricks(MOST_BALANCE);
    const learned = learn(both, PENALTIES[family], seeded(round), origin && dequantised(weights));
    before = samples;
    weights = quantised(learned.weights, origin && LEAST_UNITS_FROM_ORIGIN);
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(
      `${family}, round ${round + 1}: ${learned.samples} samples, loss ${learned.loss.toFixed(4)}, ` +
        `first move cuts ${(100 * learned.firstCuts).toFixed(1)} %, ${seconds} s`,
    );
  });
  return weights;
}

async function write(family: OrderingFamily, weights: Uint8Array): Promise<void> {
  const file = atRoot(`src/solver/ordering/weights/${family}.ts`);
  const { mask, values } = pack(weights);
  const written = [
    ['MASK', await deflated(mask)],
    // Bytes with few repetitions, which zopfli makes no smaller: only their frequencies can be exploited.
    ['VALUES', deflateRawSync(values, { level: 9, memLevel: 9, strategy: constants.Z_HUFFMAN_ONLY })],
  ] as const;
  mkdirSync(atRoot('src/solver/ordering/weights'), { recursive: true });
  writeFileSync(
    file,
    `/** Made by tools/ordering: the learned move order of the family “${family}” (packing.ts), deflated, in base64. */\n` +
      // Declared as strings, or the declaration file would repeat the bytes as literal types.
      written.map(([name, bytes]) => `export const ${name}: string =\n  '${bytes.toString('base64')}';\n`).join(''),
  );
  console.log(`${shownPath(file)}: ${written.reduce((sum, [, { length }]) => sum + length, 0)} bytes`);
}

const { values: options, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { last: { type: 'boolean', default: false } },
});
const unknown = asked.find((word) => !(ORDERING_FAMILIES as readonly string[]).includes(word));
if (unknown !== undefined) {
  console.error(`There is no family "${unknown}"; there are: ${ORDERING_FAMILIES.join(', ')}.`);
  process.exitCode = 2;
} else {
  const recorder = await SampleRecorder.build();
  const present = await loadAllOrderings();
  for (const family of ORDERING_FAMILIES.filter((name) => asked.length === 0 || asked.includes(name))) {
    const origin = ORIGINS[family] && present.get(ORIGINS[family]);
    await write(family, train(family, recorder, origin, options.last ? present.get(family) : origin));
  }
}
