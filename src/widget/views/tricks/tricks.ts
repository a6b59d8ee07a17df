/**
 * The deal as a table of tricks: those played, then the rest of the record or best play to the end. Each card is a
 * button that goes to the position after it; its verdict with the loss beside it is a button that explains it. The rows are drawn as
 * grids, in one column or two; the roles keep them a table.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { seatsFrom } from '../../../game/cards.ts';
import type { PerSide, Seat } from '../../../game/cards.ts';
import type { LineAnnotations, PlayAnnotation } from '../../state/review/annotations.ts';
import type { Store } from '../../state/store.ts';
import { countsRoem, hasLeftRecord, hasLongHands } from '../../state/table.ts';
import type { Table, TrickView } from '../../state/table.ts';
import { index } from '../board/card.ts';
import { leadingCards } from './leading-cards.ts';
import { runningSums } from '../../state/running-sums.ts';
import { sign } from '../verdict/sign.ts';
import type { Look } from '../look.ts';
import type { View } from '../view.ts';

/** A control of the list: a card, or the sign of its verdict with the loss beside it. */
interface Stop {
  readonly play: number;
  readonly isLoss: boolean;
}

/** The properties that all rows share. */
interface Rows {
  readonly look: Look;
  readonly store: Store;
  readonly table: Table;
  readonly annotations: LineAnnotations;
  /** Whether roem of the tricks counts. */
  readonly showsRoem: boolean;
  /** Whether the line has left the record. */
  readonly isAway: boolean;
  /** The columns: the leader of the first trick, and round the table from there. */
  readonly seats: readonly Seat[];
  /** The control at which the Tab key stops. */
  readonly stop: Stop | undefined;
}

export function tricks({ look, store, stops }: View): TemplateResult | typeof nothing {
  const { table } = store.shown;
  const { annotations } = store.review;
  if (!table || !annotations) return nothing;
  const { messages } = look;
  const { setup, payoff, ply } = table;
  const seats = seatsFrom(setup.leader, setup.rules.direction);
  const [showsRoem, isAway] = [countsRoem(table), hasLeftRecord(table)];
  const stop = tabStop(annotations, seats, ply, stops.tricks);
  const rows: Rows = { look, store, table, annotations, showsRoem, isAway, seats, stop };
  const sums = runningSums(annotations.tricks, setup, showsRoem, payoff !== 'points');
  const isBestPlay = annotations.plays.at(-1)?.source === 'best';
  const leftAt = isAway ? Math.floor(annotations.shared / 4) + 1 : null;
  const title =
    ply === 0 && annotations.plays[0]?.source === 'best'
      ? messages.bestPlayList
      : messages.trickList(isBestPlay, leftAt);
  const isPlain = !isBestPlay && leftAt === null;
  // Best play to come has its words in a line of their own, which keeps its place until then.
  const kind = !isPlain ? '' : annotations.tricks.length < setup.deal.N.length ? 'to-come' : 'spoken';
  return html`<div
    class="tricks ${showsRoem ? 'with-roem' : ''} ${payoff === 'points' ? '' : 'counts-more'}"
    part="tricks"
    data-rove="tricks"
  >
    <table role="table">
      <caption class=${kind}>
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
        ${setup.deal.N.slice(0, shownRows(table, annotations)).map((_, i) => row(rows, annotations.tricks[i], i + 1, sums[i]))}
      </tbody>
    </table>
    ${leadingCards(look, store.shown.engine)}
  </div>`;
}

/**
 * There is a row for every trick of the deal, so that nothing moves when best play arrives. Best play of long hands may take minutes: until
 * then there are rows for the tricks made, and one.
 */
const shownRows = (table: Table, { tricks }: LineAnnotations): number =>
  hasLongHands(table) ? Math.max(tricks.length, 1) : table.setup.deal.N.length;

const headings = ({ look: { messages }, seats, table: { side } }: Rows): TemplateResult =>
  html`<th role="columnheader" class="ordinal"><span class="spoken">${messages.trickColumn}</span></th>
    ${seats.map((seat) => html`<th role="columnheader">${messages.seat(seat)}</th>`)}
    <th role="columnheader" class="number points">${messages.pointsColumn}</th>
    <th role="columnheader" class="number so-far">
      <abbr title=${messages.sumsColumn(side)}>${messages.sumsShort(side)}</abbr>
    </th>`;

