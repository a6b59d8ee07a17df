/** The report of `jass-solver variants`: one line per game, then one line per preset. */
import { presetsOf } from '../game/variants/presets.ts';
import type { Rules, Variant } from '../game/rules/rules.ts';
import { table } from './reports/text-table.ts';

export function variantsReport(variants: readonly Variant[]): string {
  const rows = variants.map(({ id, name, rules }) => [
    id,
    packWords(rules),
    rules.direction,
    contractWords(rules),
    name,
  ]);
  const games = table([['variant', 'cards', 'direction', 'contracts', 'name'], ...rows]);
  const presets = variants.flatMap(presetsOf).map(({ variant, id, description }) => [variant, id, description]);
  if (presets.length === 0) return games.join('\n');
  return [...games, '', ...table([['variant', 'preset', 'what it does'], ...presets])].join('\n');
}

function packWords({ deck }: Rules): string {
  return deck.copies === 1 ? `${4 * deck.ranks.length}` : `${deck.copies} × ${4 * deck.ranks.length}`;
}

function contractWords({ contracts }: Rules): string {
  return contracts.map((contract) => (contract === 'trump' ? 'S H D C' : contract)).join(' ');
}
