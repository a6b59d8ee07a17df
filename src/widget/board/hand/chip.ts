/**
 * The chip with the value of a card: filled for the best cards, outlined with the loss for the others, light while
 * the value is unknown, and underlined with dashes for an estimate. Figures are for sighted readers, words for screen
 * readers.
 */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { sideOf } from '../../../game/cards.ts';
import type { Seat, Side } from '../../../game/cards.ts';
import type { CardWorth } from '../../model/engine.ts';
import { exactValue, hasBounds } from '../../model/knowledge.ts';
import type { Interval } from '../../model/knowledge.ts';
import type { Look } from '../../decks/look.ts';
import type { Messages } from '../../language/messages.ts';

/**
 * @param inPoints whether the value is in card points of the seat's side; otherwise it is a difference from its side
 */
export function chip({ messages }: Look, seat: Seat, inPoints: boolean, worth: CardWorth | undefined): TemplateResult {
  if (!worth || !hasBounds(worth.own)) return html`<span class="chip unknown" part="chip" aria-hidden="true">·</span>`;
  const { own, lost } = worth;
  const { proven, estimate } = own;
  const say = inPoints ? inCardPoints(messages, seat) : inDifferences(messages, sideOf(seat));
  const value = exactValue(own);
  if (value === null) {
    const words = estimate === null ? say.range(proven) : say.estimate(estimate, proven);
    const figures = estimate === null ? say.rangeFigures(proven) : say.estimateFigures(estimate);
    const kind = estimate === null ? 'range' : 'estimate';
    return html`<span
        class="chip ${kind} ${figures.length > (estimate === null ? 5 : 4) ? 'long' : ''}"
        part="chip"
        aria-hidden="true"
        title=${words}
        >${figures}</span
      ><span class="spoken">, ${words}</span>`;
  }
  if (lost === null)
    return html`<span class="chip range" part="chip" aria-hidden="true">${say.figures(value)}</span
      ><span class="spoken">, ${say.value(value)}</span>`;
  const best = lost === 0;
  const figures = best ? say.figures(value) : messages.chipLost(lost);
  return html`<span
      class="chip ${best ? 'best' : 'loses'} ${figures.length > 3 ? 'tight' : ''}"
      part="chip"
      aria-hidden="true"
      >${figures}</span
    ><span class="spoken">, ${best ? say.best(value) : say.lost(value, lost)}</span>`;
}

/** The figures and words for the value of a card. */
interface Telling {
  figures(value: number): string;
  rangeFigures(proven: Interval): string;
  estimateFigures(estimate: number): string;
  value(value: number): string;
  best(value: number): string;
  lost(value: number, lost: number): string;
  range(proven: Interval): string;
  estimate(estimate: number, proven: Interval): string;
}

const inCardPoints = (messages: Messages, seat: Seat): Telling => ({
  figures: messages.chipBest,
  rangeFigures: messages.range,
  estimateFigures: messages.estimate,
  value: (value) => messages.value(seat, value),
  best: (value) => messages.valueBest(seat, value),
  lost: (value, lost) => messages.valueLost(seat, value, lost),
  range: (proven) => messages.valueRange(seat, proven),
  estimate: (estimate, proven) => messages.valueEstimate(seat, estimate, proven),
});

const inDifferences = (messages: Messages, side: Side): Telling => ({
  figures: messages.signed,
  rangeFigures: messages.signedRangeShort,
  estimateFigures: messages.signedEstimate,
  value: (value) => messages.ahead(side, value),
  best: (value) => messages.aheadBest(side, value),
  lost: (value, lost) => messages.aheadLost(side, value, lost),
  range: (proven) => messages.aheadRange(side, proven),
  estimate: (estimate, proven) => messages.aheadEstimate(side, estimate, proven),
});
