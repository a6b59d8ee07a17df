/**
 * How good advice is after a short time: `npm run bench -- adviser [variant] [hands] [seconds]`.
 *
 * For random hands of a game it prints
 *  - how stable the ranking is: whether the contract that leads after some work leads after ten times as much, on other deals. The work is a number
 *    of estimated deals first, which is the same on every machine, and then the given time in threads, unless that is 0: run it while nothing else does;
 *  - the error of estimates: how far the mean of the estimates of a contract is from the mean of the exact values of the same deals, as a share of the
 *    deviation from deal to deal. The allowances in src/analysis/contracts/advice.ts must cover 95% of them.
 */
import { availableParallelism } from 'node:os';
import { SolverClient } from '../src/engine/client.ts';
import { adviseWith, isOnlyEstimated } from '../src/engine/sampling/advise.ts';
import { advise } from '../src/engine/synchronous.ts';
import { startThread } from '../src/engine/threads.ts';
import { randomDeal, seeded } from '../src/game/play/random-deal.ts';
import { usualPayoff } from '../src/game/scoring/payoffs/targets.ts';
import { variantById } from '../src/game/variants/index.ts';
import type { AdviceAnswer } from '../src/notation/answer/advice-answer.ts';
import { formatHand } from '../src/notation/hands.ts';
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
const canSolve = !isOnlyEstimated(variant.rules);

console.log(`${variant.name}, payoff ${payoff}, ${hands.length} random hands; ${machine()}`);

const solver = await loadSolver();

/** The work after which the ranking has to be stable: fewer deals than two cores estimate in two seconds. */
const EARLY_DEALS = 100;

interface Stability {
  same: number;
  /** Hands of which the intervals do not tell the early leader from the later one. */
  close: number;
}

/** Whether the leader of the early advice leads in the later one. */
function compare(early: AdviceAnswer, later: AdviceAnswer, counted: Stability): string {
  const leader = early.contracts[0]!.contract;
  const again = later.contracts.find(({ contract }) => contract === leader)!;
  if (again === later.contracts[0]) counted.same++;
  else if (!again.behind.interval || again.behind.interval[0] <= 0) counted.close++;
  return `${leader}, later ${later.contracts[0]!.contract}, ${again.behind.mean.toFixed(1)} behind`;
}

const summary = ({ same, close }: Stability): string =>
  `${same} of ${hands.length} hands, and as good as far as intervals tell in ${close} more`;

const byDeals: Stability = { same: 0, close: 0 };
for (const hand of hands) {
  const request = { variant: variant.id, hand, payoff, estimates: 'only' };
  const early = advise({ ...request, deals: EARLY_DEALS, seed: 1 }, solver);
  const later = advise({ ...request, deals: 10 * EARLY_DEALS, seed: 2 }, solver);
  console.log(`  ${hand.padEnd(20)} ${compare(early, later, byDeals)}`);
}
console.log(
  `after ${EARLY_DEALS} estimated deals the leader is the same as after ${10 * EARLY_DEALS} others in ${summary(byDeals)}`,
);

if (seconds > 0) await compareByTime();

if (canSolve) {
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
    `error of mean estimates in deviations: median ${quantile(0.5)}, 95% ${quantile(0.95)}, most ${quantile(1)}`,
  );
}

async function compareByTime(): Promise<void> {
  const client = new SolverClient({
    createWorker: () => startThread(),
    workers: availableParallelism(),
    shiftMs: Infinity,
  });
  const within = (hand: string, seed: number, limitMs: number): Promise<AdviceAnswer> => {
    const estimates = canSolve ? 'first' : 'only';
    return adviseWith(client, { variant: variant.id, hand, payoff, estimates, deals: 400, seed, limitMs });
  };
  const byTime: Stability = { same: 0, close: 0 };
  for (const hand of hands) {
    const early = await within(hand, 1, 1000 * seconds);
    const later = await within(hand, 2, 10_000 * seconds);
    console.log(
      `  ${hand.padEnd(20)} ${compare(early, later, byTime)} (${early.estimated} deals estimated, ${early.deals} solved)`,
    );
  }
  client.dispose();
  console.log(`after ${seconds} s the leader is the same as after ${10 * seconds} s in ${summary(byTime)}`);
}
