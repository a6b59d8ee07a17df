/**
 * `npm run test:browsers`: the element in Firefox and in WebKit, the engine of Safari, as they are installed. `npm test` goes through
 * everything in Chromium; these tests try what differs between browsers. On Debian:
 * `apt-get install firefox-esr webkit2gtk-driver xvfb`.
 */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/other-browsers/*.test.ts'],
    setupFiles: ['test/setup.ts'],
    globalSetup: ['test/other-browsers/setup.ts'],
    // They only end a hang.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
