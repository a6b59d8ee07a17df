/**
 * `npm run zip` also packs the WordPress plugin, as `build/jass-solver-wordpress.zip`, which a site installs by upload. It has the files of
 * integrations/wordpress, the built element, and the names of the attributes that the tags may have.
 */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CustomElement, Package } from 'custom-elements-manifest/schema';
import { zipSync } from 'fflate';
import { atRoot, shownPath } from './paths.ts';

/** A fixed date, so that the same files make the same bytes. */
const DATE = new Date(1980, 0, 1);

type Files = Readonly<Record<string, Uint8Array>>;

/** The files of a folder, by their paths below `to`. */
function filesOf(folder: string, to: string): Files {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return Object.fromEntries(
    files.map((path) => [`${to}/${path.replaceAll('\\', '/')}`, readFileSync(join(folder, path))]),
  );
}

/** The names of the attributes of each element, from the manifest. */
function attributes(): Readonly<Record<string, readonly string[]>> {
  const { modules } = JSON.parse(readFileSync(atRoot('dist/custom-elements.json'), 'utf8')) as Package;
  const elements = modules
    .flatMap(({ declarations = [] }) => declarations as CustomElement[])
    .filter(({ tagName }) => tagName);
  return Object.fromEntries(
    elements.map(({ tagName, attributes = [] }) => [tagName!, attributes.map(({ name }) => name)]),
  );
}

/** The files of the plugin, in its folder `jass-solver`. */
export function pluginFiles(): Files {
  return {
    ...filesOf(atRoot('integrations/wordpress'), 'jass-solver'),
    ...filesOf(atRoot('dist/element'), 'jass-solver/assets'),
    'jass-solver/assets/jass-solver.core.js': readFileSync(atRoot('dist/jass-solver.core.js')),
    'jass-solver/attributes.json': new TextEncoder().encode(JSON.stringify(attributes())),
    'jass-solver/LICENSE': readFileSync(atRoot('LICENSE')),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = atRoot('build/jass-solver-wordpress.zip');
  mkdirSync(atRoot('build'), { recursive: true });
  writeFileSync(file, zipSync(pluginFiles(), { level: 9, mtime: DATE }));
  console.log(shownPath(file));
}
