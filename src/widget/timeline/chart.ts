/**
 * The chart of the deal: the value for North–South after each play, as steps, with the mistakes marked. It is also a
 * slider: arrow keys and a dragged pointer move through the deal. A hovering pointer only shows the value.
 */
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { sideOf } from '../../game/cards.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { LineAnnotations, PlayAnnotation } from '../review/annotations.ts';
import type { Interval } from '../model/knowledge.ts';
import type { PanelLook } from '../panel/panel-messages.ts';
import { index } from '../board/card.ts';
import { positionWords } from './position-words.ts';

export interface ChartView {
  readonly look: PanelLook;
  readonly payoff: Payoff;
  readonly annotations: LineAnnotations;
  readonly ply: number;
  readonly cardsInDeal: number;
  /** Lowest and highest value. */
  readonly scale: Interval;
  /** The position under the pointer; null for none. */
  readonly pointed: number | null;
  readonly onPoint: (ply: number | null) => void;
  readonly onGo: (ply: number) => void;
}

/** Height of the drawing in its own units; its width is one unit for each play. */
const HEIGHT = 100;
const TRICK = 4;

export function chart(view: ChartView): TemplateResult {
  const { look, payoff, annotations, ply, cardsInDeal, scale } = view;
  const { messages } = look;
  const last = annotations.plays.length;
  const figure = payoff === 'points' ? messages.chipBest : messages.signed;
  return html`<div class="chart" part="chart" role="group" aria-label=${messages.chart}>
    <p class="panel-title" aria-hidden="true">${messages.chartOf(payoff)}</p>
    <div class="plotted">
      <p class="scale" aria-hidden="true"><span>${figure(scale[1])}</span><span>${figure(scale[0])}</span></p>
      <div
        class="plot"
        role="slider"
        tabindex="0"
        aria-label=${messages.chart}
        aria-valuemin="0"
        aria-valuemax=${last}
        aria-valuenow=${ply}
        aria-valuetext=${positionWords(messages, payoff, annotations, ply)}
        @keydown=${(event: KeyboardEvent) => onKeydown(event, view)}
        @pointerdown=${(event: PointerEvent) => onPointerdown(event, view)}
        @pointermove=${(event: PointerEvent) => onPointermove(event, view)}
        @pointerleave=${() => view.onPoint(null)}
        @pointercancel=${() => view.onPoint(null)}
      >
        <svg class="lines" viewBox="0 0 ${cardsInDeal} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
          ${trickLines(cardsInDeal)}
          <path class="level" d="M0 ${HEIGHT / 2}H${cardsInDeal}" />
          ${series(view)}
        </svg>
        <svg class="marks" aria-hidden="true">
          ${mistakes(view)} ${cursor(view, ply, 'here')}
          ${view.pointed === null || view.pointed === ply ? nothing : cursor(view, view.pointed, 'pointed')}
        </svg>
      </div>
    </div>
    <p class="readout" aria-hidden="true">${readout(view, view.pointed ?? ply)}</p>
  </div>`;
}

/** The height of a value, in the units of the drawing. */
function heightOf({ scale: [low, high] }: ChartView, value: number): number {
  const share = high > low ? (Math.min(Math.max(value, low), high) - low) / (high - low) : 0;
  return Math.round(100 * HEIGHT * (1 - share)) / 100;
}

const trickLines = (cardsInDeal: number): SVGTemplateResult => {
  const lines = Array.from({ length: cardsInDeal / TRICK - 1 }, (_, i) => `M${TRICK * (i + 1)} 0V${HEIGHT}`);
  return svg`<path class="trick-ends" d=${lines.join('')} />`;
};

/** The record, and the line shown if it differs. */
function series(view: ChartView): SVGTemplateResult {
  const { values, recordValues, shared } = view.annotations;
  const hasRecord = recordValues.length > 0;
  const own = values.map((value, ply) => (hasRecord && ply < shared ? null : value));
  return svg`
    <path class="area" d=${areaUnder(view, hasRecord ? recordValues : values)} />
    ${hasRecord ? svg`<path class="steps-line" d=${steps(view, recordValues)} />` : nothing}
    <path class="steps-line ${hasRecord ? 'own' : ''}" d=${steps(view, own)} />`;
}

