/**
 * `npm run bench -- advice [--hands 1000 --deals 60 --solve 4]`: compares the rule of thumb with the best contract with
 * all cards known, on random Schieber hands of a fixed seed. hand-values.ts says how that is measured. Results go to a
 * file as they are found: after Ctrl-C the same command continues. `advice check --hands 30` checks estimates against
 * solved deals.
 *
 * The contract that is best on the measured deals is partly so by luck, which makes any other call look worse than it
 * is. So the loss of a call is given twice: against the best on the same deals, which is too much, and on one half of
 * the deals against the best on the other half, which is too little if the halves disagree.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bar, inTime, timeLeft } from '../src/cli/progress/bar.ts';
import { oneLine } from '../src/cli/progress/one-line.ts';
import type { Card, Contract } from '../src/game/cards.ts';
import { randomDeal, seeded } from '../src/game/play/random-deal.ts';
import { callsOf, ruleOfThumbFor } from '../src/game/inference/rule-of-thumb.ts';
import type { Call } from '../src/game/inference/rule-of-thumb.ts';
import { variantById } from '../src/game/variants/index.ts';
import { loadSolver } from '../src/solver/full-solver.ts';
import { check } from './advice-check.ts';
import { HandValues } from './hand-values.ts';
import type { Solvers } from './hand-values.ts';
import { report, words } from './report.ts';
import type { Table } from './report.ts';
import { figure, mean, percent, share } from './statistics.ts';

const SEED = 20261120;
/** Hands on which only the rule is tried. */
const CALLS_ALONE = 100_000;
const ROUGH_TABLE_BYTES = 2 ** 18;

const { values: options, positionals } = parseArgs({
  args: [...words],
  allowPositionals: true,
  options: {
    hands: { type: 'string', default: '1000' },
    /** The most deals estimated for a hand. */
    deals: { type: 'string', default: '60' },
    /** The deals solved for a hand whose call is not the best contract. */
    solve: { type: 'string', default: '4' },
  },
});
const [hands, deals, solve] = [options.hands, options.deals, options.solve].map(Number) as [number, number, number];

const variant = variantById('schieber');
const { rules } = variant;
const rule = ruleOfThumbFor(variant, rules)!;

/** The result of a call, in card points. */
interface CallResult {
  readonly contract: Contract;
  readonly rule: string;
  /** By how much the best contract is estimated to be better. */
  readonly behind: number;
  /** The same, corrected by solved deals. */
  readonly same: number;
  /** The same against the best contract of the other half of the deals. */
  readonly other: number;
}

/** The result of a hand. */
interface HandResult {
  readonly calls: readonly CallResult[];
  readonly deals: number;
  readonly solved: number;
  /** The mean of the best contract, on deals that did not choose it. */
  readonly mean: number;
  /** Whether both halves of the deals name the same contract as best. */
  readonly isSettled: boolean;
}

const isEven = (deal: number): boolean => deal % 2 === 0;
const isOdd = (deal: number): boolean => !isEven(deal);

function resultOf(values: HandValues, calls: readonly Call[]): HandResult {
  const asked = calls.map(({ contract }) => contract);
  values.estimate(deals, asked);
  const [best, evenBest, oddBest] = [values.best(), values.best(isEven), values.best(isOdd)];
  const correction = (one: Contract, other: Contract): number =>
    one === other ? 0 : mean(values.errors(one, solve)) - mean(values.errors(other, solve));
  const results = calls.map(({ contract, rule }): CallResult => {
    const behind = values.behind(best, contract);
    const halves = [values.behind(evenBest, contract, isOdd), values.behind(oddBest, contract, isEven)];
    const corrections = [evenBest, oddBest].map((best) => correction(best, contract));
    const same = behind + correction(best, contract);
    return { contract, rule, behind, same, other: mean(halves) + mean(corrections) };
  });
  const { solved } = values;
  const isSettled = evenBest === oddBest;
  const points = mean([values.mean(evenBest, isOdd), values.mean(oddBest, isEven)]);
  return { calls: results, deals: values.deals, solved, mean: points, isSettled };
}

/** How often the rule of thumb names no contract, one, and several: needs no solving, so many hands. */
function callsAlone(): string {
  const random = seeded(SEED);
  const counts = [0, 0, 0];
  for (let i = 0; i < CALLS_ALONE; i++) {
    const calls = callsOf(rule, rules, randomDeal(rules, random).N, false);
    counts[Math.min(calls.length, 2)]!++;
  }
  const [none, one, more] = counts.map((count) => percent(count, CALLS_ALONE));
  return `The rule of thumb on ${CALLS_ALONE} hands: passes ${none}, names one contract ${one}, several ${more}.`;
}

