/**
 * The timeline of a puzzle: the value still within reach after each play so far, and nothing later. The buttons step through
 * the reader's own line.
 */
import type { TemplateResult } from 'lit';
import { sumOfSides } from '../../../../game/scoring/payoff.ts';
import { scaleOf } from '../../../state/scale.ts';
import { cardsInDeal, tricksOf } from '../../../state/table.ts';
import { curve } from '../../../views/timeline/curve/curve.ts';
import { isFigureLeft } from '../../../views/timeline/curve/marks.ts';
import { positionWords } from '../../../views/timeline/position-words.ts';
import { timelineFrame } from '../../../views/timeline/timeline-frame.ts';
import type { LineAnnotations } from '../../../state/review/annotations.ts';
import type { PuzzleActions } from '../puzzle-props.ts';
import { valuesSoFar } from '../puzzle-state.ts';
import type { PuzzleState } from '../puzzle-state.ts';
import type { Look } from '../../../views/look.ts';

export function puzzleTimeline(
  look: Look,
  state: PuzzleState,
  hasKeys: boolean,
  actions: PuzzleActions,
): TemplateResult {
  const { messages } = look;
  const { table, start } = state;
  const { ply, payoff, line } = table;
  const cards = cardsInDeal(table);
  const annotations = annotated(state);
  const value = valuesSoFar(state)[ply] ?? null;
  return timelineFrame(messages, table, {
    kind: 'of-puzzle',
    plot: curve({
      look,
      payoff,
      annotations,
      ply,
      cardsInDeal: cards,
      side: table.side,
      limits: scaleOf(table),
      level: sumOfSides(table) / 2,
      pointed: null,
      onMark: () => undefined,
    }),
    figure: value === null || ply === start.ply ? null : messages.figure(payoff, value),
    isFigureLeft: isFigureLeft(annotations, ply, cards),
    line,
    place: positionWords(messages, table, { ...annotations, values: [] }),
    onGo: actions.onGo,
    onPoint: undefined,
    can: { back: ply > start.ply, forward: ply < line.length, last: ply < line.length, best: null },
    steps: {
      first: actions.onFirst,
      back: () => actions.onStep(-1),
      forward: () => actions.onStep(1),
      last: actions.onLast,
    },
    hasKeys,
  });
}

function annotated(state: PuzzleState): LineAnnotations {
  const { table, lost } = state;
  const tricks = tricksOf(table.position);
  const plays = tricks
    .flatMap(({ cards }) => cards)
    .map(({ card, seat, ply }) => {
      const gave = lost.get(ply);
      // Whoever sees all hands has no bad luck.
      return {
        card,
        by: seat,
        lost: gave ?? null,
        best: [],
        source: 'own' as const,
        ...(gave && { verdict: 'error' as const }),
      };
    });
  return {
    tricks,
    plays,
    calls: [],
    values: valuesSoFar(state).slice(0, table.ply + 1),
    estimates: [],
    recordValues: [],
    shared: plays.length,
    largestLosses: new Set([...lost].filter(([, gave]) => gave > 0).map(([play]) => play)),
  };
}
