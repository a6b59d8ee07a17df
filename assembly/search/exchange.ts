/**
 * What solvers with tables of their own tell each other (src/analysis/search/exchange.ts): the table entries that took many nodes to
 * prove, and the moves that each is searching. The host carries them from one to the other.
 *
 * Proofs. A record has the arguments of one `storeBounds`:
 *
 *   0              8       12       16      20      24        28              32
 *   | cards left   | low   | high   | card  | cost  | leader  | payoff state  |
 *
 * Why a proof of another solver may be believed: a search proves low ≤ share ≤ high for the cards left, the leader and the payoff state of
 * one deal under one contract, payoff and rules; a card's owner and number follow from the deal. Nothing else enters the bounds: not
 * the target of the probe, the root, or the order of the moves. So they hold for every solver of the same deal, and the host hands over records only
 * if the other's key of deal and settings is the same (`Solver.adopt`). What cannot be a position of the deal is refused.
 *
 * Marks. When a slice ends, the path from the root to where it stopped is where the solver resumes in its next slice. The
 * others put those moves last.
 */
import { MARK_BYTES, MOST_MARKS, MOST_OTHERS_MARKS, MOST_PROOFS, PROOF_BYTES } from '../../src/solver/abi';
import { CARDS, bit } from '../core/cards';
import { Ply } from '../core/ply';
import { dealtTo } from '../core/position';
import { MAX_PAYOFF_STATE } from '../payoff/payoff-state';
import { suitClassesOf } from '../table/suit-classes';
import { storeBounds } from '../table/transposition-table';
import { OTHERS, PROOFS, addMark, forgetMarks, ownMarks } from './exchange-memory';
import { moveCard, movesAt, putLast } from './moves';
import { keyAfter } from './move-key';
import { provesBounds, rootLeft } from './slice';

let proofCount: i32 = 0;
let othersMarks: i32 = 0;

/** Fewest nodes of a proof to tell: some seven in a thousand entries take as many. */
const LEAST_COST: u32 = isDefined(SWITCHES) ? 4 : 64;

/** Forgets the previous deal. */
export function startExchange(): void {
  proofCount = 0;
  forgetMarks();
  othersMarks = 0;
}

/** Address of the proofs; the own marks follow, then those of others. */
export function proofs(): usize {
  return PROOFS;
}

/** Keeps bounds with the arguments of `storeBounds` for the others, if they took enough nodes; without room for them they are left out. */
// @ts-ignore: decorator
@inline
export function keepProof(all: u64, leader: i32, payoffState: i32, low: i32, high: i32, card: i32, cost: u32): void {
  if (cost >= LEAST_COST && proofCount < MOST_PROOFS) writeProof(all, leader, payoffState, low, high, card, cost);
}

function writeProof(all: u64, leader: i32, payoffState: i32, low: i32, high: i32, card: i32, cost: u32): void {
  const at = PROOFS + <usize>(proofCount * PROOF_BYTES);
  proofCount++;
  store<u64>(at, all);
  store<i32>(at, low, 8);
  store<i32>(at, high, 12);
  store<i32>(at, card, 16);
  store<u32>(at, cost, 20);
  store<i32>(at, leader, 24);
  store<i32>(at, payoffState, 28);
}

/** Bytes of the proofs since the last call. */
export function takeProofs(): i32 {
  const bytes = proofCount * PROOF_BYTES;
  proofCount = 0;
  return bytes;
}

/** Stores the proofs of another solver, so many bytes at `proofs`. Bounds that are known already stay. */
export function adoptProofs(bytes: i32): void {
  for (let at = PROOFS; at < PROOFS + <usize>min(bytes, MOST_PROOFS * PROOF_BYTES); at += PROOF_BYTES) {
    const all = load<u64>(at);
    const leader = load<i32>(at, 24);
    const payoffState = load<i32>(at, 28);
    const low = load<i32>(at, 8);
    const high = load<i32>(at, 12);
    const card = load<i32>(at, 16);
    if (!isPosition(all, leader, payoffState) || low > high || !isCardOf(all & dealtTo(leader), card)) continue;
    storeBounds(suitClassesOf(all), all, leader, payoffState, low, high, card, load<u32>(at, 20));
  }
  proofCount = 0;
}

/** Whether these can be the cards left at the start of a trick with an entry of its own. */
function isPosition(all: u64, leader: i32, payoffState: i32): bool {
  const left = popcnt(all & dealtTo(0));
  for (let seat = 1; seat < 4; seat++) if (popcnt(all & dealtTo(seat)) != left) return false;
  return left >= 2 && popcnt(all) == 4 * left && <u32>leader < 4 && <u32>payoffState <= <u32>MAX_PAYOFF_STATE;
}

/** Whether a card is in the hand, or -1: none is known. */
function isCardOf(hand: u64, card: i32): bool {
  return card == -1 || (<u32>card < <u32>CARDS && (hand & bit(card)) != 0);
}

/** The tricks, from the root on, and the fewest tricks left in which moves are marked; in tests as few as there are entries for. */
const MARKED_TRICKS: i32 = 2;
const MARKED_FROM: i32 = isDefined(SWITCHES) ? 3 : 5;

// @ts-ignore: decorator
@inline
function isMarkedPly(left: i32): bool {
  return left > rootLeft - MARKED_TRICKS && left >= MARKED_FROM && provesBounds();
}

/** Marks the i-th move of a ply, within which the slice has ended. */
export function markMove(ply: Ply, i: i32): void {
  if (!isMarkedPly(ply.left) || ownMarks == MOST_MARKS) return;
  addMark(keyAfter(ply, moveCard(movesAt(ply), i)));
}

/** Whether moves of a ply may have marks of other solvers. */
// @ts-ignore: decorator
@inline
export function defersMarkedMoves(left: i32): bool {
  return othersMarks > 0 && isMarkedPly(left);
}

/**
 * Puts the moves with marks of other solvers last: by then their proofs have often come. If not, two solvers search them,
 * and share what is left in the same way. This changes the order of the moves and no bound.
 */
export function putMarkedLast(ply: Ply, count: i32): void {
  const moves = movesAt(ply);
  for (let i = 0; i < count; i++) {
    if (isMarked(keyAfter(ply, moveCard(moves, i)))) putLast(moves, i);
  }
}

/** Bytes of the own marks, from the deepest move to the root. */
export function marksBytes(): i32 {
  return ownMarks * MARK_BYTES;
}

/** The marks of others: so many bytes, eight a mark (`MARK_BYTES`). */
export function avoid(bytes: i32): void {
  othersMarks = min(bytes >> 3, MOST_OTHERS_MARKS);
}

function isMarked(key: u64): bool {
  for (let i = 0; i < othersMarks; i++) if (load<u64>(OTHERS + <usize>(i * MARK_BYTES)) == key) return true;
  return false;
}
