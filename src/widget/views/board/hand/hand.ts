/** One hand: its seat, and below it the cards as tiles, as faces, as rows of ranks, or as backs if the hand is hidden. */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Seat } from '../../../../game/cards.ts';
import { pip } from '../card.ts';
import { diagram } from './diagram.ts';
import { backs, isSeen, tiles } from './tiles.ts';
import type { HandProps } from './hand-props.ts';

/** The signs beside a seat: the leader's arrowhead, as in the list of tricks, and the declarer's flag. */
const SIGNS = {
  leads: svg`<path d="M2 1 9 6 2 11Z" />`,
  declares: svg`<path d="M2 0H3.6V1.2C6 .2 8 3 11 1.6V7C8 8.4 6 5.6 3.6 6.6V12H2Z" />`,
};
type Role = keyof typeof SIGNS;

export function hand(view: HandProps): TemplateResult {
  const { look, seat, side, rows, toPlay } = view;
  const { messages } = look;
  const { hands, shown } = view.arrangement;
  const hidden = !shown.has(seat);
  const only = !hidden && shown.size === 1;
  const cards = rows.flatMap((row) => row.cards);
  const cardsLeft = cards.filter(({ played }) => !played).length;
  const hasRole = view.declares !== null || isLeader(view);
  const trump = hidden || hasRole ? undefined : rows.find((row) => row.trump && isSeen(view, row));
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
      ${view.onSeat ? nameButton(view, view.onSeat, only) : html`<span class="name">${messages.seat(seat)}</span>`}
      <span class="turn" aria-hidden="true">${toPlay ? messages.turnOf(view.toLead) : nothing}</span>
      ${roles(view)}
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

const nameButton = (
  { look: { messages }, seat, isSeatStop }: HandProps,
  onSeat: (seat: Seat) => void,
  only: boolean,
): TemplateResult =>
  html`<button
    type="button"
    class="name"
    part="seat-name"
    title=${only ? messages.showAllHands : messages.showOnlyHand(seat)}
    aria-pressed=${only ? 'true' : 'false'}
    data-rove="seats"
    data-stop
    tabindex=${isSeatStop ? 0 : -1}
    @click=${() => onSeat(seat)}
  >
    ${messages.seat(seat)}<span class="spoken">: ${messages.onlyThisHand}</span>
  </button>`;

/** The role of the seat, as one sign: who leads to the trick matters more than who declares, which is then only heard. */
function roles(view: HandProps): TemplateResult | typeof nothing {
  const { look, declares } = view;
  if (!isLeader(view)) return declares ? role('declares', declares) : nothing;
  return html`${role('leads', look.messages.leads)}${declares ? html`<span class="spoken">${declares}</span>` : nothing}`;
}

/** Whether the seat has led to the trick; before that, it is to lead. */
const isLeader = ({ leads, toPlay, toLead }: HandProps): boolean => leads && !(toPlay && toLead);

/** A sign beside the seat, with its word where there is room. */
const role = (kind: Role, word: string): TemplateResult =>
  html`<span class="role ${kind}" title=${word}>${roleSign(kind)}<span class="word">${word}</span></span>`;

/** The sign of a role. Its word must be beside it. */
export const roleSign = (kind: Role): TemplateResult =>
  html`<svg viewBox="0 0 12 12" aria-hidden="true">${SIGNS[kind]}</svg>`;
