/** The timeline's curve: its scale, and where the figures of its marks stand. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomierSide, sidesOf } from '../../src/widget/views/timeline/curve/figures.ts';
import { isFigureLeft } from '../../src/widget/views/timeline/curve/marks.ts';
import { heightOf, scaleAround, ticksIn } from '../../src/widget/views/timeline/curve/scale.ts';

describe('the scale of the curve', () => {
  it.each<[values: number[], limits: [number, number], scale: [number, number]]>([
    [
      [91, 94, 103, 83],
      [0, 157],
      [40, 140],
    ],
    [
      [37, 56],
      [0, 162],
      [0, 100],
    ],
    // Room for the marks above the highest value.
    [
      [-88, -40],
      [-262, 262],
      [-140, 0],
    ],
    [[157], [0, 157], [60, 157]],
    [[0], [0, 157], [0, 80]],
    [
      [1, -1],
      [-5, 5],
      [-3, 3],
    ],
  ])('of %j within %j is %j', (values, limits, scale) => {
    expect(scaleAround(values, limits)).toEqual(scale);
  });

  it('holds every value, also beyond the limits, and higher values are higher', () => {
    const points = fc.integer({ min: -700, max: 700 });
    fc.assert(
      fc.property(fc.array(points, { minLength: 1, maxLength: 49 }), points, points, (values, a, b) => {
        const scale = scaleAround(values, [Math.min(a, b), Math.max(a, b)]);
        expect(scale.some((end) => Object.is(end, -0))).toBe(false);
        expect(scale[0]).toBeLessThan(scale[1]);
        const sorted = [...values].sort((a, b) => a - b);
        expect(scale[0]).toBeLessThanOrEqual(sorted[0]!);
        expect(scale[1]).toBeGreaterThanOrEqual(sorted.at(-1));
        const heights = sorted.map((value) => heightOf(scale, value));
        expect(heights).toEqual([...heights].sort((a, b) => b - a));
        for (const height of heights) expect(height).toBeGreaterThanOrEqual(0);
        for (const height of heights) expect(height).toBeLessThanOrEqual(100);
      }),
    );
  });
});

it.each<[scale: [number, number], ticks: number[]]>([
  [
    [40, 140],
    [80, 120],
  ],
  [
    [0, 100],
    [40, 80],
  ],
  [
    [-140, 0],
    [-100, -50],
  ],
  [
    [60, 157],
    [80, 120],
  ],
  [
    [-3, 3],
    [-2, 0, 2],
  ],
  [[0, 1], []],
])('the hairlines of the scale %j are at %j', (scale, ticks) => {
  expect(ticksIn(scale)).toEqual(ticks);
});

describe('the side of a figure in a chart of 36 plays', () => {
  const mark = (at: number, figure = '', top = 50): { at: number; top: number; figure: string } => ({
    at,
    top,
    figure,
  });

  it.each([
    ['right of a mark alone', [mark(9, '−24')], ['']],
    ['left where the chart ends', [mark(35, '−24')], ['west']],
    ['right where the chart begins, whatever follows', [mark(1, '−24'), mark(2)], ['', '']],
    ['left of a mark that another follows', [mark(16, '−31'), mark(17)], ['west', '']],
    ['on the side of the farther of two', [mark(13), mark(16, '−31'), mark(17)], ['', 'west', '']],
    ['right, if what follows is higher or lower', [mark(16, '−31'), mark(17, '', 10)], ['', '']],
    ['not over the figure before, though a mark follows', [mark(9, '−19'), mark(14, '−1'), mark(16)], ['', '', '']],
    ['away from each other for two in a row', [mark(9, '−19'), mark(10, '−24')], ['west', '']],
    ['right where a wide font would cut it at the left edge', [mark(4, '−22'), mark(5)], ['', '']],
  ])('is %s', (_, marks, sides) => {
    expect(sidesOf(marks, 36, 36, true)).toEqual(sides);
  });

  it.each([
    ['left of its mark, where the playhead follows', mark(9, '−24'), 11, false, 'west'],
    ['right of its mark, where the playhead is before it', mark(16, '−24'), 14, false, ''],
    ['right of its mark, where the value of the playhead would meet it', mark(7, '−33', 2), 0, false, ''],
    ['left below the value of the playhead', mark(7, '−33'), 9, true, 'west'],
    [
      'over a mark rather than over the value of the playhead',
      mark(5, '−33', 2),
      0,
      false,
      '',
      [mark(6, '', 2), mark(7, '', 2)],
    ],
  ])('is %s', (_, figure, ply, turns, side, others: ReturnType<typeof mark>[] = []) => {
    expect(sidesOf([figure, ...others], 36, ply, turns)[0]).toBe(side);
  });
});

it('in the middle of the chart the value at the playhead is away from the words of the scale', () => {
  // Mistakes of which some follow each position, and some are before it.
  const plays = Array.from(
    { length: 36 },
    () => ({ card: 'H9', by: 'N', lost: 1, best: ['H7'], source: 'record' }) as const,
  );
  const values = Array.from({ length: 37 }, () => 80);
  for (let ply = 8; ply <= 28; ply++) {
    const isLeft = isFigureLeft(
      {
        tricks: [],
        plays,
        calls: [],
        values,
        estimates: [],
        recordValues: [],
        shared: 0,
        largestLosses: new Set<number>(),
      },
      ply,
      36,
    );
    expect(isLeft, `at ${ply}`).toBe(roomierSide(ply, 36) === '');
  }
});
