/** From where a part of the program is imported again after a failure, by the error that the browser gave. */
import { expect, it } from 'vitest';
import { anotherAddress, retryImport } from '../../src/engine/page/retry-import.ts';

const FILE = 'https://example.org/assets/print-x1.js';

it.each<[browser: string, message: string, address: string | undefined]>([
  ['Chromium', `Failed to fetch dynamically imported module: ${FILE}`, `${FILE}?again=1`],
  ['Chromium, a second time', `Failed to fetch dynamically imported module: ${FILE}?again=1`, `${FILE}?again=2`],
  ['Firefox', `error loading dynamically imported module: ${FILE}`, `${FILE}?again=1`],
  ['Firefox, a second time', `error loading dynamically imported module: ${FILE}?again=1`, `${FILE}?again=2`],
  ['WebKit, which tries the same address again', 'Importing a module script failed.', undefined],
])('%s', (_, message, address) => {
  expect(anotherAddress(new TypeError(message))).toBe(address);
});

it('the first import, and the next one in WebKit, use the address of the program', async () => {
  for (const failure of [undefined, new TypeError('Importing a module script failed.')]) {
    expect(await retryImport(() => Promise.resolve('the part'), failure)).toBe('the part');
  }
});
