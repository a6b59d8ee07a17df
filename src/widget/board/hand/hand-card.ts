/** One card of a hand: a button while it is legal; once played, it is greyed or not drawn. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { HandCard, SuitRow } from '../../model/table.ts';
import { picture, rank } from '../card.ts';
import { chip } from './chip.ts';
import type { HandProps } from './hand-props.ts';

/** The list of a suit's cards. @param stops called for each legal card in turn: whether the Tab key stops at it */
export function suitList(view: HandProps, { suit, trump, cards }: SuitRow, stops: () => boolean): TemplateResult {
  return html`<ul role="list" aria-label=${view.look.messages.suitRow(suit, trump)}>
    ${cards.map((card) => html`<li>${handCard(view, card, stops)}</li>`)}
  </ul>`;
}

/** A function to call for each legal card of a hand in turn: whether the Tab key stops at it. */
export function stopsAt(tabStop: number): () => boolean {
  let seen = 0;
  return () => seen++ === tabStop;
}

function handCard(view: HandProps, { card, played }: HandCard, stops: () => boolean): TemplateResult {
  const { look, arrangement } = view;
  const { messages } = look;
  const sign = arrangement.hands === 'cards' ? picture(look, card) : rank(look, card);
  if (played) {
    const gone = arrangement.played === 'gone';
    return html`<span class="card played ${gone ? 'gone' : ''}" part="played-card"
      >${sign}<span class="spoken">${messages.cardPlayed(card)}</span></span
    >`;
  }
  const name = html`<span class="spoken">${messages.card(card)}</span>`;
  if (!view.legal.has(card))
    return html`<span class="card ${view.legal.size ? 'illegal' : ''}" part="other-card">${sign}${name}</span>`;
  const worth = view.worths.get(card);
  const next = card === view.next;
  return html`<button
    type="button"
    class="card legal ${worth?.lost === 0 ? 'best' : ''} ${next ? 'next' : ''}"
    part="card ${worth?.lost === 0 ? 'best-card' : ''}"
    data-card=${card}
    data-stop
    tabindex=${stops() ? 0 : -1}
    @click=${() => view.onPlay(card)}
  >
    ${sign}${name}<span class="worth">${chip(look, view.seat, view.inPoints, worth)}</span>${
      next ? html`<span class="spoken">, ${messages.nextInLine}</span>` : nothing
    }
  </button>`;
}
