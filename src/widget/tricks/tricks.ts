/**
 * The deal as a table of tricks: those played, then the rest of the record or best play to the end. Each card is a
 * button that goes to the position after it; a loss beside it is a button that explains it. The rows are drawn as
 * grids, in one column or two; the roles keep them a table.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatsFrom } from '../../game/cards.ts';
import type { Direction, PerSide, Seat } from '../../game/cards.ts';
import type { GameSetup } from '../../game/play/play.ts';
import type { LineAnnotations } from '../review/annotations.ts';
import type { PanelLook } from '../panel/panel-messages.ts';
import type { TrickView } from '../model/table.ts';
import { index } from '../board/card.ts';
import { runningSums } from './running-sums.ts';

export interface TricksView {
  readonly look: PanelLook;
  readonly annotations: LineAnnotations;
  /** The number of rows, fixed so that nothing moves when best play arrives. */
  readonly tricksInDeal: number;
  readonly direction: Direction;
  /** The leader of the first trick; the columns go round the table from there. */
  readonly leader: Seat;
  readonly setup: GameSetup;
  /** Whether roem of the tricks counts. */
  readonly showsRoem: boolean;
  /** Whether more than card points counts, so that a play may lose hundreds. */
  readonly countsMore: boolean;
  /** The number of plays made. */
  readonly ply: number;
  /** Whether the line has left the record. */
  readonly hasLeftRecord: boolean;
  /** The stop of the list for the Tab key, counted in reading order; null for the last play made. */
  readonly tabStop: number | null;
  /** Goes to the position after that play. */
  readonly onGo: (ply: number) => void;
  /** Explains the loss of a play, counted from 0. */
  readonly onWhy: (play: number) => void;
}

/** A control of the list: a card, or the loss beside it. */
interface Stop {
  readonly play: number;
  readonly isLoss: boolean;
}

/** The properties that all rows share. */
interface Rows extends TricksView {
  /** The columns. */
  readonly seats: readonly Seat[];
  /** The control at which the Tab key stops. */
  readonly stop: Stop | undefined;
}

export function tricks(view: TricksView): TemplateResult {
  const { look, annotations, ply, hasLeftRecord } = view;
  const { messages } = look;
  const seats = seatsFrom(view.leader, view.direction);
  const rows = { ...view, seats, stop: tabStop(view, seats) };
  const sums = runningSums(annotations.tricks, view.setup, view.showsRoem);
  const isBestPlay = annotations.plays.at(-1)?.source === 'best';
  const leftAt = hasLeftRecord ? Math.floor(annotations.shared / 4) + 1 : null;
  const title =
    ply === 0 && annotations.plays[0]?.source === 'best'
      ? messages.bestPlayList
      : messages.trickList(isBestPlay, leftAt);
  const isPlain = !isBestPlay && leftAt === null;
  return html`<div
    class="tricks ${view.showsRoem ? 'with-roem' : ''} ${view.countsMore ? 'counts-more' : ''}"
    part="tricks"
    data-rove="tricks"
  >
    <table role="table">
      <caption class=${isPlain ? 'spoken' : ''}>
        ${title}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${headings(rows)}
        </tr>
        <tr class="again" aria-hidden="true">
          ${headings(rows)}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${Array.from({ length: view.tricksInDeal }, (_, i) => row(rows, annotations.tricks[i], i + 1, sums[i]))}
      </tbody>
    </table>
  </div>`;
}

const headings = ({ look: { messages }, seats }: Rows): TemplateResult =>
  html`<th role="columnheader" class="ordinal"><span class="spoken">${messages.trickColumn}</span></th>
    ${seats.map((seat) => html`<th role="columnheader">${messages.seat(seat)}</th>`)}
    <th role="columnheader" class="number points">${messages.pointsColumn}</th>
    <th role="columnheader" class="number so-far"><abbr title=${messages.sumsColumn}>${messages.sumsShort}</abbr></th>`;

function tabStop({ annotations, ply, tabStop }: TricksView, seats: readonly Seat[]): Stop | undefined {
  const stops = annotations.tricks.flatMap(({ cards }) =>
    seats.flatMap((seat): Stop[] => {
      const play = cards.find((of) => of.seat === seat)?.ply;
      if (play === undefined) return [];
      const card = { play, isLoss: false };
      return annotations.plays[play]!.lost ? [card, { play, isLoss: true }] : [card];
    }),
  );
  const chosen = tabStop === null ? undefined : stops[tabStop];
  return chosen ?? stops.find(({ play }) => play === Math.max(ply - 1, 0));
}

function row(rows: Rows, trick: TrickView | undefined, number: number, sums: PerSide | undefined): TemplateResult {
  const { seats, ply } = rows;
  const { messages } = rows.look;
  const isNow = trick && number - 1 === Math.floor(Math.max(ply - 1, 0) / 4);
  return html`<tr role="row" class=${isNow ? 'now' : ''}>
    <th role="rowheader" class="ordinal">${number}</th>
    ${seats.map((seat) => html`<td role="cell">${trick ? cell(rows, trick, seat) : nothing}</td>`)}
    <td role="cell" class="number points">${trick ? pointsIn(rows, trick) : nothing}</td>
    <td role="cell" class="number so-far">
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
  return html`<span aria-hidden="true">${points}<small>${messages.signed(roem)}</small></span
    ><span class="spoken">${messages.pointsAndRoem(points, roem)}</span>`;
}

function cell(rows: Rows, trick: TrickView, seat: Seat): TemplateResult | typeof nothing {
  const found = trick.cards.find((card) => card.seat === seat);
  if (!found) return nothing;
  const { card, ply: play } = found;
  const { annotations, hasLeftRecord, stop } = rows;
  const { lost, source } = annotations.plays[play]!;
  const leads = seat === trick.leader;
  const wins = trick.points !== null && seat === trick.winner;
  const isOwn = hasLeftRecord && source === 'own';
  const isLarge = annotations.largestLosses.has(play);
  const { messages } = rows.look;
  const facts = [
    lost && messages.playLost(lost),
    isLarge && messages.largeLoss,
    leads && messages.led,
    wins && messages.wins,
    isOwn && messages.ownLine,
    source === 'best' && messages.bestPlay,
  ].filter(Boolean);
  const kinds = [
    play < rows.ply ? 'made' : 'ahead',
    source === 'best' && 'unplayed',
    isOwn && 'left-record',
    leads && 'leads',
    wins && 'wins',
  ].filter(Boolean);
  const tabindex = (isLoss: boolean): number => (stop?.play === play && stop.isLoss === isLoss ? 0 : -1);
  return html`<button
      type="button"
      class="play ${kinds.join(' ')}"
      part="play ${lost ? 'losing-play' : ''}"
      data-ply=${play}
      data-stop
      tabindex=${tabindex(false)}
      aria-current=${play === rows.ply - 1 ? 'step' : nothing}
      @click=${() => rows.onGo(play + 1)}
    >
      ${index(rows.look, card)}<span class="spoken">${facts.map((fact) => `, ${fact}`)}</span></button
    >${
      lost
        ? html`<button
            type="button"
            class="cost ${isLarge ? 'large' : ''}"
            data-why=${play}
            data-stop
            tabindex=${tabindex(true)}
            @click=${() => rows.onWhy(play)}
          >
            <span aria-hidden="true">${messages.chipLost(lost)}</span
            ><span class="spoken">${messages.whyLost(card, lost)}</span>
          </button>`
        : nothing
    }`;
}
