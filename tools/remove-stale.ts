/**
 * Removes from dist/ what the compiler wrote for sources that have since been moved or removed: it leaves them, and the package would have both.
 * Runs before each build of the library.
 */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { atRoot } from './paths.ts';

/** Files of the bundler, which have no sources of their names. */
const BUNDLED = /^(?:element|external)\/|^jass-solver\./;

const files = existsSync(atRoot('dist')) ? readdirSync(atRoot('dist'), { recursive: true, encoding: 'utf8' }) : [];
for (const file of files.map((name) => name.replaceAll('\\', '/'))) {
  const [, source] = /^(.*?)(?:\.d)?\.[jt]s$/.exec(file) ?? [];
  if (source && !BUNDLED.test(file) && !existsSync(atRoot(`src/${source}.ts`))) rmSync(atRoot(`dist/${file}`));
}
