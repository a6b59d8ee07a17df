/**
 * `npm run zip`: the folder `jass-solver` with everything that a page needs, packed into one file for people without npm. A release has it
 * beside the package. It is dist/element as it is built, so that documents name one layout for all ways to get it.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipSync } from 'fflate';
import { atRoot, shownPath } from './paths.ts';

const SOURCE = atRoot('dist/element');
/** A fixed date, so that the same files make the same bytes. */
const DATE = new Date(1980, 0, 1);

/** The bytes of the archive. */
export function pageZip(): Uint8Array {
  const paths = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(SOURCE, path)).isFile());
  const entries = files.map((path): [string, Uint8Array] => [
    `jass-solver/${path.replaceAll('\\', '/')}`,
    readFileSync(join(SOURCE, path)),
  ]);
  const licence: [string, Uint8Array] = ['jass-solver/LICENSE', readFileSync(atRoot('LICENSE'))];
  return zipSync(Object.fromEntries([...entries, licence]), { level: 9, mtime: DATE });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { version } = JSON.parse(readFileSync(atRoot('package.json'), 'utf8')) as { version: string };
  const file = atRoot(`build/jass-solver-${version}.zip`);
  mkdirSync(atRoot('build'), { recursive: true });
  writeFileSync(file, pageZip());
  console.log(shownPath(file));
}
