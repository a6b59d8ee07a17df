/**
 * The timeline of the deal: a chart of its value that is also the slider, a ribbon with a cell for each trick, and the
 * buttons that step through it. Frame, ribbon, slider and playhead belong to the first paint; the curve is drawn into
 * the frame when it has loaded (curve/), and nothing moves.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Card } from '../../../game/cards.ts';
import type { Look } from '../look.ts';
import type { Engine } from '../../state/state.ts';
import { knownValue, lineAhead } from '../../state/engine.ts';
import { exactValue } from '../../state/knowledge.ts';
import { cardsInDeal } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import { playhead } from './playhead.ts';
import { ribbon } from './ribbon.ts';
import { slider } from './slider.ts';
import { stepButtons } from './step-buttons.ts';

/** The parts that load after the first paint: the curve, and those that depend on it. */
export interface Drawn {
  /** The position shown, in words. */
  readonly place: string;
  readonly curve: TemplateResult | typeof nothing;
  /** The button that goes back to the record. */
  readonly wayBack: TemplateResult | typeof nothing;
  /** Whether the value at the playhead is to its left, where no mark is. */
  readonly turnsLeft: boolean;
  /** Shows the value of another position. @param ply null for none */
  readonly onPoint: (ply: number | null) => void;
}

interface TimelineView {
  readonly look: Look;
  readonly table: Table;
  readonly engine: Engine;
  /** Undefined until it has loaded. */
  readonly drawn: Drawn | undefined;
  readonly canGoForward: boolean;
  /** Whether the best cards are known; null if they are not to be shown. */
  readonly canPlayBest: boolean | null;
  readonly hasKeys: boolean;
  readonly onFirst: () => void;
  readonly onBack: () => void;
  readonly onBest: () => void;
  readonly onForward: () => void;
  readonly onLast: () => void;
  /** Goes to that ply, or to the last one possible. @returns the ply reached */
  readonly onGo: (ply: number) => number;
}

export function timeline(view: TimelineView): TemplateResult {
  const { look, table, engine, drawn } = view;
  const { messages } = look;
  const { ply, setup, payoff } = table;
  const cards = cardsInDeal(table);
  const line: readonly Card[] = lineAhead(table, engine);
  const known = knownValue(table, engine);
  const value = known && exactValue(known);
  return html`<div class="time" part="controls" role="group" aria-label=${messages.controls}>
    <div class="chart" part="chart" .style=${`--_at: ${(100 * ply) / cards}%`}>
      <div class="plot" aria-hidden="true">
        ${trickEnds(setup.deal.N.length)} ${drawn?.curve}
        ${playhead(ply, cards, value === null ? null : messages.figure(payoff, value), drawn?.turnsLeft)}
      </div>
      ${ribbon(table, line)}
      ${slider({
        name: messages.slider,
        place: drawn?.place,
        ply,
        cardsInDeal: cards,
        onGo: view.onGo,
        onPoint: drawn?.onPoint,
      })}
      ${drawn?.wayBack}
    </div>
    ${stepButtons({ ...view, messages, canGoBack: ply > 0 })}
    <span id="keys" hidden>${view.hasKeys ? messages.keys : nothing}</span>
  </div>`;
}

const trickEnds = (tricks: number): TemplateResult => {
  const lines = Array.from({ length: tricks - 1 }, (_, i) => `M${i + 1} 1V4`);
  return html`<svg class="curve" viewBox="0 0 ${tricks} 4" preserveAspectRatio="none">
    <path class="trick-ends" d=${lines.join('')} />
  </svg>`;
};
