/**
 * The timeline of the deal: a chart of its value that is also the slider, a ribbon with a cell for each trick, and the
 * buttons that step through it.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { sumOfSides } from '../../../game/scoring/payoff.ts';
import type { Look } from '../look.ts';
import type { View } from '../view.ts';
import type { CurveView } from './curve/curve-view.ts';
import { curve } from './curve/curve.ts';
import { isFigureLeft } from './curve/marks.ts';
import { positionWords } from './position-words.ts';
import type { LineAnnotations } from '../../state/review/annotations.ts';
import { scaleOf } from '../../state/scale.ts';
import type { Store } from '../../state/store.ts';
import { knownValue, lineAhead } from '../../state/engine.ts';
import { exactValue, ofSideShown } from '../../state/knowledge.ts';
import { cardsInDeal } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import { playhead } from './playhead.ts';
import { ribbon } from './ribbon.ts';
import { slider } from './slider.ts';
import { stepButtons } from './step-buttons.ts';

export function timeline({ look, store }: View): TemplateResult | typeof nothing {
  const { table, engine } = store.shown;
  const { annotations } = store.review;
  if (!table || !annotations) return nothing;
  const { messages } = look;
  const { ply, setup, payoff } = table;
  const cards = cardsInDeal(table);
  const known = knownValue(table, engine);
  const value = known && exactValue(ofSideShown(table, known));
  const { values, engine: mode } = store.modes;
  const isOpen = values === 'shown' && mode !== 'off';
  return html`<div class="time" part="controls" role="group" aria-label=${messages.controls}>
    <div class="chart" part="chart" .style=${`--_at: ${(100 * ply) / cards}%`}>
      <div class="plot" aria-hidden="true">
        ${trickEnds(setup.deal.N.length)} ${isOpen ? curve(curveOf(look, store, table, annotations)) : nothing}
        ${playhead(
          ply,
          cards,
          value === null ? null : messages.figure(payoff, value),
          isOpen && isFigureLeft(annotations, ply, cards),
        )}
      </div>
      ${ribbon(table, lineAhead(table, engine))}
      ${slider({
        name: messages.slider,
        place: positionWords(messages, table, annotations),
        ply,
        cardsInDeal: cards,
        onGo: (to) => store.goTo(to, 'slider'),
        onPoint: store.point,
      })}
    </div>
    ${stepButtons(
      messages,
      {
        back: ply > 0,
        forward: store.canForward,
        last: store.canStep(1),
        best: mode === 'off' ? null : engine.phase === 'exact',
      },
      store,
    )}
    <span id="keys" hidden>${store.host.nohotkeys ? nothing : messages.keys}</span>
  </div>`;
}

function curveOf(look: Look, { review, pointed }: Store, table: Table, annotations: LineAnnotations): CurveView {
  const { payoff, side, ply } = table;
  return {
    look,
    payoff,
    side,
    annotations,
    ply,
    cardsInDeal: cardsInDeal(table),
    limits: scaleOf(table),
    level: sumOfSides(table) / 2,
    pointed,
    onMark: review.explainListed,
  };
}

const trickEnds = (tricks: number): TemplateResult => {
  const lines = Array.from({ length: tricks - 1 }, (_, i) => `M${i + 1} 1V4`);
  return html`<svg class="curve" viewBox="0 0 ${tricks} 4" preserveAspectRatio="none">
    <path class="trick-ends" d=${lines.join('')} />
  </svg>`;
};
