/**
 * How good advice is after a short time: `npm run bench:adviser -- [variant] [hands] [seconds]`.
 *
 * For random hands of a game it prints, the second unless `seconds` is 0,
 *  - the error of estimates: how far the mean of the estimates of a contract is from that of the exact values of the same deals, as a share of the
 *    deviation from deal to deal. the allowances in src/analysis/contracts/advice.ts must cover 95 % of them;
 *  - how stable the ranking is: whether the contract that leads after the given time leads after ten times as long, on other deals.
 *
 * The ranking depends on the machine. Run it while nothing else does.
 */
import { availableParallelism } from 'node:os';
import { SolverClient } from '../src/engine/client.ts';
import { adviseWith } from '../src/engine/sampling/advise.ts';
import { advise } from '../src/engine/synchronous.ts';
import { startThread } from '../src/engine/threads.ts';
import { randomDeal, seeded } from '../src/game/play/random-deal.ts';
import { handSize } from '../src/game/rules/pack.ts';
import { usualPayoff } from '../src/game/scoring/payoffs/targets.ts';
import { variantById } from '../src/game/variants/index.ts';
import { formatHand } from '../src/notation/deal.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { machine } from './machine.ts';

const [name = 'schieber', handsGiven = '20', secondsGiven = '2'] = process.argv.slice(2);
const variant = variantById(name);
const payoff = usualPayoff(variant);
const seconds = Number(secondsGiven);
const random = seeded(4);
const hands = Array.from({ length: Number(handsGiven) }, () => formatHand(randomDeal(variant.rules, random).N));
/** Deals a hand on which estimates are compared with exact values. */
const COMPARED = 12;
/** Full deals with more cards a hand are estimated only. */
const MOST_SOLVED = 10;
const canSolve = handSize(variant.rules) <= MOST_SOLVED;

console.log(`${variant.name}, payoff ${payoff}, ${hands.length} random hands; ${machine()}`);

if (canSolve) {
  const solver = await loadSolver();
  const errors = hands.flatMap((hand) => {
    const request = { variant: variant.id, hand, payoff, deals: COMPARED };
    const exact = advise(request, solver).contracts;
    return advise({ ...request, estimates: 'only' }, solver).contracts.map(({ contract, mean }) => {
      const { mean: true_, deviation } = exact.find((of) => of.contract === contract)!;
      return Math.abs(mean - true_) / Math.max(deviation!, 1);
    });
  });
  errors.sort((a, b) => a - b);
  const quantile = (share: number): string => errors[Math.floor(share * (errors.length - 1))]!.toFixed(2);
  console.log(
    `error of mean estimates in deviations: median ${quantile(0.5)}, 95 % ${quantile(0.95)}, most ${quantile(1)}`,
  );
}

if (seconds === 0) process.exit();

const client = new SolverClient({
  createWorker: () => startThread(),
  workers: availableParallelism(),
  turnMs: Infinity,
});
const first = async (hand: string, seed: number, limitMs: number) => {
  const estimates = canSolve ? 'first' : 'only';
  return adviseWith(client, { variant: variant.id, hand, payoff, estimates, deals: 400, seed, limitMs });
};
let [same, close] = [0, 0];
for (const hand of hands) {
  const early = await first(hand, 1, 1000 * seconds);
  const late = await first(hand, 2, 10_000 * seconds);
  const leader = early.contracts[0]!.contract;
  const later = late.contracts.find(({ contract }) => contract === leader)!;
  if (later === late.contracts[0]) same++;
  else if (!later.behind.interval || later.behind.interval[0] <= 0) close++;
  console.log(
    `  ${hand.padEnd(20)} ${leader} (${early.estimated} deals estimated, ${early.deals} solved), later ${late.contracts[0]!.contract}, ${later.behind.mean.toFixed(1)} behind`,
  );
}
client.dispose();
console.log(
  `after ${seconds} s the leader is that of ${10 * seconds} s in ${same} of ${hands.length} hands, and as good as far as intervals tell in ${close} more`,
);
