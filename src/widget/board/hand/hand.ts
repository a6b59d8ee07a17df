/** One hand: its seat, and under it the cards, as faces, as rows of ranks, or as backs if the hand is hidden. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { Card, Seat } from '../../../game/cards.ts';
import type { Arrangement } from '../arrangement.ts';
import type { Look } from '../../decks/look.ts';
import type { CardWorth } from '../../model/engine.ts';
import type { Place } from '../../model/seating.ts';
import type { SuitRow } from '../../model/table.ts';
import { backs, fan } from './hand-cards.ts';
import { diagram } from './hand-diagram.ts';

export interface HandView {
  readonly look: Look;
  readonly arrangement: Arrangement;
  readonly seat: Seat;
  readonly place: Place;
  readonly rows: readonly SuitRow[];
  readonly leads: boolean;
  /** Said only of a declarer who does not lead. */
  readonly declares: boolean;
  readonly toPlay: boolean;
  /** Legal cards if this hand is to play and seen, else none. */
  readonly legal: ReadonlySet<Card>;
  readonly worths: ReadonlyMap<Card, CardWorth>;
  /** Whether the worths are card points; else they are differences. */
  readonly inPoints: boolean;
  /** The card that forward plays, if it is this hand's. */
  readonly next: Card | undefined;
  /** Number of the legal card, as shown, that the Tab key stops at. */
  readonly tabStop: number;
  /** Whether the Tab key stops at the name of the seat. */
  readonly isSeatStop: boolean;
  readonly onPlay: (card: Card) => void;
  /** Shows only this hand, or all again. */
  readonly onSeat: (seat: Seat) => void;
}

export function hand(view: HandView): TemplateResult {
  const { seat, place, rows, toPlay } = view;
  const { messages } = view.look;
  const { hands, shown } = view.arrangement;
  const hidden = !shown.has(seat);
  const only = !hidden && shown.size === 1;
  const cards = rows.flatMap((row) => row.cards);
  const cardsLeft = cards.filter(({ played }) => !played).length;
  return html`<div
    class="hand at-${place} ${toPlay ? 'acts' : ''}"
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
