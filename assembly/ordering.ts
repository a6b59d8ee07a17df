/**
 * The order in which moves are tried: the better the first one, the fewer follow. A sum of a few rules of thumb, of what
 * has cut before in like places (killers: the last two cards that cut against the same card to beat) and of a moving
 * average of success. The order never changes a value, only the time.
 */
import { CARDS, bit, laneOf, suitOf } from './cards';
import { beatersOf, pointsOf, trump, trumps } from './rules';
import { handOf } from './position';
import { AHEAD, BEHIND, SURE_WIN } from './outlook';

/** Moving averages 0..1023 by tricks left, seat and card. */
const HISTORY = memory.data(13 * 4 * 48 * 2, 8);
/** Two killers by tricks left, seat and card to beat (48: on lead); a byte each, card + 1. */
const KILLERS = memory.data(13 * 4 * 49 * 2, 8);

/** Bonus of the move that the transposition table remembers. */
const REMEMBERED: i32 = 100000;
const KILLER_1: i32 = 260;
const KILLER_2: i32 = 180;

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

// @ts-ignore: decorator
@inline
function learned(left: i32, seat: i32, best: i32, card: i32, remembered: i32): i32 {
  const killers = killersAt(left, seat, best);
  let score = (<i32>load<u16>(historyAt(left, seat, card))) >> 2;
  if (card == remembered) score += REMEMBERED;
  if (<i32>load<u8>(killers) == card + 1) score += KILLER_1;
  else if (<i32>load<u8>(killers, 1) == card + 1) score += KILLER_2;
  return score;
}

/** How promising it is that `seat` leads `card`. */
export function scoreLead(left: i32, seat: i32, card: i32, outlook: i32, remembered: i32): i32 {
  let score = learned(left, seat, -1, card, remembered);
  const points = pointsOf(card);
  const suit = suitOf(card);
  const beaters = beatersOf(card) & laneOf(suit);
  const left1 = handOf((seat + 1) & 3);
  const partner = handOf((seat + 2) & 3);
  const left3 = handOf((seat + 3) & 3);
  const opponents = left1 | left3;
  if (outlook == SURE_WIN) {
    score += 300 + 8 * points;
    // Drawing the opponents' trumps is good, spending trumps when they have none is not.
    if (suit == trump && !(opponents & trumps)) score -= 250;
  } else if (suit == trump) {
    const boss = !((opponents | partner) & beaters);
    const partnerHasBoss = (partner & beaters) != 0 && !(opponents & beatersOf(63 - <i32>clz(partner & trumps)));
    if (boss) score += 200;
    else if (partnerHasBoss) score += 180 + 4 * points;
    else score -= 6 * points;
  } else {
    const boss = !(opponents & beaters);
    if (boss) score += 120 + 4 * points;
    else {
      const partnerTakes =
        (partner & beaters) != 0 && !(opponents & laneOf(suit) & beatersOf(63 - <i32>clz(partner & laneOf(suit))));
      if (partnerTakes) score += 140 + 4 * points;
      else score -= 10 * points;
    }
  }
  return score;
}

/** How promising it is that `seat` plays `card` as the (k+1)-th of a trick now won by `best`, with `inTrick` points on the table. */
export function scoreFollow(
  left: i32,
  k: i32,
  seat: i32,
  best: i32,
  card: i32,
  inTrick: i32,
  outlook: i32,
  remembered: i32,
): i32 {
  let score = learned(left, seat, best, card, remembered);
  const points = pointsOf(card);
  const takes = (beatersOf(best) & bit(card)) != 0;
  const isTrump = suitOf(card) == trump;
  if (outlook == SURE_WIN) {
    score += 250 + 8 * inTrick + 8 * points;
    if (takes) score += isTrump ? -12 * points - 60 : 0;
    else if (isTrump) score -= 150;
  } else if (outlook == AHEAD) {
    if (takes) score += 100 + 5 * inTrick - 3 * points - (isTrump ? 4 * points : 0);
    else score += 60 + 2 * points - (isTrump ? 150 : 0);
  } else if (outlook == BEHIND) {
    score += 4 * points - (isTrump ? 100 : 0);
  } else {
    score -= 12 * points + (isTrump ? 60 : 0);
  }
  return score;
}
