/** The parts of a diagram in words, for screen readers. */
import type { Diagram, DiagramFact, DiagramHand } from './diagram.ts';

export function factInWords({ suitNames }: Diagram, { label, value }: DiagramFact): string {
  return `${label}: ${'suit' in value ? suitNames[value.suit] : value.text}`;
}

export function handInWords({ suitNames, noCards }: Diagram, { name, rows, hidden, played }: DiagramHand): string {
  const suits = rows.map(({ suit, ranks }) => `${suitNames[suit]} ${ranks.join(' ') || noCards}`);
  const card = played ? ` (${suitNames[played.suit]} ${played.rank})` : '';
  return `${name}${card}: ${hidden ?? suits.join(', ')}.`;
}
