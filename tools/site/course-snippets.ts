/**
 * The courses and the printed hands of examples/ as parts of pages: a heading and a study for each, in one language. The text of a study stands in its tag,
 * so that it is read without a script, too; its title is the heading.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { escapeHtml } from '../../src/notation/escape-html.ts';
import { formatStudy } from '../../src/notation/study/format-study.ts';
import { parseStudy } from '../../src/notation/study/parse-study.ts';
import type { Study } from '../../src/notation/study/study.ts';
import type { Language } from '../../src/languages/registry/languages.ts';
import { atRoot } from '../paths.ts';
import type { Pages } from './rules-pages.ts';

const FOLDERS = {
  'course-schieber': 'courses/schieber',
  'course-klaverjassen': 'courses/klaverjassen',
  published: 'published',
} as const;

/** Of each folder a file for each language that all its studies have. */
export function courseSnippets(): Pages {
  return Object.fromEntries(
    Object.entries(FOLDERS).flatMap(([name, folder]) => {
      const studies = studiesIn(folder);
      return [...studies[0]!.texts.keys()].map((language) => [
        `snippets/${name}-${language}.md`,
        studies.map((study, index) => section(study, index + 1, language)).join('\n'),
      ]);
    }),
  );
}

function studiesIn(folder: string): Study[] {
  const path = atRoot(`examples/${folder}`);
  return readdirSync(path)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => parseStudy(readFileSync(`${path}/${file}`, 'utf8')));
}

function section({ facts, deals, texts }: Study, number: number, language: Language): string {
  const { title, chapters } = texts.get(language)!;
  const text = formatStudy({
    facts,
    // The text tells the plays; before it they would give the answers away.
    deals: deals.map((deal) => ({ ...deal, plays: [] })),
    texts: new Map([[language, { title: '', chapters }]]),
  });
  return [
    `## ${number}. ${title}`,
    `<jass-study lang="${language}">`,
    `<pre v-pre>\n${escapeHtml(text.trimEnd())}\n</pre>`,
    '</jass-study>\n',
  ].join('\n\n');
}
