/** The report of a game as tables. The first cell of a row about a deal or a play is a button that opens it. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { lastSpan } from '../../../notation/game-report/report.ts';
import type { GameReport, ReportTable } from '../../../notation/game-report/report.ts';

/** What a row opens: a deal, or a deal at one of its plays. */
export interface Place {
  /** From 1. */
  readonly deal: number;
  /** From 0; null for the deal as a whole. */
  readonly play: number | null;
}

interface ReportProps {
  readonly report: GameReport;
  /** What is open. */
  readonly open: Place | null;
  /** The name of the button of a row. @param cells of the row */
  readonly openLabel: (place: Place, cells: readonly string[]) => string;
  readonly onOpen: (place: Place) => void;
}

export const reportView = (props: ReportProps): TemplateResult => {
  const { title, summary, notes, deals, players, costliest, noMistakes } = props.report;
  return html`<h2 part="title">${title}</h2>
    ${summary.length > 0 ? html`<p class="summary">${coloured(summary.join(' '))}</p>` : nothing}
    ${tableView(deals, props, 'folds')} ${costliest ? tableView(costliest, props, 'folds costliest') : nothing}
    ${noMistakes === null ? nothing : html`<p>${noMistakes}</p>`} ${tableView(players, props, 'folds players')}
    <div class="notes">${notes.map((note) => html`<p>${note}</p>`)}</div>`;
};

/** A table, with roles that it keeps where it folds: browsers take a folded one for no table. */
const tableView = (table: ReportTable, props: ReportProps, kind: string): TemplateResult =>
  html`<div class="wide ${kind}" tabindex="0" role="region" aria-label=${table.caption}>
    <table part="table" role="table">
      <caption>
        ${table.caption}
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          ${table.head.map((text) => (text ? html`<th scope="col" role="columnheader">${text}</th>` : html`<td role="cell"></td>`))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        ${table.rows.map((cells, row) => rowView(table, cells, placeOf(table, row), props))}
      </tbody>
    </table>
  </div>`;

const placeOf = ({ dealOfRow, playOfRow }: ReportTable, row: number): Place | null =>
  dealOfRow ? { deal: dealOfRow[row]!, play: playOfRow?.[row] ?? null } : null;

function rowView(
  table: ReportTable,
  cells: readonly string[],
  place: Place | null,
  { open, openLabel, onOpen }: ReportProps,
): TemplateResult {
  const [first, ...others] = cells;
  const span = lastSpan(table, cells);
  // The row of a deal is open whichever play it is open at.
  const isOpen = place !== null && open?.deal === place.deal && (place.play === null || place.play === open.play);
  return html`<tr role="row" class=${isOpen ? 'open' : nothing}>
    <th scope="row" role="rowheader">
      ${
        place === null
          ? first
          : html`<button
              aria-label=${openLabel(place, cells)}
              aria-expanded=${isOpen ? 'true' : 'false'}
              @click=${() => onOpen(place)}
            >
              ${first}
            </button>`
      }
    </th>
    ${others.map(
      (text, i) =>
        html`<td
          role="cell"
          class=${isLoss(text) ? 'loss' : text.length > LONG ? 'long' : nothing}
          colspan=${i === others.length - 1 && span > 1 ? span : nothing}
        >
          ${coloured(text)}
        </td>`,
    )}
  </tr>`;
}

/** A text with its hearts and diamonds in red, in which no line breaks before a percent sign or within “(3 of 5)”. */
const coloured = (text: string): (string | TemplateResult)[] =>
  text
    .replaceAll(/\((\d+) (\S+) (\d+)\)/g, '($1\u00a0$2\u00a0$3)')
    .replaceAll(' %', '\u00a0%')
    .split(/([♥♦])/)
    .map((part, i) => (i % 2 ? html`<span class="red">${part}</span>` : part));

/** Characters of a cell that may take several lines. */
const LONG = 30;

/** Whether a cell begins with a negative number. */
const isLoss = (text: string): boolean => /^−\d/.test(text);
