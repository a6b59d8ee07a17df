/**
 * The letters and figures of an index. They are outlines like the rest of a card, so that they look the same on every
 * page. Each has its width and the centre line of its strokes, 14 high.
 */
const GLYPHS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [10, 'M0 14 5 0 10 14M1.8 9.3H8.2'],
  K: [9.5, 'M0 0V14M9 0 0 8.4M3.6 5.2 9.5 14'],
  Q: [11, 'M5.5 0C9 0 11 3 11 7S9 14 5.5 14 0 11 0 7 2 0 5.5 0ZM6.8 9.8 11 15'],
  J: [8, 'M8 0V9.5C8 12.5 6.5 14 4 14S0 12.5 0 10'],
  H: [9.5, 'M0 0V14M9.5 0V14M0 7H9.5'],
  V: [10, 'M0 0 5 14 10 0'],
  B: [9.2, 'M0 6.7H4.5C7.3 6.7 8.6 5.4 8.6 3.4S7.3 0 4.5 0H0V14H4.5C7.6 14 9.2 12.6 9.2 10.3S7.6 6.7 4.5 6.7'],
  R: [9.5, 'M0 14V0H4.5C7.5 0 9 1.6 9 3.9S7.5 7.7 4.5 7.7H0M5 7.7 9.5 14'],
  D: [10, 'M0 0V14H4C8 14 10 11.2 10 7S8 0 4 0Z'],
  O: [11, 'M5.5 0C9 0 11 3 11 7S9 14 5.5 14 0 11 0 7 2 0 5.5 0Z'],
  U: [9.8, 'M0 0V8.5C0 12 1.8 14 4.9 14S9.8 12 9.8 8.5V0'],
  0: [8, 'M4 0C6.8 0 8 3 8 7S6.8 14 4 14 0 11 0 7 1.2 0 4 0Z'],
  1: [3, 'M0 2.6 3 0V14'],
  6: [8.8, 'M7.4 0C3 1.5 0 5 0 9.6 0 12.3 1.8 14 4.4 14S8.8 12.2 8.8 9.7 7 5.4 4.6 5.4C2.4 5.4.6 6.8.2 8.6'],
  7: [8.6, 'M0 0H8.6L3.2 14'],
  8: [
    8.8,
    'M4.4 6.5C2 6.5.5 5.2.5 3.3S2 0 4.4 0 8.3 1.4 8.3 3.3 6.8 6.5 4.4 6.5C1.8 6.5 0 8 0 10.2S1.8 14 4.4 14 8.8 12.4 8.8 10.2 7 6.5 4.4 6.5Z',
  ],
  9: [8.8, 'M1.4 14C5.8 12.5 8.8 9 8.8 4.4 8.8 1.7 7 0 4.4 0S0 1.8 0 4.3 1.8 8.6 4.2 8.6C6.4 8.6 8.2 7.2 8.6 5.4'],
};

/** Space between two figures. */
const GAP = 3.2;

/** The outlines of a short text with the start of each; the text is centred at 0. */
export function glyphs(text: string): readonly (readonly [x: number, path: string])[] {
  const drawn = [...text].map((sign) => GLYPHS[sign] ?? ([0, ''] as const));
  let x = -(drawn.reduce((sum, [width]) => sum + width, 0) + GAP * (drawn.length - 1)) / 2;
  return drawn.map(([width, path]) => {
    const from = x;
    x += width + GAP;
    return [from, path] as const;
  });
}
