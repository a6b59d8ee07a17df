/**
 * `npm run test:long [-- words of file names]`: the property tests with TIMES (100 by default) times the full number of runs, without
 * the browser and without tests that have no random cases. SEED and the same TIMES repeat a run.
 */
import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';

const { TIMES = '100', SEED = `${randomInt(2 ** 31)}` } = process.env;
console.log(
  `Property tests, ${TIMES} times the full number of runs. To repeat: SEED=${SEED} TIMES=${TIMES} npm run test:long`,
);

export default defineConfig({
  test: {
    include: [
      'game/properties',
      'notation/fuzz',
      'analysis/{answer,extremes,payoffs,several-solvers}',
      'solver/{values,payoffs,taken,each-contract,own-kind,ideas,solver,legality,shared-table,exchange}',
      'solver/full-deals/*',
    ].map((name) => `test/${name}.test.ts`),
    setupFiles: ['test/long-setup.ts'],
    env: { TIMES, SEED },
    reporters: ['verbose'],
    // A day, which only ends a hang.
    testTimeout: 86_400_000,
    hookTimeout: 86_400_000,
  },
});
