/**
 * Klaverjas 2018 again: J. N. van Rijn, F. W. Takes and J. K. Vis solved one deal of each of 981,541 classes ("Computing and Predicting Winning Hands
 * in the Trick-Taking Game of Klaverjas", BNAIC 2018). This example deals and solves one of each, too.
 *
 *     npx tsx examples/klaverjas-2018.ts --variant klaverjassen-rotterdam --seed 1 --jobs 2
 *
 * Spades are trumps, and North leads and declares. The file of outcomes has a byte for each class, in their order: the card points of North–South
 * with best play, without roem. It is written in parts; after an interruption the same command goes on. At the end its SHA-256 is printed, so
 * that two runs can be compared, and how often North–South have more than half.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatDeal } from 'jass-solver/core';
import { startThreads } from 'jass-solver/node';
import { classes, CLASSES, dealOf } from './klaverjas-2018/classes.ts';
import type { Counts } from './klaverjas-2018/classes.ts';

const { values: options } = parseArgs({
  options: {
    variant: { type: 'string', default: 'klaverjassen-rotterdam' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    /** Only every so many classes, for a first look. */
    every: { type: 'string', default: '1' },
    out: { type: 'string', default: 'build/klaverjas-2018' },
  },
});
const { variant, out } = options;
const [seed, jobs, every] = [options.seed, options.jobs, options.every].map(Number) as [number, number, number];
for (const [name, value] of Object.entries({ seed, jobs, every })) {
  if (Number.isInteger(value) && value >= 1) continue;
  console.error(`--${name} is "${options[name as 'seed']}"; write a whole number from 1.`);
  process.exit(2);
}
const count = Math.ceil(CLASSES / every);

/** Outcomes written at a time: few enough that an interruption costs nothing, many enough that writing takes no time. */
const PART = 1000;

mkdirSync(out, { recursive: true });
const file = join(out, `${variant}-${seed}${every === 1 ? '' : `-every-${every}`}.bin`);
const known = existsSync(file) ? Math.floor(readFileSync(file).length / PART) * PART : 0;
// A part that was cut off is solved again.
if (existsSync(file)) truncateSync(file, known);

const client = startThreads(jobs);

async function pointsOf(counts: Counts, place: number): Promise<number> {
  const deal = formatDeal(dealOf(counts, seed * CLASSES + place));
  const { value } = await client.solve({ variant, contract: 'S', leader: 'N', deal, want: [] });
  return value.NS;
}

async function writePart(part: readonly (readonly [Counts, number])[]): Promise<void> {
  appendFileSync(file, Uint8Array.from(await Promise.all(part.map(([counts, of]) => pointsOf(counts, of)))));
}

const start = performance.now();
let part: [Counts, number][] = [];
let index = 0;
let place = -1;
for (const counts of classes()) {
  place++;
  if (place % every !== 0) continue;
  if (index >= known) part.push([counts, place]);
  index++;
  if (part.length < PART && index < count) continue;
  if (part.length === 0) continue;
  await writePart(part);
  part = [];
  const [done, seconds] = [index - known, (performance.now() - start) / 1000];
  const left = Math.round(((count - index) * seconds) / done / 60);
  process.stderr.write(`\r${index} of ${count} classes, ${left} minutes left   `);
}
client.dispose();

const outcomes = readFileSync(file).subarray(0, count);
const won = outcomes.reduce((sum, points) => sum + Number(points > 81), 0);
const minutes = ((performance.now() - start) / 60_000).toFixed(1);
console.log(
  `\n${outcomes.length} classes of ${variant}, seed ${seed}: ${minutes} minutes for ${index - known} of them`,
);
console.log(`North–South have more than half in ${won} (${((100 * won) / outcomes.length).toFixed(2)} %)`);
console.log(`SHA-256 of ${file}: ${createHash('sha256').update(outcomes).digest('hex')}`);
