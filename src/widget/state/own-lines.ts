/**
 * The lines that the reader has played beside the record, as a tree: each leaves the record, or an earlier line. They stay until another
 * deal is shown. A line that a card continues grows; one that a card leaves stays, and the new one is a branch of it.
 */
import type { Card } from '../../game/cards.ts';
import type { DealStore } from './deal-store.ts';
import type { Move } from './events.ts';
import { recordKey } from './requests.ts';
import { hasLeftRecord, playsMade } from './table.ts';
import type { Table } from './table.ts';

export interface OwnLine {
  /** From the first lead. */
  readonly plays: readonly Card[];
  /** The reader's name for it; null without one. */
  readonly name: string | null;
}

/** A line in its place in the tree. */
export interface Branch extends OwnLine {
  /** The number of plays that it shares with the record or with the line that it leaves. */
  readonly from: number;
  /** 0 for a line that leaves the record. */
  readonly depth: number;
}

const begins = (line: readonly Card[], whole: readonly Card[]): boolean =>
  line.length <= whole.length && line.every((card, i) => whole[i] === card);

/** The lines with one that the reader has just played. */
export function withLine(lines: readonly OwnLine[], plays: readonly Card[]): readonly OwnLine[] {
  if (lines.some((line) => begins(plays, line.plays))) return lines;
  const grown = lines.findIndex((line) => begins(line.plays, plays));
  return grown < 0
    ? [...lines, { plays, name: null }]
    : lines.map((line, i) => (i === grown ? { ...line, plays } : line));
}

const shared = (a: readonly Card[], b: readonly Card[]): number => {
  const parting = a.findIndex((card, i) => card !== b[i]);
  return parting < 0 ? a.length : parting;
};

/** The lines as a tree: each after the line that it leaves, branches in the order in which they leave it. */
export function branchesOf(record: readonly Card[], lines: readonly OwnLine[]): readonly Branch[] {
  const tree: Branch[] = [];
  for (const line of lines) {
    const ofRecord = shared(line.plays, record);
    const parent = tree.reduce<Branch | null>((best, branch) => {
      const from = shared(line.plays, branch.plays);
      return from > Math.max(ofRecord, branch.from, best ? shared(line.plays, best.plays) : 0) ? branch : best;
    }, null);
    const from = parent ? shared(line.plays, parent.plays) : ofRecord;
    const branch = { ...line, from, depth: parent ? parent.depth + 1 : 0 };
    const at = parent ? tree.indexOf(parent) + 1 : 0;
    // After the siblings that leave earlier, each with its own branches.
    let place = at;
    for (let i = at; i < tree.length && tree[i]!.depth >= branch.depth; i++) {
      if (tree[i]!.depth === branch.depth && tree[i]!.from > from) break;
      place = i + 1;
    }
    tree.splice(place, 0, branch);
  }
  return tree;
}

/** The moves by which a reader plays a card; the others step through lines that are there. */
const PLAYS: readonly Move[] = ['card', 'best'];

export class OwnLines {
  /** In the order in which they were begun. */
  private lines: readonly OwnLine[] = [];
  /** The line that the reader is naming; null for none. */
  naming: OwnLine | null = null;
  private deal = '';

  constructor(private readonly store: DealStore) {}

  /** Keeps the line of a card that the reader has played beside the record. */
  keep(table: Table, by: Move): void {
    this.update();
    if (!PLAYS.includes(by) || (table.record.length > 0 && !hasLeftRecord(table))) return;
    this.lines = withLine(this.lines, playsMade(table));
  }

  /** Forgets the lines of another deal. */
  update(): void {
    const { table } = this.store.shown;
    const deal = table ? recordKey(table) : '';
    if (deal === this.deal) return;
    this.deal = deal;
    this.lines = [];
    this.naming = null;
  }

  /** The lines as a tree; none for a single line of a deal without a record, which is on the board. */
  branches({ record }: Table): readonly Branch[] {
    return record.length === 0 && this.lines.length < 2 ? [] : branchesOf(record, this.lines);
  }

  readonly show = ({ plays }: OwnLine): void => this.store.goInLine(plays, plays.length, 'tricks');

  /** Lets the reader write a name; null ends it. */
  readonly beginNaming = (line: OwnLine | null): void => {
    this.naming = line && (this.lines.find(({ plays }) => plays === line.plays) ?? null);
    this.store.host.requestUpdate();
  };

  readonly name = (name: string): void => {
    this.lines = this.lines.map((line) => (line === this.naming ? { ...line, name: name.trim() || null } : line));
    this.beginNaming(null);
  };

  readonly remove = ({ plays }: OwnLine): void => {
    this.lines = this.lines.filter((line) => line.plays !== plays);
    const { table } = this.store.shown;
    if (table && hasLeftRecord(table) && isOn(table, plays)) this.store.toRecord();
    this.store.host.requestUpdate();
  };
}

/** Whether the board shows a line, up to any of its plays. */
export const isOn = (table: Table, plays: readonly Card[]): boolean => begins(plays, table.line);
