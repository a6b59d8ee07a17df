/**
 * Two projects: `unit` runs in Node, `browser` drives a real Chromium against the built pages (test/browser/)
 * and against projects that have installed the package (test/consumers/).
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // As many files at once as there are cores, one of which vitest would else keep for itself; it does nearly nothing meanwhile.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/browser/**', 'test/consumers/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/{browser,consumers}/**/*.test.ts'],
          globalSetup: ['test/browser/setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // What a page shows may be waiting for a solver that a dozen others share a core with; the usual second is not enough.
          expect: { poll: { timeout: 30_000 } },
          // A browser on a busy machine now and then loses a race that no visitor sees; the report names what needed another try.
          retry: process.env.CI ? 2 : 0,
        },
      },
    ],
  },
});
