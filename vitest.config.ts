/**
 * Three projects: `unit` runs in Node, `command` runs the built command (test/cli), `browser` opens built pages in Chromium
 * (test/browser) and installs the packed package (test/consumers). `npm test` runs a tenth of the property cases, and of the
 * consumers those without a bundler; with `--mode ci` (`npm run test:ci`) everything runs in full.
 */
import { defineConfig } from 'vitest/config';

/** Tests wait for conditions, not for time: these limits only end a hang, and hold on the busiest machine. */
const LIMITS = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig(({ mode }) => {
  const isFull = mode === 'ci';
  const { TIMES = isFull ? '1' : '0.1' } = process.env;
  const shared = {
    ...LIMITS,
    env: { TIMES },
    setupFiles: ['test/setup.ts'],
    // The files that a worker runs share its modules: most of the time of a short test would be its imports.
    isolate: false,
  };
  return {
    test: {
      // Vitest would keep a core for itself, but does nearly nothing while tests run.
      maxWorkers: '100%',
      projects: [
        {
          test: {
            ...shared,
            name: 'unit',
            include: ['test/**/*.test.ts'],
            exclude: ['test/{browser,cli,consumers}/**'],
          },
        },
        { test: { ...shared, name: 'command', include: ['test/cli/*.test.ts'], globalSetup: ['test/cli/setup.ts'] } },
        {
          test: {
            ...shared,
            name: 'browser',
            include: ['test/browser/*.test.ts', `test/consumers/${isFull ? '*' : '{node,package}'}.test.ts`],
            globalSetup: ['test/browser/setup.ts'],
            expect: { poll: { timeout: 120_000 } },
            // All of them after the others, so that a worker keeps its browser from file to file (test/browser/harness.ts).
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
