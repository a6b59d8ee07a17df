/** The timeline of an exercise: closed until the answer is known, then the chart of the record. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { sumOfSides } from '../../../../game/scoring/payoff.ts';
import { annotate } from '../../../state/review/annotations.ts';
import type { LineAnnotations } from '../../../state/review/annotations.ts';
import { scaleOf } from '../../../state/scale.ts';
import { cardsInDeal, playsMade } from '../../../state/table.ts';
import { curve } from '../../../views/timeline/curve/curve.ts';
import { isFigureLeft } from '../../../views/timeline/curve/marks.ts';
import { positionWords } from '../../../views/timeline/position-words.ts';
import { timelineFrame } from '../../../views/timeline/timeline-frame.ts';
import { trickEnds } from '../../../views/timeline/timeline.ts';
import type { Look } from '../../../views/look.ts';
import { exerciseIn, isOver } from '../trial-state.ts';
import type { TrialState } from '../trial-state.ts';
import type { TrialMessages } from '../trial-messages.ts';
import type { OpenTrial, TrialActions } from '../trial-props.ts';

export function trialTimeline(
  look: Look,
  words: TrialMessages,
  { state, hasKeys }: OpenTrial,
  { onGo }: TrialActions,
): TemplateResult {
  const { messages } = look;
  const { table } = state;
  const { ply, payoff, side, setup } = table;
  const isOpen = isOver(state);
  const annotations = annotationsOf(state);
  const cards = cardsInDeal(table);
  const value = isOpen ? (annotations.values[ply] ?? null) : null;
  const ends = trickEnds(setup.deal.N.length);
  const last = isOpen ? table.line.length : ply;
  return timelineFrame(messages, table, {
    kind: 'of-trial',
    plot: isOpen
      ? html`${ends}
        ${curve({
          look,
          payoff,
          side,
          annotations,
          ply,
          cardsInDeal: cards,
          limits: scaleOf(table),
          level: sumOfSides(table) / 2,
          pointed: null,
          onMark: (play) => onGo(play),
        })}`
      : html`${ends}
          <p class="opens ${2 * ply < cards ? 'right' : ''}">${words.opens}</p>`,
    figure: value === null ? null : messages.figure(payoff, value),
    isFigureLeft: isOpen && isFigureLeft(annotations, ply, cards),
    line: isOpen ? table.line : playsMade(table),
    place: positionWords(messages, table, isOpen ? annotations : { ...annotations, values: [] }),
    onGo,
    onPoint: undefined,
    can: { back: isOpen && ply > 0, forward: ply < last, last: ply < last, best: null },
    steps: {
      first: () => onGo(0),
      back: () => onGo(ply - 1),
      forward: () => onGo(ply + 1),
      last: () => onGo(Infinity),
    },
    hasKeys,
  });
}

/** The line shown with what the review knows of it, and the solution of the exercise. */
function annotationsOf(state: TrialState): LineAnnotations {
  const { table, solution } = state;
  const { table: start, review } = exerciseIn(state);
  const before = playsMade(start).join();
  return annotate(table, { phase: 'idle' }, review, {
    solved: (plays) => (solution && plays.join() === before ? solution : undefined),
    guessed: () => undefined,
  });
}
