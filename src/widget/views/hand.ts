/** One hand, as a column of cards prints it: a row for each suit, trump first, the rank of every card dealt. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { rankOf } from '../../game/cards.ts';
import type { Card, Seat } from '../../game/cards.ts';
import { messages } from '../messages.ts';
import { exactly } from '../state.ts';
import type { CardWorth, HandCard, SuitRow } from '../state.ts';
import { pip } from './pip.ts';

export interface HandView {
  readonly seat: Seat;
  readonly rows: readonly SuitRow[];
  readonly leads: boolean;
  /** Said only of a declarer who does not lead. */
  readonly declares: boolean;
  readonly toPlay: boolean;
  /** Legal cards if this hand is to play, else none. */
  readonly legal: ReadonlySet<Card>;
  readonly worths: ReadonlyMap<Card, CardWorth>;
  /** The card that forward plays, if it is this hand's. */
  readonly next: Card | undefined;
  /** Number of the legal card, as shown, that the Tab key stops at. */
  readonly tabStop: number;
  readonly onPlay: (card: Card) => void;
}

export function hand(view: HandView): TemplateResult {
  const { seat, rows, toPlay } = view;
  const cardsLeft = rows.flatMap(({ cards }) => cards).filter(({ played }) => !played).length;
  let legalSeen = 0;
  const stops = (card: Card, played: boolean): boolean =>
    !played && view.legal.has(card) && legalSeen++ === view.tabStop;
  return html`<div
    class="hand hand-${seat} ${toPlay ? 'acts' : ''}"
    part="hand"
    role="group"
    aria-label=${messages.hand(seat, cardsLeft, toPlay)}
    aria-describedby=${toPlay ? 'keys' : nothing}
    data-rove=${toPlay ? 'hand' : nothing}
  >
    <p class="seat" aria-hidden="true">
      <span class="name">${messages.seat(seat)}</span>
      ${view.leads ? html`<span class="role">${messages.leads}</span>` : nothing}
      ${view.declares ? html`<span class="role">${messages.declares}</span>` : nothing}
      <span class="turn">${messages.toPlay}</span>
    </p>
    <div class="suits">${rows.map((row) => suitRow(view, row, stops))}</div>
  </div>`;
}

function suitRow(view: HandView, { suit, trump, cards }: SuitRow, stops: (card: Card, played: boolean) => boolean) {
  return html`<div class="suit ${trump ? 'trump' : ''}">
    <span class="sign" aria-hidden="true"
      >${pip(suit)}${trump ? html`<span class="trump-word">${messages.trump}</span>` : nothing}</span
    >
    ${
      cards.length
        ? html`<ul role="list" aria-label=${messages.suitRow(suit, trump)}>
            ${cards.map((card) => html`<li>${cardCell(view, card, stops(card.card, card.played))}</li>`)}
          </ul>`
        : html`<span class="void"
            ><span aria-hidden="true">–</span><span class="spoken">${messages.voidSuit(suit)}</span></span
          >`
    }
  </div>`;
}

function cardCell(view: HandView, { card, played }: HandCard, stop: boolean): TemplateResult {
  const rank = html`<span class="rank" aria-hidden="true">${messages.rankSign(rankOf(card))}</span>`;
  if (played)
    return html`<span class="card played">${rank}<span class="spoken">${messages.cardPlayed(card)}</span></span>`;
  const name = html`<span class="spoken">${messages.card(card)}</span>`;
  if (!view.legal.has(card)) return html`<span class="card">${rank}${name}</span>`;
  const worth = view.worths.get(card);
  const next = card === view.next;
  return html`<button
    type="button"
    class="card legal ${worth?.lost === 0 ? 'best' : ''} ${next ? 'next' : ''}"
    part="card ${worth?.lost === 0 ? 'best-card' : ''}"
    data-card=${card}
    data-stop
    tabindex=${stop ? 0 : -1}
    @click=${() => view.onPlay(card)}
  >
    ${rank}${name}${chip(view.seat, worth)}${next ? html`<span class="spoken">, ${messages.nextInLine}</span>` : nothing}
  </button>`;
}

/**
 * What the card is worth: filled for the best, outlined with what is lost for the others; light while that is not known,
 * and dashed under an estimate.
 */
function chip(seat: Seat, worth: CardWorth | undefined): TemplateResult {
  if (!worth) return html`<span class="chip unknown" part="chip" aria-hidden="true">·</span>`;
  const { points, lost } = worth;
  const { proven, estimate } = points;
  const value = exactly(points);
  if (value === null) {
    const words =
      estimate === null ? messages.valueRange(seat, proven) : messages.valueEstimate(seat, estimate, proven);
    const figures = estimate === null ? messages.range(proven) : messages.estimate(estimate);
    const kind = estimate === null ? 'range' : 'estimate';
    return html`<span
        class="chip ${kind} ${figures.length > 5 ? 'long' : ''}"
        part="chip"
        aria-hidden="true"
        title=${words}
        >${figures}</span
      ><span class="spoken">, ${words}</span>`;
  }
  if (lost === null)
    return html`<span class="chip range" part="chip" aria-hidden="true">${value}</span
      ><span class="spoken">, ${messages.value(seat, value)}</span>`;
  const best = lost === 0;
  return html`<span class="chip ${best ? 'best' : 'loses'}" part="chip" aria-hidden="true"
      >${best ? messages.chipBest(value) : messages.chipLost(lost)}</span
    ><span class="spoken">, ${best ? messages.valueBest(seat, value) : messages.valueLost(seat, value, lost)}</span>`;
}
