/** The reports of `jass-solver variants`: the games, their contracts, then their presets; or the rules of one game in words. */
import { presetsOf } from '../../game/variants/presets.ts';
import type { Rules, Variant } from '../../game/rules/rules.ts';
import { introduction, ruleSections } from '../../notation/words/rules-in-words.ts';
import type { RulePart } from '../../notation/words/rules-in-words.ts';
import { indent, joined, table, wrapped, wrappedTable } from '../reports/layout.ts';

/** @param width of the widest line, in columns */
export function variantsReport(variants: readonly Variant[], width: number): string {
  const games = variants.map(({ id, name, rules }) => [id, packWords(rules), rules.direction, name]);
  const contracts = variants.map(({ id, rules }) => [id, contractWords(rules)]);
  const presets = variants.flatMap(presetsOf).map(({ variant, id, description }) => [variant, id, description]);
  const tables = [
    [['variant', 'cards', 'direction', 'name'], ...games],
    [['variant', 'contracts beside the four suits'], ...contracts.filter(([, words]) => words !== '')],
    [['variant', 'preset', 'what it does'], ...presets],
  ];
  return joined(tables.filter(({ length }) => length > 1).map((rows) => wrappedTable(rows, width)));
}

function packWords({ deck }: Rules): string {
  return deck.copies === 1 ? `${4 * deck.ranks.length}` : `${deck.copies} × ${4 * deck.ranks.length}`;
}

function contractWords({ contracts }: Rules): string {
  return contracts.filter((contract) => contract !== 'trump').join(' ');
}

/** The rules of one game in words, its paragraphs no wider than `width` columns. */
export function rulesReport(variant: Variant, width: number): string {
  const { id, name, source } = variant;
  const presets = presetsOf(variant).map((preset) => `${preset.id}: ${preset.description}.`);
  const sections = ruleSections(variant).map(({ title, parts }) => [
    `${title}:`,
    ...parts.flatMap((part) => indent(linesOf(part, width - 2))),
  ]);
  return joined([
    [`${name} (${id})`],
    introduction(variant).flatMap((sentence) => wrapped(sentence, width)),
    wrapped(`Source: ${source}.`, width),
    ...sections,
    ...(presets.length > 0 ? [['Presets:', ...indent(linesOf({ kind: 'list', items: presets }, width - 2))]] : []),
  ]);
}

function linesOf(part: RulePart, width: number): string[] {
  switch (part.kind) {
    case 'text':
      return wrapped(part.text, width);
    case 'subtitle':
      return [part.text];
    case 'list':
      return part.items.flatMap((item) =>
        wrapped(item, width - 2).map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`)),
      );
    case 'cards':
    case 'points':
      return table([part.head, ...part.rows.flatMap(byLine)]);
  }
}

/** A row whose first cell lists several names, with a line for each. */
const byLine = ([first = '', ...others]: readonly string[]): string[][] =>
  first.split('; ').map((name, index) => [name, ...(index === 0 ? others : [])]);