/** @param chosen the number of the control, in reading order; null for the last play made */
function tabStop(
  { tricks, plays }: LineAnnotations,
  seats: readonly Seat[],
  ply: number,
  chosen: number | null,
): Stop | undefined {
  const stops = tricks.flatMap(({ cards }) =>
    seats.flatMap((seat): Stop[] => {
      const play = cards.find((of) => of.seat === seat)?.ply;
      if (play === undefined) return [];
      const card = { play, isLoss: false };
      return hasSign(plays[play]!) ? [card, { play, isLoss: true }] : [card];
    }),
  );
  return (chosen === null ? undefined : stops[chosen]) ?? stops.find(({ play }) => play === Math.max(ply - 1, 0));
}

const hasSign = ({ lost, verdict }: PlayAnnotation): boolean => Boolean(lost) || verdict === 'lucky';

function row(rows: Rows, trick: TrickView | undefined, number: number, sums: PerSide | undefined): TemplateResult {
  const { seats, look, table } = rows;
  const { messages } = look;
  const isNow = trick && number - 1 === Math.floor(Math.max(table.ply - 1, 0) / 4);
  return html`<tr role="row" class=${isNow ? 'now' : ''}>
    <th role="rowheader" class="ordinal">${number}</th>
    ${seats.map((seat) => html`<td role="cell">${trick ? cell(rows, trick, seat) : nothing}</td>`)}
    <td role="cell" class="number points">${trick ? pointsIn(rows, trick) : nothing}</td>
    <td role="cell" class="number so-far">
      ${
        sums
          ? html`<span aria-hidden="true">${messages.sums(table.side, sums)}</span
              ><span class="spoken">${messages.sumsSaid(table.side, sums)}</span>`
          : nothing
      }
    </td>
  </tr>`;
}

function pointsIn(
  { look: { messages }, showsRoem, table }: Rows,
  { points, roem, marriage }: TrickView,
): TemplateResult | typeof nothing {
  if (points === null) return nothing;
  if (table.payoff !== 'points' && marriage) {
    return html`${points}<span class="spoken">, ${messages.marriageInTrick(marriage)}</span
      ><small aria-hidden="true" title=${messages.marriageInTrick(marriage)}
        >${messages.signed(marriage.points)}</small
      >`;
  }
  if (!showsRoem || roem === 0) return html`${points}`;
  return html`<span aria-hidden="true">${points}<small>${messages.signed(roem)}</small></span
    ><span class="spoken">${messages.pointsAndRoem(points, roem)}</span>`;
}

function cell(rows: Rows, trick: TrickView, seat: Seat): TemplateResult | typeof nothing {
  const found = trick.cards.find((card) => card.seat === seat);
  if (!found) return nothing;
  const { card, ply: play } = found;
  const { annotations, isAway, stop, store, table } = rows;
  const annotation = annotations.plays[play]!;
  const { lost, source, verdict } = annotation;
  const leads = seat === trick.leader;
  const wins = trick.points !== null && seat === trick.winner;
  const isOwn = isAway && source === 'own';
  const isLarge = annotations.largestLosses.has(play);
  const { messages } = rows.look;
  const facts = [
    lost && messages.playLost(lost),
    verdict && verdict !== 'sound' && messages.verdicts[verdict],
    isLarge && messages.largeLoss,
    leads && messages.led,
    wins && messages.wins,
    isOwn && messages.ownLine,
    source === 'best' && messages.bestPlay,
  ].filter(Boolean);
  const kinds = [
    play < table.ply ? 'made' : 'ahead',
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
      aria-current=${play === table.ply - 1 ? 'step' : nothing}
      @click=${() => store.goTo(play + 1, 'tricks')}
    >
      ${index(rows.look, card)}<span class="spoken">${facts.map((fact) => `, ${fact}`)}</span></button
    >${
      hasSign(annotation)
        ? html`<button
            type="button"
            class="cost ${isLarge ? 'large' : ''} ${verdict === 'error' ? 'reproach' : ''} ${(lost ?? 0) > 99 ? 'hundreds' : ''}"
            data-why=${play}
            data-stop
            tabindex=${tabindex(true)}
            @click=${() => store.review.explainListed(play)}
          >
            <span aria-hidden="true">${sign(verdict ?? 'open')}${lost ? messages.chipLost(lost) : nothing}</span
            ><span class="spoken">${lost ? messages.whyLost(card, lost) : messages.whyLucky(card)}</span>
          </button>`
        : nothing
    }`;
}
