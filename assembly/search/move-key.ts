/** The key by which solvers and threads name a move to each other: a hash of the position after it. */
import { bit } from '../core/cards';
import { mix } from '../core/hash';
import { Ply, winnerAfter } from '../core/ply';
import { allHands } from '../core/position';

/** A hash, not 0, of the position after a card at the ply: of the cards in the hands and the player who wins the trick so far. */
// @ts-ignore: decorator
@inline
export function keyAfter(ply: Ply, card: i32): u64 {
  return mix(allHands() ^ bit(card) ^ ((<u64>winnerAfter(ply, card)) << 60)) | 1;
}
