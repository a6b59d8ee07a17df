/** The reference of entries and scripts. */
import { expect, it } from 'vitest';
import { packagePages } from '../../tools/site/package-pages.ts';

it('describes every entry and every script of package.json, and no other', () => {
  expect(Object.keys(packagePages())).toEqual(['reference/package.md', 'reference/scripts.md']);
});
