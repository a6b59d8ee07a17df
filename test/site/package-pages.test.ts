/** The reference of entries and scripts. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BENCHES } from '../../bench/benches.ts';
import { atRoot } from '../../tools/paths.ts';
import { packagePages } from '../../tools/site/package-pages.ts';

it('describes every entry and every script of package.json, and no other', () => {
  expect(Object.keys(packagePages())).toEqual(['reference/package.md', 'reference/scripts.md']);
});

it.each(Object.entries(BENCHES))(
  'the benchmark %s is a file, and npm scripts build what it measures',
  (name, { builds }) => {
    const { scripts } = JSON.parse(readFileSync(atRoot('package.json'), 'utf8')) as { scripts: object };
    expect(existsSync(atRoot(`bench/${name}.ts`))).toBe(true);
    expect(builds.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  },
);
