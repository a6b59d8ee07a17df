/**
 * `npm run test:places`: the integrations in the software that they are for. The tests of a place are skipped where its software is not installed.
 * On Debian, `test/places/install` installs all of it.
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/places/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/places/setup.ts'],
    // They only end a hang.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Each place waits often: for its server, and for a page.
    maxWorkers: 2,
  },
});
