/** The score sheet of a game as a table: the card points and the game points of each deal, and the running totals. */
import { SIDES } from '../src/game/cards.ts';
import type { PerSide, Side } from '../src/game/cards.ts';
import type { GameSheet } from '../src/game/scoring/score-sheet.ts';
import { messages } from '../src/widget/language/messages.ts';

const SIDE_NAMES: Readonly<Record<Side, string>> = { NS: 'North–South', EW: 'East–West' };

/** @param points the card points of each deal of the sheet */
export function sheetTable(sheet: GameSheet, points: readonly PerSide[]): HTMLTableElement {
  const table = document.createElement('table');
  table.className = 'sheet';
  table.createCaption().textContent = outcomeWords(sheet);

  const head = table.createTHead();
  const groups = head.insertRow();
  groups.append(heading('Deal', 'col', { rowSpan: 2 }));
  const sides = head.insertRow();
  for (const group of ['Card points', 'Game points', 'Sum']) {
    groups.append(heading(group, 'colgroup', { colSpan: 2 }));
    sides.append(...SIDES.map((side) => heading(messages.sideLetters(side), 'col', { title: SIDE_NAMES[side] })));
  }

  const body = table.createTBody();
  sheet.rows.forEach((row, index) => {
    const line = body.insertRow();
    line.append(heading(`${index + 1}`, 'row'));
    for (const amounts of [points[index]!, row, row.totals]) {
      for (const side of SIDES) line.insertCell().textContent = `${amounts[side]}`;
    }
  });
  return table;
}

function heading(text: string, scope: string, fields: Partial<HTMLTableCellElement> = {}): HTMLTableCellElement {
  return Object.assign(document.createElement('th'), { textContent: text, scope }, fields);
}

/** The result of the game, or the score so far. */
function outcomeWords({ outcome, totals }: GameSheet): string {
  if (!outcome) return `${totals.NS} to ${totals.EW}: the game continues.`;
  if (outcome.winner === 'tie') return `A tie after deal ${outcome.deal}: ${totals.NS} game points each.`;
  const [winner, loser] = outcome.winner === 'NS' ? (['NS', 'EW'] as const) : (['EW', 'NS'] as const);
  return `${SIDE_NAMES[winner]} win after deal ${outcome.deal}, ${totals[winner]} game points to ${totals[loser]}.`;
}
