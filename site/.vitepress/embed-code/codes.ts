/**
 * What an author copies to show a deal on a page: the tag, the frame, a link, React. A deal becomes text in them, escaped for the
 * place where it stands, whatever was pasted.
 */
import { importLanguage } from '../../../src/widget/content/import-language.ts';
import type { Input } from '../../../src/widget/model/input.ts';
import { embedTag, linkTo } from '../../../src/widget/share/share-text.ts';
import type { Table } from '../../../src/widget/model/table.ts';
import fitFrames from '../../guide/iframe.html?raw';

/** Attributes that say how the deal is shown; empty for what is shown unless told otherwise. */
export const LOOKS = ['lang', 'deck', 'hands', 'density', 'values'] as const;

export type Looks = Readonly<Record<(typeof LOOKS)[number], string>> & {
  /** The reader's unless given. */
  readonly theme: '' | 'light' | 'dark';
};

export interface Codes {
  readonly tag: string;
  readonly frame: string;
  readonly link: string;
  readonly react: string;
}

/** The height of a frame until its page tells its own, in CSS pixels. */
const FRAME_HEIGHT = 900;

/**
 * The folder that an author names, with a slash at its end.
 * @throws Error that says what would be right
 */
export function folderOf(address: string): string {
  const url = urlOf(address.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    const shown = JSON.stringify(address.slice(0, 60));
    throw new Error(`${shown} is no address of a folder. Write it whole, such as https://example.org/jass/`);
  }
  return url.href.replace(/\/*$/, '/');
}

function urlOf(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * @param folder address of the folder that has the files of the package's `dist`, with a slash at its end
 * @param input what was read, with presets and rules as it has them
 */
export function codesFor(folder: string, input: Input, table: Table, looks: Looks): Codes {
  const given = LOOKS.map((name) => [name, looks[name]] as const).filter(([, value]) => value !== '');
  const scheme = looks.theme && (['style', `color-scheme: ${looks.theme}`] as const);
  const language = importLanguage(looks.lang) ?? 'en';
  const others = scheme ? [...given, scheme] : given;
  const tag = embedTag(`${folder}element/jass-solver.js`, input, table, others, language);
  const query = new URLSearchParams(given.map(([name, value]) => [name, value]));
  if (looks.theme) query.set('theme', looks.theme);
  const page = new URL('embed.html', folder);
  page.search = query.toString();
  const link = linkTo(page.href, input, table);
  return { tag, frame: frameOf(link), link, react: reactOf(tag, looks) };
}

function frameOf(link: string): string {
  const source = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return `${fitFrames.trim()}
<iframe
  src="${source}"
  title="A deal, and what each side can make"
  loading="lazy"
  style="border: 0; inline-size: 100%; block-size: ${FRAME_HEIGHT}px"
></iframe>
`;
}

/** The same attributes as those of the tag, as a component's: in braces, where any text may stand. */
function reactOf(tag: string, { theme }: Looks): string {
  const attributes = [...tag.matchAll(/^ {2}([\w-]+)="([^"]*)"$/gm)].map(([, name, value]) => [
    name!,
    unescaped(value!),
  ]);
  const lines = attributes
    .filter(([name]) => name !== 'style')
    .map(([name, value]) => `  ${name}=${/["{}\\&\n]/.test(value!) ? `{${JSON.stringify(value)}}` : `"${value}"`}`);
  if (theme) lines.push(`  style={{ colorScheme: '${theme}' }}`);
  return `import { JassSolver } from 'jass-solver/react';\n\n<JassSolver\n${lines.join('\n')}\n/>;\n`;
}

const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&');
