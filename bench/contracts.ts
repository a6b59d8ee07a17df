/**
 * `npm run bench -- contracts [variants … --hands 3000 --deals 20 --tested 400 --write]`: fits the models of the contract that a hand names
 * (src/game/inference/named-contract.ts) to the means of the adviser on random hands, and measures on other deals what the contract tells a player:
 * bits for each card that the player does not see, against equally likely deals. Players of these deals name the contract with the best mean;
 * one who may pass does so below the average best mean. With `--write` it writes the weights.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { partnerOf, SEATS, trumpOf } from '../src/game/cards.ts';
import type { Card, Contract, Deal, Seat } from '../src/game/cards.ts';
import type { CallModel } from '../src/game/inference/call-models.ts';
import { CALL_MODELS } from '../src/game/inference/call-models.ts';
import { DealsFromHand } from '../src/game/inference/deals-from-hand.ts';
import { featuresOf, likelihoodsOf, logitOf } from '../src/game/inference/named-contract.ts';
import type { Choice } from '../src/game/inference/named-contract.ts';
import { randomDeal, seeded } from '../src/game/play/random-deal.ts';
import { contractsOf, handSize, packOf } from '../src/game/rules/pack.ts';
import type { Rules } from '../src/game/rules/rules.ts';
import { pointsOfDeal } from '../src/game/scoring/payoff.ts';
import { variantById } from '../src/game/variants/index.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { atRoot } from '../tools/paths.ts';
import { HandValues } from './hand-values.ts';
import { isWriting, report, words } from './report.ts';
import type { Cells } from './report.ts';
import { figure, mean } from './statistics.ts';

const SEED = 20261129;
const ROUGH_TABLE_BYTES = 2 ** 18;
/** Draws that the weight of the true deal is compared with. */
const DRAWS = 1000;
/** Keeps the weights of rare cards small (ridge regression). */
const PENALTY = 1;

const { values: options, positionals } = parseArgs({
  args: [...words],
  options: {
    hands: { type: 'string', default: '3000' },
    deals: { type: 'string', default: '20' },
    tested: { type: 'string', default: '400' },
  },
  allowPositionals: true,
});
const [hands, deals, tested] = [options.hands, options.deals, options.tested].map(Number) as [number, number, number];
const VARIANTS = positionals.length > 0 ? positionals : ['schieber', 'klaverjassen'];
const solver = await loadSolver({ tableBytes: ROUGH_TABLE_BYTES });

/** The adviser's share of the points in each contract. */
function sharesOf(rules: Rules, hand: readonly Card[], seed: number): Map<Contract, number> {
  const values = new HandValues(rules, hand, seed, { rough: solver, exact: solver });
  values.estimate(deals, contractsOf(rules));
  const deal = randomDeal(rules, seeded(seed));
  return new Map(
    contractsOf(rules).map((contract) => {
      const points = pointsOfDeal({ rules, contract, leader: 'N', declarer: 'N', deal });
      return [contract, values.mean(contract, () => true) / points];
    }),
  );
}

/** Weights that bring the features of rows nearest to their values. */
function leastSquares(rows: readonly { readonly features: readonly number[]; readonly value: number }[]): number[] {
  const size = rows[0]?.features.length ?? 0;
  // Normal equations with the values in a last column, solved by elimination.
  const equations = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => (i === j ? PENALTY : 0)),
  );
  for (const { features, value } of rows)
    for (const [i, feature] of features.entries())
      for (const [j, other] of [...features, value].entries()) equations[i]![j]! += feature * other;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const factor = equations[row]![pivot]! / equations[pivot]![pivot]!;
      for (let column = pivot; column <= size; column++)
        equations[row]![column]! -= factor * equations[pivot]![column]!;
    }
  }
  return equations.map((equation, i) => equation[size]! / equation[i]!);
}

const bestOf = (shares: ReadonlyMap<Contract, number>): Contract =>
  [...shares].reduce((one, other) => (other[1] > one[1] ? other : one))[0];

interface Measured {
  readonly hand: readonly Card[];
  readonly shares: ReadonlyMap<Contract, number>;
}

