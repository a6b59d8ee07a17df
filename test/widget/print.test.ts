/** The print view: what is on paper of a deal, its record and best play. */
import { describe, expect, it } from 'vitest';
import { SEATS } from '../../src/game/cards.ts';
import { replay } from '../../src/game/play/play.ts';
import type { Input } from '../../src/widget/state/input.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import type { Engine } from '../../src/widget/state/state.ts';
import { goTo, play } from '../../src/widget/state/table.ts';
import type { Table } from '../../src/widget/state/table.ts';
import { print } from '../../src/widget/views/print/print.ts';
import { annotate } from '../../src/widget/state/review/annotations.ts';
import type { Review } from '../../src/widget/state/review/review-state.ts';
import { markup, textIn, textsOf } from './markup.ts';
import { NOTHING_KNOWN, storeOf, viewOf } from './store.ts';

/** Trick 1: roem for a run of three to North; trick 2 and the last points to East. */
const DEAL = {
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  leader: 'N',
  deal: 'N:K7... Q8... J.K.. .AQ..',
};
const RECORD = { ...DEAL, plays: 'SK SQ SJ HA S7 S8 HK HQ' };
const OFF: Engine = { phase: 'quiet', why: 'off' };

const tableOf = (input: Input, ply = 0): Table => goTo(readInput(input).table!, ply);

/** Best play is the record. */
function solved(table: Table): Engine {
  const line = tableOf(RECORD).record;
  const end = replay(table.setup, line);
  return { phase: 'exact', solution: { value: { NS: 20, EW: 17 }, cards: new Map(), line, end, nodes: 1, ms: 1 } };
}

function printed(
  table: Table,
  engine = OFF,
  shown: readonly string[] = SEATS,
  entries: Review['entries'] = [],
): string {
  const annotations = annotate(table, engine, { phase: 'exact', entries, values: [], calls: [] }, NOTHING_KNOWN);
  const store = storeOf({ table, engine });
  store.review.annotations = annotations;
  store.arrangement = { ...store.arrangement, shown: new Set(SEATS.filter((seat) => shown.includes(seat))) };
  return markup(print(viewOf(store).look, store, null));
}

const titleOf = (view: string): string => textIn(/<caption.*?<\/caption>/s.exec(view)?.[0] ?? '');

/** The texts of the tricks, row by row. */
const rowsOf = (view: string): string[][] =>
  [...(view.split('<tbody')[1] ?? '').matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) =>
    [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) => textIn(cell)),
  );

const PLAYED = [
  ['1', 'Kking of spades', 'Qqueen of spades', 'Jjack of spades', 'Aace of hearts', '20+20', '40–0'],
  ['2', '7seven of spades', '8eight of spades', 'Kking of hearts', 'Qqueen of hearts', '17', '40–17'],
];

describe('the tricks on paper', () => {
  it.each<[what: string, table: Table, isSolved: boolean, title: string, rows: readonly (readonly string[])[]]>([
    ['a record, whole, wherever the reader is', tableOf(RECORD, 2), false, 'Tricks as played', PLAYED],
    ['a deal without values: none', tableOf(DEAL), false, '', []],
    ['best play of a deal', tableOf(DEAL), true, 'Best play', PLAYED],
    [
      'plays without a record',
      play(tableOf(DEAL), 'SK'),
      false,
      'Tricks',
      [['1', 'Kking of spades', '', '', '', '', '']],
    ],
    ['plays, then best play', play(tableOf(DEAL), 'SK'), true, 'Tricks, then best play', PLAYED],
    [
      'a line that has left the record',
      play(tableOf(RECORD), 'S7'),
      false,
      'Tricks',
      [['1', '7seven of spades', '', '', '', '', '']],
    ],
  ])('have the rows of %s', (_, table, isSolved, title, rows) => {
    const view = printed(table, isSolved ? solved(table) : OFF);
    expect(titleOf(view)).toBe(title);
    expect(rowsOf(view)).toEqual(rows);
  });

  it('have a loss beside its card, if the play has been made', () => {
    const entries: Review['entries'] = tableOf(RECORD).record.map((card, i) => ({
      play: card,
      by: 'N',
      lost: i === 2 ? 5 : 0,
      best: [],
    }));
    const losses = (table: Table): string[] =>
      [...printed(table, OFF, SEATS, entries).matchAll(/<small>(loses.*?)<\/small>/g)].map(([, text]) => text!);
    expect(losses(tableOf(RECORD))).toEqual(['loses 5']);
    expect(losses(play(tableOf(RECORD), 'S7'))).toEqual([]);
  });

  it('mark leader and winner, and the plays that nobody has made', () => {
    const table = play(tableOf(DEAL), 'SK');
    const kinds = [...printed(table, solved(table)).matchAll(/<td class=(?!")(.*?)>/g)].map(([, kind]) => kind);
    const ahead = 'print-ahead';
    expect(kinds).toEqual([
      'print-led print-won',
      ...[ahead, ahead, ahead],
      ...[`print-led ${ahead}`, `print-won ${ahead}`, ahead, ahead],
    ]);
  });

  it.each<[payoff: string, points: string, result: string]>([
    ['points', '20', '20–17'],
    ['total', '20+20', '40–17'],
    ['score', '20+20', '40–17'],
  ])('under %s have the points %s and the result %s', (payoff, points, result) => {
    const rows = rowsOf(printed(tableOf({ ...RECORD, payoff })));
    expect(rows[0]!.at(-2)).toBe(points);
    expect(rows.at(-1).at(-1)).toBe(result);
  });
});

describe('the head and the hands on paper', () => {
  it.each<[change: Input, ply: number, head: string]>([
    [{}, 0, 'Klaverjassen, Rotterdam · diamonds as trumps · North leads'],
    [{ declarer: 'W' }, 0, 'Klaverjassen, Rotterdam · diamonds as trumps · North leads · West declares'],
  ])('of %j', (change, ply, head) => {
    expect(textsOf(printed(tableOf({ ...RECORD, ...change }, ply)), 'print-meta', 'p')).toEqual([head]);
  });

  it.each<[what: string, table: Table, isSolved: boolean, text: string]>([
    ['the value', tableOf({ ...DEAL, payoff: 'points' }), true, 'North–South make 20 of 37 with diamonds as trumps'],
    ['the points taken', tableOf(RECORD, 4), false, 'North–South have 20 of 37 so far with diamonds as trumps'],
  ])('have %s in one sentence', (_, table, isSolved, text) => {
    expect(textsOf(printed(table, isSolved ? solved(table) : OFF), 'print-headline', 'p')).toEqual([text]);
  });

  it('have the hands as dealt, trumps first; without the cards, and without best play, where they are hidden', () => {
    const hands = (view: string): string[] =>
      view
        .split('<div class="print-hand')
        .slice(1)
        .map((part) => textIn(part.slice(part.indexOf('>') + 1, part.indexOf('</div>'))));
    expect(hands(printed(tableOf(RECORD, 4)))).toEqual([
      'North – K 7 – –',
      'East – Q 8 – –',
      'South – J K –',
      'West – – A Q –',
    ]);
    const table = tableOf(DEAL);
    const view = printed(table, solved(table), ['N']);
    expect(hands(view)).toEqual(['North – K 7 – –', 'East 2 hidden', 'South 2 hidden', 'West 2 hidden']);
    expect(titleOf(view)).toBe('');
  });
});
