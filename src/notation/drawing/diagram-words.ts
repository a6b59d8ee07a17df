/** The parts of a diagram in words, for screen readers. */
import { withColon } from '../signs.ts';
import type { Diagram, DiagramFact, DiagramHand } from './diagram.ts';

export function factInWords({ suitNames, language }: Diagram, { label, value }: DiagramFact): string {
  return `${withColon(label, language)} ${'suit' in value ? suitNames[value.suit] : value.text}`;
}

export function handInWords(
  { suitNames, noCards, language }: Diagram,
  { name, rows, hidden, played }: DiagramHand,
): string {
  const suits = rows.map(({ suit, ranks }) => `${suitNames[suit]} ${ranks.join(' ') || noCards}`);
  const card = played ? ` (${suitNames[played.suit]} ${played.rank})` : '';
  return `${withColon(`${name}${card}`, language)} ${hidden ?? suits.join(', ')}.`;
}
