/**
 * The Swiss-German deck: Schilten, Rosen, Schellen and Eicheln in place of spades, hearts, diamonds and clubs. As on
 * traditional cards, the Ober has the suit sign above and the Under below. The Banner, a flag, is the ten.
 */
import type { DeckArt } from './art.ts';

const CROWN = [
  ['gold edge', 'M5 22C1.5 14 4 8.5 8.5 8.5 11.5 8.5 13.5 10 16 13.5 18.5 10 20.5 8.5 23.5 8.5 28 8.5 30.5 14 27 22Z'],
  ['cut', 'M10.5 21.5C8.5 15 9.5 11.5 12.2 9.8M21.5 21.5C23.5 15 22.5 11.5 19.8 9.8M16 13.5V21.5'],
  ['rose edge', 'M4.5 22H27.5V27.5H4.5Z'],
  ['gold edge', 'M19 7A3 3 0 1 1 13 7 3 3 0 1 1 19 7Z'],
  ['line', 'M16 4V.8M14.3 2.2H17.7'],
] as const;
/** A hat with a wide brim and a plume. */
const HAT = [
  ['rose edge', 'M6 22C6 13 7.5 7.5 12 7.5 14 7.5 14.6 9.2 16 9.2 17.4 9.2 18 7.5 20 7.5 24.5 7.5 26 13 26 22Z'],
  ['gold edge', 'M5.9 22C5.9 20 6.2 17.6 6.2 17.6 12 19.4 20 19.4 25.8 17.6 25.8 17.6 26.1 20 26.1 22Z'],
  [
    'leaf edge',
    'M22.5 19C17 11.5 20.5 2.5 31.2.6 30.8 3.8 31 5.5 31 5.5 30.2 5.9 29.4 6.6 28.8 7.6 30 9 29.8 11 29.2 13 27.6 16.6 25 18.6 22.5 19Z',
  ],
  [
    'rose edge',
    'M.8 23.6C4 20.6 9.5 21.2 16 21.2 22.5 21.2 28 20.6 31.2 23.6 28.5 28.4 22.5 29.2 16 29.2 9.5 29.2 3.5 28.4.8 23.6Z',
  ],
] as const;
/** The helmet of a foot soldier, with a high comb and a brim shaped like a boat. */
const HELMET = [
  ['rose edge', 'M7.5 14C8 5.5 12 .8 17 .8 22.5 .8 26 6 25 14Z'],
  ['steel edge', 'M6 22C6.3 12.5 10.5 8.8 16 8.8 21.5 8.8 25.7 12.5 26 22Z'],
  [
    'steel edge',
    'M.8 17.5C6 21.5 11 22.2 16 22.2 21 22.2 26 21.5 31.2 17.5 29 25.5 24 28.5 16 28.5 8 28.5 3 25.5.8 17.5Z',
  ],
] as const;
const FLAG = [
  ['gold edge', 'M1 40V-6H2.8V40ZM4.2-7.5A2.3 2.3 0 1 1-.4-7.5 2.3 2.3 0 1 1 4.2-7.5Z'],
  ['cloth edge', 'M2.8-4C12-8 20 0 32-4V20C20 24 12 16 2.8 20Z'],
  ['rose edge', 'M2.8 15.5C12 11.5 20 19.5 32 15.5V20C20 24 12 16 2.8 20Z'],
] as const;

/** The place of a drawing that fills the box of the card. */
const WHOLE = [16, 16, 32] as const;

/** A niche with an arch, the background of a figure. */
const NICHE = [
  ['tint gold', 'M19 83V21C19 13 23.5 7 30 7 36.5 7 41 13 41 21V83Z'],
  ['ink', 'M19 83V21C19 13 23.5 7 30 7 36.5 7 41 13 41 21V83ZM20 82H40V21C40 14 36 8 30 8 24 8 20 14 20 21Z'],
] as const;

export const swiss: DeckArt = {
  suits: 'swiss',
  paints: { S: 'ink', H: 'ink', D: 'ink', C: 'ink' },
  pips: {
    S: [
      [
        'sky edge',
        'M4 4.5C8.5 6.2 12.5 5.2 16 2 19.5 5.2 23.5 6.2 28 4.5V15C28 23 22.5 27.5 16 30.7 9.5 27.5 4 23 4 15Z',
      ],
      ['gold edge', 'M16 8.5 21.5 16 16 23.5 10.5 16Z'],
    ],
    H: [
      [
        'leaf edge',
        'M8.5 13.6Q6.8 9.3 7.4 5 11.7 5.7 15.3 8.7ZM16.7 8.7Q20.3 5.7 24.6 5 25.2 9.3 23.5 13.6ZM24 15Q27.9 17.5 29.9 21.3 26 23.2 21.4 23ZM20.2 23.8Q19 28.3 16 31.4 13 28.3 11.8 23.8ZM10.6 23Q6 23.2 2.1 21.3 4.1 17.5 8 15Z',
      ],
      [
        'rose edge',
        'M11.6 10.7A5 5 0 1 1 20.4 10.7 5 5 0 1 1 23.1 19.1 5 5 0 1 1 16 24.3 5 5 0 1 1 8.9 19.1 5 5 0 1 1 11.6 10.7Z',
      ],
      ['cut', 'M11.6 10.7 16 16.8 20.4 10.7M23.1 19.1 16 16.8V24.3M8.9 19.1 16 16.8'],
      ['gold edge', 'M20.2 16.8A4.2 4.2 0 1 1 11.8 16.8 4.2 4.2 0 1 1 20.2 16.8Z'],
    ],
    D: [
      ['line', 'M18.5 4A2.5 2.5 0 1 1 13.5 4 2.5 2.5 0 1 1 18.5 4Z'],
      ['gold edge', 'M28 18.5A12 12 0 1 1 4 18.5 12 12 0 1 1 28 18.5Z'],
      ['cut', 'M4.3 16.5C11 19 21 19 27.7 16.5M4.3 19.3C11 21.8 21 21.8 27.7 19.3M16 25V30'],
      ['hole', 'M18 24.8A2 2 0 1 1 14 24.8 2 2 0 1 1 18 24.8Z'],
    ],
    C: [
      ['line', 'M16 6C16 4 17 2.2 19.5 1.2'],
      ['leaf edge', 'M7 14C7 22.5 10.5 27.5 16 31 21.5 27.5 25 22.5 25 14Z'],
      ['wood edge', 'M4.5 14.8C4 8.5 9 5.2 16 5.2 23 5.2 28 8.5 27.5 14.8 23 17.2 9 17.2 4.5 14.8Z'],
      ['cut', 'M9 7.2C11 9.5 12 12.5 12 16.3M16 5.5V16.5M23 7.2C21 9.5 20 12.5 20 16.3M5 11.5C10 13.5 22 13.5 27 11.5'],
    ],
  },
  courts: {
    A: [['pip', 30, 45, 28]],
    K: [
      [NICHE, ...WHOLE],
      [CROWN, 30, 30, 19],
      ['pip', 30, 60, 19],
    ],
    Q: [
      [NICHE, ...WHOLE],
      ['pip', 30, 28, 19],
      [HAT, 30, 62, 19],
    ],
    J: [
      [NICHE, ...WHOLE],
      [HELMET, 30, 31, 19],
      ['pip', 30, 63, 19],
    ],
    T: [
      [FLAG, 30, 46, 24],
      ['pip', 31.3, 38.8, 12.5],
    ],
  },
  spot: 12,
  turned: false,
};
