/**
 * The two hints of an exercise: a question that leads to the right card, then its suit. The question is that of a theme where the right card
 * shows one, as in a puzzle; otherwise it follows from the position.
 */
import { themeOf } from '../../../analysis/puzzle/theme.ts';
import { suitOf } from '../../../game/cards.ts';
import type { Card, Suit } from '../../../game/cards.ts';
import { legalNow } from '../../../game/play/play.ts';
import type { PuzzleTheme } from '../../../notation/puzzle.ts';
import { bestCards } from '../../state/engine.ts';
import type { Solution } from '../../state/state.ts';
import { suitRows } from '../../state/table.ts';
import type { Exercise } from './exercise.ts';

export type Question =
  | { readonly kind: 'theme'; readonly theme: PuzzleTheme }
  | { readonly kind: 'lead'; readonly suit: Suit }
  | { readonly kind: 'follow' }
  | { readonly kind: 'spare' };

/** The suit; where only one may be played, the way from the mistake to the right card. */
export type Direction = { readonly kind: 'suit'; readonly suit: Suit } | { readonly kind: 'higher' | 'lower' };

export function questionOf({ table, mistake }: Exercise, { line }: Solution): Question {
  const { position } = table;
  const theme = themeOf({ before: position, card: line[0]!, obvious: mistake.card, rest: line });
  if (theme) return { kind: 'theme', theme };
  if (position.trick.cards.length === 0) return { kind: 'lead', suit: suitOf(mistake.card) };
  return { kind: suitsIn(legalNow(position)).size === 1 ? 'follow' : 'spare' };
}

export function directionOf({ table, mistake }: Exercise, solution: Solution): Direction {
  const [right] = bestCards(solution);
  const suit = suitOf(right!);
  if (suitsIn(legalNow(table.position)).size > 1) return { kind: 'suit', suit };
  // Highest first.
  const cards = suitRows(table, mistake.by)
    .find((row) => row.suit === suit)!
    .cards.map(({ card }) => card);
  return { kind: cards.indexOf(right!) < cards.indexOf(mistake.card) ? 'higher' : 'lower' };
}

const suitsIn = (cards: readonly Card[]): ReadonlySet<Suit> => new Set(cards.map(suitOf));
