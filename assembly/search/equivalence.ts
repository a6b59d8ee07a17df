/**
 * Which of several interchangeable cards need to be tried.
 *
 * Two cards x above y of one hand and suit are *neighbours* when no card of another hand and no card that counts of the trick in
 * progress lies between them, they are both exempt from following trumps or both not (and no own exempt card lies between), and (two copies) neither has its
 * equal elsewhere. Playing x or y then wins or loses the same tricks and leaves the same pattern (patterns.ts) with the
 * same legal plays from then on, by any following rule: all rules speak of suits, of what beats what, and of the exempt
 * ranks only.
 *
 * Of the trick in progress the card that wins it counts, and where not every card of the suit may be played all of them do (a duty
 * to beat one of them may ask for x and forbid y). The others are *dead*: t, between x and y, loses the trick whatever comes, and so
 * do both or neither of x and y; once the trick is over t is gone. In between, a duty of those who play after may be to beat the
 * highest card of a suit, or of a side, in the trick: that is x, or else t or y; but no card of theirs lies between x and y, so
 * what beats the one beats the other.
 *
 * So either both are legal or none, and the two moves differ in nothing but which card's points go into this trick and which are played later:
 *
 *  - equal points: the moves are equal; one is enough;
 *  - the own side is certain to win this trick: the dearer is at least as good. (Raising a card's points by d raises
 *    what its holder's side can take by 0..d, by the argument in table.ts; so points(x) + rest with y is at least
 *    points(y) + rest with x, when x is the dearer.)
 *  - it is certain to lose it: the cheaper is at least as good, likewise.
 *
 * All of that holds for the payoffs of payoff.ts too, where neither card may bring roem: the
 * tricks go to the same sides, and at each moment the own side has, with the move named, taken at least as many points and the other
 * at most as many. Every payoff, calls on the way included, grows with the one and falls with the other. A card that may bring roem is
 * always tried, beside its neighbours. It may if all cards of a set of roem are left that it belongs to, those of the trick counted with them: so none
 * of the trick's cards is dead while any roem is left. (To ask which of them can still be part of any, and which sets across the suits the cards on the table rule out, costs
 * more than it saves.)
 *
 * A run is a chain of neighbours. What is left of the runs depends on nothing but which cards of the suit were left when the
 * trick began, or of them and the trick's that count, and which roem may come, as every card of a deal stays with its first owner until it is played and the cards of the trick are not the
 * player's; so it is worked out once a deal for each set of cards met, and then looked up.
 */
import { LANE, LANE_MASK, bit, highest } from '../core/cards';
import { allAcross, cardsAcross, inAnySet, roemInSuit } from '../payoff/roem';
import { copies, exempt, pointsOf } from '../core/rules';
import { dealtTo } from '../core/position';
import { EQUIVALENCE, isOn } from '../development/switches';

/** Sets of a suit. */
const SETS: i32 = 1 << 12;
/**
 * By suit and set of cards left in it: three sets of these cards, whoever's they are, of each run; or 0 where nothing is worked out yet.
 *
 *   63     36 35       24 23      12 11       0
 *   |        | cheapest  | dearest  | distinct |
 *
 * A pack of one copy has nine ranks at most, which leaves three bits of a set for the roem that may come across the suits (`setsAcross`).
 */
const CHOICES = memory.data(4 * 4096 * 8, 8);
const ACROSS_SHIFT: i32 = 9;

/** Forgets what was worked out for another deal. */
export function startEquivalence(): void {
  const all = dealtTo(0) | dealtTo(1) | dealtTo(2) | dealtTo(3);
  const last = copies == 1 ? allAcross() : 0;
  for (let suit = 0; suit < 4; suit++) {
    const dealt = <i32>((all >> (suit * LANE)) & LANE_MASK);
    for (let across = 0; across <= last; across++) {
      memory.fill(choicesAt(suit, 0, across), 0, (dealt + 1) << 3);
    }
  }
}

