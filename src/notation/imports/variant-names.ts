/** The games by the names that the element and the command print: ids, and names in four languages. */
import { VARIANTS } from '../../game/variants/index.ts';
import { fold } from '../words/vocabularies.ts';

/** Names that the data of the variants do not have, as `fold` returns them. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  'chibre sans annonces': 'schieber',
  rotterdams: 'klaverjassen-rotterdam',
  'rotterdams klaverjassen': 'klaverjassen-rotterdam',
  amsterdams: 'klaverjassen-amsterdam',
  'amsterdams klaverjassen': 'klaverjassen-amsterdam',
  utrechts: 'klaverjassen-utrecht',
  'utrechts klaverjassen': 'klaverjassen-utrecht',
  leids: 'klaverjassen-leiden',
  'leids klaverjassen': 'klaverjassen-leiden',
  coinche: 'contree',
  'belote coinchee': 'contree',
  'belote contree': 'contree',
  'bridge-belote': 'belot-bulgarian',
  'bulgarian belot': 'belot-bulgarian',
  белот: 'belot-bulgarian',
  'kruisjassen, feste zahl von spielen': 'kruisjassen-fixed',
  'kruisjassen, vast aantal spellen': 'kruisjassen-fixed',
  'kruisjassen, nombre de donnes fixe': 'kruisjassen-fixed',
  'kruisjassen, wirtshausturnier': 'kruisjassen-tournament',
  'kruisjassen, cafetoernooi': 'kruisjassen-tournament',
  'kruisjassen, tournoi de cafe': 'kruisjassen-tournament',
  'kruisjassen mit tik': 'kruisjassen-tik',
  'kruisjassen met tik': 'kruisjassen-tik',
  'kruisjassen avec tik': 'kruisjassen-tik',
  'kruisjassen mit roem': 'kruisjassen-roem',
  'kruisjassen met roem': 'kruisjassen-roem',
  'kruisjassen avec roem': 'kruisjassen-roem',
};

/** A name in lower case, without accents and without its comma, which people leave out: “Klaverjassen Rotterdam”. */
const plain = (name: string): string => fold(name.trim()).replace(/[\s,]+/g, ' ');

const IDS: ReadonlyMap<string, string> = new Map([
  ...Object.entries(OTHER_NAMES).map(([name, id]) => [plain(name), id] as const),
  ...VARIANTS.flatMap(({ id, name }) => [[plain(name), id] as const, [id, id] as const]),
]);

/** The id of the game with that id or name; undefined if there is none. */
export const variantNamed = (text: string): string | undefined => IDS.get(plain(text));
