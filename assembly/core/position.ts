/**
 * The position under search: four hands, and the tricks in progress as a stack of frames, one for each number of tricks
 * left. Seats are numbered in the order of play, so the next seat is always +1. Even seats are North and South.
 *
 * The numbers that change from card to card within a trick are in its plies (ply.ts).
 */
import { bit, suitOf } from './cards';
import { BEATERS } from './rules';

/** The most tricks of a deal; frames are indexed by the tricks left, 1..12. */
export const MAX_TRICKS: i32 = 12;

/** The cards that each seat holds, a set each. */
const HANDS = memory.data(4 * 8, 8);

/**
 * A frame of a trick, 64 bytes: the cards played, in order, a byte each, and what was known at its start.
 *
 *   0         4        8      12            16                    24              28   32               40   64
 *   | 0 1 2 3 | leader | need | points left | cards in all hands  | payoff state  |    | maximum roem   |    |
 */
const FRAME_BYTES: usize = 64;
const FRAMES = memory.data(13 * 64, 8);

/** The cards that a seat holds. */
// @ts-ignore: decorator
@inline
export function handOf(seat: i32): u64 {
  return load<u64>(HANDS + (seat << 3));
}

/** Gives a seat these cards in place of those that it holds. */
// @ts-ignore: decorator
@inline
export function setHand(seat: i32, hand: u64): void {
  store<u64>(HANDS + (seat << 3), hand);
}

/** All cards that are not played, the four hands together. */
// @ts-ignore: decorator
@inline
export function allHands(): u64 {
  return handOf(0) | handOf(1) | handOf(2) | handOf(3);
}

/** The hands as dealt: a card belongs to its first owner until it is played. */
const DEALT = memory.data(4 * 8, 8);

/** The cards that a seat was dealt. */
// @ts-ignore: decorator
@inline
export function dealtTo(seat: i32): u64 {
  return load<u64>(DEALT + (seat << 3));
}

/** Stores the current hands as those dealt. */
export function keepDealt(): void {
  memory.copy(DEALT, HANDS, 4 * 8);
}

/** The frame of the trick that starts with `left` tricks left. */
// @ts-ignore: decorator
@inline
export function frameOf(left: i32): usize {
  return FRAMES + <usize>left * FRAME_BYTES;
}

/**
 * The cards that beat `card`, the winning card of the trick of the frame. Frames are 64 bytes apart, and so are the
 * places of BEATERS by tricks left.
 */
// @ts-ignore: decorator
@inline
export function beatersOf(frame: usize, card: i32): u64 {
  return load<u64>(BEATERS + ((frame - FRAMES + <usize>card) << 3));
}

/**
 * Opens a trick: `need` and `pointsLeft` are card points from its start on, `all` the cards then in the hands,
 * `payoffState` as in payoff-state.ts, `roem` the maximum roem of those cards (`roemWithin`).
 */
// @ts-ignore: decorator
@inline
export function openTrick(
  frame: usize,
  leader: i32,
  need: i32,
  pointsLeft: i32,
  all: u64,
  payoffState: i32,
  roem: u64,
): void {
  store<i32>(frame, leader, 4);
  store<i32>(frame, need, 8);
  store<i32>(frame, pointsLeft, 12);
  store<u64>(frame, all, 16);
  store<i32>(frame, payoffState, 24);
  store<u64>(frame, roem, 32);
}

/** The (k+1)-th card of the trick. */
// @ts-ignore: decorator
@inline
export function trickCard(frame: usize, k: i32): i32 {
  return <i32>load<u8>(frame + k);
}

/** Puts the (k+1)-th card of the trick on the table; the hand that held it is changed by `setHand`. */
// @ts-ignore: decorator
@inline
export function setTrickCard(frame: usize, k: i32, card: i32): void {
  store<u8>(frame + k, <u8>card);
}

/** The seat that leads the trick. */
// @ts-ignore: decorator
@inline
export function leaderOf(frame: usize): i32 {
  return load<i32>(frame, 4);
}

/** The target of the probe: points that North–South need from the start of the trick on. */
// @ts-ignore: decorator
@inline
export function needOf(frame: usize): i32 {
  return load<i32>(frame, 8);
}

/** Points to come from the start of the trick on, the last trick's bonus included. */
// @ts-ignore: decorator
@inline
export function pointsLeftOf(frame: usize): i32 {
  return load<i32>(frame, 12);
}

/** Cards in the four hands when the trick began. */
// @ts-ignore: decorator
@inline
export function allOf(frame: usize): u64 {
  return load<u64>(frame, 16);
}

/** The cards of the trick so far, those on the table. */
// @ts-ignore: decorator
@inline
export function cardsInTrick(frame: usize): u64 {
  return allOf(frame) & ~allHands();
}

/** The payoff state at the start of the trick (payoff-state.ts). */
// @ts-ignore: decorator
@inline
export function payoffStateOf(frame: usize): i32 {
  return load<i32>(frame, 24);
}

/** The maximum roem from the start of the trick on (`roemWithin`). */
// @ts-ignore: decorator
@inline
export function roemLeftOf(frame: usize): u64 {
  return load<u64>(frame, 32);
}

/** The suit led, once a card of the trick is played. */
// @ts-ignore: decorator
@inline
export function ledSuitOf(frame: usize): i32 {
  return suitOf(trickCard(frame, 0));
}

/** Whether `card` as the (k+1)-th of the trick beats `toBeat`, the winning card so far. A lead always does. */
// @ts-ignore: decorator
@inline
export function takesTrick(frame: usize, k: i32, card: i32, toBeat: i32): bool {
  return k == 0 || (beatersOf(frame, toBeat) & bit(card)) != 0;
}

/** Whether the two seats are partners or the same seat. */
// @ts-ignore: decorator
@inline
export function sameSide(a: i32, b: i32): bool {
  return ((a ^ b) & 1) == 0;
}
