/** From the value of best play to the result as played, in one line: what errors and bad luck of each side took from it or added to it. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { ReviewSummary } from '../../../analysis/review/review-summary.ts';
import { otherSide } from '../../../game/cards.ts';
import type { Side } from '../../../game/cards.ts';
import { cardsInDeal } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import type { Messages } from '../../text/messages.ts';
import { sign } from '../verdict/sign.ts';

/** @param values of the record, for the side of the screen, before the first play and after each */
export function ledger(
  messages: Messages,
  { payoff, side, record, ...table }: Table,
  values: readonly (number | null)[],
  { sides }: ReviewSummary,
): TemplateResult {
  const figure = (value: number | null | undefined): string =>
    typeof value === 'number' ? messages.figure(payoff, value) : '…';
  const isWhole = record.length === cardsInDeal({ side, payoff, record, ...table });
  /** What a side lost takes from the result of the side of the screen, or adds to it. */
  const losses = (of: Side): TemplateResult => {
    const sums = sides[of].verdicts;
    const parts = (['error', 'unlucky'] as const).flatMap((verdict) => {
      const lost = sums?.[verdict].lost ?? 0;
      if (lost === 0) return [];
      return html`<span class=${verdict === 'error' ? 'loss' : ''}
        >${sign(verdict)}<span class="spoken">${messages.verdictHeads[verdict]} </span
        >${messages.signed(of === side ? -lost : lost)}</span
      >`;
    });
    return html`<p>
      <span>${messages.byPlayers(of)}</span> <b>${parts.length ? parts.map((part) => html`${part} `) : '–'}</b>
    </p>`;
  };
  return html`<div class="ledger">
    <p><span>${messages.bestPlay}</span> <b>${figure(values[0])}</b></p>
    ${losses(side)} ${losses(otherSide(side))}
    <p><span>${isWhole ? messages.whyAsPlayed : messages.soFar}</span> <b>${figure(values.at(-1))}</b></p>
  </div>`;
}
