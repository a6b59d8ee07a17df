/** The page of the fields of the rules: what can be overridden, made of the JSON Schema and of the words for each value. */
import schema from '../../src/game/rules/rules.schema.json' with { type: 'json' };
import { code, page, table } from './markdown.ts';
import { RULE_WORDS } from './rule-words.ts';
import type { Pages } from './rules-pages.ts';

/** What is read of a JSON Schema. */
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

/** What each part of the rules is about; the names are the fields at the top of the schema. */
const PARTS: Readonly<Record<string, string>> = {
  deck: 'The pack. `ranks` stand in the natural order, high to low, which is the order of runs.',
  direction: 'Which way the turn passes.',
  contracts: 'What may be played.',
  order: 'Playing strength, high to low. Obenabe plays in the plain order, Unenufe in the plain order turned round.',
  values: 'Card points by rank; a rank that is not named is worth nothing.',
  lastTrick: 'Card points for winning the last trick.',
  sweep: 'A bonus for taking everything; `null` where the game has none.',
  follow:
    'Who must or may play what. `exemptTrumpRanks`: a hand whose trumps are all of these ranks need not follow a trump lead.',
  equalCards: 'Which of two equal cards is the higher, in a pack of two copies.',
  melds:
    'Melds of the hands; `null` where the game has none. The order of `kinds` is their order of precedence; `compare` ends with `turn`, so that it always decides.',
  trickRoem:
    'Points for combinations among the four cards of a trick; `null` where the game has none. `sets` names exceptions to `set`.',
  scoring: 'What a deal puts on the score sheet; `deal` says in which way, and which other fields there are.',
  game: 'How a game of several deals ends: the first way is the usual one.',
};

export function rulesReference(): Pages {
  const root = schema as unknown as { properties: Readonly<Record<string, Schema>> };
  const parts = Object.entries(root.properties).flatMap(([name, field]) => {
    const about = PARTS[name];
    if (about === undefined) throw new Error(`tools/site/rules-reference.ts says nothing about the field ${name}`);
    return [`## ${name}`, about, fieldTable(name, field)];
  });
  return {
    'reference/rules.md': page(
      { title: 'Fields of the rules', description: 'Every field of a variant’s rules, and what each value means' },
      [
        '# Fields of the rules',
        'A variant is data. The element’s `rules`, a request’s `rules` and the library’s `rulesWith` override any field of it; what is left out stays as the variant has it. A mistake is an error that names the field and what would be right.',
        '```html\n<jass-solver variant="schieber" rules=\'{"lastTrick": 10, "follow": {"undertrump": "free"}}\' …></jass-solver>\n```',
        'This page is made of the schema by which the rules are checked, `src/game/rules/rules.schema.json`.',
        ...parts,
      ],
    ),
  };
}

function fieldTable(name: string, field: Schema): string {
  const rows = rowsOf(name, field);
  return rows.length > 0 ? table(['field', 'value', 'what it means'], merged(rows)) : '';
}

type Row = [field: string, value: string, meaning: string];

/** A row for each value that has words, and one for each other field. */
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

/** A field’s name once, in its first row; rows that are the same in two branches of the schema once. */
function merged(rows: readonly Row[]): string[][] {
  const distinct = rows.filter((row, index) => rows.findIndex((other) => other.join() === row.join()) === index);
  return distinct.map(([path, value, meaning], index) => [
    distinct[index - 1]?.[0] === path ? '' : code(path),
    value,
    meaning,
  ]);
}
