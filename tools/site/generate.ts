/**
 * Generates the parts of the site that are not in its folder: pages from the data, the code and the documents in site/generated/,
 * and the built element in site/public/.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { atRoot } from '../paths.ts';
import { commandPage } from './command-page.ts';
import { courseSnippets } from './course-snippets.ts';
import { diagramsPage } from './diagrams-page.ts';
import { docsPages } from './docs-pages.ts';
import { elementManifest, elementOf, elementPage } from './element-page.ts';
import { sessionPage } from './session-page.ts';
import { jsonPage } from './json-page.ts';
import { writeLibraryPages } from './library-pages.ts';
import { packagePages } from './package-pages.ts';
import { pageZip } from '../page-zip.ts';
import { reflect } from './reflections.ts';
import { rulesPages } from './rules-pages.ts';
import { rulesReference } from './rules-reference.ts';
import { snippets } from './snippets.ts';
import { whyNotPage } from './why-not/page.ts';

const GENERATED = atRoot('site/generated');
const PUBLIC = atRoot('site/public');

export async function generate(): Promise<void> {
  copyPublic();
  rmSync(GENERATED, { recursive: true, force: true });
  const element = elementOf(elementManifest());
  const types = await reflect([
    'src/game/cards.ts',
    'src/game/scoring/payoff.ts',
    'src/widget/state/events.ts',
    'src/notation/request/request.ts',
    'src/notation/answer/answer.ts',
  ]);
  const [json, whyNot] = await Promise.all([jsonPage(types), whyNotPage()]);
  const pages = {
    ...rulesPages(VARIANTS),
    ...rulesReference(),
    ...docsPages(),
    ...elementPage(element, types),
    ...snippets(),
    ...courseSnippets(),
    ...packagePages(),
    ...sessionPage(),
    ...diagramsPage(),
    ...commandPage(),
    ...json,
    ...whyNot,
  };
  for (const [name, text] of Object.entries(pages)) {
    const file = `${GENERATED}/${name}`;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  copyPictures();
  await writeLibraryPages(GENERATED);
}

/** Copies the pictures of the documents beside the generated pages. */
function copyPictures(): void {
  const isPicture = (path: string): boolean => statSync(path).isDirectory() || /\.(svg|png)$/.test(path);
  cpSync(atRoot('docs'), `${GENERATED}/docs`, { recursive: true, filter: isPicture });
}

/** Copies the element that `npm run build:element` makes, also as a file to download, and the pictures of the site itself. */
function copyPublic(): void {
  const built = atRoot('dist/element');
  if (!existsSync(`${built}/jass-solver.js`))
    throw new Error('The site needs the built element: run npm run build:element');
  rmSync(PUBLIC, { recursive: true, force: true });
  cpSync(built, `${PUBLIC}/element`, { recursive: true });
  // For a page that fetches ahead what it will need without a network.
  writeFileSync(`${PUBLIC}/element/files.json`, JSON.stringify(readdirSync(`${built}/assets`)));
  writeFileSync(`${PUBLIC}/jass-solver.zip`, pageZip());
  cpSync(atRoot('site/.vitepress/favicon.svg'), `${PUBLIC}/favicon.svg`);
  // The picture that chats show of a link to the site.
  cpSync(atRoot('docs/pictures/deal.png'), `${PUBLIC}/preview.png`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generate();
