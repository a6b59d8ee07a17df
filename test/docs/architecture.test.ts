/** docs/architecture.md names many files, and folders that exist, and is short. A folder of the element shows at a glance what is in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { atRoot } from '../../tools/paths.ts';

const PAGE = readFileSync(atRoot('docs/architecture.md'), 'utf8');

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function expand(path: string): string[] {
  const [, before, names, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').map((name) => `${before}${name}${after}`);
}

const paths = [...PAGE.matchAll(/`((?:src|assembly|tools|test|bench|demo|site)\/[^`\s]*)`/g)].flatMap(([, path]) =>
  expand(path!),
);

it('names enough files for the changes that it lists', () => {
  expect(paths.length).toBeGreaterThan(60);
});

// test/docs/paths.test.ts checks the files.
it.each([...new Set(paths)].filter((path) => path.endsWith('/')))('%s is a folder', (path) => {
  expect(existsSync(atRoot(path))).toBe(true);
});

it('fits in 150 lines', () => {
  expect(PAGE.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

const foldersOf = (path: string): string[] =>
  readdirSync(atRoot(path), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);

it.each(foldersOf('src'))('%s has at most ten files, twelve outside the element', (folder) => {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeLessThanOrEqual(folder.includes('/widget/') ? 10 : 12);
});
