/**
 * The bar of a puzzle: what the reader's side has to reach, or the most that it can still reach, with a mark at the target, above the
 * points already taken. Nothing in it says more than the reader knows from the target and the tricks.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { otherSide } from '../../../../game/cards.ts';
import type { Side } from '../../../../game/cards.ts';
import { sumOfSides } from '../../../../game/scoring/payoff.ts';
import { takenRects } from '../../../views/answer/bar.ts';
import { scaleOf } from '../../../state/scale.ts';
import type { PuzzleMessages } from '../puzzle-messages.ts';
import { goalAfter, lostBefore, resultOf, targetOf } from '../puzzle-state.ts';
import type { PuzzleState } from '../puzzle-state.ts';
import type { Messages } from '../../../text/messages.ts';

export function puzzleBar(messages: Messages, words: PuzzleMessages, state: PuzzleState): TemplateResult {
  const { table, side } = state;
  const isDifference = table.payoff !== 'points';
  const [from, to] = scaleOf(table);
  const bound = boundOf(state);
  const sum = sumOfSides(table);
  const target = targetOf(state);
  const percent = (value: number): string =>
    `${to > from ? (100 * (Math.min(Math.max(value, from), to) - from)) / (to - from) : 0}%`;
  const figure = (of: Side): TemplateResult => {
    const own = bound === null ? null : of === side ? bound : sum - bound;
    return html`<b>${own === null ? '–' : messages.figure(table.payoff, own)}</b>`;
  };
  const isOver = resultOf(state) !== null;
  const hasLower = isAim(state);
  const name = (of: Side): TemplateResult => {
    const isLower = hasLower === (of === side);
    const long = isOver ? messages.side(of) : isLower ? words.atLeast(of) : words.atMost(of);
    const sign = isOver ? '' : isLower ? ' ≥' : ' ≤';
    return html`<span class="side long">${long}</span
      ><span class="side short">${messages.sideLetters(of)}${sign}</span>`;
  };
  const others = otherSide(side);
  return html`<span class="points">${name(side)} ${figure(side)}</span>
    <span class="bars"
      ><svg class="bar" part="bar" preserveAspectRatio="none">
        <rect class="bar-own" width=${bound === null ? '0' : percent(bound)} height="100%" /></svg
      >${isDifference ? nothing : html`<svg preserveAspectRatio="none">${takenRects(table)}</svg>`}${
        target === null ? nothing : html`<span class="goal" .style=${`inset-inline-start: ${percent(target)}`}></span>`
      }</span
    >
    <span class="points"
      >${isOver ? figure(others) : nothing} ${name(others)} ${isOver ? nothing : figure(others)}</span
    >`;
}

/**
 * Whether the bar shows what the reader's side has to reach: a given target, until something was given away. A target that is the best
 * result, and the rest of a target, are the most that it can still reach.
 */
const isAim = (state: PuzzleState): boolean => state.given !== null && lostBefore(state, state.table.ply) === 0;

/** The value of the reader's side that the bar shows: the result, or the goal still within reach; null until it is known. */
const boundOf = (state: PuzzleState): number | null => resultOf(state)?.made ?? goalAfter(state)?.target ?? null;
