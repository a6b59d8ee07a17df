/**
 * `npm run zip` also packs the plugins for WordPress and MediaWiki, `build/jass-solver-wordpress.zip` and `build/jass-solver-mediawiki.zip`. Each has
 * the files of its folder in integrations, the built element, what the plugins share, and the names of the attributes that the tags may have.
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

/** The files of a plugin. @param source its folder in integrations @param folder that it has where it is installed @param assets the folder there of the element */
const pluginFiles = (source: string, folder: string, assets: string): Files => ({
  ...filesOf(atRoot(`integrations/${source}`), folder),
  ...filesOf(atRoot('dist/element'), `${folder}/${assets}`),
  [`${folder}/hands.php`]: readFileSync(atRoot('integrations/hands.php')),
  [`${folder}/attributes.json`]: new TextEncoder().encode(JSON.stringify(attributes())),
  [`${folder}/LICENSE`]: readFileSync(atRoot('LICENSE')),
});

export const wordPressFiles = (): Files => ({
  ...pluginFiles('wordpress', 'jass-solver', 'assets'),
  'jass-solver/assets/jass-solver.core.js': readFileSync(atRoot('dist/jass-solver.core.js')),
});

export const mediaWikiFiles = (): Files => pluginFiles('mediawiki', 'JassSolver', 'resources');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(atRoot('build'), { recursive: true });
  for (const [place, files] of Object.entries({ wordpress: wordPressFiles(), mediawiki: mediaWikiFiles() })) {
    const file = atRoot(`build/jass-solver-${place}.zip`);
    writeFileSync(file, zipSync(files, { level: 9, mtime: DATE }));
    console.log(shownPath(file));
  }
}
