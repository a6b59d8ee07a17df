/**
 * The announcement of a puzzle to screen readers after each step: the effect of the reader's card, the solver's plays since, and whose
 * card is next.
 */
import { unmarked } from '../../kit/sentence.ts';
import { failureWords } from '../../text/failure.ts';
import { tricksOf } from '../../state/table.ts';
import type { PlayedPuzzle } from './puzzle-props.ts';
import type { PuzzleMessages } from './puzzle-messages.ts';
import { goalAfter, isUnreachable, mayPlay, resultOf, targetOf, unjudged } from './puzzle-state.ts';
import type { Messages } from '../../text/messages.ts';

export function narration(
  { state, problem, failure, grade }: Pick<PlayedPuzzle, 'state' | 'problem' | 'failure' | 'grade'>,
  messages: Messages,
  words: PuzzleMessages,
): string {
  if (problem) return problem.kind === 'setting' ? words.problem : words[problem.kind];
  if (failure !== null) return `${words.failed} ${failureWords(messages, failure)}`;
  if (!state) return '';
  if (isUnreachable(state)) return words.unreachable(state);
  const { table, readers, start, lost, side } = state;
  const { toPlay } = table.position;
  const target = targetOf(state);
  if (target === null) return words.solving;
  const plays = tricksOf(table.position).flatMap(({ cards }) => cards);
  const said: string[] = [];
  const own = plays.findLast(({ seat, ply }) => readers.has(seat) && ply >= start.ply);
  if (!own) said.push(unmarked(words.head(state)), ...(grade.level ? [`${words.level(grade.level)}.`] : []));
  else if (unjudged(state) !== null && own.ply === plays.length - 1) said.push(words.thinking);
  else {
    const gave = lost.get(own.ply) ?? 0;
    said.push(gave > 0 ? words.givesAway(table, messages.words.card(own.card), gave) : words.keeps(own.card));
    if (gave > 0 && state.waits) {
      said.push(words.still(table, side, goalAfter(state)!.target), `${words.takeBack} / ${words.playOn}.`);
    }
  }
  for (const { seat, card, ply } of plays) {
    if (ply > (own?.ply ?? start.ply - 1)) said.push(messages.announcePlay(seat, card));
  }
  const last = tricksOf(table.position).at(-1);
  if (last?.winner && last.points !== null) {
    const [roem, marriage] = table.payoff === 'points' ? [0, null] : [last.roem, last.marriage];
    said.push(`${messages.trickWon(last.number, last.winner, last.points, roem, marriage)}.`);
  }
  const { ended } = state;
  if (ended && resultOf(state)) {
    said.push(words.ended(ended.solved, state.wrong.length), words.made(state, ended.made, target));
    if (grade.theme) said.push(words.themeIs(grade.theme));
  }
  if (state.hint) said.push(words.hinted(state.hint, (card) => messages.words.card(card)));
  if (toPlay !== null && mayPlay(state)) said.push(words.yourTurn(toPlay));
  else if (toPlay !== null && !state.waits && !readers.has(toPlay)) said.push(messages.announceNext(toPlay));
  return said.join(' ');
}
