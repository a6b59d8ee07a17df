/** Keeps the deals of a text in their author's words where the text is written anew. */
import type { Language } from '../../../../languages/registry/languages.ts';
import { formatStudy } from '../../../../notation/study/format-study.ts';
import { parseStudy } from '../../../../notation/study/parse-study.ts';

/**
 * The new text, with title, facts and deals as they stand in the one before; the new one as it is if the two have not the same chapters.
 * @param language of a text that does not name it
 */
export function withHeads(before: string, written: string, language: Language): string {
  const [old, sections] = [sectionsOf(before), sectionsOf(written)];
  if (old.length !== sections.length) return written;
  const merged = sections.map((section, index) => merge(old[index]!, section)).join('\n\n');
  const text = `${merged.trim()}\n`;
  return isSame(text, written, language) ? text : written;
}

/** The text before the first chapter, and the chapters of all languages, each with its heading. */
const sectionsOf = (text: string): string[] => text.split(/^(?=##(?!#)|={3,}\s)/m);

/** Up to the hyphens that end a deal. */
const HEAD = /^[^]*?^-{3,}[ \t]*$/m;

function merge(old: string, section: string): string {
  const head = HEAD.exec(old)?.[0];
  const written = HEAD.exec(section)?.[0];
  if (head !== undefined) return `${head}\n\n${section.slice(written?.length ?? 0).trim()}`.trim();
  // The deal of the chapter before goes on.
  const [heading] = section.split('\n', 1);
  return written === undefined ? section.trim() : `${heading}\n\n${section.slice(written.length).trim()}`;
}

function isSame(text: string, written: string, language: Language): boolean {
  try {
    return formatStudy(parseStudy(text, language)) === formatStudy(parseStudy(written, language));
  } catch {
    return false;
  }
}
