/** The result in one sentence: a value, a proven interval, or an estimate marked as one. */
import type { ReactiveControllerHost } from 'lit';
import { pointsOfDeal } from '../../game/scoring/payoff.ts';
import { knownValue } from '../model/engine.ts';
import type { Engine } from '../model/state.ts';
import { exactValue, hasBounds } from '../model/knowledge.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { Lazy } from '../element/lazy.ts';
import { meldSum } from '../model/deal-melds.ts';
import type { Messages } from '../language/messages.ts';
import type { scoreHeadline } from './score-headline.ts';
import type { Table } from '../model/table.ts';

/**
 * The headline for the position; the points taken if its value is not to be shown. Null if nothing is known because
 * the engine has failed.
 */
export function headline(
  messages: Messages,
  table: Table,
  engine: Engine,
  describeScore: DescribeScore,
): string | null {
  const { setup, position } = table;
  if (engine.phase === 'quiet') return messages.headlineTaken(position.points, pointsOfDeal(setup), setup.contract);
  const known = knownValue(table, engine);
  if (!known) return null;
  return table.payoff === 'points'
    ? pointsHeadline(messages, table, known)
    : describeScore(messages, table, table.payoff, known);
}

function pointsHeadline(messages: Messages, { setup, position }: Table, known: Knowledge): string {
  const total = pointsOfDeal(setup);
  const value = exactValue(known);
  if (value !== null) return messages.headline(value, total, setup.contract, position.toPlay === null);
  if (known.estimate === null) return messages.headlineRange(known.proven, total, setup.contract);
  return messages.headlineEstimate(known.estimate, known.proven, total, setup.contract);
}

/** Describes a difference in a sentence: `scoreHeadline`, once it is loaded. */
export type DescribeScore = typeof scoreHeadline;

const scoreWords = new Lazy(() => import('./score-headline.ts'));

/** Describes differences for a host: empty while the words load, and without the scoring terms if they fail to load. */
export const scoreDescriber = (host: ReactiveControllerHost): DescribeScore =>
  scoreWords.for(host)?.scoreHeadline ?? (scoreWords.problem ? plainly : () => '');

const plainly: DescribeScore = (messages, _table, _payoff, known) => {
  const value = exactValue(known);
  if (value !== null) return messages.ahead('NS', value);
  if (!hasBounds(known)) return '';
  return known.estimate === null
    ? messages.aheadRange('NS', known.proven)
    : messages.aheadEstimate('NS', known.estimate, known.proven);
};

/** Melds and marriages beside the value, and their sum; null if they add nothing. */
export function sumLine(messages: Messages, table: Table, engine: Engine): string | null {
  const known = knownValue(table, engine);
  const value = known && exactValue(known);
  const sum = meldSum(table, value);
  return sum && messages.meldSum(table.payoff, value, sum);
}
