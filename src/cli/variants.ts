/** `jass-solver variants` for people: one line a game. */
import type { Rules, Variant } from '../game/rules.ts';
import { table } from './table.ts';

export function variantsReport(variants: readonly Variant[]): string {
  const rows = variants.map(({ id, name, rules }) => [
    id,
    packWords(rules),
    rules.direction,
    contractWords(rules),
    name,
  ]);
  return table([['variant', 'cards', 'direction', 'contracts', 'name'], ...rows]).join('\n');
}

function packWords({ deck }: Rules): string {
  return deck.copies === 1 ? `${4 * deck.ranks.length}` : `${deck.copies} × ${4 * deck.ranks.length}`;
}

function contractWords({ contracts }: Rules): string {
  return contracts.map((contract) => (contract === 'trump' ? 'S H D C' : contract)).join(' ');
}
