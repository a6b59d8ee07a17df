/**
 * The bar repeats the answer for the eye: the share of the side at the left, of which the screen speaks, the part still open, the target
 * of each side, and below it the points already taken, from either end. Card points divide it between the sides; for differences its middle is level.
 */
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { otherSide } from '../../../game/cards.ts';
import type { PerSide, Side } from '../../../game/cards.ts';
import { pointsOfDeal, sumOfSides } from '../../../game/scoring/payoff.ts';
import { targetsOf } from '../../../game/scoring/payoffs/targets.ts';
import { exactValue, forOtherSide, ofSideShown } from '../../state/knowledge.ts';
import { scaleOf } from '../../state/scale.ts';
import type { Knowledge } from '../../state/knowledge.ts';
import type { Messages } from '../../text/messages.ts';
import type { Table } from '../../state/table.ts';

/** @param known of the position; null if nothing is known */
export function bar(messages: Messages, table: Table, known: Knowledge | null): TemplateResult {
  const isDifference = table.payoff !== 'points';
  const own = known && ofSideShown(table, known);
  const [from, to] = scaleOf(table);
  const percent = (value: number): string =>
    `${to > from ? (100 * (Math.min(Math.max(value, from), to) - from)) / (to - from) : 0}%`;
  const [low, high] = own?.proven ?? [from, to];
  const estimate = own?.estimate ?? null;
  return score(
    messages,
    table.side,
    figures(messages, own, isDifference),
    figures(messages, own && forOtherSide(own, sumOfSides(table)), isDifference),
    html`<svg class="bar" part="bar" preserveAspectRatio="none">
      <pattern id="open" width="6" height="9" patternUnits="userSpaceOnUse"><path d="M0 9 5 0" /></pattern>
      <rect class="bar-open" fill="url(#open)" width=${percent(high)} height="100%" />
      <rect class="bar-own" width=${percent(low)} height="100%" />
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
    table.side,
    html`<b>${points[table.side]}</b>`,
    html`<b>${points[otherSide(table.side)]}</b>`,
    html`<svg class="bar" part="bar" preserveAspectRatio="none">${takenRects(table)}</svg>`,
    nothing,
  );
}

function score(
  messages: Messages,
  side: Side,
  own: TemplateResult,
  others: TemplateResult,
  upper: TemplateResult,
  lower: TemplateResult | typeof nothing,
): TemplateResult {
  const name = (side: Side): TemplateResult =>
    html`<span class="side long">${messages.side(side)}</span
      ><span class="side short">${messages.sideLetters(side)}</span>`;
  return html`<span class="points">${name(side)} ${own}</span> <span class="bars">${upper}${lower}</span>
    <span class="points">${others} ${name(otherSide(side))}</span>`;
}

/** The points already taken, from either end. */
export function takenRects({ setup, side, position: { points } }: Table): SVGTemplateResult {
  const all = Math.max(1, pointsOfDeal(setup));
  const share = (n: number): string => `${(100 * n) / all}%`;
  const others = points[otherSide(side)];
  return svg`<rect class="bar-own" width=${share(points[side])} height="100%" />
    <rect class="taken-others" x=${share(all - others)} width=${share(others)} height="100%" />`;
}

/** The values at which a side reaches its target; level, if there are no targets. */
function marks(table: Table): readonly number[] {
  const [from, to] = scaleOf(table);
  const targets: Partial<PerSide> = table.payoff === 'points' ? targetsOf(table.setup) : {};
  const [own, others] = [targets[table.side], targets[otherSide(table.side)]];
  const goals = [...(own === undefined ? [] : [own]), ...(others === undefined ? [] : [to - others])];
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
