/**
 * Players whom a text seats by name, as in “Anna sits North, Beat East …” and “Nord: Anna, Ost: Beat …”. Where all four are, the sign of the
 * seat takes the place of the name everywhere else, so that every position stays.
 */
import type { Seat } from '../../../game/cards.ts';
import { LANGUAGES } from '../../words/languages.ts';
import { VIEWS } from '../../words/views.ts';
import { alternatives, kindOf, LONG_SEATS, SEAT_WORDS } from './card-words.ts';
import { foldInPlace } from './fold-in-place.ts';
import { SIGN_OF } from './written.ts';

const NAME = "(?<![\\p{L}\\p{N}])(?<name>\\p{L}[\\p{L}'’-]*\\p{L})(?![\\p{L}\\p{N}])";
const SEAT = `(?<![\\p{L}\\p{N}])(?<seat>${LONG_SEATS})(?![\\p{L}\\p{N}])`;
const SITS = `(?:[ ]+(?:${alternatives(LANGUAGES.flatMap((language) => VIEWS[language].sits))})(?!\\p{L})){1,4}[ ]+`;
const FORMS = [
  new RegExp(`${NAME}(?:${SITS}|[ ]*[=:(][ ]*|[ ]+)${SEAT}`, 'gu'),
  new RegExp(`${SEAT}(?:${SITS}|[ ]*[=:][ ]*)${NAME}(?=[ ]*(?:[,;.)/\\n]|$|(?:und|and|en|et)[ ]))`, 'gu'),
] as const;

/** The text with signs in place of the four players’ names; the same text if it does not seat four. */
export function withPlayers(text: string): string {
  const folded = foldInPlace(text);
  for (const form of FORMS) {
    const players = [...folded.matchAll(form)].flatMap(({ groups, index, 0: whole }) => {
      const { name, seat } = groups as { name: string; seat: string };
      const start = index + whole.indexOf(name);
      const isName = /^\p{Lu}/u.test(text.slice(start)) && kindOf(name) === 'other' && !Object.hasOwn(SEAT_WORDS, name);
      return isName ? [{ name, seat: SEAT_WORDS[seat] as Seat, start, end: index + whole.length }] : [];
    });
    const isEach = (values: readonly string[]): boolean => values.length === 4 && new Set(values).size === 4;
    if (!isEach(players.map(({ name }) => name)) || !isEach(players.map(({ seat }) => seat))) continue;
    const characters = text.split('');
    const isSeating = (at: number): boolean => players.some(({ start, end }) => at >= start && at < end);
    const places = players.map(({ name, seat }) => {
      const found = [...folded.matchAll(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'gu'))];
      return {
        sign: SIGN_OF[seat],
        length: name.length,
        starts: found.map(({ index }) => index).filter((at) => !isSeating(at)),
      };
    });
    if (places.some(({ starts }) => starts.length === 0)) continue;
    for (const { sign, length, starts } of places) {
      for (const start of starts) characters.splice(start, length, sign, ...' '.repeat(length - 1));
    }
    return characters.join('');
  }
  return text;
}
