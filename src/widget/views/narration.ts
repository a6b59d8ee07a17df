/**
 * What a screen reader says after a step: the last play, whose turn it is, and the value as soon as it is exact. Before that
 * the estimate, but not the proven interval: it narrows several times a second.
 */
import { pointsOfDeal } from '../../analysis/evaluate.ts';
import { messages } from '../messages.ts';
import type { Engine, Table } from '../state.ts';
import { tricksOf } from '../state.ts';
import { headline } from './headline.ts';

export function narration(table: Table, engine: Engine): string {
  const { position } = table;
  const trick = tricksOf(position).at(-1);
  const last = trick?.cards.at(-1);
  const said = [];
  if (last) said.push(messages.saidPlay(last.seat, last.card));
  if (trick?.winner && trick.points !== null)
    said.push(`${messages.trickWon(trick.number, trick.winner, trick.points)}.`);
  if (position.toPlay) said.push(messages.saidNext(position.toPlay));
  if (engine.phase === 'failed') said.push(`${messages.headlineFailed}: ${engine.reason}`);
  else if (engine.phase !== 'computing') said.push(`${headline(table, engine)}.`);
  else if (engine.value.estimate !== null)
    said.push(messages.saidEstimate(engine.value.estimate, pointsOfDeal(position)));
  return said.join(' ');
}
