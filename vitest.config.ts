/**
 * Four projects: `unit` and `mocking` run in Node, `command` runs the built command (test/cli), `browser` opens built pages in Chromium
 * (test/browser) and installs the packed package (test/consumers). `npm test` runs a hundredth of the property cases, of the
 * consumers those without a bundler, and not the docs site; with `--mode ci` (`npm run test:ci`) everything runs,
 * with a tenth of the property cases, other ones each time.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** Tests wait for conditions. These limits, in milliseconds, only end a hang, also on a busy machine. */
const LIMITS = { testTimeout: 400_000, hookTimeout: 400_000, expect: { poll: { timeout: 120_000 } } };

/** They mock modules or load them anew. Files that share a worker's modules would see the mock too, or prevent it. */
const MOCKING = 'test/{engine/{client,each-fault},cli/each-fault}.test.ts';

/** The docs site, which takes long to build, and a page with many elements. */
const IN_FULL_ONLY = ['test/browser/{site,element-crowd}.test.ts'];

/** Files that take long for their size: one of them would run alone at the end. */
const LONG = /\/(consumers|full-deals)\/|\/solver\/(values|ideas|payoffs|shared-table)\.test\.|\/site\.test\./;

/** Begins with the long files. Vitest goes by size where it has no times yet, as on a fresh clone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): number => Number(LONG.test(moduleId));
    return (await super.sort(files)).sort((a, b) => isLong(b) - isLong(a));
  }
}

export default defineConfig(({ mode }) => {
  const isFull = mode === 'ci';
  const { TIMES = isFull ? '0.1' : '0.01' } = process.env;
  const shared = {
    ...LIMITS,
    // The command writes its reports in the language of the locale: here English, wherever the tests run.
    env: { TIMES, LC_ALL: 'C' },
    setupFiles: ['test/setup.ts'],
    // The files that a worker runs share its modules: most of the time of a short test would be its imports.
    isolate: false,
  };
  return {
    test: {
      // More workers than cores: a test in Chromium or of the command often waits for another process.
      maxWorkers: Math.ceil(1.5 * availableParallelism()),
      sequence: { sequencer: LongestFirst },
      projects: [
        {
          test: {
            ...shared,
            name: 'unit',
            include: ['test/**/*.test.ts'],
            exclude: ['test/{browser,other-browsers,places,cli,consumers}/**', MOCKING],
          },
        },
        { test: { ...shared, name: 'mocking', include: [MOCKING], isolate: true } },
        {
          test: {
            ...shared,
            name: 'command',
            include: ['test/cli/*.test.ts'],
            globalSetup: ['test/cli/setup.ts'],
            // The built command, which Node loads as it is.
            server: { deps: { external: [/\/dist\//] } },
          },
        },
        {
          test: {
            ...shared,
            name: 'browser',
            include: [
              'test/browser/*.test.ts',
              `test/consumers/${isFull ? '*' : '{node,package,failing-files}'}.test.ts`,
            ],
            exclude: isFull ? [] : IN_FULL_ONLY,
            globalSetup: ['test/browser/setup.ts'],
            // Chromium on a busy machine fails now and then by itself; the report names each test that was run again.
            retry: isFull ? 1 : 0,
            // All of them after the others, so that a worker keeps its browser from file to file (test/browser/harness.ts).
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