// @ts-ignore: decorator
@inline
function choicesAt(suit: i32, lane: i32, across: i32): usize {
  return CHOICES + ((suit * SETS + (lane | (across << ACROSS_SHIFT))) << 3);
}

/**
 * What is left of the runs in a suit, to be read by `distinctOf` and its like; `lane` are the cards of the suit that
 * count, not none, and `across` the roem that may come across the suits, 0 in a pack of two copies.
 */
// @ts-ignore: decorator
@inline
export function choicesOf(suit: i32, lane: i32, across: i32): u64 {
  const at = choicesAt(suit, lane, across);
  const choices = load<u64>(at);
  return choices ? choices : workOut(at, suit, lane, across);
}

/** The cards of the suit worth trying, as a lane, when the trick may go either way once the card is played. */
// @ts-ignore: decorator
@inline
export function distinctOf(choices: u64): i32 {
  return (<i32>choices) & (<i32>LANE_MASK);
}

/** Those worth trying when the trick is certain to go to the own side. */
// @ts-ignore: decorator
@inline
export function dearestOf(choices: u64): i32 {
  return (<i32>(choices >> LANE)) & (<i32>LANE_MASK);
}

/** Those worth trying when it is certain to go to the other side. */
// @ts-ignore: decorator
@inline
export function cheapestOf(choices: u64): i32 {
  return (<i32>(choices >> (2 * LANE))) & (<i32>LANE_MASK);
}

function workOut(at: usize, suit: i32, lane: i32, across: i32): u64 {
  const shift = suit * LANE;
  const all = (<u64>lane) << shift;
  // In a pack of two copies nothing says which roem may come across the suits, so any may.
  const singing = ((<u64>inAnySet(roemInSuit(suit, all))) << shift) | cardsAcross(copies == 1 ? across : allAcross());
  let distinct: u64 = 0;
  let dearest: u64 = 0;
  let cheapest: u64 = 0;
  for (let seat = 0; seat < 4; seat++) {
    const hand = all & dealtTo(seat);
    let rest = hand;
    while (rest) {
      const run = topRun(rest, all ^ hand, hand);
      rest ^= run;
      distinct |= run & singing;
      dearest |= run & singing;
      cheapest |= run & singing;
      const silent = run & ~singing;
      if (!silent) continue;
      distinct |= oneOfEachWorth(silent);
      dearest |= bit(extremeCard(silent, 1));
      cheapest |= bit(extremeCard(silent, -1));
    }
  }
  const choices = (distinct >> shift) | ((dearest >> shift) << LANE) | ((cheapest >> shift) << (2 * LANE));
  store<u64>(at, choices);
  return choices;
}

/** The highest of `rest`, cards of a hand in a suit, with its neighbours below, theirs, and so on. */
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

/** The card of a run that is worth most (`sign` 1) or least (-1), of several the highest. */
function extremeCard(run: u64, sign: i32): i32 {
  let found = highest(run);
  while (run) {
    const card = highest(run);
    run ^= bit(card);
    if (sign * pointsOf(card) > sign * pointsOf(found)) found = card;
  }
  return found;
}

/** Does a card of the set have the points of `card`? */
function hasEqual(set: u64, card: i32): bool {
  while (set) {
    if (pointsOf(highest(set)) == pointsOf(card)) return true;
    set ^= bit(highest(set));
  }
  return false;
}

/**
 * True if `card` is a neighbour of `above`, a card of the same hand and suit;
 * `others` are all cards of the other hands and of the trick in progress, `hand` those of the own hand.
 */
function areNeighbours(above: i32, card: i32, others: u64, hand: u64): bool {
  const between = (bit(above) - 1) & ~((bit(card) << 1) - 1);
  if (between & (others | (hand & exempt))) return false;
  if (exempt & bit(above) ? !(exempt & bit(card)) : exempt & bit(card)) return false;
  if (copies == 2 && others & (bit(above ^ 1) | bit(card ^ 1))) return false;
  return true;
}
