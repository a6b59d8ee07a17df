/**
 * Takes the library and the command from build/lib, where the compiler writes all of src/, to dist/: the files that an entry of package.json
 * names, with those that they import, and no others. The element is bundled (build-element.ts); of it only the types are taken.
 */
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { atRoot } from './paths.ts';

const COMPILED = 'build/lib';
/** What other tools write into dist/. */
const BUNDLED = /^element\/|^jass-solver\.|\.json$/;
const IMPORTED = /\b(?:from|import|new URL) ?\(?\s*['"](\.[^'"]+)['"]/g;

/** The files below dist/ that a part of package.json names. */
function named(value: unknown): string[] {
  if (typeof value === 'string') return /^\.\/dist\/.*\.[jt]s$/.test(value) ? [value.slice('./dist/'.length)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(named) : [];
}

/** A file and all that it imports. A declaration imports declarations, under the names of their sources. */
function withImports(entries: readonly string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) {
    const text = readFileSync(atRoot(`${COMPILED}/${file}`), 'utf8');
    for (const [, path] of text.matchAll(IMPORTED)) {
      const imported = join(file, '..', path!).replaceAll('\\', '/');
      // The command reads package.json.
      if (imported.startsWith('../')) continue;
      found.add(file.endsWith('.d.ts') ? imported.replace(/\.[jt]s$/, '.d.ts') : imported);
    }
  }
  return found;
}

const { exports, bin } = JSON.parse(readFileSync(atRoot('package.json'), 'utf8')) as { exports: object; bin: object };
const entries = named([exports, bin]).filter((file) => !BUNDLED.test(file));
// threads.ts starts it by an address that it computes.
const taken = withImports([...entries, 'engine/node-worker.js']);

const present = existsSync(atRoot('dist')) ? readdirSync(atRoot('dist'), { recursive: true, withFileTypes: true }) : [];
for (const entry of present.filter((one) => one.isFile())) {
  const path = join(entry.parentPath, entry.name);
  const file = path.slice(atRoot('dist/').length).replaceAll('\\', '/');
  if (!BUNDLED.test(file) && !taken.has(file)) rmSync(path);
}
for (const file of taken) cpSync(atRoot(`${COMPILED}/${file}`), atRoot(`dist/${file}`), { preserveTimestamps: true });
chmodSync(atRoot('dist/cli/main.js'), 0o755);
