/**
 * The bar of a puzzle: a mark at the target, and the points that the sides have taken so far, each from its own end. Under `total` it is the lead
 * so far, from the middle; the score of a deal is known at its end. Nothing in it says more than the reader has seen.
 */
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import { otherSide } from '../../../../game/cards.ts';
import type { Side } from '../../../../game/cards.ts';
import { valueFor } from '../../../../game/scoring/payoff.ts';
import { finalValue } from '../../../../game/scoring/payoffs/payoff-table.ts';
import { takenRects } from '../../../views/answer/bar.ts';
import { takenIn } from '../../../views/answer/corners.ts';
import { scaleOf } from '../../../state/scale.ts';
import type { Table } from '../../../state/table.ts';
import { targetOf } from '../puzzle-state.ts';
import type { PuzzleState } from '../puzzle-state.ts';
import type { Messages } from '../../../text/messages.ts';

export function puzzleBar(messages: Messages, state: PuzzleState): TemplateResult {
  const { table, side } = state;
  const [from, to] = scaleOf(table);
  const target = targetOf(state);
  const percent = (value: number): number =>
    to > from ? (100 * (Math.min(Math.max(value, from), to) - from)) / (to - from) : 0;
  const taken = takenIn(table);
  const name = (of: Side): TemplateResult =>
    html`<span class="side long">${messages.side(of)}</span
      ><span class="side short">${messages.sideLetters(of)}</span>`;
  const figure = (of: Side): TemplateResult => html`<b>${messages.words.number(taken[of])}</b>`;
  const others = otherSide(side);
  return html`<span class="points">${name(side)} ${figure(side)}</span>
    <span class="bars"
      ><svg class="bar" part="bar" preserveAspectRatio="none">
        ${table.payoff === 'points' ? takenRects(table) : leadRect(table, side, percent)}</svg
      >${
        target === null ? nothing : html`<span class="goal" .style=${`inset-inline-start: ${percent(target)}%`}></span>`
      }</span
    >
    <span class="points">${figure(others)} ${name(others)}</span>`;
}

/** How much one side is ahead, from the middle of the bar. */
function leadRect(table: Table, side: Side, percent: (value: number) => number): SVGTemplateResult | typeof nothing {
  const lead = leadOf(table, side);
  if (!lead) return nothing;
  const [start, end] = [percent(Math.min(lead, 0)), percent(Math.max(lead, 0))];
  return svg`<rect class=${lead > 0 ? 'bar-own' : 'taken-others'} x=${`${start}%`} width=${`${end - start}%`} height="100%" />`;
}

/** The lead of a side as the payoff counts it; null while it is not settled. */
function leadOf(table: Table, side: Side): number | null {
  const { position, payoff } = table;
  if (position.toPlay === null) return valueFor(side, table, finalValue(position, payoff));
  if (payoff !== 'total') return null;
  const taken = takenIn(table);
  return taken[side] - taken[otherSide(side)];
}
