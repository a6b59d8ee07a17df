/**
 * Every file that a document or a comment names exists. The laboratory notes and the changelog may name files of their time.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { atRoot } from '../../tools/paths.ts';

const FOLDERS = ['assembly', 'bench', 'demo', 'docs', 'examples', 'site', 'src', 'test', 'tools'];
const TEXTS = /\.(ts|md|vue|html|yml)$/;
/** Written by programs or others, or a record of the past. */
const NOT_READ = /(^|\/)(generated|public|lab|node_modules)\//;
/** A path from the project's folder, perhaps with several names in braces. */
const NAMED = new RegExp(
  `(?<![\\w./@-])(?:${FOLDERS.join('|')})/[\\w./-]*(?:\\{[\\w.,-]+\\}[\\w./-]*)?(?<=[\\w}])`,
  'g',
);
const A_FILE = /\.(ts|json|md|vue|html|svg|png)$/;

const files = [
  'README.md',
  'CONTRIBUTING.md',
  'oxlint.config.js',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(atRoot(folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ).filter((file) => TEXTS.test(file) && !NOT_READ.test(file)),
];

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function expand(path: string): string[] {
  const [, before, names, after] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return names === undefined ? [path] : names.split(',').map((name) => `${before}${name}${after}`);
}

it('every file that is named exists', () => {
  const named = files.flatMap((file) =>
    [...readFileSync(atRoot(file), 'utf8').matchAll(NAMED)].flatMap(([path]) =>
      expand(path)
        .filter((one) => A_FILE.test(one))
        .map((one) => [file, one] as const),
    ),
  );
  expect(named.length).toBeGreaterThan(200);
  const missing = named.filter(([, path]) => !NOT_READ.test(path) && !existsSync(atRoot(path)));
  expect(missing.map(([file, path]) => `${file} names ${path}`)).toEqual([]);
});
