/**
 * A study of random deals, as an example of bulk work: every deal is solved in every contract, and charts show the distribution of
 * the leader's points, the worth of the trump jack and nine, and how often each contract is best.
 *
 *     npx tsx examples/corpus.ts --variant schieber --deals 1000 --seed 1 --jobs 2
 *
 * `jass-solver batch` does the solving, with its threads, progress, Ctrl-C and continuation after a kill. Run again with the
 * same options, it continues where it stopped.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { contractsOf, formatDeal, randomDeal, seeded, variantById } from 'jass-solver/core';
import type { Answer, ErrorAnswer } from 'jass-solver/core';
import { chartOf } from './corpus/chart.ts';
import { studyOf, summaryOf } from './corpus/study.ts';
import type { SolvedDeal } from './corpus/study.ts';

/** Reads an option. A wrong one ends the study with its reason, in place of a stack trace. */
function read<Value>(value: () => Value): Value {
  try {
    return value();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}

const { values: options } = read(() =>
  parseArgs({
    options: {
      variant: { type: 'string', default: 'schieber' },
      deals: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      /** Cards a hand; by default the full hand. */
      cards: { type: 'string' },
      jobs: { type: 'string', default: `${availableParallelism()}` },
      /** The folder for requests, answers and the chart. */
      out: { type: 'string', default: 'build/corpus' },
    },
  }),
);

/** A whole number from an option. */
const number = (name: 'deals' | 'seed' | 'cards' | 'jobs', text: string, [least, most = Infinity] = [1]): number =>
  read(() => {
    const value = /^\d+$/.test(text) ? Number(text) : NaN;
    if (value >= least && value <= most) return value;
    const upTo = most === Infinity ? '' : ` to ${most}`;
    throw new Error(`--${name} is "${text}"; write a whole number from ${least}${upTo}.`);
  });

const variant = read(() => variantById(options.variant));
const { rules } = variant;
const [deals, seed, jobs] = [
  number('deals', options.deals),
  number('seed', options.seed, [0]),
  number('jobs', options.jobs),
] as const;
const full = rules.deck.ranks.length * rules.deck.copies;
const size = options.cards === undefined ? full : number('cards', options.cards, [1, full]);
const contracts = contractsOf(rules);

const random = seeded(seed);
const drawn = Array.from({ length: deals }, () => randomDeal(rules, random, size));
/** One a line, so that a killed run loses no more than the deals in flight. */
const requests = drawn.flatMap((deal) =>
  contracts.map((contract) => ({ variant: variant.id, contract, leader: 'N', deal: formatDeal(deal), want: [] })),
);

mkdirSync(options.out, { recursive: true });
const name = join(options.out, `${variant.id}-${size}-cards-seed-${seed}`);
const [asked, answered] = [`${name}-${deals}.requests.jsonl`, `${name}-${deals}.answers.jsonl`];
writeFileSync(asked, requests.map((request) => `${JSON.stringify(request)}\n`).join(''));

const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n').filter(Boolean);

const packageFile = createRequire(import.meta.url).resolve('jass-solver/package.json');
const { bin } = JSON.parse(readFileSync(packageFile, 'utf8')) as { bin: Record<string, string> };
const command = join(dirname(packageFile), bin['jass-solver']!);
// Ctrl-C also reaches the command, in the same terminal. This process waits, so that it can say how to continue.
process.on('SIGINT', () => undefined);
// If all requests are answered this ends at once.
const child = spawn(process.execPath, [command, 'batch', '--jobs', `${jobs}`, '--skip-done', answered], {
  stdio: [openSync(asked, 'r'), openSync(answered, 'a'), 'inherit'],
});
await once(child, 'close');
if (child.exitCode !== 0) {
  console.error('The study is not finished. The same command continues it.');
  process.exit(child.exitCode ?? 1);
}

const answers = linesOf(answered).map((line) => JSON.parse(line) as Answer | ErrorAnswer);
const solved = drawn.map((deal, index): SolvedDeal => {
  const points = contracts.map((contract, at) => {
    const answer = answers[index * contracts.length + at]!;
    if ('error' in answer) throw new Error(`deal ${index}, ${contract}: ${answer.error.message}`);
    return [contract, answer.value!.NS!] as const;
  });
  return { deal, points: new Map(points) };
});

const study = studyOf(rules, solved);
const title = `${variant.name}: ${deals} random deals${size < full ? ` of ${size} cards a hand` : ''}, seed ${seed}`;
writeFileSync(`${name}-${deals}.svg`, chartOf(title, study));
console.log(summaryOf(title, study));
console.log(`\nThe chart: ${name}-${deals}.svg`);
