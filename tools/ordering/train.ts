/**
 * `npm run train-ordering [-- family …]`: learns the move order of each family from nothing and writes it to
 * src/solver/ordering/weights/. In rounds, as a better order visits other nodes: each round samples the searches of the
 * order learned so far, on larger deals, and learns anew from the samples of this round and the one before. Seeded: the same
 * sources give the same weights. Takes some four hours and, for the samples of “following-roem”, some ten GB of memory (both
 * reckoned from parts of it); nearly all of the time goes into the full deals of the family “ruffing” and the many of “following-roem”.
 *
 * `-- --last`: the last round only, from searches of the order in the repository: after a change of the search, or of that round.
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
import { Sampler } from './sampler.ts';
import { Samples } from './samples.ts';
import { WEIGHTS, quantised } from './weights.ts';

/** Deals of a variant to sample: how many of how many cards a hand, played for card points unless for something else. */
type Batch = readonly [variant: string, cards: number, deals: number, payoff?: Payoff];

const ROUNDS: Readonly<Record<OrderingFamily, readonly (readonly Batch[])[]>> = {
  ruffing: [
    ruffingRound([6, 6, 6, 6], 200),
    ruffingRound([7, 7, 7, 7], 160),
    ruffingRound([8, 8, 8, 8], 80),
    ruffingRound([8, 8, 8, 8], 300),
    // What is learned of the first tricks of nine is learned here only, and most of all nodes hang on those.
    [
      ['schieber', 9, 6800],
      ['kruisjassen', 8, 4200],
      ['krutzjass', 8, 800],
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
 * One node in so many is sampled, by the trick (sampler.ts): so that each trick of a deal has some hundred samples, for there are few
 * nodes in the first ones, and a good move there saves most.
 */
const ODDS: Readonly<Record<OrderingFamily, readonly number[]>> = {
  ruffing: [4, 8, 24, 120, 400, 500],
  following: [4, 4, 8, 12, 24],
  'following-roem': [12, 12, 24, 36, 72],
  'no-trump': [6, 8, 10, 14, 24, 60],
};

/** What a weight costs (learn.ts): the more samples there are, the more weights are worth a price. */
const PRICES: Readonly<Record<OrderingFamily, number>> = {
  ruffing: 4.6,
  following: 4.5,
  'following-roem': 36,
  'no-trump': 2,
};

function ruffingRound(cards: readonly [number, number, number, number], deals: number): Batch[] {
  return (['schieber', 'kruisjassen', 'kreuzjass', 'krutzjass'] as const).map((variant, i) => [
    variant,
    cards[i]!,
    variant === 'krutzjass' || variant === 'kreuzjass' ? deals >> 1 : deals,
  ]);
}

function followingRound(cards: number, deals: number): Batch[] {
  return [...KLAVERJASSEN, 'belote'].map((variant) => [variant, cards, deals]);
}

function roemRound(cards: number, deals: number, payoff: Payoff): Batch[] {
  return KLAVERJASSEN.map((variant) => [variant, cards, deals, payoff]);
}

/** Deals made at once: all of a round would fill the memory. */
const DEALS_AT_ONCE = 1000;

/** Adds the samples of a batch. */
function sampleBatch(
  samples: Samples,
  sampler: Sampler,
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
      sampler.sample(samples, state, ODDS[family], seed + done + i, payoff),
    );
  }
}

/** Learns from nothing, or goes on from the weights given with the last round alone. */
function train(family: OrderingFamily, sampler: Sampler, from?: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  let weights = from ?? quantised(new Float32Array(WEIGHTS));
  let before = new Samples();
  const rounds = ROUNDS[family];
  rounds.forEach((batches, round) => {
    if (from && round < rounds.length - 1) return;
    const start = performance.now();
    sampler.solver.setOrdering(family, weights);
    const samples = new Samples();
    batches.forEach((batch, i) =>
      sampleBatch(samples, sampler, family, batch, 100_000_000 * (round + 1) + 10_000_000 * i),
    );
    const both = new Samples();
    both.addAll(before);
    both.addAll(samples);
    const learned = learn(both, PRICES[family], seeded(round));
    before = samples;
    weights = quantised(learned.weights);
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
    // Single bytes that hardly repeat each other, which zopfli makes no smaller: what pays is how often each one comes.
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
  const sampler = await Sampler.build();
  const present = options.last ? await loadAllOrderings() : new Map<OrderingFamily, Uint8Array<ArrayBuffer>>();
  for (const family of ORDERING_FAMILIES.filter((name) => asked.length === 0 || asked.includes(name))) {
    await write(family, train(family, sampler, present.get(family)));
  }
}
