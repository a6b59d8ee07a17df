/**
 * A hand as faces of cards: the suits side by side, trumps first under their label. Cards overlap if space is short,
 * and continue in another row before too little of them is visible to read or to touch.
 */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Arrangement } from '../arrangement.ts';
import { FACE_BOX } from '../../decks/deck.ts';
import type { SuitRow } from '../../model/table.ts';
import { pip } from '../card.ts';
import { stopsAt, suitList } from './hand-card.ts';
import type { HandProps } from './hand-props.ts';

export function fan(view: HandProps): TemplateResult {
  const { look, rows } = view;
  const { messages } = look;
  const stops = stopsAt(view.tabStop);
  // The style is set as a property, which every Content-Security-Policy allows.
  return html`<div class="suits fan">
    ${rows.map((row) =>
      row.cards.length
        ? html`<div class="suit ${row.trump ? 'trump' : ''}" .style=${`--n: ${row.cards.length}`}>
            ${row.trump && isSeen(view, row) ? html`<span class="sign" aria-hidden="true">${pip(look, row.suit)}<span class="trump-word">${messages.trump}</span></span>` : nothing}
            ${suitList(view, row, stops)}
          </div>`
        : html`<span class="spoken">${messages.voidSuit(row.suit)}</span>`,
    )}
  </div>`;
}

/** Whether any card of the suit is drawn. A label over an empty place would seem to belong to its neighbours. */
function isSeen({ arrangement }: HandProps, { cards }: SuitRow): boolean {
  return arrangement.played === 'shown' || cards.some(({ played }) => !played);
}

const BACK = svg`<path class="back-net" d="M6 6H54V84H6ZM6 18 18 6M6 36 36 6M6 54 54 6M6 72 54 24M12 84 54 42M30 84 54 60M48 84 54 78M42 6 54 18M24 6 54 36M6 6 54 54M6 24 54 72M6 42 48 84M6 60 30 84M6 78 12 84" />`;

/**
 * The backs of a hidden hand. Their number is in words beside the seat. Diagrams have no backs.
 * @param dealt the number of cards dealt, for which room is kept so that nothing moves during play
 */
export function backs(left: number, dealt: number, hands: Arrangement['hands']): TemplateResult | typeof nothing {
  if (hands === 'diagram') return nothing;
  return html`<div class="backs" aria-hidden="true">
    ${Array.from(
      { length: dealt },
      (_, i) =>
        html`<span class=${i < left ? 'back' : 'no-back'} part=${i < left ? 'back' : nothing}
          >${i < left ? html`<svg class="face" viewBox=${FACE_BOX} focusable="false">${BACK}</svg>` : nothing}</span
        >`,
    )}
  </div>`;
}
