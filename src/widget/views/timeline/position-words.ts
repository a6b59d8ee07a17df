/** A position in the deal in words, for the sliders: the play that led there, its loss, its verdict, and the value. */
import type { LineAnnotations } from '../../state/review/annotations.ts';
import type { Table } from '../../state/table.ts';
import type { Messages } from '../../text/messages.ts';

export function positionWords(
  messages: Messages,
  { payoff, side, ply }: Table,
  { plays, values }: LineAnnotations,
): string {
  const play = plays[ply - 1];
  const value = values[ply] ?? null;
  const words = [play ? messages.playSaid(ply, play.by, play.card) : messages.chartStart];
  if (play?.lost) words.push(messages.lostValue(play.lost));
  if (play?.verdict && play.verdict !== 'sound') words.push(messages.verdicts[play.verdict]);
  if (value !== null) words.push(messages.valueSaid(side, payoff, value));
  return words.join(', ');
}
