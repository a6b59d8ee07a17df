/**
 * `npm run test:places`: the integrations in the software that they are for. A test is skipped where its software is not installed. On Debian:
 * `apt-get install --no-install-recommends wordpress wordpress-theme-twentytwentyone php-cli php-mysql php-xml php-gd mariadb-server`.
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
    fileParallelism: false,
  },
});
