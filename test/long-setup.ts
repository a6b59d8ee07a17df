/**
 * Before each file of `npm run test:long`: sets the seed, scales the number of runs of properties that name none, and reports progress
 * on standard error, because one property may run for hours.
 */
import { writeSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { times } from './times.ts';

/** fast-check's default number of runs. */
const USUAL_RUNS = 100;
const STDERR = 2;
const REPORT_EVERY_MS = 30_000;

fc.configureGlobal({ seed: Number(process.env.SEED), numRuns: times(USUAL_RUNS) });

let test: string | undefined;
let runs = 0;
let started = 0;
let reports = 0;

fc.installGlobalPlugin(
  fc.beforeEach(() => {
    const { currentTestName } = expect.getState();
    const now = performance.now();
    if (currentTestName !== test) {
      test = currentTestName;
      runs = 0;
      started = now;
      reports = 0;
    }
    runs++;
    if (now - started < (reports + 1) * REPORT_EVERY_MS) return;
    reports = Math.floor((now - started) / REPORT_EVERY_MS);
    // Not with console.log, whose output waits until the property is done.
    writeSync(STDERR, `${test}: ${runs} runs in ${Math.round((now - started) / 1000)} s\n`);
  }),
);
