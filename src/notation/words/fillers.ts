/** The words between cards that are none, in all languages. All as `fold` returns them; the French à is apart, because `a` is an ace. */
import { LANGUAGES } from '../../languages/registry/languages.ts';
import { READINGS } from '../../languages/registry/readings.ts';

const ofAll = (part: 'fillers' | 'voids'): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((language) => READINGS[language][part]));

export const FILLERS = ofAll('fillers');
export const VOIDS = ofAll('voids');
