/**
 * The timeline of a puzzle: the value still within reach after each play so far, and nothing later. The buttons step through
 * the reader's own line.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { sumOfSides } from '../../../../game/scoring/payoff.ts';
import { scaleOf } from '../../../state/scale.ts';
import { cardsInDeal, tricksOf } from '../../../state/table.ts';
import { curve } from '../../../views/timeline/curve/curve.ts';
import { isFigureLeft } from '../../../views/timeline/curve/marks.ts';
import { playhead } from '../../../views/timeline/playhead.ts';
import { positionWords } from '../../../views/timeline/position-words.ts';
import { ribbon } from '../../../views/timeline/ribbon.ts';
import { slider } from '../../../views/timeline/slider.ts';
import { ICONS, stepButton } from '../../../views/timeline/step-buttons.ts';
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
  const [canGoBack, canGoForward] = [ply > start.ply, ply < line.length];
  return html`<div class="time of-puzzle" part="controls" role="group" aria-label=${messages.controls}>
    <div class="chart" part="chart" .style=${`--_at: ${(100 * ply) / cards}%`}>
      <div class="plot" aria-hidden="true">
        ${curve({
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
        })}
        ${playhead(
          ply,
          cards,
          value === null || ply === start.ply ? null : messages.figure(payoff, value),
          isFigureLeft(annotations, ply, cards),
        )}
      </div>
      ${ribbon(table, line)}
      ${slider({
        name: messages.slider,
        place: positionWords(messages, table, { ...annotations, values: [] }),
        ply,
        cardsInDeal: cards,
        onGo: actions.onGo,
        onPoint: undefined,
      })}
    </div>
    <div class="steps">
      <div class="backwards">
        ${stepButton('first', messages.first, ICONS.first, !canGoBack, actions.onFirst)}
        ${stepButton('back', messages.back, ICONS.back, !canGoBack, () => actions.onStep(-1))}
      </div>
      <div class="forwards">
        ${stepButton('forward', messages.forward, ICONS.forward, !canGoForward, () => actions.onStep(1))}
        ${stepButton('last', messages.last, ICONS.last, !canGoForward, actions.onLast)}
      </div>
    </div>
    <span id="keys" hidden>${hasKeys ? messages.keys : nothing}</span>
  </div>`;
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
