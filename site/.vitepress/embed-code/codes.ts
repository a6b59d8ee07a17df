/**
 * The code that an author copies to show a deal: a link to this site, and for a page of the author’s the tag, the frame, a link, React. The deal is escaped for its place in
 * each, whatever was pasted.
 */
import { importLanguage } from '../../../src/widget/features/reading/import-language.ts';
import type { Input } from '../../../src/widget/state/input.ts';
import { formatEmbedTag } from '../../../src/notation/exports/embed-tag.ts';
import { DIAGRAM_DECKS } from '../../../src/notation/drawing/diagram-decks.ts';
import { drawLinked } from '../../../src/notation/drawing/draw-deal.ts';
import { linkTo } from '../../../src/notation/exports/deal-text.ts';
import { linkedOf } from '../../../src/widget/features/share/shared-deal.ts';
import type { Table } from '../../../src/widget/state/table.ts';
import type { Language } from '../../../src/languages/registry/languages.ts';
import { embedWords } from './texts.ts';
import fitFrames from '../../guide/iframe.html?raw';

/** Attributes that set how the deal looks; empty for the default. */
export const LOOKS = ['lang', 'deck', 'hands', 'density', 'values'] as const;

export type Looks = Readonly<Record<(typeof LOOKS)[number], string>> & {
  /** The theme of the page in the frame or behind the link; by default the reader's. A tag takes its colours from its own page. */
  readonly theme: '' | 'light' | 'dark';
};

export interface Codes {
  /** A link to the viewer of the site. */
  readonly viewer: string;
  readonly tag: string;
  readonly frame: string;
  readonly link: string;
  readonly react: string;
  /** The diagram, for pages without script and for print. */
  readonly svg: string;
}

/** The height of a frame until its page reports its own, in CSS pixels. */
const FRAME_HEIGHT = 900;

/** Stands for the author’s own site while an address begins with a slash; the code has the address without it. */
const OWN_SITE = 'https://own-site.invalid';

/**
 * The folder named by the author, with a slash at its end: a full address, or a path of the author’s own site.
 * @throws Error that shows a correct address
 */
export function folderOf(address: string): string {
  const url = urlOf(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    const shown = JSON.stringify(address.slice(0, 60));
    throw new Error(
      `${shown} is not the address of a folder. Write /jass-solver/ or a full address, such as https://example.org/jass-solver/`,
    );
  }
  return url.href.replace(OWN_SITE, '').replace(/\/*$/, '/');
}

function urlOf(text: string): URL | null {
  try {
    return /^\/(?!\/)/.test(text) ? new URL(OWN_SITE + text) : new URL(text);
  } catch {
    return null;
  }
}

/**
 * @param viewer the address of the viewer
 * @param folder the folder `jass-solver` with the script, as `folderOf` returns it
 * @param input the attributes that were read, including presets and rules
 * @param reading the language of what a page without scripts shows, unless the looks name one
 */
export function codesFor(
  { viewer, folder }: { readonly viewer: string; readonly folder: string },
  input: Input,
  table: Table,
  looks: Looks,
  reading: Language = 'en',
): Codes {
  const given = LOOKS.map((name) => [name, looks[name]] as const).filter(([, value]) => value !== '');
  const language = importLanguage(looks.lang) ?? reading;
  const linked = linkedOf(input, table);
  const tag = formatEmbedTag(linked, { script: `${folder}jass-solver.js`, looks: given, language });
  const query = new URLSearchParams(given.map(([name, value]) => [name, value]));
  if (looks.theme) query.set('theme', looks.theme);
  const linkWithLooks = (page: URL): string => {
    page.search = query.toString();
    return linkTo(page.href, linked).replace(OWN_SITE, '');
  };
  const link = linkWithLooks(new URL('embed.html', urlOf(folder)!));
  const deck = DIAGRAM_DECKS.find((known) => known === looks.deck) ?? 'french';
  return {
    viewer: linkWithLooks(new URL(viewer)),
    tag,
    frame: frameOf(link, embedWords(language)('frameTitle')),
    link,
    react: reactOf(tag),
    svg: drawLinked(linked, { deck, language }),
  };
}

function frameOf(link: string, title: string): string {
  const source = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${fitFrames.trim()}
<iframe
  src="${source}"
  title="${title}"
  loading="lazy"
  style="border: 0; inline-size: 100%; block-size: ${FRAME_HEIGHT}px"
></iframe>
`;
}

/** The attributes of the tag as a component's, in braces if the text requires it. */
function reactOf(tag: string): string {
  const attributes = [...tag.matchAll(/^ {2}([\w-]+)="([^"]*)"$/gm)].map(([, name, value]) => [
    name!,
    unescaped(value!),
  ]);
  const lines = attributes.map(
    ([name, value]) => `  ${name}=${/["{}\\&\n]/.test(value!) ? `{${JSON.stringify(value)}}` : `"${value}"`}`,
  );
  return `import { JassSolver } from 'jass-solver/react';\n\n<JassSolver\n${lines.join('\n')}\n/>;\n`;
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
