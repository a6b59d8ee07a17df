/**
 * A *ply* is the play of one card. Its numbers say which card of which trick it is, who plays, and how the trick stands. They travel
 * through the search in one word of a type of its own, and each is read by its name. As parameters, two of them could change places
 * unnoticed; in memory, they would cost a twentieth of the time (docs/lab/moves.md).
 *
 *   31   30 29                   16 15    14 13   10 9  8 7                   0
 *   | seat | points on the table  | winner | left  | k | card to beat, signed  |
 */
import { frameOf, takesTrick } from './position';
import { pointsOf } from './rules';

const K: i32 = 8;
const LEFT: i32 = 10;
const WINNER: i32 = 14;
const IN_TRICK: i32 = 16;
const SEAT: i32 = 30;
/** The card to beat and its player. */
const BEST: i32 = 0xff | (3 << WINNER);
/** No card to beat: -1. */
const NONE: i32 = 0xff;

/** The type of the word. The compiler takes it for the address of an object, but no code reads memory there. */
@unmanaged
export class Ply {
  /** The tricks left when the trick began, that trick included. */
  // @ts-ignore: decorator
  @inline
  get left(): i32 {
    return (wordOf(this) >> LEFT) & 15;
  }
  /** The cards played to the trick before, 0..3. */
  // @ts-ignore: decorator
  @inline
  get k(): i32 {
    return (wordOf(this) >> K) & 3;
  }
  /** The number of the ply among those of all tricks, 4 * `left` + `k`. */
  // @ts-ignore: decorator
  @inline
  get place(): i32 {
    return (wordOf(this) >> K) & 63;
  }
  /** Who plays. */
  // @ts-ignore: decorator
  @inline
  get seat(): i32 {
    return wordOf(this) >>> SEAT;
  }
  /** The winning card so far; -1 before the first card. */
  // @ts-ignore: decorator
  @inline
  get toBeat(): i32 {
    return <i32>(<i8>wordOf(this));
  }
  /** Its player; the leader before the first card. */
  // @ts-ignore: decorator
  @inline
  get winner(): i32 {
    return (wordOf(this) >> WINNER) & 3;
  }
  /** The card points on the table. */
  // @ts-ignore: decorator
  @inline
  get inTrick(): i32 {
    return (wordOf(this) >> IN_TRICK) & 0x3fff;
  }
}

// @ts-ignore: decorator
@inline
function wordOf(ply: Ply): i32 {
  return changetype<i32>(ply);
}

/** The first ply of a trick. */
// @ts-ignore: decorator
@inline
export function firstPly(left: i32, leader: i32): Ply {
  return changetype<Ply>((leader << SEAT) | (leader << WINNER) | (left << LEFT) | NONE);
}

/** The next ply of the same trick, after `card` at this one, which is not its last. */
// @ts-ignore: decorator
@inline
export function plyAfter(ply: Ply, card: i32): Ply {
  const word = wordOf(ply);
  const takes = takesTrick(frameOf(ply.left), ply.k, card, ply.toBeat);
  const best = takes ? (word & ~BEST) | card | (ply.seat << WINNER) : word;
  return changetype<Ply>(best + (1 << SEAT) + (1 << K) + (pointsOf(card) << IN_TRICK));
}

/** The player of the winning card after `card` at the ply. */
// @ts-ignore: decorator
@inline
export function winnerAfter(ply: Ply, card: i32): i32 {
  return takesTrick(frameOf(ply.left), ply.k, card, ply.toBeat) ? ply.seat : ply.winner;
}
