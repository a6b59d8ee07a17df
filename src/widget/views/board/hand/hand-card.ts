/**
 * One card of a hand: a button in the hand to play, also while it may not be played, as it then says why; once played,
 * a ghost in its place, or nothing.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { rankOf, suitOf } from '../../../../game/cards.ts';
import type { Card } from '../../../../game/cards.ts';
import type { HandCard, SuitRow } from '../../../state/table.ts';
import { picture, pip, rank } from '../card.ts';
import { chip, standing } from './chip.ts';
import type { HandProps } from './hand-props.ts';

/** The list of a suit's cards. @param stops called for each card that can have the focus: whether the Tab key stops there */
export function suitList(view: HandProps, { suit, trump, cards }: SuitRow, stops: Stops): TemplateResult {
  return html`<ul role="list" aria-label=${view.look.messages.suitRow(suit, trump)}>
    ${cards.map((card) => html`<li>${handCard(view, card, stops)}</li>`)}
  </ul>`;
}

/** For each card of a hand in turn that can have the focus: whether the Tab key stops at it. */
type Stops = (isLegal: boolean) => boolean;

/** @param tabStop number of the card; null for the first legal one */
export function stopsAt(tabStop: number | null): Stops {
  let seen = 0;
  let found = false;
  return (isLegal) => {
    const stops = tabStop === null ? isLegal && !found : seen === tabStop;
    seen++;
    found ||= stops;
    return stops;
  };
}

function handCard(view: HandProps, { card, played }: HandCard, stops: Stops): TemplateResult {
  const { look, arrangement, legal } = view;
  const { messages } = look;
  const paint = look.deck?.paints?.[suitOf(card)] ?? 'ink';
  if (played) {
    const gone = arrangement.played === 'gone';
    return html`<span class="card played ${gone ? 'gone' : ''} ${paint}" part="played-card"
      >${drawing(view, card, true)}<span class="spoken">${messages.cardPlayed(card)}</span></span
    >`;
  }
  const drawn = drawing(view, card, false);
  const name = html`<span class="spoken">${messages.card(card)}</span>`;
  if (!legal.size) return html`<span class="card ${paint}" part="other-card">${drawn}${name}</span>`;
  if (!legal.has(card))
    return html`<button
      type="button"
      class="card illegal ${paint}"
      part="other-card"
      aria-disabled="true"
      data-illegal=${card}
      data-stop
      tabindex=${stops(false) ? 0 : -1}
    >
      ${drawn}${name}<span class="spoken">, ${messages.notPlayable}</span>
    </button>`;
  const cardValue = view.cardValues.get(card);
  const kind = standing(view, cardValue);
  const next = card === view.next;
  return html`<button
    type="button"
    class="card legal ${kind} ${next ? 'next' : ''} ${card === view.asked ? 'asked' : ''} ${paint}"
    part="card ${cardValue?.lost === 0 ? 'best-card' : ''}"
    data-card=${card}
    data-stop
    tabindex=${stops(true) ? 0 : -1}
    @click=${() => view.onPlay(card)}
  >
    ${drawn}${name}${chip(view, card, cardValue, kind)}${
      next ? html`<span class="spoken">, ${messages.nextInLine}</span>` : nothing
    }
  </button>`;
}

/**
 * The card as its hand shows it: an index on a tile, a whole face, or a rank in a row.
 * @param isGhost whether only a trace of it is left: a picture rather than text to read
 */
function drawing({ look, arrangement: { hands } }: HandProps, card: Card, isGhost: boolean): TemplateResult {
  if (hands === 'diagram') return rank(look, card);
  if (hands === 'cards') return html`<span class="tile">${picture(look, card)}</span>`;
  const letter = isGhost ? html`<span class="rank" data-rank=${look.letters[rankOf(card)]}></span>` : rank(look, card);
  return html`<span class="tile"></span><span class="ix" aria-hidden="true">${letter}${pip(look, suitOf(card))}</span>`;
}
