/**
 * The bar of a puzzle: the most that the reader's side can reach, with a mark at the target, above the points already taken. Nothing
 * in it says more than the reader knows from the target and the tricks.
 */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { otherSide } from '../../../game/cards.ts';
import type { Side } from '../../../game/cards.ts';
import { pointsOfDeal } from '../../../game/scoring/payoff.ts';
import { sumOfSides } from '../../model/knowledge.ts';
import { scaleOf } from '../../model/scale.ts';
import type { PanelMessages } from '../../panel/panel-messages.ts';
import type { PuzzleMessages } from '../puzzle-messages.ts';
import { goalAfter, lostBefore, resultOf, targetOf } from '../puzzle-state.ts';
import type { PuzzleState } from '../puzzle-state.ts';

export function puzzleBar(messages: PanelMessages, words: PuzzleMessages, state: PuzzleState): TemplateResult {
  const { table, side } = state;
  const isDifference = table.payoff !== 'points';
  const [from, to] = scaleOf(table);
  const most = mostKnown(state);
  const sum = sumOfSides(table);
  const target = targetOf(state);
  const forNorthSouth = (own: number): number => (side === 'NS' ? own : sum - own);
  const percent = (value: number): string =>
    `${to > from ? (100 * (Math.min(Math.max(value, from), to) - from)) / (to - from) : 0}%`;
  const figure = (of: Side): TemplateResult => {
    const own = most === null ? null : of === side ? most : sum - most;
    return html`<b>${own === null ? '–' : isDifference ? messages.signed(own) : messages.words.number(own)}</b>`;
  };
  const isOver = resultOf(state) !== null;
  const name = (of: Side): TemplateResult => {
    const long = isOver ? messages.side(of) : of === side ? words.atMost(of) : words.atLeast(of);
    const bound = isOver ? '' : of === side ? ' ≤' : ' ≥';
    return html`<span class="side long">${long}</span
      ><span class="side short">${messages.sideLetters(of)}${bound}</span>`;
  };
  const { points } = table.position;
  const all = Math.max(1, pointsOfDeal(table.setup));
  const share = (n: number): string => `${(100 * n) / all}%`;
  return html`<span class="points">${name('NS')} ${figure('NS')}</span>
    <span class="bars"
      ><svg class="bar" part="bar" preserveAspectRatio="none">
        <rect class="bar-ew" width="100%" height="100%" />
        <rect class="bar-ns" width=${most === null ? '0' : percent(forNorthSouth(most))} height="100%" /></svg
      >${
        isDifference
          ? nothing
          : html`<svg class="bar-taken" preserveAspectRatio="none">
              ${svg`<rect class="bar-ns" width=${share(points.NS)} height="100%" />
              <rect class="taken-ew" x=${share(all - points.EW)} width=${share(points.EW)} height="100%" />`}
            </svg>`
      }${
        target === null
          ? nothing
          : html`<span class="goal" .style=${`inset-inline-start: ${percent(forNorthSouth(target))}`}></span>`
      }</span
    >
    <span class="points">${isOver ? figure('EW') : nothing} ${name('EW')} ${isOver ? nothing : figure('EW')}</span>`;
}

/**
 * The most that the reader's side can reach as far as the reader knows: the rest of the target once something was given away, or from
 * the beginning if the target is the best; otherwise only the points that the other side has not taken yet. Null if nothing is known.
 */
function mostKnown(state: PuzzleState): number | null {
  const { table, side, given } = state;
  const result = resultOf(state);
  if (result) return result.made;
  const goal = goalAfter(state);
  if (goal && (given === null || lostBefore(state, table.ply) > 0)) return goal.target;
  if (table.payoff !== 'points') return null;
  return pointsOfDeal(table.setup) - table.position.points[otherSide(side)];
}