/** Calls by the rule that they follow; sure tricks by where they are counted from. */
function byRule(all: readonly HandResult[]): Map<string, CallResult[]> {
  const groups = new Map<string, CallResult[]>();
  for (const call of all.flatMap(({ calls }) => calls)) {
    const name = call.contract.length === 1 ? call.rule : `${call.rule}, ${call.contract}`;
    groups.set(name, [...(groups.get(name) ?? []), call]);
  }
  return groups;
}

const ofCalls = (calls: readonly CallResult[]): Record<string, string> => ({
  'is the best': share(calls.filter(({ behind }) => behind === 0).length, calls.length),
  'within 2 points': share(calls.filter(({ behind }) => behind <= 2).length, calls.length),
  'within 5 points': share(calls.filter(({ behind }) => behind <= 5).length, calls.length),
  'loss, same deals': figure(calls.map(({ same }) => same)),
  'loss, other deals': figure(calls.map(({ other }) => other)),
});

/** The loss of a hand's calls, each equally likely. */
const lossOf = (hands: readonly HandResult[], which: 'same' | 'other'): string =>
  figure(hands.map(({ calls }) => mean(calls.map((call) => call[which]))));

function tablesOf(all: readonly HandResult[]): Table[] {
  if (all.length === 0) return [];
  const sum = (count: (result: HandResult) => number): number => all.reduce((total, hand) => total + count(hand), 0);
  const called = all.filter(({ calls }) => calls.length > 0);
  const passed = all.filter(({ calls }) => calls.length === 0);
  const single = called.filter(({ calls }) => calls.length === 1);
  const nearest = called.map(({ calls }) => Math.min(...calls.map(({ behind }) => behind)));
  const settled = (some: readonly HandResult[]): string =>
    share(some.filter(({ isSettled }) => isSettled).length, some.length);
  const caption = `${all.length} hands; ${sum(({ deals }) => deals)} deals estimated, ${sum(({ solved }) => solved)} contracts of deals solved`;
  const figures = {
    'the rule calls': share(called.length, all.length),
    'a call is the best contract': share(nearest.filter((behind) => behind === 0).length, called.length),
    'the same, hands with one call': share(
      single.filter(({ calls: [call] }) => call!.behind === 0).length,
      single.length,
    ),
    'a call is within 2 points of it': share(nearest.filter((behind) => behind <= 2).length, called.length),
    'a call is within 5 points of it': share(nearest.filter((behind) => behind <= 5).length, called.length),
    'loss of a hand’s calls, same deals': lossOf(called, 'same'),
    'loss of a hand’s calls, other deals': lossOf(called, 'other'),
    'loss of the call, hands with one call, same deals': lossOf(single, 'same'),
    'loss of the call, hands with one call, other deals': lossOf(single, 'other'),
    'points of the best contract, hands with calls': figure(called.map(({ mean }) => mean)),
    'points of the best contract, hands that pass': figure(passed.map(({ mean }) => mean)),
    'both halves of the deals have the same best, hands with calls': settled(called),
    'the same, hands that pass': settled(passed),
  };
  const byName = [...byRule(all)].map(([rule, calls]) => ({ rule, calls: calls.length, ...ofCalls(calls) }));
  return [{ caption, rows: Object.entries(figures).map(([of, value]) => ({ of, value })) }, { rows: byName }];
}

/** Measures the hands that no earlier run measured. */
async function measure(drawn: readonly (readonly Card[])[], solvers: Solvers): Promise<HandResult[]> {
  const file = `build/advice/${deals}-deals-${solve}-solved.jsonl`;
  mkdirSync('build/advice', { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  const all = lines.slice(0, drawn.length).map((line) => JSON.parse(line) as HandResult);
  let isStopped = false;
  process.once('SIGINT', () => (isStopped = true));
  const line = oneLine(process.stderr);
  const [earlier, startMs] = [all.length, performance.now()];
  for (const [index, hand] of drawn.entries()) {
    if (index < all.length) continue;
    // Lets Ctrl-C through.
    await new Promise((resolve) => setImmediate(resolve));
    if (isStopped) break;
    const result = resultOf(new HandValues(rules, hand, index, solvers), callsOf(rule, rules, hand, false));
    appendFileSync(file, `${JSON.stringify(result)}\n`);
    all.push(result);
    const left = timeLeft(all.length - earlier, drawn.length - all.length, performance.now() - startMs);
    line?.write(`${bar(all.length / drawn.length)} ${all.length} of ${drawn.length} hands, about ${inTime(left)} left`);
  }
  line?.leave();
  return all;
}

const random = seeded(SEED);
const drawn = Array.from({ length: hands }, () => randomDeal(rules, random).N);
const solvers = { rough: await loadSolver({ tableBytes: ROUGH_TABLE_BYTES }), exact: await loadSolver() };
if (positionals.includes('check'))
  await report('Estimates of deals against their values', [check(rules, drawn, solvers, deals)]);
else {
  const alone = callsAlone();
  await report('The rule of thumb', [{ caption: alone, rows: [] }, ...tablesOf(await measure(drawn, solvers))]);
}
