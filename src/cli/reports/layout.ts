/** The layout of a report: paragraphs, indented parts, columns, and lines no wider than a terminal. */

/** A part of a report before it is laid out, for a terminal or for a page: lines, and a table of which the last of them is the heading. */
export interface Part {
  readonly lines: readonly string[];
  readonly rows?: readonly (readonly string[])[];
}

/** The part, or none if its table is empty. */
export const headed = (heading: string, rows: readonly (readonly string[])[]): Part[] =>
  rows.length > 0 ? [{ lines: [heading], rows }] : [];

/** Parts as text. */
export const textOf = (parts: readonly Part[]): string =>
  joined(parts.map(({ lines, rows = [] }) => [...lines, ...indent(table(rows))]));

/** Paragraphs as text, without the empty ones. */
export const joined = (paragraphs: readonly (readonly string[])[]): string =>
  paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');

export const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Cells in left-aligned columns, each as wide as its widest cell, two spaces apart; one line per row, without trailing blanks. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)));
  }
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

/** The same with the last column broken between words, so that no line is wider than `width` unless the other columns are. */
export function wrappedTable(rows: readonly (readonly string[])[], width: number): string[] {
  const before = Math.max(...table(rows.map((row) => row.slice(0, -1))).map(({ length }) => length + 2));
  return table(
    rows.flatMap((row) =>
      wrapped(row.at(-1)!, Math.max(width - before, 0)).map((line, index) => [
        ...row.slice(0, -1).map((cell) => (index === 0 ? cell : '')),
        line,
      ]),
    ),
  );
}

/** The lines of a paragraph, broken between words. */
export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines.push(`${lines.pop()} ${word}`);
    else lines.push(word);
  }
  return lines;
}
