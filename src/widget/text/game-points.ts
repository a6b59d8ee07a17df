/** Game points in words: a number of them on the score sheet. */
import { english } from '../../languages/en/outcome.ts';
import { sayIn } from './locales.ts';
import type { Language } from './words.ts';

export function gamePoints({ locale, words }: Language, n: number): string {
  const say = sayIn(locale, 'outcome', english);
  const amount = words.number(n);
  return words.plural(n, say('gamePoint', { amount }), say('gamePoints', { amount }));
}
