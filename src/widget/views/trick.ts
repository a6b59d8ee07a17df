/** The middle of the table: the cards of the trick in progress, or of the last one until the next lead. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatAfter, SEATS } from '../../game/cards.ts';
import type { Direction, Seat } from '../../game/cards.ts';
import { messages } from '../messages.ts';
import type { TrickView } from '../state.ts';
import { face } from './pip.ts';

export interface MiddleView {
  readonly trick: TrickView;
  readonly tricksInDeal: number;
  /** Null when the deal is over. */
  readonly toPlay: Seat | null;
  readonly direction: Direction;
}

export function middle({ trick, tricksInDeal, toPlay, direction }: MiddleView): TemplateResult {
  const played = trick.cards;
  const complete = played.length === 4;
  const empty = SEATS.map((_, turn) => seatAfter(trick.leader, direction, turn)).slice(played.length);
  return html`<div class="middle" part="trick" role="group" aria-label=${messages.trick}>
    <ol role=${played.length ? 'list' : nothing}>
      ${played.map(
        ({ seat, card }) =>
          html`<li class="slot slot-${seat} ${complete && seat === trick.winner ? 'won' : ''}">
            <span class="letter" aria-hidden="true">${messages.seatLetter(seat)}</span>
            <span class="spoken">${messages.seat(seat)}: </span>${face(card)}${
              complete && seat === trick.winner ? html`<span class="spoken">, ${messages.wins}</span>` : nothing
            }
          </li>`,
      )}
      ${empty.map(
        (seat) =>
          html`<li class="slot slot-${seat} ${seat === toPlay ? 'awaits' : ''}" aria-hidden="true">
            <span class="letter">${messages.seatLetter(seat)}</span><span class="face empty"></span>
          </li>`,
      )}
    </ol>
    <p class="caption">
      ${
        complete && trick.winner
          ? messages.trickWon(trick.number, trick.winner, trick.points ?? 0)
          : messages.trickNumber(trick.number, tricksInDeal)
      }
    </p>
  </div>`;
}
