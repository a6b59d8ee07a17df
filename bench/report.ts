/**
 * Output of the benchmarks: Markdown tables with the machine, the date and the command. With `--write` a benchmark also
 * writes them to docs/figures/, from where the documents include them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { format } from 'prettier';
import { atRoot, shownPath } from '../tools/paths.ts';
import { machine } from './machine.ts';

/** A row of a table: its cells by column. */
export type Cells = Readonly<Record<string, string | number>>;

export interface Table {
  /** A sentence above the table; without rows, the whole of it. */
  readonly caption?: string;
  readonly rows: readonly Cells[];
}

/** The arguments of the command, without `--write`. */
export const words: readonly string[] = process.argv.slice(2).filter((word) => word !== '--write');
/** Whether the command has `--write`. */
export const isWriting = process.argv.includes('--write');
/** Before the benchmark itself makes a load. */
const MACHINE = machine();

const name = basename(process.argv[1]!, '.ts');

/**
 * Prints the tables, and writes them to docs/figures/ if the command has `--write`.
 * @param title of the page
 * @param page its name
 */
export async function report(title: string, tables: readonly Table[], page = name): Promise<void> {
  const command = ['npm run bench --', name, ...words].join(' ');
  const text = [`\`${command}\`: ${MACHINE}`, ...tables.map(markdown)].join('\n\n');
  console.log(text);
  if (!isWriting) return;
  const file = atRoot(`docs/figures/${page}.md`);
  mkdirSync(atRoot('docs/figures'), { recursive: true });
  writeFileSync(file, await format(`# ${title}\n\n${text}\n`, { parser: 'markdown' }));
  console.error(`\nwritten to ${shownPath(file)}`);
}

/** The columns of all rows, in the order in which they come; numbers are on the right. */
function markdown({ caption, rows }: Table): string {
  if (rows.length === 0) return caption ?? '';
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const isNumber = (column: string): boolean => rows.some((row) => /^[\d.,−-]/.test(String(row[column] ?? '')));
  const cells = [
    columns,
    columns.map((column) => (isNumber(column) ? '---:' : '---')),
    ...rows.map((row) => columns.map((column) => String(row[column] ?? ''))),
  ];
  const table = cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
  return caption === undefined ? table : `${caption}\n\n${table}`;
}
