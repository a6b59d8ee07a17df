/** Some of the deals that fit, each with the hidden hands and its best two cards. One of them may be shown on the board. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { rankOf, SEATS } from '../../../../game/cards.ts';
import type { Seat } from '../../../../game/cards.ts';
import type { FittingDeal } from '../../../../notation/answer/suggestion.ts';
import { suitRows } from '../../../state/table.ts';
import type { Table } from '../../../state/table.ts';
import { index, pip } from '../../../views/board/card.ts';
import type { Look } from '../../../views/look.ts';
import type { OneHandMessages } from '../one-hand-messages.ts';
import type { FromOneHand, OneHandActions } from '../one-hand-props.ts';

/** So many cards of a deal have their values. */
const BEST = 2;

export function fittingDeals(
  look: Look,
  words: OneHandMessages,
  open: FromOneHand,
  { onDeal }: OneHandActions,
): TemplateResult | typeof nothing {
  const { seat, position, fitting, shown } = open;
  if (!position) return nothing;
  return html`<section class="fitting" aria-labelledby="fitting">
    <h2 id="fitting">${words.someDeals} <span class="muted">${words.seenBy(seat)}</span></h2>
    <ol role="list">
      ${fitting.map(
        ({ of, table }) =>
          html`<li>
            <button
              type="button"
              part="button"
              data-deal=${of.number}
              aria-pressed=${shown?.of.number === of.number ? 'true' : 'false'}
              @click=${() => onDeal(of.number)}
            >
              ${headOf(look, words, of, table)}
              ${SEATS.filter((other) => other !== seat).map((other) => handOf(look, table, other))}
            </button>
          </li>`,
      )}
    </ol>
  </section>`;
}

const headOf = (look: Look, words: OneHandMessages, { number, cards }: FittingDeal, table: Table): TemplateResult =>
  html`<span class="deal-head"
    ><b>${words.deal(number)}</b>
    <span
      >${cards
        .slice(0, BEST)
        .map(
          ({ card, value }) =>
            html`<span class=${value === cards[0]!.value ? 'best' : 'other'}
                >${index(look, card)} ${words.figure(table.payoff, value)}</span
              >${' '}`,
        )}</span
    ></span
  >`;

/** The cards that are left in a hidden hand, a group for each suit. */
function handOf(look: Look, table: Table, seat: Seat): TemplateResult {
  const rows = suitRows(table, seat)
    .map(({ suit, cards }) => ({ suit, left: cards.filter(({ played }) => !played) }))
    .filter(({ left }) => left.length > 0);
  return html`<span class="fitting-hand"
    ><span class="muted">${look.messages.seat(seat)}</span>
    <span aria-hidden="true"
      >${rows.map(
        ({ suit, left }) =>
          html`<span class="suit"
              >${pip(look, suit)} ${left.map(({ card }) => look.letters[rankOf(card)]).join(' ')}</span
            >${' '}`,
      )}</span
    ><span class="spoken"
      >${rows.flatMap(({ left }) => left.map(({ card }) => look.messages.card(card))).join(', ')}</span
    ></span
  >`;
}
