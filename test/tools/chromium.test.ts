/** The search for a Chromium. */
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/chromium.ts';
import type { Candidate, Source } from '../../tools/chromium.ts';

const missing: Candidate = { from: 'a place', executable: '/no/such/browser' };
/** Starts, and is no browser. */
const node: Candidate = { from: 'another place', executable: process.execPath };
const broken: Source = () => {
  throw new Error('apt-get install chromium: failed (status 100)');
};

describe('findChromium', () => {
  it.each([
    [{ JASS_CHROMIUM: '/no/such/browser' }, /JASS_CHROMIUM should name .*: there is no file \/no\/such\/browser/],
    [{ JASS_CHROMIUM: '', CHROME_PATH: '/no/such/browser' }, /CHROME_PATH should name/],
    [{ CHROME_PATH: process.execPath }, /CHROME_PATH should name .*does not start/],
  ])('fails clearly when the environment names none that starts: %o', async (env, message) => {
    await expect(findChromium(env, [() => [node]])).rejects.toThrow(message);
  });

  it('says what to install, and what was tried, when there is none', async () => {
    const sources = [() => [missing, node], broken];
    await expect(findChromium({}, sources)).rejects.toThrow(
      /Install one \(on Debian: apt-get install chromium\), or set JASS_CHROMIUM.*a place: there is no file.*another place: .*does not start.*failed \(status 100\)/s,
    );
  });
});
