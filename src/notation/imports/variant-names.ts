/** The games by the names that the element and the command print: ids, and names in four languages. */
import { GAMES } from '../../game/variants/index.ts';
import { fold } from '../words/vocabularies.ts';

/** A name in lower case, without accents and without its comma, which people leave out: “Klaverjassen Rotterdam”. */
const plain = (name: string): string => fold(name.trim()).replace(/[\s,]+/g, ' ');

const IDS: ReadonlyMap<string, string> = new Map(
  GAMES.flatMap(({ id, name, names = {}, importNames = [] }) => [
    ...[name, ...Object.values(names), ...importNames].map((known) => [plain(known), id] as const),
    [id, id] as const,
  ]),
);

/** The id of the game with that id or name; undefined if there is none. */
export const variantNamed = (text: string): string | undefined => IDS.get(plain(text));
