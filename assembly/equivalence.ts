/**
 * Which of several interchangeable cards need to be tried.
 *
 * Two cards x above y of one hand and suit are *neighbours* when no card of another hand and no card of the trick in
 * progress lies between them, they are both exempt from following trumps or both not (and no own exempt card lies between), and (two copies) neither has its
 * equal elsewhere. Playing x or y then wins or loses the same tricks and leaves the same pattern (patterns.ts) with the
 * same legal plays from then on, by any following rule: all rules speak of suits, of what beats what, and of the exempt
 * ranks only. So the two moves differ in nothing but which card's points go into this trick and which are played later:
 *
 *  - equal points: the moves are equal; one is enough;
 *  - the own side is certain to win this trick: the dearer is at least as good. (Raising a card's points by d raises
 *    what its holder's side can take by 0..d, by the argument in table.ts; so points(x) + rest with y is at least
 *    points(y) + rest with x, when x is the dearer.)
 *  - it is certain to lose it: the cheaper is at least as good, likewise.
 */
import { bit } from './cards';
import { copies, exempt, pointsOf } from './rules';
import { SURE_LOSS, SURE_WIN } from './outlook';

/**
 * True if `card` is a neighbour of `above`, a card of the same hand and suit;
 * `others` are all cards of the other hands and of the trick in progress, `hand` those of the own hand.
 */
export function areNeighbours(above: i32, card: i32, others: u64, hand: u64): bool {
  const between = (bit(above) - 1) & ~((bit(card) << 1) - 1);
  if (between & (others | (hand & exempt))) return false;
  if (exempt & bit(above) ? !(exempt & bit(card)) : exempt & bit(card)) return false;
  if (copies == 2 && others & (bit(above ^ 1) | bit(card ^ 1))) return false;
  return true;
}

/** What is left of two neighbours; see the head of this file. */
export const KEEP_BOTH: i32 = 0;
export const KEEP_FIRST: i32 = 1;
export const KEEP_SECOND: i32 = 2;

/** Which of two neighbours with the same outlook must be tried. */
export function compareNeighbours(first: i32, second: i32, outlook: i32): i32 {
  const a = pointsOf(first);
  const b = pointsOf(second);
  if (a == b) return KEEP_FIRST;
  if (outlook == SURE_WIN) return a > b ? KEEP_FIRST : KEEP_SECOND;
  if (outlook == SURE_LOSS) return a < b ? KEEP_FIRST : KEEP_SECOND;
  return KEEP_BOTH;
}
