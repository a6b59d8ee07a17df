/**
 * The report of a game as one HTML file that needs no network and no script: for mail, an archive, or a web page of one's own. Each deal is
 * there to unfold, as a diagram with its tricks.
 */
import type { GameState } from '../../game/play/play.ts';
import { escapeHtml } from '../escape-html.ts';
import { formatDiagram } from '../format-diagram.ts';
import { withColon } from '../signs.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { lastSpan } from './report.ts';
import type { GameReport, ReportTable } from './report.ts';

/** Figures in columns; black on white and white on black after the reader's system; nothing wider than the screen. */
const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; font-size: 1.15rem; padding: 1.5rem 0 .5rem; }
th, td { padding: .25rem .75rem .25rem 0; text-align: start; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); white-space: nowrap; }
th { font-weight: 600; }
pre { overflow-x: auto; }
@media print { details > * { display: block; } }
`;

/**
 * @param lasts the position after the plays of each deal, in the order of the report
 * @param game its name, with which the diagrams begin
 */
export function gameHtml(report: GameReport, lasts: readonly GameState[], game: string, language: Language): string {
  const { title, summary, notes, deals, players, verdicts, costliest, noMistakes } = report;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
${summary.length > 0 ? `<p>${escapeHtml(summary.join(' '))}</p>` : ''}
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
${tableOf(deals, (number) => `#deal-${number}`)}
${tableOf(players)}
${verdicts ? tableOf(verdicts) : ''}
${costliest ? tableOf(costliest, (number) => `#deal-${number}`) : ''}
${noMistakes === null ? '' : `<p>${escapeHtml(noMistakes)}</p>`}
${lasts.map((last, index) => unfolding(report, index, formatDiagram(game, last, language), language)).join('\n')}
</html>
`;
}

/** @param addressOf the address of a deal, to which the first cell of its row leads */
function tableOf(table: ReportTable, addressOf?: (deal: number) => string): string {
  const { caption, head, rows, dealOfRow } = table;
  const firstCell = (text: string, row: number): string =>
    addressOf && dealOfRow ? `<a href="${addressOf(dealOfRow[row]!)}">${escapeHtml(text)}</a>` : escapeHtml(text);
  return `<div class="wide"><table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr>${head.map((text) => (text ? `<th scope="col">${escapeHtml(text)}</th>` : '<td></td>')).join('')}</tr></thead>
<tbody>
${rows
  .map((cells, row) => {
    const [first, ...others] = cells;
    const last = others.pop()!;
    const span = lastSpan(table, cells);
    return `<tr><th scope="row">${firstCell(first!, row)}</th>${others.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}<td${span > 1 ? ` colspan="${span}"` : ''}>${escapeHtml(last)}</td></tr>`;
  })
  .join('\n')}
</tbody></table></div>`;
}

/** The diagram of a deal, and its plays that are judged and not simply sound. */
function unfolding(
  { deals: { head, rows }, judged }: GameReport,
  index: number,
  diagram: string,
  language: Language,
): string {
  const [number, contract, declarer] = rows[index]!;
  const summary = `${withColon(`${head[0]} ${number}`, language)} ${contract}, ${declarer}`;
  const plays = judged && ofDeal(judged, index + 1);
  return `<details id="deal-${index + 1}"><summary>${escapeHtml(summary)}</summary><pre>${escapeHtml(diagram)}</pre>${plays ? tableOf(plays) : ''}</details>`;
}

/** The rows of a deal, without its number in their first cells; null if there is none. */
function ofDeal({ caption, head, rows, dealOfRow }: ReportTable, deal: number): ReportTable | null {
  const own = rows.filter((_, row) => dealOfRow![row] === deal);
  return own.length === 0 ? null : { caption, head: head.slice(1), rows: own.map((cells) => cells.slice(1)) };
}
