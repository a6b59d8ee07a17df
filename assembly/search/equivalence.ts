/**
 * Equivalent and dominated cards: which of several interchangeable cards the search tries.
 *
 * Two cards x above y of one hand and suit are *neighbours* under three conditions. No card of another hand and no
 * relevant card of the trick in progress lies between them. Both are exempt from following trumps or neither is, and no
 * exempt card of the same hand lies between. With two copies of each card, neither has its copy elsewhere. Playing x or
 * y then wins or loses the same tricks and leaves the same suit class (suit-classes.ts), with the same legal plays from
 * then on. That holds for any rules of following: they depend only on suits, on which card beats which, and on the
 * exempt ranks.
 *
 * A contract may turn the order of winning from trick to trick. That changes none of this: no card lies between two
 * neighbours in the reversed order either, so any card that is compared with x or y compares alike with both in every
 * trick. The side that scores a trick is the winner's, in a misère the other one; it depends on the winner alone.
 *
 * Of the trick in progress, the winning card is relevant. If not every card of the suit is legal, all cards of the
 * trick are: a duty to beat one of them may demand x and forbid y. The other cards are *dead*. A dead card t between x
 * and y loses the trick in any case, and it does not separate x from y: both lose to the winning card or neither does,
 * and t is gone after the trick. Until then a later player may have to beat the highest card of a suit, or of a side, in
 * the trick. That card is x, or else t or y; but no card of that player lies between x and y, so the same cards beat
 * either.
 *
 * So both cards are legal or neither is, and the two moves differ only in which card's points go into this trick and
 * which are played later:
 *
 * - Equal points: the moves are equivalent, and one is enough.
 * - The own side is certain to score this trick: the card with more points is at least as good. Raising a card's points
 *   by d raises what the side of its holder can take by 0..d (transposition-table.ts). So points(x) plus the rest with
 *   y is at least points(y) plus the rest with x if x has more points.
 * - The other side is certain to score this trick: the card with fewer points is at least as good, likewise.
 *
 * The same holds for the payoffs of payoff.ts if neither card may bring roem: the tricks go to the same sides, and at
 * each moment the dominating move has given the own side at least as many points and the other side at most as many.
 * Every payoff, calls included, grows with the former and falls with the latter. A card that may bring roem is always
 * tried. It may if it belongs to a set of roem whose cards are all left, those in the trick included; so no card of the
 * trick is dead while any roem is left. If sets count for their holders (roem.ts), that only separates the cards of a set from other cards: whichever card
 * of a set is played first, the set counts in this trick or never, to the same side, so among themselves they differ in their points
 * alone; and of the cards in the trick none can bring anything more. (More precise conditions, such as sets that the cards on the table rule out,
 * cost more than they save.)
 *
 * A run is a chain of neighbours. Every card of a deal stays with its first owner until it is played, and the cards of
 * the trick belong to other players. So the cards to try from a run depend only on which relevant cards of the suit
 * were left when the trick began, and on which roem may come. They are computed once a deal for each such set of cards
 * and then looked up.
 */
import { LANE, LANE_MASK, bit, highest } from '../core/cards';
import { allAcross, cardsAcross, inAnySet, isHeld, roemInSuit } from '../payoff/roem';
import { copies, exempt, misere, pointsOf } from '../core/rules';
import { dealtTo } from '../core/position';
import { EQUIVALENCE, isOn } from '../development/switches';

/** Sets of cards of a suit. */
const SETS: i32 = 1 << 12;
/**
 * By suit and set of its cards left, three subsets with the candidates of each run of every hand; 0 if not yet
 * computed.
 *
 *   63     36 35       24 23      12 11       0
 *   |        | if lost   | if won   | distinct |
 *
 * A pack of one copy has at most nine ranks, which leaves three bits of the index for the roem that may come across
 * suits (`setsAcross`).
 */
const CANDIDATES = memory.data(4 * 4096 * 8, 8);
const ACROSS_SHIFT: i32 = 9;

/** Discards the candidates of the previous deal. */
export function startEquivalence(): void {
  const all = dealtTo(0) | dealtTo(1) | dealtTo(2) | dealtTo(3);
  const last = copies == 1 ? allAcross() : 0;
  for (let suit = 0; suit < 4; suit++) {
    const dealt = <i32>((all >> (suit * LANE)) & LANE_MASK);
    for (let across = 0; across <= last; across++) {
      memory.fill(candidatesAt(suit, 0, across), 0, (dealt + 1) << 3);
    }
  }
}

/** The address of the candidates of a suit of which the cards `lane` are left, with the roem `across` suits. */
// @ts-ignore: decorator
@inline
function candidatesAt(suit: i32, lane: i32, across: i32): usize {
  return CANDIDATES + ((suit * SETS + (lane | (across << ACROSS_SHIFT))) << 3);
}

