/** The lines of the reader: how they grow, branch, and are listed. */
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/game/cards.ts';
import { branchesOf, withLine } from '../../src/widget/state/own-lines.ts';
import type { OwnLine } from '../../src/widget/state/own-lines.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import type { Store } from '../../src/widget/state/store.ts';
import { storeOf } from './store.ts';

const cards = (line: string): readonly Card[] => line.split(' ') as Card[];
const line = (plays: string): OwnLine => ({ plays: cards(plays), name: null });
const kept = (...played: string[]): string[] =>
  played
    .reduce<readonly OwnLine[]>((lines, plays) => withLine(lines, cards(plays)), [])
    .map(({ plays }) => plays.join(' '));

describe('the lines of a reader', () => {
  it.each<[what: string, played: string[], lines: string[]]>([
    ['one that grows is one line', ['S7', 'S7 S8', 'S7 S8 S9'], ['S7 S8 S9']],
    ['one that the reader goes back in is the same', ['S7 S8 S9', 'S7'], ['S7 S8 S9']],
    ['another card after going back begins another', ['S7 S8 S9', 'S7 SA'], ['S7 S8 S9', 'S7 SA']],
    ['each grows by itself', ['S7 S8', 'S7 SA', 'S7 S8 S9'], ['S7 S8 S9', 'S7 SA']],
  ])('%s', (_, played, lines) => {
    expect(kept(...played)).toEqual(lines);
  });

  it('a line that grows keeps its name', () => {
    expect(withLine([{ ...line('S7'), name: 'Low' }], cards('S7 S8'))).toEqual([{ ...line('S7 S8'), name: 'Low' }]);
  });
});

describe('the tree', () => {
  it.each<[what: string, record: string, lines: string[], tree: [plays: string, from: number, depth: number][]]>([
    ['a line leaves the record', 'S7 S8 S9', ['S7 SA'], [['S7 SA', 1, 0]]],
    [
      'lines in the order in which they leave the record',
      'S7 S8 S9',
      ['S7 S8 ST', 'SA S8'],
      [
        ['SA S8', 0, 0],
        ['S7 S8 ST', 2, 0],
      ],
    ],
    [
      'a branch below the line that it leaves',
      'S7 S8 S9',
      ['SA S8 S9', 'S7 SA', 'SA S8 SK', 'SA SQ'],
      [
        ['SA S8 S9', 0, 0],
        ['SA SQ', 1, 1],
        ['SA S8 SK', 2, 1],
        ['S7 SA', 1, 0],
      ],
    ],
  ])('%s', (_, record, lines, tree) => {
    expect(
      branchesOf(cards(record), lines.map(line)).map(({ plays, from, depth }) => [plays.join(' '), from, depth]),
    ).toEqual(tree);
  });
});

describe('in an element', () => {
  const DEAL = { variant: 'klaverjassen-rotterdam', contract: 'D', deal: 'N:K7... Q8... J.K.. .AQ..', leader: 'N' };
  const storeWith = (plays: string): Store => storeOf({ table: readInput({ ...DEAL, plays, at: 0 }).table });
  const shown = (store: Store): string[] =>
    store.lines.branches(store.shown.table!).map(({ plays, name }) => [...plays, ...(name ? [name] : [])].join(' '));

  it('a card beside the record begins a line, which stays after the way back', () => {
    const store = storeWith('SK SQ SJ HA');
    store.play('S7');
    store.play('SQ');
    store.toRecord();
    expect(shown(store)).toEqual(['S7 SQ']);
    store.lines.show(store.lines.branches(store.shown.table!)[0]!);
    expect(store.shown.table).toMatchObject({ ply: 2, line: ['S7', 'SQ'] });
  });

  it('a card of the record begins none, and a single line without a record is on the board', () => {
    const store = storeWith('SK SQ SJ HA');
    store.play('SK');
    expect(shown(store)).toEqual([]);
    const without = storeWith('');
    without.play('SK');
    expect(shown(without)).toEqual([]);
  });

  it('a line gets a name, and is removed with the way back to the record', () => {
    const store = storeWith('SK SQ SJ HA');
    store.play('S7');
    const [line] = store.lines.branches(store.shown.table!);
    store.lines.beginNaming(line!);
    store.lines.name(' Low ');
    expect(shown(store)).toEqual(['S7 Low']);
    store.lines.remove(store.lines.branches(store.shown.table!)[0]!);
    expect(shown(store)).toEqual([]);
    expect(store.shown.table).toMatchObject({ ply: 0, line: store.shown.table!.record });
  });
});
