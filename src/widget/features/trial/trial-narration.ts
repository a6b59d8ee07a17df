/** The announcement of an exercise to screen readers after each step: the task, the effect of the card tried last, a hint, or the answer. */
import { unmarked } from '../../kit/sentence.ts';
import { failureWords } from '../../text/failure.ts';
import type { Messages } from '../../text/messages.ts';
import { headline } from '../../views/answer/headline.ts';
import type { OpenTrial } from './trial-props.ts';
import { attemptIn, exerciseIn, isOver, nextIn, tally } from './trial-state.ts';
import type { TrialState } from './trial-state.ts';
import type { TrialMessages } from './trial-messages.ts';
import { costsOf, hintsIn } from './view/trial-panel.ts';

export function narration(
  { state, failure }: Pick<OpenTrial, 'state' | 'failure'>,
  messages: Messages,
  words: TrialMessages,
): string {
  if (failure !== null) return `${words.failed} ${failureWords(messages, failure)}`;
  if (isOver(state)) return answered(state, messages, words);
  if (state.chosen) return words.solving;
  const { tried, hints, said } = attemptIn(state);
  if (said === 'hint') return `${words.hintOf(hints)} ${hintsIn(words, state).at(-1)}`;
  const card = tried.at(-1);
  return card ? `${costsOf(words, state, card, messages.card(card))} ${words.again}` : task(state, messages, words);
}

/** The task of an exercise, in words. */
function task(state: TrialState, messages: Messages, words: TrialMessages): string {
  const { at, exercises } = state;
  const { mistake, deal } = exerciseIn(state);
  const { number } = messages.words;
  const { by, card, lost, verdict } = mistake;
  return [
    `${words.place(at + 1, exercises.length)}.`,
    ...(deal === null ? [] : [`${words.deal(deal)}.`]),
    words.task(by, messages.card(card)),
    words.cost(by, number(lost), verdict === 'error'),
    words.find,
    words.yourCard(by),
  ].join(' ');
}

function answered(state: TrialState, messages: Messages, words: TrialMessages): string {
  const { end, right, tried } = attemptIn(state);
  const { table } = exerciseIn(state);
  const isFound = end === 'found';
  const outcome = headline(messages, table, { phase: 'exact', solution: state.solution! })!;
  const { found, first } = tally(state);
  return [
    words.right(isFound, messages.card(right!)),
    ...(isFound ? [words.tries(tried.length + 1)] : []),
    `${unmarked(outcome)}.`,
    ...(nextIn(state) === null ? [words.all(found, first, state.exercises.length)] : []),
  ].join(' ');
}
