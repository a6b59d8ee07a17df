/**
 * The bar repeats the answer for the eye: the share of North–South, the part still open, the target of each side, and below it the points
 * already taken, from either end. Card points divide it between the sides; for differences its middle is level.
 */
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Side } from '../../../game/cards.ts';
import { pointsOfDeal, sumOfSides } from '../../../game/scoring/payoff.ts';
import { targetsOf } from '../../../game/scoring/payoffs/targets.ts';
import { exactValue, forOtherSide } from '../../state/knowledge.ts';
import { scaleOf } from '../../state/scale.ts';
import type { Knowledge } from '../../state/knowledge.ts';
import type { Messages } from '../../text/messages.ts';
import type { Table } from '../../state/table.ts';

/** @param known of the position; null if nothing is known */
export function bar(messages: Messages, table: Table, known: Knowledge | null): TemplateResult {
  const isDifference = table.payoff !== 'points';
  const [from, to] = scaleOf(table);
  const percent = (value: number): string =>
    `${to > from ? (100 * (Math.min(Math.max(value, from), to) - from)) / (to - from) : 0}%`;
  const [low, high] = known?.proven ?? [from, to];
  const estimate = known?.estimate ?? null;
  return score(
    messages,
    figures(messages, known, isDifference),
    figures(messages, known && forOtherSide(known, sumOfSides(table)), isDifference),
    html`<svg class="bar" part="bar" preserveAspectRatio="none">
      <pattern id="open" width="6" height="9" patternUnits="userSpaceOnUse"><path d="M0 9 5 0" /></pattern>
      <rect class="bar-open" fill="url(#open)" width=${percent(high)} height="100%" />
      <rect class="bar-ns" width=${percent(low)} height="100%" />
      ${marks(table).map((at) => mark('bar-goal', percent(at)))}
      ${estimate === null ? nothing : mark('bar-estimate', percent(estimate))}
    </svg>`,
    isDifference ? nothing : html`<svg preserveAspectRatio="none">${takenRects(table)}</svg>`,
  );
}

/** The points that the sides have taken, while values are hidden. */
export function takenBar(messages: Messages, table: Table): TemplateResult {
  const { points } = table.position;
  return score(
    messages,
    html`<b>${points.NS}</b>`,
    html`<b>${points.EW}</b>`,
    html`<svg class="bar" part="bar" preserveAspectRatio="none">${takenRects(table)}</svg>`,
    nothing,
  );
}

function score(
  messages: Messages,
  ns: TemplateResult,
  ew: TemplateResult,
  upper: TemplateResult,
  lower: TemplateResult | typeof nothing,
): TemplateResult {
  const name = (side: Side): TemplateResult =>
    html`<span class="side long">${messages.side(side)}</span
      ><span class="side short">${messages.sideLetters(side)}</span>`;
  return html`<span class="points">${name('NS')} ${ns}</span> <span class="bars">${upper}${lower}</span>
    <span class="points">${ew} ${name('EW')}</span>`;
}

function takenRects({ setup, position: { points } }: Table): SVGTemplateResult {
  const all = Math.max(1, pointsOfDeal(setup));
  const share = (n: number): string => `${(100 * n) / all}%`;
  return svg`<rect class="bar-ns" width=${share(points.NS)} height="100%" />
    <rect class="taken-ew" x=${share(all - points.EW)} width=${share(points.EW)} height="100%" />`;
}

/** The values at which a side reaches its target; level, if there are no targets. */
function marks(table: Table): readonly number[] {
  const [from, to] = scaleOf(table);
  const { NS, EW } = table.payoff === 'points' ? targetsOf(table.setup) : {};
  const goals = [...(NS === undefined ? [] : [NS]), ...(EW === undefined ? [] : [to - EW])];
  return goals.length > 0 ? goals : [(from + to) / 2];
}

const mark = (kind: string, x: string): SVGTemplateResult => svg`<line class=${kind} x1=${x} x2=${x} y2="100%" />`;

/** A side's value or the estimate of it. An interval is drawn; its figures would take the room of the bar. */
function figures(messages: Messages, known: Knowledge | null, isDifference: boolean): TemplateResult {
  const value = known && exactValue(known);
  const estimate = known?.estimate ?? null;
  if (value !== null) return html`<b>${isDifference ? messages.signed(value) : messages.words.number(value)}</b>`;
  if (estimate === null) return html`<b>–</b>`;
  return html`<b>${isDifference ? messages.signedEstimate(estimate) : messages.estimate(estimate)}</b>`;
}
