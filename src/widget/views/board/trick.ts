/** The middle of the table: the cards of the trick in progress, or of the last one until the next lead. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatsFrom } from '../../../game/cards.ts';
import type { Seat } from '../../../game/cards.ts';
import { trickPoints } from '../../../game/play/trick.ts';
import type { Look } from '../look.ts';
import { ARROWS } from '../../text/words.ts';
import type { Messages } from '../../text/messages.ts';
import { screenSideOf } from '../../state/seating.ts';
import type { Table, TrickView } from '../../state/table.ts';
import { face } from './card.ts';

export interface MiddleView {
  readonly look: Look;
  readonly table: Table;
  readonly trick: TrickView;
  readonly tricksInDeal: number;
  /** Null when the deal is over. */
  readonly toPlay: Seat | null;
  /** Whether roem of the trick counts. */
  readonly showsRoem: boolean;
  /** The seat at the bottom of the table. */
  readonly bottom: Seat;
  /** The mark on a play, by its number in the line. */
  readonly costOf: ((play: number) => TemplateResult | typeof nothing) | undefined;
}

export function middle(view: MiddleView): TemplateResult {
  const { look, table, trick, toPlay, bottom } = view;
  const { messages } = look;
  const { direction } = table.setup.rules;
  const played = trick.cards;
  const complete = played.length === 4;
  const empty = seatsFrom(trick.leader, direction).slice(played.length);
  return html`<div class="middle" part="trick" role="group" aria-label=${messages.trick}>
    ${toPlay ? html`<span class="arrow to-${screenSideOf(toPlay, bottom)}" aria-hidden="true"></span>` : nothing}
    <ol role=${played.length ? 'list' : nothing}>
      ${played.map(
        ({ seat, card, ply }) =>
          html`<li
            class="slot at-${screenSideOf(seat, bottom)} ${played.length > 1 && seat === trick.winner ? 'ahead' : ''}"
            data-seat=${seat}
          >
            <span class="spoken">${messages.seat(seat)}: </span>${face(look, card)}${
              complete && seat === trick.winner ? html`<span class="spoken">, ${messages.wins}</span>` : nothing
            }${view.costOf?.(ply) ?? nothing}
          </li>`,
      )}
      ${empty.map(
        (seat) =>
          html`<li
            class="slot at-${screenSideOf(seat, bottom)} ${seat === toPlay ? 'awaits' : ''}"
            aria-hidden="true"
          ></li>`,
      )}
    </ol>
    ${complete && trick.winner ? won(messages, view, trick.winner) : inProgress(messages, view)}
  </div>`;
}

/** Number of the trick and the points that lie in it. */
function inProgress(messages: Messages, { table, trick, tricksInDeal }: MiddleView): TemplateResult {
  const { rules, contract } = table.setup;
  const cards = trick.cards.map(({ card }) => card);
  const points = trickPoints(rules, contract, trick.kind, cards, false);
  const [before, after] = split(messages.trickNumber(trick.number, tricksInDeal), messages.trickShort(trick.number));
  return html`<p class="caption" part="caption">
    <span class="number">${before}<span class="of">${after}</span>${order(messages, trick)}</span>
    <span class="points">${points ? messages.points(points) : nothing}</span>
  </p>`;
}

/** In a Slalom or a Guschti: whether high or low cards win this trick. */
function order(messages: Messages, { kind }: TrickView): TemplateResult | typeof nothing {
  if (!kind) return nothing;
  const name = messages.contract(kind);
  return html`<span class="kind" aria-hidden="true"> ${ARROWS[kind as 'obenabe']}<span class="of"> ${name}</span></span
    ><span class="spoken">, ${name}</span>`;
}

/** A text and the beginning of it that narrow tables show. */
const split = (text: string, beginning: string): readonly [string, string] =>
  text.startsWith(beginning) ? [beginning, text.slice(beginning.length)] : [text, ''];

/** Who took the trick. */
function won(messages: Messages, { table, trick, tricksInDeal, showsRoem }: MiddleView, winner: Seat): TemplateResult {
  const roem = showsRoem ? trick.roem : 0;
  const marriage = table.payoff === 'points' ? null : trick.marriage;
  const points = trick.points ?? 0;
  return html`<p class="caption" part="caption">
    <span class="number only-wide" aria-hidden="true"
      >${messages.trickNumber(trick.number, tricksInDeal)}${order(messages, trick)}</span
    >
    <span class="points" aria-hidden="true">${messages.trickTook(winner, points, roem, marriage)}</span>
    <span class="spoken">${messages.trickWon(trick.number, winner, points, roem, marriage)}</span>
  </p>`;
}
