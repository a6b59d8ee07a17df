/** The middle of the table: the cards of the trick in progress, or of the last one until the next lead. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatAfter, SEATS } from '../../game/cards.ts';
import type { Direction, Seat } from '../../game/cards.ts';
import type { Look } from '../decks/look.ts';
import { screenSideOf } from '../model/seating.ts';
import type { TrickView } from '../model/table.ts';
import { face } from './card.ts';

export interface MiddleView {
  readonly look: Look;
  readonly trick: TrickView;
  readonly tricksInDeal: number;
  /** Null when the deal is over. */
  readonly toPlay: Seat | null;
  readonly direction: Direction;
  /** Whether roem of the trick counts. */
  readonly showsRoem: boolean;
  /** The seat at the bottom of the table. */
  readonly bottom: Seat;
}

export function middle({
  look,
  trick,
  tricksInDeal,
  toPlay,
  direction,
  showsRoem,
  bottom,
}: MiddleView): TemplateResult {
  const { messages } = look;
  const played = trick.cards;
  const complete = played.length === 4;
  const empty = SEATS.map((_, turn) => seatAfter(trick.leader, direction, turn)).slice(played.length);
  return html`<div class="middle" part="trick" role="group" aria-label=${messages.trick}>
    <ol role=${played.length ? 'list' : nothing}>
      ${played.map(
        ({ seat, card }) =>
          html`<li
            class="slot at-${screenSideOf(seat, bottom)} ${complete && seat === trick.winner ? 'won' : ''}"
            data-seat=${seat}
          >
            <span class="letter" aria-hidden="true">${messages.seatLetter(seat)}</span>
            <span class="spoken">${messages.seat(seat)}: </span>${face(look, card)}${
              complete && seat === trick.winner ? html`<span class="spoken">, ${messages.wins}</span>` : nothing
            }
          </li>`,
      )}
      ${empty.map(
        (seat) =>
          html`<li class="slot at-${screenSideOf(seat, bottom)} ${seat === toPlay ? 'awaits' : ''}" aria-hidden="true">
            <span class="letter">${messages.seatLetter(seat)}</span><span class="face empty"></span>
          </li>`,
      )}
    </ol>
    <p class="caption" part="caption">
      ${
        complete && trick.winner
          ? messages.trickWon(trick.number, trick.winner, trick.points ?? 0, showsRoem ? trick.roem : 0)
          : messages.trickNumber(trick.number, tricksInDeal)
      }
    </p>
  </div>`;
}

/** The button that turns the table, so that the next seat clockwise is at the bottom. */
export function turnButton({ messages }: Look, isStop: boolean, onTurn: () => void): TemplateResult {
  return html`<button
    type="button"
    class="turn-table"
    part="button turn-button"
    title=${messages.turnTable}
    data-rove="seats"
    data-stop
    tabindex=${isStop ? 0 : -1}
    @click=${onTurn}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M2.5 8A5.5 5.5 0 0 1 12 4.2M13.5 8A5.5 5.5 0 0 1 4 11.8M12.2 1.2V4.4H9M3.8 14.8V11.6H7" />
    </svg>
    <span class="spoken">${messages.turnTable}</span>
  </button>`;
}
