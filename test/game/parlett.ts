/**
 * A published deal with its play: David Parlett, The Penguin Book of Card Games, chapter Klaverjas, sample game. The suits are the
 * only assignment consistent with the printed play and scores.
 */
import { cardsOf, handsOf } from './hands.ts';

export const PARLETT = {
  title: 'Worked sample game of Klaverjas (Parlett)',
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  leader: 'E',
  declarer: 'E',
  deal: handsOf({
    N: 'ST HK H8 H7 DQ D9 CA CT',
    E: 'S8 S7 HA DA DK DJ C9 C7',
    S: 'SK SQ HQ HJ HT D7 CJ C8',
    W: 'SA SJ S9 H9 DT D8 CK CQ',
  }),
  plays: cardsOf('S7 SQ SA ST DT D9 DJ D7 DK C8 D8 DQ S8 SK S9 HK HJ H9 H7 HA C9 CJ CQ CT H8 DA HQ CK C7 HT SJ CA'),
  asPrinted: {
    trickWinners: ['W', 'E', 'E', 'S', 'E', 'N', 'E', 'N'],
    trickPoints: [24, 44, 7, 8, 13, 15, 18, 33],
    trickRoem: [0, 20, 20, 0, 0, 50, 0, 0],
    points: { EW: 106, NS: 56 },
    roem: { EW: 40, NS: 50 },
  },
} as const;
