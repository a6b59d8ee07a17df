/**
 * `npm run bench:advice [-- --hands 1000 --deals 20 --jobs N]`: how often advice from a single Schieber hand and the rule of thumb
 * name the same contract, on random hands of a fixed seed. The rule of thumb may allow several contracts and the best mean
 * of few deals is partly luck, so it is also told what the calls bring on average. A table after every ten hands: all of them
 * take hours.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { contractsOf, handSize } from '../src/game/pack.ts';
import { randomDeal, seeded } from '../src/game/random-deal.ts';
import { callsOf, ruleOfThumbFor } from '../src/game/rule-of-thumb.ts';
import { variantById } from '../src/game/variants/index.ts';
import type { AdviceAnswer } from '../src/notation/advice-answer.ts';
import { formatHand } from '../src/notation/deal.ts';
import { adviseWith } from '../src/solver/advise.ts';
import { SolverClient } from '../src/solver/client.ts';
import { startThread } from '../src/solver/threads.ts';
import { machine } from './machine.ts';
import { mean } from './statistics.ts';

const SEED = 20261120;
const EVERY = 10;

const { values: options } = parseArgs({
  options: {
    hands: { type: 'string', default: '1000' },
    deals: { type: 'string', default: '20' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
  },
});
const [hands, deals, jobs] = [options.hands, options.deals, options.jobs].map(Number) as [number, number, number];

const variant = variantById('schieber');
const { rules } = variant;
const contracts = contractsOf(rules);
const random = seeded(SEED);
const drawn = Array.from({ length: hands }, () => randomDeal(rules, handSize(rules), random).N);

/** How often the rule of thumb names no contract, one, and several: needs no solving, so many hands. */
function callsAlone(): string {
  const rule = ruleOfThumbFor(variant, rules)!;
  const random = seeded(SEED);
  const counts = [0, 0, 0];
  const sample = 100_000;
  for (let i = 0; i < sample; i++) {
    const calls = callsOf(rule, rules, randomDeal(rules, handSize(rules), random).N, false);
    counts[Math.min(calls.length, 2)]!++;
  }
  const [none, one, more] = counts.map((count) => `${((100 * count) / sample).toFixed(1)} %`);
  return `The rule of thumb on ${sample} hands: passes ${none}, names one contract ${one}, several ${more}.`;
}

/** Mean points of a contract. */
const worthOf = ({ contracts }: AdviceAnswer, name: string): number =>
  contracts.find(({ contract }) => contract === name)!.mean;

const share = (some: number, all: number): string =>
  `${some} of ${all}${all > 0 ? ` (${Math.round((100 * some) / all)} %)` : ''}`;

function report(all: readonly AdviceAnswer[], seconds: number): void {
  const best = (advice: AdviceAnswer) => advice.contracts[0]!;
  const called = all.filter(({ ruleOfThumb }) => ruleOfThumb!.calls.length > 0);
  const passed = all.filter(({ ruleOfThumb }) => ruleOfThumb!.calls.length === 0);
  const agrees = (advice: AdviceAnswer): boolean =>
    advice.ruleOfThumb!.calls.some(({ contract }) => contract === best(advice).contract);
  const single = called.filter(({ ruleOfThumb }) => ruleOfThumb!.calls.length === 1);
  const meanCalled = (advice: AdviceAnswer): number =>
    mean(advice.ruleOfThumb!.calls.map(({ contract }) => worthOf(advice, contract)));
  const settled = all.filter(({ contracts: [, second] }) => (second!.behind.interval?.[0] ?? 0) > 0);
  const points = (values: readonly number[]): string => (values.length > 0 ? mean(values).toFixed(1) : '-');
  console.log(`\n${all.length} hands, ${deals} deals each, ${Math.round(seconds)} s with ${jobs} workers`);
  console.table({
    'the best mean is a call, of hands with calls': share(called.filter(agrees).length, called.length),
    'the same, of hands with one call': share(single.filter(agrees).length, single.length),
    'mean points of the best contract, hands with calls': points(called.map((advice) => best(advice).mean)),
    'mean points of what is called': points(called.map(meanCalled)),
    'mean points of any contract, the same hands': points(
      called.map((advice) => mean(contracts.map((contract) => worthOf(advice, contract)))),
    ),
    'mean points of the best contract, hands that pass': points(passed.map((advice) => best(advice).mean)),
    'the best is surely ahead of the second, all hands': share(settled.length, all.length),
  });
}

console.log(machine());
console.log(callsAlone());
const client = new SolverClient({ createWorker: () => startThread(), workers: jobs, turnMs: Infinity });
const start = performance.now();
const all: AdviceAnswer[] = [];
for (const [index, hand] of drawn.entries()) {
  all.push(await adviseWith(client, { variant: variant.id, hand: formatHand(hand), deals, seed: index }));
  const isLast = all.length === hands;
  if (isLast || all.length % EVERY === 0) report(all, (performance.now() - start) / 1000);
}
client.dispose();
