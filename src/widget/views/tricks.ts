/** The deal as a table of tricks: those played, then best play to the end. Every card is a way to the position after it. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatAfter, SEATS } from '../../game/cards.ts';
import type { Direction, Seat } from '../../game/cards.ts';
import { messages } from '../messages.ts';
import type { TrickView } from '../state.ts';
import { face } from './pip.ts';

export interface TricksView {
  readonly tricks: readonly TrickView[];
  /** As many rows are shown, so that nothing moves when best play arrives. */
  readonly tricksInDeal: number;
  readonly direction: Direction;
  /** Who led to the first trick; the columns go round the table from there. */
  readonly leader: Seat;
  /** How many plays have been made. */
  readonly ply: number;
  /** Number of the play that the Tab key stops at. */
  readonly tabStop: number;
  /** Goes to the position after that play of these tricks. */
  readonly onGo: (ply: number) => void;
}

export function tricks(view: TricksView): TemplateResult {
  const seats = SEATS.map((_, i) => seatAfter(view.leader, view.direction, i));
  const rows = Array.from({ length: view.tricksInDeal }, (_, i) => view.tricks[i]);
  return html`<div class="tricks" part="tricks" data-rove="tricks">
    <table>
      <caption>
        ${messages.tricks(view.ply > 0)}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="ordinal"><span class="spoken">${messages.trickColumn}</span></th>
          ${seats.map((seat) => html`<th scope="col"><abbr title=${messages.seat(seat)}>${messages.seatLetter(seat)}</abbr></th>`)}
          <th scope="col" class="winner">${messages.wonColumn}</th>
          <th scope="col" class="number">${messages.pointsColumn}</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((trick, i) => trickRow(view, trick, i + 1, seats))}
      </tbody>
    </table>
  </div>`;
}

function trickRow(
  view: TricksView,
  trick: TrickView | undefined,
  number: number,
  seats: readonly Seat[],
): TemplateResult {
  return html`<tr>
    <th scope="row">${number}</th>
    ${seats.map((seat) => html`<td>${trick ? cell(view, trick, seat) : nothing}</td>`)}
    <td>
      ${trick?.points !== undefined && trick.points !== null && trick.winner ? messages.seatLetter(trick.winner) : nothing}
    </td>
    <td class="number">${trick?.points ?? nothing}</td>
  </tr>`;
}

function cell(view: TricksView, trick: TrickView, seat: Seat): TemplateResult | typeof nothing {
  const found = trick.cards.find((card) => card.seat === seat);
  if (!found) return nothing;
  const { card, ply } = found;
  const made = ply < view.ply;
  const leads = seat === trick.leader;
  const wins = trick.points !== null && seat === trick.winner;
  return html`<button
    type="button"
    class="play ${made ? 'made' : 'ahead'} ${leads ? 'leads' : ''} ${wins ? 'wins' : ''}"
    data-ply=${ply}
    data-stop
    tabindex=${ply === view.tabStop ? 0 : -1}
    aria-current=${ply === view.ply - 1 ? 'step' : nothing}
    @click=${() => view.onGo(ply + 1)}
  >
    <svg class="lead-mark" viewBox="0 0 6 10" aria-hidden="true" focusable="false"><path d="M1 1 5 5 1 9Z" /></svg
    >${face(card)}<span class="spoken"
      >${leads ? `, ${messages.led}` : ''}${wins ? `, ${messages.wins}` : ''}${made ? '' : `, ${messages.bestPlay}`}</span
    >
  </button>`;
}
