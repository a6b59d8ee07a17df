/** Melds and marriages beside the value of play. */
import { knownValue } from '../../state/engine.ts';
import type { Engine } from '../../state/state.ts';
import { exactValue, ofSideShown } from '../../state/knowledge.ts';
import { meldSum } from '../../state/melds.ts';
import type { Messages } from '../../text/messages.ts';
import type { Table } from '../../state/table.ts';

/** Melds and marriages beside the value, and their sum; null if they add nothing. */
export function sumLine(messages: Messages, table: Table, engine: Engine): string | null {
  const known = knownValue(table, engine);
  const value = known && exactValue(ofSideShown(table, known));
  const sum = meldSum(table, value);
  return sum && messages.meldSum(table.side, table.payoff, table.setup.rules, value, sum);
}