function fit(rules: Rules, all: readonly Measured[]): CallModel {
  const rowsOf = (isTrump: boolean) =>
    all.flatMap(({ hand, shares }) =>
      [...shares]
        .filter(([contract]) => (trumpOf(contract) !== undefined) === isTrump)
        .map(([contract, value]) => ({ features: featuresOf(rules, contract, hand), value })),
    );
  const pass = mean(all.map(({ shares }) => Math.max(...shares.values())));
  const model = { trump: leastSquares(rowsOf(true)), noTrump: leastSquares(rowsOf(false)), pass };
  const maySayPass = rules.trumpChoice === 'mayPass';
  // The noise with which the calls are likeliest, among ever larger ones.
  const noises = Array.from({ length: 30 }, (_, i) => 0.01 * 1.12 ** i);
  const likelihood = (noise: number): number =>
    all.reduce((sum, { hand, shares }) => {
      const best = bestOf(shares);
      const call: Choice = maySayPass && shares.get(best)! < pass ? 'pass' : best;
      return sum + Math.log(logitOf(rules, { ...model, noise }, hand, maySayPass)(call));
    }, 0);
  const noise = noises.reduce((one, other) => (likelihood(other) > likelihood(one) ? other : one));
  return { ...model, noise };
}

/** How a deal is named: by the forehand, or after its pass by its partner. */
function named(rules: Rules, pass: number, deal: Deal, seed: number): { contract: Contract; declarer: Seat } {
  const [own, partner] = (['N', partnerOf('N')] as const).map((seat, i) => sharesOf(rules, deal[seat], 2 * seed + i));
  const best = bestOf(own!);
  if (rules.trumpChoice !== 'mayPass' || own!.get(best)! >= pass) return { contract: best, declarer: 'N' };
  return { contract: bestOf(partner!), declarer: partnerOf('N') };
}

function tellsIn(variant: string, rules: Rules, { pass }: CallModel): Cells {
  const random = seeded(SEED + 1);
  const bits: number[] = [];
  for (let i = 0; i < tested; i++) {
    const deal = randomDeal(rules, random);
    const setup = { rules, leader: 'N' as const, deal, ...named(rules, pass, deal, i) };
    const likelihoods = likelihoodsOf(setup);
    const seat = SEATS[i % SEATS.length]!;
    const weight = (of: Deal): number =>
      [...likelihoods].reduce((all, [other, likelihood]) => (other === seat ? all : all * likelihood(of[other])), 1);
    if (likelihoods.size === 1 && likelihoods.has(seat)) continue;
    const unseen = new DealsFromHand(rules, { seat, hand: deal[seat], held: {}, lacking: {} });
    const average = mean(Array.from({ length: DRAWS }, () => weight(unseen.deal(random))));
    bits.push(Math.log2(weight(deal) / average));
  }
  const hidden = 3 * handSize(rules);
  return {
    variant,
    'deals and players': bits.length,
    'bits told by the contract': figure(bits),
    'bits for each hidden card': (mean(bits) / hidden).toFixed(3),
    'deals less likely than before': bits.filter((one) => one < 0).length,
  };
}

const models: Record<number, CallModel> = { ...CALL_MODELS };
const rows: Cells[] = [];
for (const id of VARIANTS) {
  const { rules } = variantById(id);
  const random = seeded(SEED);
  if (hands > 0) {
    const all = Array.from({ length: hands }, (_, i): Measured => {
      const hand = randomDeal(rules, random).N;
      return { hand, shares: sharesOf(rules, hand, i) };
    });
    models[packOf(rules).length] = fit(rules, all);
  }
}
const rounded = JSON.parse(JSON.stringify(models), (_, value) =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : (value as unknown),
) as typeof models;
Object.assign(CALL_MODELS, rounded);
for (const id of VARIANTS) {
  const { rules } = variantById(id);
  rows.push(tellsIn(id, rules, rounded[packOf(rules).length]!));
}
if (isWriting && hands > 0) {
  const file = atRoot('src/game/inference/call-models.ts');
  const head = readFileSync(file, 'utf8').split('export const CALL_MODELS')[0]!;
  writeFileSync(
    file,
    `${head}export const CALL_MODELS: Readonly<Record<number, CallModel>> = ${JSON.stringify(rounded)};\n`,
  );
}
await report('What the contract tells', [{ caption: `${hands} hands, ${deals} deals each`, rows }]);
