/** How a line with a trick begins: “Trick 1:”, “1.”, “1e slag:”, “Erster Stich:”, “trick 2 (North leads):”. */
import { LANGUAGES } from '../../../languages/registry/languages.ts';
import type { Sentences } from '../../../languages/reading.ts';
import { alternatives, LONG_SEATS } from './card-words.ts';
import { READINGS } from '../../../languages/registry/readings.ts';

/** The words of one kind in all languages. */
export const all = (of: (words: Sentences) => readonly string[]): readonly string[] => [
  ...new Set(LANGUAGES.flatMap((language) => of(READINGS[language].sentences))),
];

const TRICK = `(?:${alternatives(all(({ trick }) => trick))})(?!\\p{L})`;
/** The numbers of tricks by their words. */
export const ORDINALS: Readonly<Record<string, number>> = Object.fromEntries(
  LANGUAGES.flatMap((language) => READINGS[language].sentences.ordinals.map((word, index) => [word, index + 1])),
);

/** On the text that `foldInPlace` returns. */
export const TRICK_START = new RegExp(
  `^\\s*(?:(?:(?<ordinal>${alternatives(Object.keys(ORDINALS))})|(?<number>\\d{1,2})\\s*(?:\\.|st|nd|rd|th|er|re|eme|e|de|ste)?)\\s+(?:${TRICK})\\s*[:.)–—=-]?|(?:${TRICK}|t(?=\\d))\\s*(?:n°|nr\\.?|no\\.?|#)?\\s*(?<after>\\d{1,2})\\s*(?:\\((?<by>[^()]*)\\))?\\s*[:.)–—=-]?|(?<alone>\\d{1,2})(?:\\s*[.):]|\\s+(?=(?:${LONG_SEATS}|[nesw])\\s*:)))\\s*`,
  'u',
);

const LATER = alternatives(all(({ later }) => later));
const LEAD = alternatives(all(({ lead, turns }) => [...lead, ...turns]));
/** The player who leads before the cards of a trick: “North leads: …”, “then East: …”. On the same text. */
export const LED_BY = new RegExp(
  `^\\s*(?:(?:${LATER})\\s+(?<then>${LONG_SEATS})(?:\\s+(?:${LEAD}))?|(?<seat>${LONG_SEATS})\\s+(?:${LEAD}))\\s*:\\s*`,
  'u',
);
