/**
 * The move order: the better the first move, the fewer follow. The score of a move has two parts. One is learned
 * (features.ts). The other comes from the search of this deal: a history heuristic, moving averages of cutoffs
 * with so short a memory that they reflect the last few, similar positions; and killer moves, the last two cards that
 * caused a cutoff against the same winning card. The order never changes a value, only the time.
 */
import { CARDS, suitOf } from '../core/cards';
import { Ply } from '../core/ply';
import { SURE_LOSS, SURE_WIN } from '../search/trick-status';
import { pointsOf, trump } from '../core/rules';
import { weighFollow, weighLead } from './features';

/**
 * History: moving averages 0..255 by tricks left, seat, suit of the winning card (4: on lead) and card, a byte each.
 */
const HISTORY = memory.data(13 * 4 * 5 * 48, 8);
/** The initial average. */
const UNTRIED: u8 = 100;
/** Two killers by tricks left, seat and winning card (48: on lead); a byte each, card + 1. */
const KILLERS = memory.data(13 * 4 * 49 * 2, 8);

/** Bonus of the transposition table's move, which comes first. */
const REMEMBERED: i32 = 100000;
/** Bonuses of the killers, in units of the weights. */
const KILLER_1: i32 = 3;
const KILLER_2: i32 = 2;
/** Right shift of an average that makes it a bonus. */
const HISTORY_SHIFT: i32 = 4;

/** Discards the history of the previous deal. */
export function startOrdering(): void {
  memory.fill(HISTORY, UNTRIED, 13 * 4 * 5 * 48);
  memory.fill(KILLERS, 0, 13 * 4 * 49 * 2);
}

/** The averages of a ply, by card. */
// @ts-ignore: decorator
@inline
function historyAt(ply: Ply): usize {
  const toBeat = ply.toBeat;
  return HISTORY + <usize>(((ply.left * 4 + ply.seat) * 5 + (toBeat < 0 ? 4 : suitOf(toBeat))) * CARDS);
}

/** The two killers of a ply, likewise. */
// @ts-ignore: decorator
@inline
function killersAt(ply: Ply): usize {
  const toBeat = ply.toBeat;
  return KILLERS + <usize>(((ply.left * 4 + ply.seat) * 49 + (toBeat < 0 ? CARDS : toBeat)) << 1);
}

/** Rewards a card that caused a cutoff at the ply. */
export function recordCutoff(ply: Ply, card: i32): void {
  const at = historyAt(ply) + card;
  const average = <i32>load<u8>(at);
  store<u8>(at, <u8>(average + ((255 - average) >> 1)));
  const killers = killersAt(ply);
  const first = <i32>load<u8>(killers);
  if (first != card + 1) {
    store<u8>(killers, <u8>first, 1);
    store<u8>(killers, <u8>(card + 1));
  }
}

/** Penalises a card that was tried at the ply before the one that caused the cutoff. */
export function penaliseHistory(ply: Ply, card: i32): void {
  const at = historyAt(ply) + card;
  store<u8>(at, load<u8>(at) >> 1);
}

// The averages and killers (card + 1) of the ply whose moves are being scored.
let averages: usize = 0;
let killer1: i32 = 0;
let killer2: i32 = 0;

/** Looks up the history of a ply. */
// @ts-ignore: decorator
@inline
export function lookUpHistory(ply: Ply): void {
  averages = historyAt(ply);
  const killers = killersAt(ply);
  killer1 = <i32>load<u8>(killers);
  killer2 = <i32>load<u8>(killers, 1);
}

/** The score of a move from the history and the killers. */
// @ts-ignore: decorator
@inline
function historyScore(card: i32): i32 {
  const score = (<i32>load<u8>(averages + card)) >> HISTORY_SHIFT;
  if (killer1 == card + 1) return score + KILLER_1;
  return killer2 == card + 1 ? score + KILLER_2 : score;
}

/** The score of leading `card`. The ply, its history and the suit have been prepared. */
// @ts-ignore: decorator
@inline
export function scoreLead(card: i32, status: i32, remembered: i32): i32 {
  return weighLead(card, status) + historyScore(card) + (card == remembered ? REMEMBERED : 0);
}

/** The score of playing `card` as the (k+1)-th of a trick. The ply, its history and the suit have been prepared. */
// @ts-ignore: decorator
@inline
export function scoreFollow(k: i32, card: i32, takes: bool, status: i32): i32 {
  return weighFollow(k, card, takes, status) + historyScore(card);
}

/** The roem that a card may bring, as flags: in this trick, complete with the cards on the table, in a later trick. */
export const ROEM_NOW: i32 = 1;
export const ROEM_COMPLETE: i32 = 2;
export const ROEM_LATER: i32 = 4;

/**
 * Added to the score of a card while roem uses up a budget (budget.ts): the others bring roem together; the declarers
 * prevent it, and play cards that may bring roem later as long as they bring none. In the last tricks the bonus is in
 * units of `scoreLate`. One byte per flag, by place in the trick:
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
    (roem & ROEM_COMPLETE ? <i32>load<i8>(row, 1) : 0) +
    (roem & ROEM_LATER ? <i32>load<i8>(row, 2) : 0)
  );
}

/** With this many tricks left or fewer, computing features costs more than a better order saves. */
export const LATE: i32 = 3;

/**
 * A rule of thumb for the last tricks, in place of the learned score: points go into tricks that are won or led; cards
 * with points and trumps are kept from lost ones. Certain winners come first, plain cards before trumps.
 */
// @ts-ignore: decorator
@inline
export function scoreLate(k: i32, card: i32, status: i32): i32 {
  const points = pointsOf(card);
  const spent = suitOf(card) == trump ? 24 : 0;
  if (status == SURE_LOSS) return -8 * points - spent;
  if (status == SURE_WIN) return 240 + points - spent;
  return k == 0 ? 220 + points : 120 + points - spent;
}
