/** The French deck, with two colours or four. King, queen and jack wear a crown, a coronet and a hat with a plume. */
import type { DeckArt, Drawing, Placed } from './art.ts';

const CROWN = [
  ['suit', 'M5 27V23.6H27V27ZM5 21.5 2.2 9.5 9.6 14.5 16 5.5 22.4 14.5 29.8 9.5 27 21.5Z'],
  [
    'suit',
    'M18.2 4A2.2 2.2 0 1 1 13.8 4 2.2 2.2 0 1 1 18.2 4ZM4 8A2 2 0 1 1 0 8 2 2 0 1 1 4 8ZM32 8A2 2 0 1 1 28 8 2 2 0 1 1 32 8Z',
  ],
] as const;
const CORONET = [
  [
    'suit',
    'M4.5 27C12 24.6 20 24.6 27.5 27V23.6C20 21.2 12 21.2 4.5 23.6ZM4.5 21.3C2.5 17 3 13.5 5.5 10.5 7.5 13.8 12.5 12.5 16 6 19.5 12.5 24.5 13.8 26.5 10.5 29 13.5 29.5 17 27.5 21.3 20 18.9 12 18.9 4.5 21.3Z',
  ],
  ['suit', 'M17.8 4.2A1.8 1.8 0 1 1 14.2 4.2 1.8 1.8 0 1 1 17.8 4.2Z'],
] as const;
/** A hat with a wide brim and a plume. */
const HAT = [
  [
    'suit',
    'M.5 23.5C4 21.6 9.5 20.8 16 20.8 22.5 20.8 28 21.6 31.5 23.5 28 28 22.5 29.5 16 29.5 9.5 29.5 4 28 .5 23.5Z',
  ],
  [
    'suit',
    'M6.8 19.6C6.8 12.5 8.5 8 12 8 14 8 14.6 9.6 16 9.6 17 9.6 17.6 8.9 18.6 8.4 18 12 18 15.5 18.8 18.8 14.5 18.7 10.5 18.9 6.8 19.6Z',
  ],
  [
    'suit',
    'M20.5 19.2C18 10.5 22.5 3 31 1.2 30.4 3.8 30.8 6 30.8 6 30.8 6 29.3 6.6 28.4 8.1 29.6 9.4 29.5 11.2 28.9 13 27 17 23.5 19 20.5 19.2Z',
  ],
] as const;

/** The place of a drawing that fills the box of the card. */
const WHOLE = [16, 16, 32] as const;

const FRAME = [
  ['tint suit', 'M22 7H38A3 3 0 0 1 41 10V80A3 3 0 0 1 38 83H22A3 3 0 0 1 19 80V10A3 3 0 0 1 22 7Z'],
  [
    'suit',
    'M22 7H38A3 3 0 0 1 41 10V80A3 3 0 0 1 38 83H22A3 3 0 0 1 19 80V10A3 3 0 0 1 22 7ZM22 8A2 2 0 0 0 20 10V80A2 2 0 0 0 22 82H38A2 2 0 0 0 40 80V10A2 2 0 0 0 38 8Z',
  ],
] as const;

/** A court card: the suit sign in the middle, the figure above it and, upside down, below. */
const twice = (sign: Drawing): readonly Placed[] => [
  [FRAME, ...WHOLE],
  [sign, 30, 20, 18],
  ['pip', 30, 45, 19],
  [sign, 30, 70, -18],
];

const base = {
  suits: 'french',
  pips: {
    S: [
      [
        'suit',
        'M16 2C13 8 4 12.5 4 19.5 4 23.5 7 26 10.3 26 12.4 26 14 25 15 23.4 14.8 26.5 13.5 29 11 30.5H21C18.5 29 17.2 26.5 17 23.4 18 25 19.6 26 21.7 26 25 26 28 23.5 28 19.5 28 12.5 19 8 16 2Z',
      ],
    ],
    H: [
      [
        'suit',
        'M16 30C13.5 24 3 18.5 3 10.8 3 6.5 6 3.4 9.8 3.4 12.6 3.4 15 5 16 7.8 17 5 19.4 3.4 22.2 3.4 26 3.4 29 6.5 29 10.8 29 18.5 18.5 24 16 30Z',
      ],
    ],
    D: [['suit', 'M16 1.5C18.6 7 22.4 12 27 16 22.4 20 18.6 25 16 30.5 13.4 25 9.6 20 5 16 9.6 12 13.4 7 16 1.5Z']],
    C: [
      [
        'suit',
        'M16 2A6.2 6.2 0 0 0 11.4 12.4 6.2 6.2 0 1 0 8.6 24.2C11.2 24.2 13.4 22.8 14.8 20.6 14.6 24.6 13.6 28.2 11.2 30.5H20.8C18.4 28.2 17.4 24.6 17.2 20.6 18.6 22.8 20.8 24.2 23.4 24.2A6.2 6.2 0 1 0 20.6 12.4 6.2 6.2 0 0 0 16 2Z',
      ],
    ],
  },
  courts: { A: [['pip', 30, 45, 28]], K: twice(CROWN), Q: twice(CORONET), J: twice(HAT) },
  spot: 11,
  turned: true,
} as const;

export const french: DeckArt = { ...base, paints: { S: 'ink', H: 'red', D: 'red', C: 'ink' } };
export const french4: DeckArt = { ...base, paints: { S: 'ink', H: 'red', D: 'blue', C: 'green' } };
