/**
 * The announcement to screen readers after a step: the last play, the seat to play, and the value once it is exact.
 * Before that it gives the estimate but not the proven interval, which narrows several times a second. While values
 * are hidden, it gives the points taken.
 */
import { pointsOfDeal } from '../../../game/scoring/payoff.ts';
import { valueToSay } from '../../state/knowledge.ts';
import type { Engine } from '../../state/state.ts';
import { tricksOf } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import { failureWords } from '../../text/failure.ts';
import { headline } from './headline.ts';
import { sumLine } from './sum-line.ts';
import { unmarked } from '../../kit/sentence.ts';
import type { Messages } from '../../text/messages.ts';

export function narration(messages: Messages, table: Table, engine: Engine): string {
  const { position, payoff } = table;
  const trick = tricksOf(position).at(-1);
  const last = trick?.cards.at(-1);
  const sentence = unmarked(headline(messages, table, engine) ?? '');
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
    const said = [sentence, sumLine(messages, table, engine)];
    sentences.push(...said.filter(Boolean).map((words) => `${words}.`));
  } else if (engine.value.estimate !== null) {
    const { side, own } = valueToSay(table, engine.value);
    sentences.push(
      payoff === 'points'
        ? messages.announceEstimate(side, own.estimate!, pointsOfDeal(position.setup))
        : messages.announceEstimateAhead(side, own.estimate!),
    );
    const { leaders } = engine;
    if (leaders) sentences.push(messages.leaders(leaders.cards.map(messages.card), leaders.by));
  }
  return sentences.join(' ');
}
