/** The board: the sign beside a seat, its legend, and the place of a note. */
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../src/game/cards.ts';
import { menu } from '../../src/widget/features/menu/menu.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import { seatAt } from '../../src/widget/state/seating.ts';
import type { ScreenSide } from '../../src/widget/state/seating.ts';
import { goTo } from '../../src/widget/state/table.ts';
import { handsAround } from '../../src/widget/views/board/hands-around.ts';
import { placeOf } from '../../src/widget/views/board/note/place.ts';
import { markup, textIn } from './markup.ts';
import { storeOf, viewOf } from './store.ts';

const DEAL = {
  variant: 'klaverjassen-rotterdam',
  contract: 'S',
  leader: 'E',
  deal: 'N:K7... Q8... J.K.. .AQ..',
  plays: 'SQ SJ HA SK',
};

const SIDES: readonly ScreenSide[] = ['top', 'right', 'bottom', 'left'];

/** The seats with a sign or a word beside their names, after so many plays. */
function besideSeats(ply: number, declarer: Seat): string[] {
  const table = goTo(readInput({ ...DEAL, declarer }).table!, ply);
  const view = viewOf(storeOf({ table }));
  const hand = handsAround(view, table, {
    legal: new Set(),
    isInteractive: true,
    cardValues: new Map(),
    scale: [0, 1],
    next: undefined,
    asked: null,
    onPlay: () => undefined,
  });
  return SIDES.flatMap((side) => {
    const seat = seatAt(side, 'S');
    const line = /<p class="seat".*?<\/p>/s.exec(markup(hand(seat, side)))![0];
    const signs = [...line.matchAll(/class="(role \w+|trump-sign)"/g)].map(([, name]) => name!.split(' ').at(-1));
    const turn = /class="turn"[^>]*>([^<]*)</.exec(line)![1];
    const heard = /class="spoken">(declares)/.exec(line)?.[1];
    return [`${seat}: ${[turn, ...signs, heard && `(${heard})`].filter(Boolean).join(' ')}`];
  });
}

describe('a seat has one sign beside its name', () => {
  it.each<[what: string, ply: number, declarer: Seat, beside: string[]]>([
    ['at the lead of the declarer', 0, 'E', ['N: trump-sign', 'E: to lead declares', 'S: trump-sign', 'W: ']],
    ['in a trick of the declarer', 1, 'E', ['N: trump-sign', 'E: leads (declares)', 'S: to play trump-sign', 'W: ']],
    ['in a trick of another hand', 1, 'W', ['N: trump-sign', 'E: leads', 'S: to play trump-sign', 'W: declares']],
    ['after it', 4, 'W', ['N: trump-sign', 'E: leads', 'S: to lead trump-sign', 'W: declares']],
  ])('%s', (_, ply, declarer, beside) => {
    expect(besideSeats(ply, declarer)).toEqual(beside);
  });

  it('whose legend is in the menu, with the way to rotate the table', () => {
    const { table } = readInput(DEAL);
    const drawn = markup(
      menu(viewOf(storeOf({ table: table! })), {
        onEdit: null,
        share: null,
        onKeys: null,
        onClose: () => undefined,
        onLeave: () => undefined,
      }),
    );
    expect(textIn(/<ul class="legend".*?<\/ul>/s.exec(drawn)![0])).toBe('to play leads declares trump');
    expect(drawn).toMatch(/part="button turn-button".*?<svg.*?Rotate the table/s);
  });
});

describe('a note lies on the middle of the table', () => {
  const MIDDLE = { left: 200, top: 80, width: 216, height: 232 };
  const SIZE = { width: 180, height: 60 };
  const card = (left: number, top: number) => ({ left, top, width: 36, height: 52 });

  it.each<[what: string, side: ScreenSide, left: number, top: number, place: ReturnType<typeof placeOf>]>([
    ['below the hand at the top', 'top', 290, 20, { left: 218, top: 86, tip: 90 }],
    ['above the hand at the bottom, as far left as the middle', 'bottom', 100, 330, { left: 200, top: 246, tip: 14 }],
    ['beside the hand at the left', 'left', 150, 150, { left: 200, top: 146, tip: 30 }],
    ['beside the hand at the right, at its foot', 'right', 430, 290, { left: 236, top: 246, tip: 46 }],
  ])('%s', (_, side, left, top, place) => {
    expect(placeOf(side, card(left, top), MIDDLE, SIZE)).toEqual(place);
  });

  it('in its centre where it is wider', () => {
    expect(placeOf('left', card(60, 150), { ...MIDDLE, width: 86 }, { width: 100, height: 60 }).left).toBe(193);
  });
});
