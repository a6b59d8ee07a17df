/** The play that "Why?" explains at the end of a puzzle: the reader's dearest mistake, or else the card that tempts where the puzzle turns. */
import { givesAway, keepingCards } from '../../../analysis/puzzle/goal.ts';
import type { CardValues } from '../../../analysis/puzzle/goal.ts';
import { obviousCard } from '../../../analysis/puzzle/obvious.ts';
import type { Card } from '../../../game/cards.ts';
import { isMisere } from '../../../game/contracts.ts';
import { legalNow, replay } from '../../../game/play/play.ts';
import type { GameState } from '../../../game/play/play.ts';
import { targetOf } from './puzzle-state.ts';
import type { PuzzleState } from './puzzle-state.ts';

export interface ExplainedPlay {
  /** The plays up to it, itself last. */
  readonly plays: readonly Card[];
  /** Whether the reader has played it, perhaps to take it back. */
  readonly isMade: boolean;
}

/**
 * Null if no card of the reader has been known to matter.
 * @param valuesOf the values of a position; undefined if they are not known
 */
export function playToExplain(
  state: PuzzleState,
  valuesOf: (at: GameState) => CardValues | undefined,
): ExplainedPlay | null {
  const [first, ...others] = state.wrong;
  if (first) {
    const { plays } = others.reduce((dearest, wrong) => (wrong.lost > dearest.lost ? wrong : dearest), first);
    return { plays, isMade: true };
  }
  const traps = trapsIn(state, valuesOf);
  const trap = traps.find(({ isOnlyOne }) => isOnlyOne) ?? traps[0];
  return trap ? { plays: trap.plays, isMade: false } : null;
}

/** The wrong cards that tempt along the line that keeps the target. */
function trapsIn(
  state: PuzzleState,
  valuesOf: (at: GameState) => CardValues | undefined,
): { readonly plays: readonly Card[]; readonly isOnlyOne: boolean }[] {
  const { answer, start, table, side, readers } = state;
  const line = answer ?? table.line;
  const goal = { side, target: targetOf(state)! };
  return line.slice(start.ply).flatMap((_, at) => {
    const made = line.slice(0, start.ply + at);
    const position = replay(table.setup, made);
    const values = readers.has(position.toPlay!) && legalNow(position).length > 1 ? valuesOf(position) : undefined;
    const keeping = values ? keepingCards(goal, values) : [];
    if (!values || keeping.length === values.size) return [];
    const lost = (card: Card): number => givesAway(goal, values.get(card)!);
    const dearest = [...values.keys()].reduce((most, card) => (lost(card) > lost(most) ? card : most));
    const obvious = isMisere(table.setup.contract) ? dearest : obviousCard(position);
    const plays = [...made, lost(obvious) > 0 ? obvious : dearest];
    return [{ plays, isOnlyOne: keeping.length === 1 }];
  });
}
