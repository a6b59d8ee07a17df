/** When a build has nothing to do. */
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atRoot, shownPath } from '../../tools/paths.ts';
import { isUpToDate } from '../../tools/up-to-date.ts';

let folder: string;
beforeAll(() => {
  mkdirSync(atRoot('build'), { recursive: true });
  folder = shownPath(mkdtempSync(atRoot('build/up-to-date-')));
  mkdirSync(atRoot(`${folder}/src`));
});
afterAll(() => rmSync(atRoot(folder), { recursive: true }));

/** Writes files, or dates the folder `src`, in this order: each is a second younger than the one before. */
function write(names: readonly string[]): void {
  for (const [second, name] of names.entries()) {
    const path = atRoot(`${folder}/${name}`);
    if (name !== 'src') writeFileSync(path, name);
    utimesSync(path, second + 1, second + 1);
  }
}

it.each<[sentence: string, files: string[], outputs: string[], isDone: boolean]>([
  ['outputs newer than all sources', ['src/a', 'src', 'first', 'last'], ['first', 'last'], true],
  ['a source changed later', ['src', 'first', 'last', 'src/a'], ['first', 'last'], false],
  ['a source was added or deleted later', ['src/a', 'first', 'last', 'src'], ['first', 'last'], false],
  ['a source changed during the build', ['src', 'first', 'src/a', 'last'], ['first', 'last'], true],
  ['the build was interrupted before the last output', ['src', 'last', 'src/a', 'first'], ['first', 'last'], false],
  ['an output is missing', ['src/a', 'src', 'last'], ['never-written', 'last'], false],
])('%s', (_, files, outputs, isDone) => {
  write(files);
  expect(
    isUpToDate(
      outputs.map((name) => `${folder}/${name}`),
      [`${folder}/src`],
    ),
  ).toBe(isDone);
});
