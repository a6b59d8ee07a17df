/** One hand: its seat, and below it the cards as faces, as rows of ranks, or as backs if the hand is hidden. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { backs, fan } from './fan.ts';
import { diagram } from './diagram.ts';
import type { HandProps } from './hand-props.ts';

export function hand(view: HandProps): TemplateResult {
  const { seat, side, rows, toPlay } = view;
  const { messages } = view.look;
  const { hands, shown } = view.arrangement;
  const hidden = !shown.has(seat);
  const only = !hidden && shown.size === 1;
  const cards = rows.flatMap((row) => row.cards);
  const cardsLeft = cards.filter(({ played }) => !played).length;
  return html`<div
    class="hand at-${side} ${toPlay ? 'acts' : ''}"
    part="hand ${toPlay ? 'hand-to-play' : ''}"
    role="group"
    aria-label=${messages.hand(seat, cardsLeft, toPlay)}
    aria-describedby=${toPlay ? 'keys' : nothing}
    data-seat=${seat}
    data-rove=${toPlay ? 'hand' : nothing}
  >
    <p class="seat" part="seat">
      <button
        type="button"
        class="name"
        part="seat-name"
        title=${only ? messages.showAllHands : messages.showOnlyHand(seat)}
        aria-pressed=${only ? 'true' : 'false'}
        data-rove="seats"
        data-stop
        tabindex=${view.isSeatStop ? 0 : -1}
        @click=${() => view.onSeat(seat)}
      >
        ${messages.seat(seat)}<span class="spoken">: ${messages.onlyThisHand}</span>
      </button>
      ${view.leads ? html`<span class="role">${messages.leads}</span>` : nothing}
      ${view.declares ? html`<span class="role">${messages.declares}</span>` : nothing}
      ${
        hidden
          ? html`<span class="role" aria-hidden="true">${messages.hiddenCount(cardsLeft)}</span
              ><span class="spoken">${messages.hiddenCards(cardsLeft)}</span>`
          : nothing
      }
      <span class="turn" aria-hidden="true">${messages.toPlay}</span>
    </p>
    ${hidden ? backs(cardsLeft, cards.length, hands) : hands === 'cards' ? fan(view) : diagram(view)}
  </div>`;
}
