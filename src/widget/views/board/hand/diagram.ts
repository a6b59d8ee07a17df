/** A hand as in printed columns: a row for each suit, trumps first, with the rank of every card dealt. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { pip } from '../card.ts';
import { stopsAt, suitList } from './hand-card.ts';
import type { HandProps } from './hand-props.ts';

export function diagram(view: HandProps): TemplateResult {
  const { look } = view;
  const stops = stopsAt(view.tabStop);
  return html`<div class="suits rows">
    ${view.rows.map(
      (row) =>
        html`<div class="suit ${row.trump ? 'trump' : ''}">
          <span class="sign" aria-hidden="true">${pip(look, row.suit)}</span>
          ${
            row.cards.length
              ? suitList(view, row, stops)
              : html`<span class="void"
                  ><span aria-hidden="true">–</span
                  ><span class="spoken">${look.messages.voidSuit(row.suit)}</span></span
                >`
          }
          ${row.trump ? html`<span class="trump-word" aria-hidden="true">${look.messages.trump}</span>` : nothing}
        </div>`,
    )}
  </div>`;
}
