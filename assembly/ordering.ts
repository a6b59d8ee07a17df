/**
 * The order in which moves are tried: the better the first one, the fewer follow. A learned score (features.ts) plus what
 * has cut before in like places: killers, the last two cards that cut against the same card to beat, and a moving
 * average of success. The order never changes a value, only the time.
 */
import { CARDS } from './cards';
import { AHEAD, BEHIND, SURE_WIN } from './outlook';
import { pointsOf, trump } from './rules';
import { TUPLES, TUPLE_SIZE, feature, lookAtFollow, lookAtLead } from './features';

/**
 * Learned weights by place in the trick, tuple and number (features.ts): a signed byte each, sixteenths of a logit. All
 * zero until the host brings those of the game's family.
 */
const WEIGHTS = memory.data(4 * 8 * 4096);

/** Address and size in bytes of the weights. */
export function weightsAddress(): usize {
  return WEIGHTS;
}

export function weightsSize(): i32 {
  return 4 * TUPLES * TUPLE_SIZE;
}

/** Moving averages 0..1023 by tricks left, seat and card. */
const HISTORY = memory.data(13 * 4 * 48 * 2, 8);
/** Two killers by tricks left, seat and card to beat (48: on lead); a byte each, card + 1. */
const KILLERS = memory.data(13 * 4 * 49 * 2, 8);

/** Bonus of the move that the transposition table remembers: it comes first. */
const REMEMBERED: i32 = 100000;
/** Bonuses of the killers, in the unit of the weights. */
const KILLER_1: i32 = 12;
const KILLER_2: i32 = 8;
/** Places by which a moving average is shifted to become a bonus. */
const HISTORY_SHIFT: i32 = 5;

/** Forgets what was learned from another deal. */
export function startOrdering(): void {
  for (let i: usize = 0; i < 13 * 4 * 48; i++) store<u16>(HISTORY + (i << 1), 400);
  memory.fill(KILLERS, 0, 13 * 4 * 49 * 2);
}

// @ts-ignore: decorator
@inline
function historyAt(left: i32, seat: i32, card: i32): usize {
  return HISTORY + <usize>(((left * 4 + seat) * CARDS + card) << 1);
}

// @ts-ignore: decorator
@inline
function killersAt(left: i32, seat: i32, best: i32): usize {
  return KILLERS + <usize>(((left * 4 + seat) * 49 + (best < 0 ? CARDS : best)) << 1);
}

/** A move of `seat` cut against `best` (-1: on lead). */
export function rewardCut(left: i32, seat: i32, best: i32, card: i32): void {
  const at = historyAt(left, seat, card);
  const average = <i32>load<u16>(at);
  store<u16>(at, <u16>(average + ((1023 - average) >> 4)));
  const killers = killersAt(left, seat, best);
  const first = <i32>load<u8>(killers);
  if (first != card + 1) {
    store<u8>(killers, <u8>first, 1);
    store<u8>(killers, <u8>(card + 1));
  }
}

/** A move was tried before the one that cut. */
export function punishMiss(left: i32, seat: i32, card: i32): void {
  const at = historyAt(left, seat, card);
  const average = <i32>load<u16>(at);
  store<u16>(at, <u16>(average - (average >> 4)));
}

/** What this search has learned of the move so far. */
function experience(left: i32, seat: i32, best: i32, card: i32): i32 {
  const killers = killersAt(left, seat, best);
  let score = (<i32>load<u16>(historyAt(left, seat, card))) >> HISTORY_SHIFT;
  if (<i32>load<u8>(killers) == card + 1) score += KILLER_1;
  else if (<i32>load<u8>(killers, 1) == card + 1) score += KILLER_2;
  return score;
}

/** The learned score of the move last looked at, as the (k+1)-th card of a trick. */
// @ts-ignore: decorator
@inline
function weigh(k: i32): i32 {
  const weights = WEIGHTS + <usize>(k * TUPLES * TUPLE_SIZE);
  return (
    <i32>load<i8>(weights + feature(0)) +
    <i32>load<i8>(weights + feature(1), 1 * 4096) +
    <i32>load<i8>(weights + feature(2), 2 * 4096) +
    <i32>load<i8>(weights + feature(3), 3 * 4096) +
    <i32>load<i8>(weights + feature(4), 4 * 4096) +
    <i32>load<i8>(weights + feature(5), 5 * 4096) +
    <i32>load<i8>(weights + feature(6), 6 * 4096) +
    <i32>load<i8>(weights + feature(7), 7 * 4096)
  );
}

/** How promising it is that `seat` leads `card`. */
export function scoreLead(left: i32, seat: i32, card: i32, outlook: i32, remembered: i32): i32 {
  lookAtLead(card, outlook);
  return weigh(0) + experience(left, seat, -1, card) + (card == remembered ? REMEMBERED : 0);
}

/** How promising it is that `seat` plays `card` as the (k+1)-th of a trick of suit `led`, now won by `best`. */
export function scoreFollow(
  left: i32,
  k: i32,
  seat: i32,
  best: i32,
  card: i32,
  led: i32,
  takes: bool,
  outlook: i32,
): i32 {
  lookAtFollow(card, led, takes, outlook);
  return weigh(k) + experience(left, seat, best, card);
}

/** With this many tricks left or fewer, looking at features costs more than a better order saves. */
export const LATE: i32 = 3;

/** A rule of thumb in place of the learned score for the last tricks: points into tricks that are won, trumps and points kept from the others. */
export function scoreLate(card: i32, suit: i32, outlook: i32): i32 {
  const points = pointsOf(card);
  const spent = suit == trump ? 20 : 0;
  if (outlook == SURE_WIN) return 200 + 2 * points;
  if (outlook == AHEAD) return 100 + points;
  if (outlook == BEHIND) return 50 + points - spent;
  return -4 * points - spent;
}
