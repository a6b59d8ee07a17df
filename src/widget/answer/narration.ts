/**
 * The announcement to screen readers after a step: the last play, the seat to play, and the value once it is exact.
 * Before that it gives the estimate but not the proven interval, which narrows several times a second. While values
 * are hidden, it gives the points taken.
 */
import { pointsOfDeal } from '../../game/scoring/payoff.ts';
import { valueOfDeclarers } from '../model/knowledge.ts';
import type { Engine } from '../model/state.ts';
import type { PanelMessages } from '../panel/panel-messages.ts';
import { tricksOf } from '../model/table.ts';
import type { Table } from '../model/table.ts';
import { failureWords } from '../language/failure.ts';
import { headline } from './headline.ts';
import { sumLine } from './sum-line.ts';
import { unmarked } from './sentence.ts';
import type { DescribeScore } from './headline.ts';

export function narration(messages: PanelMessages, table: Table, engine: Engine, describeScore: DescribeScore): string {
  const { position, payoff } = table;
  const trick = tricksOf(position).at(-1);
  const last = trick?.cards.at(-1);
  const sentence = unmarked(headline(messages, table, engine, describeScore) ?? '');
  const sentences = [];
  if (last) sentences.push(messages.announcePlay(last.seat, last.card));
  if (trick?.winner && trick.points !== null) {
    const [roem, marriage] = payoff === 'points' ? [0, null] : [trick.roem, trick.marriage];
    sentences.push(`${messages.trickWon(trick.number, trick.winner, trick.points, roem, marriage)}.`);
  }
  if (position.toPlay) sentences.push(messages.announceNext(position.toPlay));
  if (engine.phase === 'failed') sentences.push(`${messages.headlineFailed}. ${failureWords(messages, engine.error)}`);
  else if (engine.phase === 'quiet') sentences.push(`${sentence}.`);
  else if (engine.phase !== 'computing') {
    // The words of a score may still be loading.
    const said = [sentence, sumLine(messages, table, engine)];
    sentences.push(...said.filter(Boolean).map((words) => `${words}.`));
  } else if (engine.value.estimate !== null) {
    const { side, own } = valueOfDeclarers(table, engine.value);
    sentences.push(
      payoff === 'points'
        ? messages.announceEstimate(side, own.estimate!, pointsOfDeal(position.setup))
        : messages.announceEstimateAhead(side, own.estimate!),
    );
  }
  return sentences.join(' ');
}
