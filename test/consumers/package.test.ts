/** What npm publishes: its files, its size, and what the tools of the trade have against it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createPackageFromTarballData, checkPackage } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, it } from 'vitest';
import { sizes } from '../../tools/sizes.ts';
import { packed } from './project.ts';

/** The most that the files of the package may be together, in kB; two builds for pages and the modules for Node are meant to be in it. */
const MOST_KILOBYTES = 3000;
/** What may lie in it, by the beginning of the path. */
const MEANT = [
  /^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  /^dist\/(index|core|node|react|jsx)\.(js|d\.ts)$/,
  /^dist\/(analysis|cli|engine|game|notation|solver|widget)\/[\w/-]+\.(js|d\.ts)$/,
  /^dist\/element\/(jass-solver|assets\/[\w-]+)\.js$/,
  /^dist\/(element|external)\/licenses\.txt$/,
  /^dist\/embed\.(html|js)$/,
  /^dist\/external\/[\w-]+\.(js|wasm)$/,
  /^dist\/(custom-elements|web-types|vscode\.(html|css)-custom-data)\.json$/,
];

const files = (): string[] =>
  readdirSync(packed(), { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(packed(), path)).isFile(),
  );

it('has what is meant to be published and nothing else', () => {
  expect(files().filter((path) => !MEANT.some((form) => form.test(path)))).toEqual([]);
  for (const form of MEANT)
    expect(
      files().some((path) => form.test(path)),
      String(form),
    ).toBe(true);
});

it(`is at most ${MOST_KILOBYTES} kB`, () => {
  const bytes = files().reduce((sum, path) => sum + statSync(join(packed(), path)).size, 0);
  expect(bytes / 1000).toBeLessThanOrEqual(MOST_KILOBYTES);
});

it('publint has nothing against it', async () => {
  const { messages } = await publint({ pkgDir: packed(), pack: false, strict: true });
  const manifest = JSON.parse(readFileSync(join(packed(), 'package.json'), 'utf8')) as Record<string, unknown>;
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
});

it('are-the-types-wrong finds them right, of every entry that is a module', async () => {
  const folder = join(packed(), '..');
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  const found = await checkPackage(createPackageFromTarballData(readFileSync(join(folder, tarball))), {
    excludeEntrypoints: ['./solver.wasm', './custom-elements.json'],
  });
  // An ES module cannot be required by Node before 20.19, and has no entries for resolvers older than `exports`.
  const problems = (found.types ? found.problems : []).filter(
    (problem) =>
      problem.kind !== 'CJSResolvesToESM' && !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
  );
  expect(found.types).toBeTruthy();
  expect(problems).toEqual([]);
});

it.each(sizes().filter(({ budget }) => budget !== undefined))('keeps its budget: $what', (row) => {
  expect(row.kilobytes).toBeLessThanOrEqual(row.budget!);
});
