/** One hand: its seat, and below it the cards as tiles, as faces, as rows of ranks, or as backs if the hand is hidden. */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import { pip } from '../card.ts';
import { diagram } from './diagram.ts';
import { backs, isSeen, tiles } from './tiles.ts';
import type { HandProps } from './hand-props.ts';

/** The leader's arrowhead, as in the list of tricks, and the declarer's flag. */
const LEADS = svg`<path d="M2 1 9 6 2 11Z" />`;
const DECLARES = svg`<path d="M2 0H3.6V1.2C6 .2 8 3 11 1.6V7C8 8.4 6 5.6 3.6 6.6V12H2Z" />`;

export function hand(view: HandProps): TemplateResult {
  const { look, seat, side, rows, toPlay } = view;
  const { messages } = look;
  const { hands, shown } = view.arrangement;
  const hidden = !shown.has(seat);
  const only = !hidden && shown.size === 1;
  const cards = rows.flatMap((row) => row.cards);
  const cardsLeft = cards.filter(({ played }) => !played).length;
  const trump = hidden ? undefined : rows.find((row) => row.trump && isSeen(view, row));
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
      <span class="turn" aria-hidden="true">${toPlay ? messages.turnOf(view.toLead) : nothing}</span>
      ${view.leads && !(toPlay && view.toLead) ? role('leads', messages.leads, LEADS) : nothing}
      ${view.declares ? role('declares', view.declares, DECLARES) : nothing}
      ${
        hidden
          ? html`<span class="role" aria-hidden="true">${messages.hiddenCount(cardsLeft)}</span
              ><span class="spoken">${messages.hiddenCards(cardsLeft)}</span>`
          : nothing
      }
      ${trump ? html`<span class="trump-sign" aria-hidden="true">${pip(look, trump.suit)} <span class="word">${messages.trump}</span></span>` : nothing}
    </p>
    ${hidden ? backs(cardsLeft, cards.length, hands) : hands === 'diagram' ? diagram(view) : tiles(view)}
  </div>`;
}

/** A sign beside the seat, with its word where there is room. */
function role(kind: string, word: string, sign: unknown): TemplateResult {
  return html`<span class="role ${kind}" title=${word}
    ><svg viewBox="0 0 12 12" aria-hidden="true">${sign}</svg><span class="word">${word}</span></span
  >`;
}
