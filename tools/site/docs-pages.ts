/** The project's own documents as pages: each includes its file, which stays the only copy. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { atRoot } from '../paths.ts';
import type { Pages } from './rules-pages.ts';

/** Documents beside the folder docs/ that have a page, as far as they are there. */
const BESIDE = ['CHANGELOG.md', 'CONTRIBUTING.md'];

export interface Document {
  /** Name of the page, relative to the site. */
  readonly page: string;
  readonly title: string;
}

/** Every document, by the name of its file; the index of a folder is its README. */
export function documents(): Document[] {
  return files().map((file) => ({ page: pageOf(file), title: titleOf(file) }));
}

export function docsPages(): Pages {
  return Object.fromEntries(
    files().map((file) => {
      const name = pageOf(file);
      // From site/generated/ and the folders in it up to the project's.
      const up = '../'.repeat(name.split('/').length + 1);
      return [name, `<!--@include: ${up}${file}-->\n`];
    }),
  );
}

function files(): string[] {
  const inDocs = readdirSync(atRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`);
  return [...inDocs.sort(), ...BESIDE.filter((name) => existsSync(atRoot(name)))];
}

const pageOf = (file: string): string =>
  BESIDE.includes(file) ? file.toLowerCase() : file.replace(/README\.md$/, 'index.md');

function titleOf(file: string): string {
  const title = /^# (.*)$/m.exec(readFileSync(atRoot(file), 'utf8'))?.[1];
  if (title === undefined) throw new Error(`${file} has no title`);
  return title.replaceAll('`', '');
}
