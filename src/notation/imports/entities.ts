/** The named characters of web pages that texts about cards have, such as `&spades;` and `&uuml;`. */
import { placed } from '../../game/located.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  spades: '♠',
  hearts: '♥',
  diams: '♦',
  clubs: '♣',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Uuml: 'Ü',
  eacute: 'é',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  ccedil: 'ç',
  oelig: 'œ',
  ndash: '–',
  mdash: '—',
  laquo: '«',
  raquo: '»',
  quot: '"',
  nbsp: ' ',
  amp: '&',
};
const ENTITY = new RegExp(`&(${Object.keys(ENTITIES).join('|')});`, 'g');

/** Runs the reading of a text with such characters in place of their names; the position of an error stays that in the text. */
export function withoutEntities<Result>(text: string, read: (plain: string) => Result): Result {
  const names = [...text.matchAll(ENTITY)];
  if (names.length === 0) return read(text);
  return placed(
    (position) =>
      names.reduce(
        (at, { index, 0: name }) => (index < at ? at + name.length - ENTITIES[name.slice(1, -1)]!.length : at),
        position,
      ),
    () => read(text.replace(ENTITY, (_, name: string) => ENTITIES[name]!)),
  );
}
