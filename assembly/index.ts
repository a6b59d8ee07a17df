/**
 * The module's interface: plain 32-bit integers and one shared buffer. src/solver/abi.ts names the words in it. The host (src/solver/wasm.ts)
 * knows the games; the module does not.
 */
import { BUFFER_BYTES, HAND_BYTES, HANDS, PositionWord } from '../src/solver/abi';
import { word } from './core/words';
import { startCards } from './core/cards';
import { readRules } from './core/rules';
import { MAX_TRICKS, frameOf, keepDealt, setHand, setTrickCard } from './core/position';
import { startCorrection } from './table/correction';
import { startEquivalence } from './search/equivalence';
import { numberPatterns } from './table/patterns';
import { resizeTable, startDeal } from './table/transposition-table';
import { startOrdering } from './ordering/ordering';
import { playForShares, readPayoff, readQuestion, serial } from './payoff/payoff';
import { roemAddress, roemRoom, startRoem } from './payoff/roem';
import { startFeatures, weightsAddress, weightsSize } from './ordering/features';
import { nodes as nodeCount } from './search/search';
import {
  ask as askRoot,
  assume as assumeAtRoot,
  bestCard,
  decide as decideAtRoot,
  estimateValue,
  high,
  legalAtRoot,
  low,
  narrow,
  setRoot,
} from './search/driver';

const BUFFER = memory.data(BUFFER_BYTES, 16);

/** Address of the shared buffer. */
export function buffer(): usize {
  return BUFFER;
}

/** Starts the module with a transposition table of at most `tableBytes`. 1 if the memory could be had, else 0. */
export function start(tableBytes: u32): i32 {
  startCards();
  return resizeTable(tableBytes) ? 1 : 0;
}

function readHands(): void {
  for (let seat = 0; seat < 4; seat++) setHand(seat, load<u64>(BUFFER + HANDS + <usize>(seat * HAND_BYTES)));
}

/** Takes the rules from the buffer (`RulesWord`). A payoff and a deal must follow. */
export function setRules(): void {
  readRules(BUFFER);
  startFeatures();
}

/** Address of the sets of roem (`RoemSetByte`), for the host to fill before `setPayoff`, and how many there is room for. */
export function roem(): usize {
  return roemAddress();
}

export function roemSets(): i32 {
  return roemRoom();
}

/** Takes the payoff from the buffer (`PayoffWord`). A deal must follow. */
export function setPayoff(): void {
  readPayoff(BUFFER);
}

/** Takes a deal from the buffer: four hands in the order of play. Forgets what was known of the deal before. */
export function setDeal(): void {
  readHands();
  keepDealt();
  startRoem();
  numberPatterns();
  startEquivalence();
  startCorrection();
  startDeal();
  startOrdering();
}

/** Takes a position of the deal from the buffer: the four hands now, and the words of `PositionWord`. */
export function setPosition(): void {
  readHands();
  const tricks = word(BUFFER, PositionWord.tricksLeft);
  const played = word(BUFFER, PositionWord.played);
  assert(tricks >= 1 && tricks <= MAX_TRICKS && played >= 0 && played <= 3);
  const frame = frameOf(tricks);
  for (let i = 0; i < played; i++) setTrickCard(frame, i, <i32>load<u8>(BUFFER + (PositionWord.trickCards << 2) + i));
  setRoot(tricks, word(BUFFER, PositionWord.leader), played, word(BUFFER, PositionWord.payoffState));
}

/** Leaves the legal cards of the player to act in place of the first hand of the buffer. */
export function legal(): void {
  store<u64>(BUFFER + HANDS, legalAtRoot());
}

/**
 * Searches the position for at most `nodeBudget` nodes, probing first at `guess` (`NO_GUESS`: at an estimate); `from` is the only end
 * of the interval to probe from (`EndWord`). 1 when the value is exact, else 0: call again to go on. The results
 * are in `lowerBound`, `upperBound`, `best` and `nodes`.
 */
export function search(nodeBudget: u32, guess: i32, from: i32): i32 {
  playForShares();
  return narrow(nodeBudget, guess, from) ? 1 : 0;
}

/** Asks one question, whether North–South take at least `need` points, for at most `nodeBudget` nodes. 1 when it is answered. */
export function ask(nodeBudget: u32, need: i32): i32 {
  playForShares();
  return askRoot(nodeBudget, need) ? 1 : 0;
}

/**
 * Asks the question in the buffer (`QuestionWord`) for at most `nodeBudget` nodes: have North–South `need` or more to go? `tag` tells
 * questions of one deal apart, or is the budget; `isCallOpen`: calls on the trick just completed are still to come. Returns an `Answer`. `best` is then a card that holds the answer for the side to act. The bounds of the position stay as they are.
 */
export function decide(nodeBudget: u32, need: i32, tag: i32, isCallOpen: i32): i32 {
  const before = serial;
  readQuestion(BUFFER);
  if (serial != before) startDeal();
  return decideAtRoot(nodeBudget, need, tag, isCallOpen != 0);
}

/** Takes bounds proven by another solver of the same position; `card` (or -1) holds the bound of the side to act. */
export function assume(low: i32, high: i32, card: i32): void {
  assumeAtRoot(low, high, card);
}

/**
 * A guess, not a bound, at the share that North–South take from the start of the trick in progress on, within the proven
 * bounds: the best that is known after at most `nodeBudget` nodes more.
 */
export function estimate(nodeBudget: u32): i32 {
  playForShares();
  return estimateValue(nodeBudget);
}

/** Proven bounds on the share that North–South take from the start of the trick in progress on. */
export function lowerBound(): i32 {
  return low;
}

export function upperBound(): i32 {
  return high;
}

/**
 * A card that holds the proven bound of the side to act, or -1 where no search was needed to
 * prove it (then see `legal`), or where the bound was assumed without its card.
 */
export function best(): i32 {
  return bestCard;
}

/** Nodes of the last `search`, `ask` or `estimate`. */
export function nodes(): u32 {
  return nodeCount;
}

/** Address and size in bytes of the weights of the move order (features.ts), for the host to fill. */
export function weights(): usize {
  return weightsAddress();
}

export function weightsBytes(): i32 {
  return weightsSize();
}
