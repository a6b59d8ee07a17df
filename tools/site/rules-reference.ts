/** The reference of the rules’ fields, generated from their schema and the description of each value. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { rulesSchema } from '../../src/game/rules/rules.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { code, page, table } from './markdown.ts';
import { RULE_WORDS } from '../../src/notation/words/rule-words.ts';
import type { Pages } from './rules-pages.ts';

/** The parts of a JSON Schema that this page uses. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** A description of each part of the rules; the keys are the top-level fields of the schema. */
const PARTS: Readonly<Record<keyof Rules, string>> = {
  name: 'A name of your own, shown in place of the name of the variant; left out in the variants, which have one beside their rules.',
  deck: 'The pack. `ranks` is in the natural order, high to low, which is the order of runs.',
  direction: 'The direction of play.',
  contracts:
    'The contracts of the game. Contracts by trick, misères and `alltrumps` need `trickRoem` null, and misères `scoring.deal` "points".',
  guschti: 'The tricks of the first kind in a Guschti; 5 unless given.',
  cardPointsBy:
    'The card points in a contract by trick; `firstKind` unless given. `ownKind` needs `scoring.deal` "points" and a sweep, if any, by tricks and added; the payoff is then `total` or `score`, since card points have no fixed sum.',
  trumpChoice: 'Who chooses the trump suit, and who may pass the choice; left out if the sources do not say.',
  order:
    'Playing strength, high to low. Unless given, `obenabe` and `noTrumps` are the plain order, `unenufe` is the order of Obenabe reversed, and `allTrumps` is the order of trumps. Contracts by trick use the orders of Obenabe and Unenufe in turns.',
  values:
    'Card points by rank; a rank without a value is worth nothing. Contracts by trick count as `cardPointsBy` says. Unless given, `allTrumps` counts every suit as trumps, and `noTrumps` counts every suit as a plain one.',
  lastTrick: 'Card points for winning the last trick.',
  lastTrickInNoTrumps: 'The same in no trumps; as in other contracts unless given.',
  sweep: 'A bonus for taking everything; `null` if the game has none.',
  follow: 'The legal cards. `exemptTrumpRanks`: a hand whose trumps all have these ranks need not follow a trump lead.',
  equalCards: 'The higher of two equal cards, in a pack with two copies of each.',
  melds:
    'Melds of the hands; `null` if the game has none. `kinds` is in order of precedence. `compare` ends with `turn` or `nobody`, so it always decides.',
  trickRoem:
    'Points for combinations among the four cards of a trick; `null` if the game has none. `sets` lists exceptions to `set`.',
  scoring: 'The score of a deal. `deal` selects the method, which determines the other fields.',
  game: 'The end of a game of several deals; the first way is the usual one.',
};

export function rulesReference(): Pages {
  const root = toJsonSchema(rulesSchema) as { properties: Readonly<Record<keyof Rules, Schema>> };
  const parts = (Object.keys(root.properties) as (keyof Rules)[]).flatMap((name) => [
    `## ${name}`,
    PARTS[name],
    fieldTable(name, root.properties[name]),
  ]);
  return {
    'reference/rules.md': page(
      { title: 'Fields of the rules', description: 'Every field of a variant’s rules, and the meaning of each value' },
      [
        '# Fields of the rules',
        'A variant is data. The element’s `rules`, a request’s `rules` and the library’s `rulesWith` override any field of it; the variant provides all others. The error for a mistake names the field and the allowed values.',
        '```html\n<jass-solver variant="schieber" rules=\'{"lastTrick": 10, "follow": {"undertrump": "free"}}\' …></jass-solver>\n```',
        'This page is generated from the schema that checks the rules, `src/game/rules/rules.ts`.',
        ...parts,
      ],
    ),
  };
}

function fieldTable(name: string, field: Schema): string {
  const rows = rowsOf(name, field);
  return rows.length > 0 ? table(['field', 'value', 'meaning'], merged(rows)) : '';
}

type Row = [field: string, value: string, meaning: string];

/** A row for each described value, and one for each other field. */
function rowsOf(path: string, field: Schema): Row[] {
  const options = field.anyOf ?? field.oneOf;
  if (options) return options.filter(({ type }) => type !== 'null').flatMap((option) => rowsOf(path, option));
  if (field.type === 'object') {
    if (isByRank(field)) return [[path, `by rank, ${kindOf(Object.values(field.properties!)[0]!)}`, '']];
    return Object.entries(field.properties ?? {}).flatMap(([key, inner]) => rowsOf(`${path}.${key}`, inner));
  }
  const own = RULE_WORDS[path];
  const value = (text: unknown): Row => [path, code(JSON.stringify(text)), own?.[String(text)] ?? ''];
  if (own) {
    const known = field.items?.enum ?? field.enum ?? (field.const === undefined ? [true, false] : [field.const]);
    return known.map(value);
  }
  if (field.type === 'array' && field.items && !field.items.enum) return rowsOf(path, field.items);
  return [[path, kindOf(field), '']];
}

function kindOf({ type, items, minimum, maximum }: Schema): string {
  if (type === 'array') return `a list of ${(items?.enum ?? []).map((rank) => code(String(rank))).join(' ')}`;
  if (type === 'integer' || type === 'number') {
    return maximum === undefined
      ? `a whole number of ${minimum} or more`
      : `a whole number from ${minimum} to ${maximum}`;
  }
  return type ?? '';
}

/** Whether the fields are the ranks of a pack. */
const isByRank = ({ properties = {} }: Schema): boolean => 'A' in properties && '6' in properties;

/** Drops rows that occur in two branches of the schema, and shows a field’s name only in its first row. */
function merged(rows: readonly Row[]): string[][] {
  const distinct = rows.filter((row, index) => rows.findIndex((other) => other.join() === row.join()) === index);
  return distinct.map(([path, value, meaning], index) => [
    distinct[index - 1]?.[0] === path ? '' : code(path),
    value,
    meaning,
  ]);
}
