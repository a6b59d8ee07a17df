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
import { timelineFrame } from './timeline-frame.ts';

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
  return timelineFrame(messages, table, {
    kind: '',
    plot: html`${trickEnds(setup.deal.N.length)} ${isOpen ? curve(curveOf(look, store, table, annotations)) : nothing}`,
    figure: value === null ? null : messages.figure(payoff, value),
    isFigureLeft: isOpen && isFigureLeft(annotations, ply, cards),
    line: lineAhead(table, engine),
    place: positionWords(messages, table, annotations),
    onGo: (to) => store.goTo(to, 'slider'),
    onPoint: store.point,
    can: {
      back: ply > 0,
      forward: store.canForward,
      last: store.canStep(1),
      best: mode === 'off' ? null : engine.phase === 'exact',
    },
    steps: store,
    hasKeys: !store.host.nohotkeys,
  });
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

/** Hairlines between the tricks. */
export const trickEnds = (tricks: number): TemplateResult => {
  const lines = Array.from({ length: tricks - 1 }, (_, i) => `M${i + 1} 1V4`);
  return html`<svg class="curve" viewBox="0 0 ${tricks} 4" preserveAspectRatio="none">
    <path class="trick-ends" d=${lines.join('')} />
  </svg>`;
};
