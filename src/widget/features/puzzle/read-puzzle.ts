/** The puzzle that the attributes of the element set. */
import { JassError } from '../../../game/errors.ts';
import { hasCalls } from '../../../game/scoring/payoffs/targets.ts';
import { parseReader, parseTarget } from '../../../notation/puzzle.ts';
import type { Input } from '../../state/input.ts';
import type { Table } from '../../state/table.ts';
import type { PlayedPuzzle } from './puzzle-props.ts';
import { begin } from './puzzle-state.ts';

/** The puzzle that the input asks for, or why there is none. */
export function readPuzzle(table: Table, { side, target }: Input): Pick<PlayedPuzzle, 'state' | 'problem'> {
  if (table.position.toPlay === null) return { state: null, problem: { kind: 'over' } };
  if (hasCalls(table.setup, table.payoff)) return { state: null, problem: { kind: 'calls' } };
  try {
    const reader = side ? parseReader(side) : null;
    const least = target === undefined || target === null || target === '' ? null : parseTarget(`${target}`);
    return { state: begin(table, reader, least), problem: null };
  } catch (error) {
    if (error instanceof JassError) return { state: null, problem: { kind: 'setting', error } };
    throw error;
  }
}
