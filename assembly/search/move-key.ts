/** The key by which solvers and threads name a move to each other: a hash of the position after it. */
import { bit } from '../core/cards';
import { mix } from '../core/hash';
import { allHands } from '../core/position';

/** A hash, not 0, of the position after a card: of the cards in the hands and the player who wins the trick so far. */
// @ts-ignore: decorator
@inline
export function keyAfter(card: i32, winner: i32): u64 {
  return mix(allHands() ^ bit(card) ^ ((<u64>winner) << 60)) | 1;
}
