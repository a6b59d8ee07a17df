/** The result in one sentence: a value, a proven interval, or an estimate marked as one. */
import type { ReactiveControllerHost } from 'lit';
import { sideOf } from '../../game/cards.ts';
import { isNarrower } from '../../game/interval.ts';
import { pointsOfDeal } from '../../game/scoring/payoff.ts';
import { knownValue } from '../model/engine.ts';
import type { Engine } from '../model/state.ts';
import { exactValue, hasBounds, takenSoFar, valueOfDeclarers } from '../model/knowledge.ts';
import type { Knowledge } from '../model/knowledge.ts';
import { Lazy } from '../element/lazy.ts';
import type { Messages } from '../language/messages.ts';
import type { scoreHeadline } from './score/score-headline.ts';
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
  if (engine.phase === 'quiet')
    return messages.headlineTaken(sideOf(setup.declarer), position.points, pointsOfDeal(setup), setup.contract);
  const known = knownValue(table, engine);
  // The headline of a finished deal may still be loading.
  if (!known) return engine.phase === 'idle' ? '' : null;
  return table.payoff === 'points'
    ? pointsHeadline(messages, table, known)
    : describeScore(messages, table, table.payoff, known);
}

function pointsHeadline(messages: Messages, table: Table, known: Knowledge): string {
  const { setup, position } = table;
  const total = pointsOfDeal(setup);
  const { side, own } = valueOfDeclarers(table, known);
  const value = exactValue(own);
  if (value !== null) return messages.headline(side, value, total, setup.contract, position.toPlay === null);
  if (own.estimate !== null) return messages.headlineEstimate(side, own.estimate, total, setup.contract);
  return messages.headlineRange(side, isNews(table, known) ? own.proven : null, total, setup.contract);
}

/** Whether a proven interval says more than the tricks so far. */
export const isNews = (table: Table, known: Knowledge): boolean =>
  hasBounds(known) && isNarrower(known.proven, takenSoFar(table));

/** Describes a difference in a sentence: `scoreHeadline`, once it is loaded. */
export type DescribeScore = typeof scoreHeadline;

const scoreWords = new Lazy(() => import('./score/score-headline.ts'));

/** Describes differences for a host: empty while the words load, and without the scoring terms if they fail to load. */
export const scoreDescriber = (host: ReactiveControllerHost): DescribeScore =>
  scoreWords.for(host)?.scoreHeadline ?? (scoreWords.problem ? plainly : () => '');

const plainly: DescribeScore = ({ lead }, _table, _payoff, known) => (hasBounds(known) ? lead('NS', known) : '');
