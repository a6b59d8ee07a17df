/**
 * The order in which moves are tried: the better the first one, the fewer follow. A learned score (features.ts) plus what
 * has cut before in like places: a moving average of success, with so short a memory that it tells little more than how the card
 * fared the last times, which were in positions much like this one; and killers, the last two cards that cut against the same card to beat.
 * The order never changes a value, only the time.
 */
import { CARDS, suitOf } from '../core/cards';
import { SURE_LOSS, SURE_WIN } from '../search/outlook';
import { pointsOf, trump } from '../core/rules';
import { weighFollow, weighLead } from './features';

/** Moving averages 0..255 by tricks left, seat, suit of the card to beat (4: on lead) and card, a byte each. */
const HISTORY = memory.data(13 * 4 * 5 * 48, 8);
/** What an average begins with. */
const UNTRIED: u8 = 100;
/** Two killers by tricks left, seat and card to beat (48: on lead); a byte each, card + 1. */
const KILLERS = memory.data(13 * 4 * 49 * 2, 8);

/** Bonus of the move that the transposition table remembers: it comes first. */
const REMEMBERED: i32 = 100000;
/** Bonuses of the killers, in the unit of the weights. */
const KILLER_1: i32 = 3;
const KILLER_2: i32 = 2;
/** Places by which a moving average is shifted to become a bonus. */
const HISTORY_SHIFT: i32 = 4;

/** Forgets what was learned from another deal. */
export function startOrdering(): void {
  memory.fill(HISTORY, UNTRIED, 13 * 4 * 5 * 48);
  memory.fill(KILLERS, 0, 13 * 4 * 49 * 2);
}

// @ts-ignore: decorator
@inline
function historyAt(left: i32, seat: i32, best: i32): usize {
  return HISTORY + <usize>(((left * 4 + seat) * 5 + (best < 0 ? 4 : suitOf(best))) * CARDS);
}

// @ts-ignore: decorator
@inline
function killersAt(left: i32, seat: i32, best: i32): usize {
  return KILLERS + <usize>(((left * 4 + seat) * 49 + (best < 0 ? CARDS : best)) << 1);
}

/** A move of `seat` cut against `best` (-1: on lead). */
export function rewardCut(left: i32, seat: i32, best: i32, card: i32): void {
  const at = historyAt(left, seat, best) + card;
  const average = <i32>load<u8>(at);
  store<u8>(at, <u8>(average + ((255 - average) >> 1)));
  const killers = killersAt(left, seat, best);
  const first = <i32>load<u8>(killers);
  if (first != card + 1) {
    store<u8>(killers, <u8>first, 1);
    store<u8>(killers, <u8>(card + 1));
  }
}

/** A move of `seat` against `best` was tried before the one that cut. */
export function punishMiss(left: i32, seat: i32, best: i32, card: i32): void {
  const at = historyAt(left, seat, best) + card;
  store<u8>(at, load<u8>(at) >> 1);
}

// The averages of the ply whose moves are being scored, and its killers, card + 1.
let averages: usize = 0;
let killer1: i32 = 0;
let killer2: i32 = 0;

/** Finds what this search has learned of a ply: `seat` plays against `best` (-1: leads). */
// @ts-ignore: decorator
@inline
export function consultExperience(left: i32, seat: i32, best: i32): void {
  averages = historyAt(left, seat, best);
  const killers = killersAt(left, seat, best);
  killer1 = <i32>load<u8>(killers);
  killer2 = <i32>load<u8>(killers, 1);
}

/** What this search has learned of the move so far. */
// @ts-ignore: decorator
@inline
function experience(card: i32): i32 {
  const score = (<i32>load<u8>(averages + card)) >> HISTORY_SHIFT;
  if (killer1 == card + 1) return score + KILLER_1;
  return killer2 == card + 1 ? score + KILLER_2 : score;
}

/** How promising it is that `seat` leads `card`. The ply, what was learned of it and the suit have been looked at. */
// @ts-ignore: decorator
@inline
export function scoreLead(card: i32, outlook: i32, remembered: i32): i32 {
  return weighLead(card, outlook) + experience(card) + (card == remembered ? REMEMBERED : 0);
}

/** How promising it is that `seat` plays `card` as the (k+1)-th of a trick. The ply, what was learned of it and the suit have been looked at. */
// @ts-ignore: decorator
@inline
export function scoreFollow(k: i32, card: i32, takes: bool, outlook: i32): i32 {
  return weighFollow(k, card, takes, outlook) + experience(card);
}

/** What a card may bring of roem, as flags: in this trick, with the cards on the table already, in a later trick. */
export const ROEM_NOW: i32 = 1;
export const ROEM_SUNG: i32 = 2;
export const ROEM_LATER: i32 = 4;

/**
 * What a card is worth beside its score while roem spends a budget (payoff.ts): those who gain by it bring it together, the declarers
 * keep it from coming, and play the cards that may bring it later while they bring nothing. In the last tricks
 * in the unit of `scoreLate`. A byte for each flag, by place in the trick:
 */
// prettier-ignore
const BUDGET_BONUS = memory.data<i8>([
  // on lead   second card   third          last
  0, 0, 10,   15, 16, -3,    15, 16, -3,    0, 31, -9, // the others
  0, 0, 0,    -22, -17, 32,  -22, -17, 32,  0, -28, 29, // the declarers
  0, 0, 60,   40, 0, 0,      40, 0, 0,      0, 0, 0, // the others, last tricks
  0, 0, 60,   -60, 0, 120,   -60, 0, 120,   0, 0, 0, // the declarers, last tricks
]);

/** That bonus for the (k+1)-th card of a trick, with flags as above. */
export function scoreBudget(isLate: bool, declares: bool, k: i32, roem: i32): i32 {
  const row = BUDGET_BONUS + <usize>((isLate ? 24 : 0) + (declares ? 12 : 0) + k * 3);
  return (
    (roem & ROEM_NOW ? <i32>load<i8>(row) : 0) +
    (roem & ROEM_SUNG ? <i32>load<i8>(row, 1) : 0) +
    (roem & ROEM_LATER ? <i32>load<i8>(row, 2) : 0)
  );
}

/** With this many tricks left or fewer, looking at features costs more than a better order saves. */
export const LATE: i32 = 3;

/**
 * A rule of thumb in place of the learned score for the last tricks: points into tricks that are won or led, dear cards and trumps kept from those that
 * are lost; what wins for certain first, and with a card other than a trump where there is one.
 */
// @ts-ignore: decorator
@inline
export function scoreLate(k: i32, card: i32, outlook: i32): i32 {
  const points = pointsOf(card);
  const spent = suitOf(card) == trump ? 24 : 0;
  if (outlook == SURE_LOSS) return -8 * points - spent;
  if (outlook == SURE_WIN) return 240 + points - spent;
  return k == 0 ? 220 + points : 120 + points - spent;
}
