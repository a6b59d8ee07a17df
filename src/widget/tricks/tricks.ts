/**
 * The deal as a table of tricks: those played, then the rest of the record or best play to the end. Each card is a
 * button that goes to the position after it, with its loss beside it.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatAfter, SEATS, sideOf } from '../../game/cards.ts';
import type { Direction, PerSide, Seat } from '../../game/cards.ts';
import type { LineAnnotations } from '../review/annotations.ts';
import type { PanelLook } from '../panel/panel-messages.ts';
import type { TrickView } from '../model/table.ts';
import { index } from '../board/card.ts';

export interface TricksView {
  readonly look: PanelLook;
  readonly annotations: LineAnnotations;
  /** The number of rows, fixed so that nothing moves when best play arrives. */
  readonly tricksInDeal: number;
  readonly direction: Direction;
  /** The leader of the first trick; the columns go round the table from there. */
  readonly leader: Seat;
  /** Whether roem of the tricks counts. */
  readonly showsRoem: boolean;
  /** The number of plays made. */
  readonly ply: number;
  /** Whether the line has left the record. */
  readonly hasLeftRecord: boolean;
  /** Number of the play at which the Tab key stops. */
  readonly tabStop: number;
  /** Goes to the position after that play. */
  readonly onGo: (ply: number) => void;
}

export function tricks(view: TricksView): TemplateResult {
  const { look, annotations, ply, hasLeftRecord } = view;
  const { messages } = look;
  const seats = SEATS.map((_, i) => seatAfter(view.leader, view.direction, i));
  const sums = runningSums(view);
  const rows = Array.from({ length: view.tricksInDeal }, (_, i) => annotations.tricks[i]);
  const isBestPlay = annotations.plays.at(-1)?.source === 'best';
  const leftAt = hasLeftRecord ? Math.floor(annotations.shared / 4) + 1 : null;
  const title =
    ply === 0 && annotations.plays[0]?.source === 'best'
      ? messages.bestPlayList
      : messages.trickList(isBestPlay, leftAt);
  return html`<div class="tricks ${view.showsRoem ? 'with-roem' : ''}" part="tricks" data-rove="tricks">
    <table>
      <caption>
        ${title}
      </caption>
      <thead>
        <tr>
          <th scope="col" class="ordinal"><span class="spoken">${messages.trickColumn}</span></th>
          ${seats.map((seat) => html`<th scope="col"><abbr title=${messages.seat(seat)}>${messages.seatLetter(seat)}</abbr></th>`)}
          <th scope="col" class="winner">${messages.wonColumn}</th>
          <th scope="col" class="number points">${messages.pointsColumn}</th>
          <th scope="col" class="number so-far"><abbr title=${messages.sumsColumn}>${messages.sumsShort}</abbr></th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((trick, i) => trickRow(view, trick, i + 1, seats, sums[i]))}
      </tbody>
    </table>
  </div>`;
}

/** The points of both sides after each complete trick, with roem if it counts. */
function runningSums({ annotations, showsRoem }: TricksView): PerSide[] {
  let sum: PerSide = { NS: 0, EW: 0 };
  return annotations.tricks
    .filter(({ points }) => points !== null)
    .map(({ winner, points, roem }) => {
      const side = sideOf(winner!);
      sum = { ...sum, [side]: sum[side] + points! + (showsRoem ? roem : 0) };
      return sum;
    });
}

function trickRow(
  view: TricksView,
  trick: TrickView | undefined,
  number: number,
  seats: readonly Seat[],
  sums: PerSide | undefined,
): TemplateResult {
  const { messages } = view.look;
  const isAhead = trick ? trick.cards.at(-1)!.ply >= view.ply : false;
  return html`<tr class=${isAhead ? 'future' : ''}>
    <th scope="row">${number}</th>
    ${seats.map((seat) => html`<td>${trick ? cell(view, trick, seat) : nothing}</td>`)}
    <td class="winner">
      ${trick?.points !== undefined && trick.points !== null && trick.winner ? messages.seatLetter(trick.winner) : nothing}
    </td>
    <td class="number points">${trick ? pointsIn(view, trick) : nothing}</td>
    <td class="number so-far">
      ${
        sums
          ? html`<span aria-hidden="true">${messages.sums(sums)}</span
              ><span class="spoken">${messages.sumsSaid(sums)}</span>`
          : nothing
      }
    </td>
  </tr>`;
}

function pointsIn(
  { look: { messages }, showsRoem }: TricksView,
  { points, roem }: TrickView,
): TemplateResult | typeof nothing {
  if (points === null) return nothing;
  if (!showsRoem || roem === 0) return html`${points}`;
  return html`<span aria-hidden="true">${messages.pointsAndRoemShort(points, roem)}</span
    ><span class="spoken">${messages.pointsAndRoem(points, roem)}</span>`;
}

function cell(view: TricksView, trick: TrickView, seat: Seat): TemplateResult | typeof nothing {
  const found = trick.cards.find((card) => card.seat === seat);
  if (!found) return nothing;
  const { card, ply } = found;
  const { annotations, hasLeftRecord } = view;
  const { lost, source } = annotations.plays[ply]!;
  const made = ply < view.ply;
  const leads = seat === trick.leader;
  const wins = trick.points !== null && seat === trick.winner;
  const isOwn = hasLeftRecord && source === 'own';
  const { messages } = view.look;
  return html`<button
    type="button"
    class="play ${made ? 'made' : 'ahead'} ${source === 'best' ? 'nobodys' : ''} ${isOwn ? 'left-record' : ''} ${leads ? 'leads' : ''} ${wins ? 'wins' : ''}"
    part="play ${lost ? 'losing-play' : ''}"
    data-ply=${ply}
    data-stop
    tabindex=${ply === view.tabStop ? 0 : -1}
    aria-current=${ply === view.ply - 1 ? 'step' : nothing}
    @click=${() => view.onGo(ply + 1)}
  >
    <span class="led-card"
      ><svg class="lead-mark" viewBox="0 0 6 10" aria-hidden="true" focusable="false"><path d="M1 1 5 5 1 9Z" /></svg
      >${index(view.look, card)}</span
    >${lost ? cost(view, ply, lost) : nothing}<span class="spoken"
      >${leads ? `, ${messages.led}` : ''}${wins ? `, ${messages.wins}` : ''}${isOwn ? `, ${messages.ownLine}` : ''}${
        source === 'best' ? `, ${messages.bestPlay}` : ''
      }</span
    >
  </button>`;
}

/** The loss of a play; the three largest stand out. */
function cost({ look: { messages }, annotations }: TricksView, ply: number, lost: number): TemplateResult {
  const isLargest = annotations.largestLosses.has(ply);
  return html`<span class="cost ${isLargest ? 'dear' : ''}" aria-hidden="true">${messages.chipLost(lost)}</span
    ><span class="spoken">, ${messages.playLost(lost)}${isLargest ? `, ${messages.dearest}` : ''}</span>`;
}
