/**
 * A hand as tiles or whole faces: the suits in rows at the sides of the table, one after the other above and below it,
 * trumps first and marked. Slots shrink where space is short, while cards keep their width: a row becomes a fan.
 */
import { html, nothing, svg } from 'lit';
import type { TemplateResult } from 'lit';
import type { Arrangement } from '../../../state/arrangement.ts';
import { FACE_BOX } from '../../decks/deck.ts';
import type { SuitRow } from '../../../state/table.ts';
import { stopsAt, suitList } from './hand-card.ts';
import type { HandProps } from './hand-props.ts';

/** The fewest cards of a suit that take two lines where the column at the side is narrow; one less where it is narrower. */
const LONG = 6;

export function tiles(view: HandProps): TemplateResult {
  const { look, rows } = view;
  const { messages } = look;
  const stops = stopsAt(view.tabStop);
  // The style is set as a property, which every Content-Security-Policy allows.
  return html`<div class="suits tiles">
    ${rows.map((row) => {
      const n = row.cards.length;
      return n
        ? html`<div
            class="suit ${row.trump ? 'trump' : ''} ${n >= LONG ? 'long' : n === LONG - 1 ? 'longish' : ''}"
            .style=${`--n: ${n}; --line: ${Math.min(Math.ceil(n / 2) - 1, 3)}`}
          >
            ${row.trump && isSeen(view, row) ? html`<span class="trump-word" aria-hidden="true">${messages.trump}</span>` : nothing}
            ${suitList(view, row, stops)}
          </div>`
        : html`<span class="spoken">${messages.voidSuit(row.suit)}</span>`;
    })}
  </div>`;
}

/** Whether any card of the suit is drawn. A label beside an empty place would seem to belong to its neighbours. */
export function isSeen({ arrangement }: Pick<HandProps, 'arrangement'>, { cards }: SuitRow): boolean {
  return cards.length > 0 && (arrangement.played === 'shown' || cards.some(({ played }) => !played));
}

const BACK = svg`<path class="back-net" d="M6 6H54V84H6ZM6 18 18 6M6 36 36 6M6 54 54 6M6 72 54 24M12 84 54 42M30 84 54 60M48 84 54 78M42 6 54 18M24 6 54 36M6 6 54 54M6 24 54 72M6 42 48 84M6 60 30 84M6 78 12 84" />`;

/**
 * The backs of a hidden hand. Their number is in words beside the seat. Diagrams have no backs.
 * @param dealt the number of cards dealt, for which space is reserved so that nothing moves during play
 */
export function backs(left: number, dealt: number, hands: Arrangement['hands']): TemplateResult | typeof nothing {
  if (hands === 'diagram') return nothing;
  return html`<div class="backs tiles" aria-hidden="true" .style=${`--line: ${Math.ceil(dealt / 4) - 1}`}>
    ${Array.from(
      { length: dealt },
      (_, i) =>
        html`<span class=${i < left ? 'back' : 'no-back'} part=${i < left ? 'back' : nothing}
          >${
            i < left
              ? html`<svg class="face" viewBox=${FACE_BOX} preserveAspectRatio="xMidYMid slice">${BACK}</svg>`
              : nothing
          }</span
        >`,
    )}
  </div>`;
}
