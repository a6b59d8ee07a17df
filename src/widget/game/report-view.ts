/** The report of a game as tables. The first cell of a row about a deal is a button that opens it. */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import type { GameReport, ReportTable } from '../../notation/game-report/report.ts';

interface ReportProps {
  readonly report: GameReport;
  /** The number of the deal that is open, from 1. */
  readonly open: number | null;
  readonly openLabel: (deal: number) => string;
  readonly onOpen: (deal: number) => void;
}

export const reportView = (props: ReportProps): TemplateResult => {
  const { title, notes, deals, players, costliest, noMistakes } = props.report;
  return html`<h2 part="title">${title}</h2>
    ${tableView(deals, props)}
    ${costliest ? tableView(costliest, { ...props, open: null }) : html`<p>${noMistakes}</p>`}
    ${tableView(players, props)}
    <div class="notes">${notes.map((note) => html`<p>${note}</p>`)}</div>`;
};

const tableView = (
  { caption, head, rows, dealOfRow }: ReportTable,
  { open, openLabel, onOpen }: ReportProps,
): TemplateResult =>
  html`<div class="wide" tabindex="0" role="region" aria-label=${caption}>
    <table part="table">
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${head.map((text) => (text ? html`<th scope="col">${text}</th>` : html`<td></td>`))}
        </tr>
      </thead>
      <tbody>
        ${rows.map(([first, ...cells], row) => {
          const deal = dealOfRow?.[row];
          return html`<tr class=${deal !== undefined && deal === open ? 'open' : nothing}>
            <th scope="row">
              ${
                deal === undefined
                  ? first
                  : html`<button
                      aria-label=${openLabel(deal)}
                      aria-expanded=${deal === open ? 'true' : 'false'}
                      @click=${() => onOpen(deal)}
                    >
                      ${first}
                    </button>`
              }
            </th>
            ${cells.map((text) => html`<td class=${isLoss(text) ? 'loss' : text.length > LONG ? 'long' : nothing}>${text}</td>`)}
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;

/** Characters of a cell that may take several lines. */
const LONG = 30;

/** Whether a cell begins with a negative number. */
const isLoss = (text: string): boolean => /^−\d/.test(text);
