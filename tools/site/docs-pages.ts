/** The project's documents as pages: each page includes its file, which remains the only copy. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { atRoot } from '../paths.ts';
import type { Pages } from './rules-pages.ts';

/** Documents outside docs/ that have a page if they exist. */
const BESIDE = ['CHANGELOG.md', 'CONTRIBUTING.md'];

export interface Document {
  /** Name of the page, relative to the site. */
  readonly page: string;
  readonly title: string;
}

/** Every document; the index of a folder is its README. */
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
