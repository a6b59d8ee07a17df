/** The entries and the scripts of package.json as tables. Each has its description here, and a missing or needless one is an error. */
import { readFileSync } from 'node:fs';
import { BENCHES } from '../../bench/benches.ts';
import { atRoot } from '../paths.ts';
import { code, page, table } from './markdown.ts';
import type { Pages } from './rules-pages.ts';

/** What each entry is, in Markdown, by its name in the exports of package.json. */
export const ENTRIES: Readonly<Record<string, string>> = {
  '.': 'the element, and `solve`; the worker and the WebAssembly are inside it: one tag, from any address, in any bundler. Under Node, empty classes for a page that a server renders',
  './element': 'the element also under Node, for tests with a document such as jsdom',
  './adviser':
    '`<jass-adviser>`, the expected points of each contract from one hand, for pages; it brings the element with it',
  './game': '`<jass-game>`, the review of several deals, for pages; it brings the element with it',
  './study':
    '`<jass-study>`, an annotated record whose text drives the board, for pages; it brings the element with it',
  './external': 'the same for strict policies: the worker and the WebAssembly are files beside it',
  './worker': 'the file of the worker, for a page that starts it itself',
  './solver.wasm': 'the file of the WebAssembly',
  './core': 'rules, notation, and the solver as plain functions: no page, no worker',
  './node': 'all of `core`, and the solver in threads of Node',
  './react': 'the element as a React component; React is an optional peer dependency',
  './react/game': '`<jass-game>` as a React component',
  './react/adviser': '`<jass-adviser>` as a React component',
  './react/study': '`<jass-study>` as a React component',
  './external/react': 'the React component with worker and WebAssembly as files, for strict policies',
  './jsx': 'types of the four tags for JSX',
  './svelte': 'types of the four tags for the templates of Svelte',
  './vue': 'types of the four tags for the templates of Vue',
  './puzzles.json': 'sixty puzzles of three levels, as requests, with the command lines that found them',
  './schema/request.json': 'the JSON schema of requests',
  './schema/answer.json': 'the JSON schema of answers and errors',
  './custom-elements.json': 'the manifest of the elements, for tools',
  './package.json': 'the description of the package',
};

const SCRIPTS: Readonly<Record<string, string>> = {
  start: 'builds everything, serves the demo and prints its address',
  test: 'format, lint, types, and the tests',
  'test:quick': 'the tests of `npm test`, without the checks and without a build; words choose files',
  'test:ci': 'the checks and all tests, with more cases and every consumer of the package',
  'test:long':
    'the property tests with a hundred times as many cases (`TIMES=…`); words choose files, such as `npm run test:long -- values`',
  'test:places': 'the integrations in the software that they are for, WordPress and MediaWiki, which must be installed',
  'test:browsers': 'a few tests of the element in Firefox and WebKit, which must be installed',
  check: 'formats; types and lint rules, with which folder imports which; circular imports',
  format: 'formats all files',
  build: 'everything: the package and the demo (`build/demo/`)',
  'build:package': 'the package (`dist/`): WebAssembly, library, command, element and its manifest',
  'build:wasm': 'the WebAssembly and the worker',
  'build:lib': 'the library and the command',
  'build:element': 'the element, in both builds and in one file',
  'build:manifest': 'the manifest of the elements',
  'build:schema': 'the JSON schemas of requests and answers',
  prepare: 'the build of the package, which npm runs after an install in a checkout or from git, and before it packs',
  prepack: 'removes the former build, which npm runs before it packs',
  sizes: 'the compressed size of the files that a page loads to paint a deal and to solve it, against its budget',
  site: 'the docs site (`build/site/`) with its links checked; `-- --base /folder/` for a folder of a server',
  'site:dev': 'the docs site, served and updated while you write',
  pictures: 'the pictures of the README and the gallery; words choose some, such as `npm run pictures -- contracts`',
  screenshots: 'the reference pictures of the browser tests',
  signature: 'the pinned node counts, which a refactoring must not change',
  bench: 'the benchmarks below, each as `npm run bench -- NAME`',
  puzzles: 'the collection of puzzles, found again by the command',
  zip: 'the folder `jass-solver` that a page needs, and the plugins for WordPress and MediaWiki, each as one file in `build/`',
};

interface Package {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly scripts: Readonly<Record<string, string>>;
}

/** @throws Error where a description is missing or describes nothing */
export function packagePages(): Pages {
  const { exports, scripts } = JSON.parse(readFileSync(atRoot('package.json'), 'utf8')) as Package;
  return {
    'reference/package.md': page(
      { title: 'Entries of the package', description: 'The entries that a program can import' },
      [
        '# Entries of the package',
        'This page is generated from `package.json`. Which build to choose, and what a bundler needs: [builds](../guide/builds.md).',
        table(
          ['import', 'what it is'],
          described(exports, ENTRIES, 'entry').map(([name, text]) => [code(name.replace(/^\./, 'jass-solver')), text]),
        ),
      ],
    ),
    'reference/scripts.md': page({ title: 'Scripts', description: 'The npm scripts of a checkout' }, [
      '# Scripts',
      'The npm scripts of a checkout, each with `npm run`. This page is generated from `package.json`.',
      table(
        ['script', 'what it does'],
        described(scripts, SCRIPTS, 'script').map(([name, text]) => [code(name), text]),
      ),
      '## Benchmarks',
      table(
        ['`npm run bench --`', 'what it measures'],
        Object.entries(BENCHES).map(([name, { what }]) => [code(name), what]),
      ),
      'With `--write`, a benchmark that prints tables also writes them to `docs/figures/`, with machine, date and command.',
      'For one test file: `npx vitest run FILE`. For the tests without a browser: `npx vitest run --project unit`; for the others: `--project browser`.',
    ]),
  };
}

/** Names with their descriptions, in the order of the descriptions. */
function described(
  names: Readonly<Record<string, unknown>>,
  descriptions: Readonly<Record<string, string>>,
  kind: string,
): [string, string][] {
  const missing = Object.keys(names).filter((name) => !Object.hasOwn(descriptions, name));
  const needless = Object.keys(descriptions).filter((name) => !Object.hasOwn(names, name));
  if (missing.length > 0) throw new Error(`package.json: no description of the ${kind} ${missing.join(', ')}`);
  if (needless.length > 0) throw new Error(`package.json has no ${kind} ${needless.join(', ')}`);
  return Object.entries(descriptions);
}
