/**
 * A plugin for Rollup and Vite that lets each `import()` of the sources wait for its files (src/page/files-first.ts): those that the imported file imports
 * in its turn, without those that the importing file has already loaded.
 */
import { dirname, relative } from 'node:path/posix';
import type { OutputBundle, OutputChunk, Plugin } from 'rollup';
import { atRoot } from './paths.ts';

const MODULE = atRoot('src/page/files-first.ts');
/** Stands for the list of files until their names are known. */
const FILES = '__FILES__';
const NAME = '__NAME__';

/** @param outside the files that a file of another bundle loads with itself, by the address that the import has */
export function filesFirst(outside: Readonly<Record<string, readonly string[]>> = {}): Plugin {
  return {
    name: 'files-first',
    transform(code, id) {
      if (!id.startsWith(atRoot('src/')) || !/\bimport\(["']\./.test(code)) return null;
      const waiting = code.replace(/\bimport\((["']\.[^"']*["'])\)/g, `$afterFiles("${FILES}", () => import($1))`);
      return { code: `import { afterFiles as $afterFiles } from ${JSON.stringify(MODULE)};\n${waiting}`, map: null };
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const home = chunks.find(({ moduleIds }) => moduleIds.includes(MODULE));
      if (!home) return;
      const from = dirname(home.fileName);
      home.code = home.code.replace(NAME, relative(from, home.fileName));
      for (const chunk of chunks) {
        const loaded = withImports(bundle, chunk.fileName);
        chunk.code = chunk.code.replaceAll(WAITING, (_, between: string, address: string) => {
          const file = relative('.', `${dirname(chunk.fileName)}/${address}`);
          const files = outside[address] ?? [...withImports(bundle, file)].filter((of) => !loaded.has(of));
          return `${JSON.stringify(files.map((of) => relative(from, of)))}${between}import("${address}")`;
        });
        if (chunk.code.includes(FILES)) throw new Error(`${chunk.fileName} has an import whose files are not known`);
      }
    },
  };
}

/** The stand-in, what a bundler may write around the import, and the address. */
const WAITING = new RegExp(`["'\`]${FILES}["'\`]([^]*?)import\\(["'\`]([^"'\`]+)["'\`]\\)`, 'g');

/** A file of a bundle with all that it imports, as far as they are in the bundle. */
export function withImports(bundle: OutputBundle | readonly OutputChunk[], file: string): Set<string> {
  const chunks = Object.values(bundle);
  const all = new Set<string>();
  const add = (name: string): void => {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk || all.has(name)) return;
    all.add(name);
    if (chunk.type === 'chunk') chunk.imports.forEach(add);
  };
  add(file);
  return all;
}