/** Steps from value to value, with gaps where none is known. */
function steps(view: ChartView, values: readonly (number | null)[]): string {
  return values
    .map((value, ply) => {
      if (value === null) return '';
      const height = heightOf(view, value);
      const from = values[ply - 1] ?? null;
      const on = ply + 1 < values.length || ply === 0 ? `H${ply + 1}` : '';
      return `${from === null ? `M${ply} ${height}` : `V${height}`}${on}`;
    })
    .join('');
}

function areaUnder(view: ChartView, values: readonly (number | null)[]): string {
  return values
    .slice(0, -1)
    .map((value, ply) => (value === null ? '' : `M${ply} ${HEIGHT}V${heightOf(view, value)}h1V${HEIGHT}Z`))
    .join('');
}

/** Marks for losses: downwards for North–South, upwards for East–West; the largest are filled and bigger. */
function mistakes(view: ChartView): SVGTemplateResult[] {
  const { plays, values, largestLosses } = view.annotations;
  return [...plays.entries()].flatMap(([play, { lost, by }]) => {
    const value = values[play + 1] ?? null;
    if (!lost || value === null) return [];
    const shape = sideOf(by) === 'NS' ? 'M-4 -8H4L0 0Z' : 'M-4 8H4L0 0Z';
    return [
      svg`<svg x=${across(view, play + 1)} y="${heightOf(view, value)}%" overflow="visible">
        <path class="mistake ${largestLosses.has(play) ? 'dear' : ''}" d=${shape} />
      </svg>`,
    ];
  });
}

function cursor(view: ChartView, ply: number, kind: 'here' | 'pointed'): SVGTemplateResult {
  const { values, recordValues } = view.annotations;
  const value = values[ply] ?? (kind === 'pointed' ? recordValues[ply] : null) ?? null;
  const x = across(view, ply);
  return svg`<line class="cursor ${kind}" x1=${x} x2=${x} y2="100%" />
    ${value === null ? nothing : svg`<circle class="cursor-dot ${kind}" cx=${x} cy="${heightOf(view, value)}%" r="4" />`}`;
}

const across = ({ cardsInDeal }: ChartView, ply: number): string => `${(100 * ply) / cardsInDeal}%`;

/** The play and the value after it. */
function readout(view: ChartView, ply: number): TemplateResult {
  const { look, payoff, annotations } = view;
  const { messages } = look;
  const value = annotations.values[ply] ?? null;
  const valueText = value === null ? nothing : html` · <b>${messages.valueShort(payoff, value)}</b>`;
  const play: PlayAnnotation | undefined = annotations.plays[ply - 1];
  if (!play) return html`${messages.chartStart}${valueText}`;
  return html`${messages.playNumber(ply)}, ${messages.seat(play.by)}
  ${index(look, play.card)}${play.lost ? html` <span class="loss">${messages.chipLost(play.lost)}</span>` : nothing}${valueText}`;
}

function plyAt({ cardsInDeal, annotations }: ChartView, { currentTarget, clientX }: PointerEvent): number {
  const { left, width } = (currentTarget as HTMLElement).getBoundingClientRect();
  const ply = Math.round(((clientX - left) / width) * cardsInDeal);
  return Math.min(Math.max(ply, 0), annotations.plays.length);
}

function onPointerdown(event: PointerEvent, view: ChartView): void {
  if (event.button !== 0) return;
  (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  view.onGo(plyAt(view, event));
}

function onPointermove(event: PointerEvent, view: ChartView): void {
  const ply = plyAt(view, event);
  if ((event.currentTarget as HTMLElement).hasPointerCapture(event.pointerId)) view.onGo(ply);
  view.onPoint(event.pointerType === 'mouse' ? ply : null);
}

/** As in every slider, the arrows move by one; the page keys move by a trick. */
function onKeydown(event: KeyboardEvent, { ply, annotations, onGo }: ChartView): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const last = annotations.plays.length;
  const to = {
    ArrowLeft: ply - 1,
    ArrowDown: ply - 1,
    ArrowRight: ply + 1,
    ArrowUp: ply + 1,
    PageDown: ply - TRICK,
    PageUp: ply + TRICK,
    Home: 0,
    End: last,
  }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  onGo(Math.min(Math.max(to, 0), last));
}
