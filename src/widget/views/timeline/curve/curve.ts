/**
 * The curve of the timeline: the value of the side of the screen after each play as a stepped area. The part that has been
 * played is full, the rest pale. A line of the reader's own is dashed, and the record it has left stays behind it.
 */
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Interval } from '../../../state/knowledge.ts';
import type { CurveView } from './curve-view.ts';
import { roomierSide } from './figures.ts';
import { hasMark, marks } from './marks.ts';
import { heightOf, scaleAround, ticksIn } from './scale.ts';

type Values = readonly (number | null)[];

/** Height of the drawing in its own units; its width is one unit for each play. */
const HEIGHT = 100;
/** A mark with its figure covers a figure of the scale within this distance. */
const NEAR = 30;

export function curve(view: CurveView): TemplateResult | typeof nothing {
  const { annotations, cardsInDeal, limits, level } = view;
  const { values, estimates, recordValues, shared } = annotations;
  const all = toTheEnd(values, cardsInDeal);
  const guessed = toTheEnd(
    values.map((value, ply) => value ?? estimates[ply] ?? null),
    cardsInDeal,
  );
  const about = guessed.map((value, ply) => (all[ply] === null ? value : null));
  // The value after the last card alone draws nothing.
  if ([...guessed.slice(0, -1), ...recordValues.slice(0, -1)].every((value) => typeof value !== 'number'))
    return nothing;
  const known = [...values, ...estimates, ...recordValues].filter((value) => typeof value === 'number');
  const scale = scaleAround(known, limits);
  const isOwn = recordValues.length > 0 && shared < annotations.plays.length;
  const line = steps(scale, all, 0, isOwn ? shared : cardsInDeal);
  const own = isOwn ? steps(scale, all, shared, cardsInDeal) : '';
  const left = isOwn ? steps(scale, recordValues, shared, recordValues.length - 1) : '';
  const middle = level > scale[0] && level < scale[1] ? heightOf(scale, level) : null;
  const ticks = ticksIn(scale);
  const lines = svg`<path class="area" d=${areaUnder(scale, guessed)} /><path class="line" d=${line} />
    <path class="line guessed" d=${steps(scale, about, 0, cardsInDeal)} />
    <path class="line own" d=${own} />`;
  return html`${drawing(
    '',
    cardsInDeal,
    svg`${ticks.map((tick) => svg`<path class="scale" d="M0 ${heightOf(scale, tick)}H${cardsInDeal}" />`)}
        ${middle === null ? nothing : svg`<path class="level" d="M0 ${middle}H${cardsInDeal}" />`}
        <path class="left-line" d=${left} />${lines}`,
  )}
  ${drawing('played', cardsInDeal, lines)} ${ticks.map((tick) => scaleFigure(view, scale, tick))} ${marks(view, scale)}`;
}

const drawing = (kind: string, cardsInDeal: number, content: SVGTemplateResult): TemplateResult =>
  html`<svg class="curve ${kind}" viewBox="0 0 ${cardsInDeal} ${HEIGHT}" preserveAspectRatio="none">${content}</svg>`;

/** The figure of a hairline, at the end of the chart that has more room, unless a mark is there. */
function scaleFigure(view: CurveView, scale: Interval, tick: number): TemplateResult | typeof nothing {
  const { annotations, cardsInDeal, ply, look, payoff } = view;
  const side = roomierSide(ply, cardsInDeal);
  const top = heightOf(scale, tick);
  const isAtEnd = (at: number): boolean => (side ? at < cardsInDeal / 8 : at > (7 * cardsInDeal) / 8);
  const meets = annotations.plays.some(
    (_, play) =>
      isAtEnd(play + 1) &&
      hasMark(annotations, play) &&
      Math.abs(heightOf(scale, annotations.values[play + 1]!) - top) < NEAR,
  );
  if (meets) return nothing;
  return html`<p class="scale-figure ${side}" .style=${`inset-block-start: ${top}%`}>
    ${look.messages.figure(payoff, tick)}
  </p>`;
}

/** A value stays the same under best play: a line that ends before the deal continues level. */
function toTheEnd(values: Values, cardsInDeal: number): Values {
  return Array.from({ length: cardsInDeal + 1 }, (_, ply) => values[Math.min(ply, values.length - 1)] ?? null);
}

/** Steps from value to value between two plies, with gaps where none is known. */
function steps(scale: Interval, values: Values, from: number, to: number): string {
  let path = '';
  for (let ply = from; ply <= to; ply++) {
    const value = values[ply] ?? null;
    if (value === null) continue;
    const before = ply > from ? (values[ply - 1] ?? null) : null;
    const height = heightOf(scale, value);
    if (before === null) path += `M${ply} ${height}`;
    else if (before !== value) path += `V${height}`;
    if (ply < to) path += `H${ply + 1}`;
  }
  return path;
}

function areaUnder(scale: Interval, values: Values): string {
  return values
    .slice(0, -1)
    .map((value, ply) => (value === null ? '' : `M${ply} ${HEIGHT}V${heightOf(scale, value)}H${ply + 1}V${HEIGHT}Z`))
    .join('');
}