/**
 * The candidates in a suit, to be read by `distinctOf`, `wonOf` and `lostOf`. `lane` are its relevant cards (at
 * least one); `across` is the roem that may come across suits, 0 in a pack of two copies.
 */
// @ts-ignore: decorator
@inline
export function candidatesOf(suit: i32, lane: i32, across: i32): u64 {
  const at = candidatesAt(suit, lane, across);
  const candidates = load<u64>(at);
  return candidates ? candidates : computeCandidates(at, suit, lane, across);
}

/** The cards of the suit to try, as a lane, if the trick is still open after the card. */
// @ts-ignore: decorator
@inline
export function distinctOf(candidates: u64): i32 {
  return (<i32>candidates) & (<i32>LANE_MASK);
}

/** The cards to try if the own side is certain to win the trick: the dearest, in a misère the cheapest. */
// @ts-ignore: decorator
@inline
export function wonOf(candidates: u64): i32 {
  return (<i32>(candidates >> LANE)) & (<i32>LANE_MASK);
}

/** The cards to try if the own side is certain to lose the trick: the cheapest, in a misère the dearest. */
// @ts-ignore: decorator
@inline
export function lostOf(candidates: u64): i32 {
  return (<i32>(candidates >> (2 * LANE))) & (<i32>LANE_MASK);
}

/** The candidates under way (`computeCandidates`). */
let distinct: u64 = 0;
let won: u64 = 0;
let lost: u64 = 0;

/** Adds the candidates among cards of one run that differ only in their points, if there are any. @param more as `extremeCard` has it: 1, in a misère -1 */
function addAlike(cards: u64, more: i32): void {
  if (!cards) return;
  distinct |= oneOfEachWorth(cards);
  won |= bit(extremeCard(cards, more));
  lost |= bit(extremeCard(cards, -more));
}

/** Computes and stores the candidates at `at`; the other parameters are those of `candidatesOf`. */
function computeCandidates(at: usize, suit: i32, lane: i32, across: i32): u64 {
  const shift = suit * LANE;
  const all = (<u64>lane) << shift;
  // In a pack of two copies the index has no room for the roem across suits, so any of it may come.
  const withRoem = ((<u64>inAnySet(roemInSuit(suit, all))) << shift) | cardsAcross(copies == 1 ? across : allAcross());
  const more = misere ? -1 : 1;
  distinct = 0;
  won = 0;
  lost = 0;
  for (let seat = 0; seat < 4; seat++) {
    const hand = all & dealtTo(seat);
    let rest = hand;
    while (rest) {
      const run = topRun(rest, all ^ hand, hand);
      rest ^= run;
      addAlike(run & ~withRoem, more);
      const inSets = run & withRoem;
      if (isHeld) addAlike(inSets, more);
      else {
        distinct |= inSets;
        won |= inSets;
        lost |= inSets;
      }
    }
  }
  const candidates = (distinct >> shift) | ((won >> shift) << LANE) | ((lost >> shift) << (2 * LANE));
  store<u64>(at, candidates);
  return candidates;
}

/** The run of the highest card of `rest`, cards of one hand and suit. */
function topRun(rest: u64, others: u64, hand: u64): u64 {
  let above = highest(rest);
  let run = bit(above);
  rest ^= run;
  while (rest && isOn(EQUIVALENCE)) {
    const card = highest(rest);
    if (!areNeighbours(above, card, others, hand)) break;
    run |= bit(card);
    rest ^= bit(card);
    above = card;
  }
  return run;
}

/** Of cards of equal points the highest. */
function oneOfEachWorth(run: u64): u64 {
  let kept: u64 = 0;
  while (run) {
    const card = highest(run);
    run ^= bit(card);
    if (!hasEqual(kept, card)) kept |= bit(card);
  }
  return kept;
}

/** The card of a run with the most (`sign` 1) or fewest (-1) points, of several the highest. */
function extremeCard(run: u64, sign: i32): i32 {
  let found = highest(run);
  while (run) {
    const card = highest(run);
    run ^= bit(card);
    if (sign * pointsOf(card) > sign * pointsOf(found)) found = card;
  }
  return found;
}

/** Whether a card of the set has the points of `card`. */
function hasEqual(set: u64, card: i32): bool {
  while (set) {
    if (pointsOf(highest(set)) == pointsOf(card)) return true;
    set ^= bit(highest(set));
  }
  return false;
}

/**
 * Whether `card` is a neighbour of `above`, a card of the same hand and suit. `others` are the relevant cards of the
 * other hands and of the trick in progress, `hand` the cards of the own hand.
 */
function areNeighbours(above: i32, card: i32, others: u64, hand: u64): bool {
  const between = (bit(above) - 1) & ~((bit(card) << 1) - 1);
  if (between & (others | (hand & exempt))) return false;
  if (exempt & bit(above) ? !(exempt & bit(card)) : exempt & bit(card)) return false;
  if (copies == 2 && others & (bit(above ^ 1) | bit(card ^ 1))) return false;
  return true;
}
