/** The result in one sentence: a value, a proven interval, or an estimate marked as one. */
import { isNarrower } from '../../../game/interval.ts';
import { pointsOfDeal } from '../../../game/scoring/payoff.ts';
import { knownValue } from '../../state/engine.ts';
import type { Engine } from '../../state/state.ts';
import { exactValue, hasBounds, takenSoFar, valueToSay } from '../../state/knowledge.ts';
import type { Knowledge } from '../../state/knowledge.ts';
import type { Messages } from '../../text/messages.ts';
import { scoreHeadline } from '../../text/score-headline.ts';
import type { Table } from '../../state/table.ts';

/**
 * The headline for the position; the points taken if its value is not to be shown. Null if nothing is known because
 * the engine has failed.
 */
export function headline(messages: Messages, table: Table, engine: Engine): string | null {
  const { setup, position, side } = table;
  if (engine.phase === 'quiet')
    return messages.headlineTaken(side, position.points, pointsOfDeal(setup), setup.contract);
  const known = knownValue(table, engine);
  if (!known) return null;
  return table.payoff === 'points'
    ? pointsHeadline(messages, table, known)
    : scoreHeadline(messages, table, table.payoff, known);
}

function pointsHeadline(messages: Messages, table: Table, known: Knowledge): string {
  const { setup, position } = table;
  const total = pointsOfDeal(setup);
  const { side, own } = valueToSay(table, known);
  const value = exactValue(own);
  if (value !== null) return messages.headline(side, value, total, setup.contract, position.toPlay === null);
  if (own.estimate !== null) return messages.headlineEstimate(side, own.estimate, total, setup.contract);
  return messages.headlineRange(side, isNews(table, known) ? own.proven : null, total, setup.contract);
}

/** Whether a proven interval says more than the tricks so far. */
export const isNews = (table: Table, known: Knowledge): boolean =>
  hasBounds(known) && isNarrower(known.proven, takenSoFar(table));
