/**
 * The module's interface: 32-bit integers and one shared buffer, whose words src/solver/abi.ts names. The module knows
 * rules and payoffs only as data; the games themselves are known to the host (src/solver/wasm.ts).
 */
import { BUFFER_BYTES, HAND_BYTES, HANDS, PositionWord } from '../src/solver/abi';
import { word } from './core/words';
import { startCards } from './core/cards';
import { readRules } from './core/rules';
import { MAX_TRICKS, frameOf, keepDealt, setHand, setTrickCard } from './core/position';
import { startCorrection } from './table/correction';
import { startEquivalence } from './search/equivalence';
import { startSurePoints } from './search/sure-points';
import { startExchange } from './search/exchange';
import { numberSuitClasses } from './table/suit-classes';
import { resizeTable, startDeal } from './table/buckets';
import { startOrdering } from './ordering/ordering';
import { playForShares, readPayoff, readProbe, serial } from './payoff/payoff';
import { roemAddress, roemRoom, startRoem } from './payoff/roem';
import { startFeatures, weightsAddress, weightsSize } from './ordering/features';
import { beam } from './search/beams';
import { legalAtRoot } from './search/root';
import { nodes as nodeCount } from './search/slice';
import {
  probeRoot as probeAtRoot,
  assume as assumeAtRoot,
  bestCard,
  decide as decideAtRoot,
  estimateValue,
  high,
  low,
  narrow,
  setRoot,
} from './search/driver';

export { adoptProofs, avoid, marksBytes, proofs, takeProofs } from './search/exchange';
export { tableDeal, tableInUse, tableStart } from './table/buckets';

const BUFFER = memory.data(BUFFER_BYTES, 16);

/** Address of the shared buffer. */
export function buffer(): usize {
  return BUFFER;
}

/**
 * Starts the module with a transposition table of at most `tableBytes`. Returns 1, or 0 if the memory is unavailable.
 */
export function start(tableBytes: u32): i32 {
  startCards();
  return resizeTable(tableBytes) ? 1 : 0;
}

function readHands(): void {
  for (let seat = 0; seat < 4; seat++) setHand(seat, load<u64>(BUFFER + HANDS + <usize>(seat * HAND_BYTES)));
}

/** Reads the rules from the buffer (`RulesWord`). The host must set a payoff and a deal afterwards. */
export function setRules(): void {
  readRules(BUFFER);
  startFeatures();
}

/**
 * Address of the list of roem sets (`RoemSetByte`), which the host fills before `setPayoff`; `roemSets` is its
 * capacity.
 */
export function roem(): usize {
  return roemAddress();
}

export function roemSets(): i32 {
  return roemRoom();
}

/** Reads the payoff from the buffer (`PayoffWord`). The host must set a deal afterwards. */
export function setPayoff(): void {
  readPayoff(BUFFER);
}

/** Reads a deal from the buffer: four hands in the order of play. Discards everything known of the previous deal. */
export function setDeal(): void {
  readHands();
  keepDealt();
  startRoem();
  numberSuitClasses();
  startEquivalence();
  startSurePoints();
  startCorrection();
  startDeal();
  startExchange();
  startOrdering();
}

/** Reads a position of the deal from the buffer: the four hands now, and the words of `PositionWord`. */
export function setPosition(): void {
  readHands();
  const tricks = word(BUFFER, PositionWord.tricksLeft);
  const played = word(BUFFER, PositionWord.played);
  assert(tricks >= 1 && tricks <= MAX_TRICKS && played >= 0 && played <= 3);
  const frame = frameOf(tricks);
  for (let i = 0; i < played; i++) setTrickCard(frame, i, <i32>load<u8>(BUFFER + (PositionWord.trickCards << 2) + i));
  setRoot(tricks, word(BUFFER, PositionWord.leader), played, word(BUFFER, PositionWord.payoffState));
}

/** Writes the legal cards of the side to move in place of the first hand of the buffer. */
export function legal(): void {
  store<u64>(BUFFER + HANDS, legalAtRoot());
}

/**
 * Searches the position for at most `nodeBudget` nodes. The first probe is at `guess` (`NO_GUESS`: at an estimate);
 * `from` is the only end of the interval to probe from (`EndWord`). Returns 1 when the value is exact, else 0; another
 * call then continues. The results are `lowerBound`, `upperBound`, `best` and `nodes`.
 */
export function search(nodeBudget: u32, guess: i32, from: i32): i32 {
  playForShares();
  return narrow(nodeBudget, guess, from) ? 1 : 0;
}

/**
 * Zero-window probe of at most `nodeBudget` nodes: do North–South take at least `need` points? Returns 1 when it is
 * decided; the result is in `lowerBound` and `upperBound`.
 */
export function probe(nodeBudget: u32, need: i32): i32 {
  playForShares();
  return probeAtRoot(nodeBudget, need) ? 1 : 0;
}

/**
 * The probe in the buffer (`ProbeWord`), for at most `nodeBudget` nodes: do North–South succeed with a share of `need`
 * or more from here on? `tag` separates the probes of one deal, or is the budget; `isCallOpen`: the sides may still
 * call on the trick just completed. Returns an `Answer`. `best` is then a card that proves the answer for the side to
 * move. The bounds of the position do not change.
 */
export function decide(nodeBudget: u32, need: i32, tag: i32, isCallOpen: i32): i32 {
  const before = serial;
  readProbe(BUFFER);
  if (serial != before) startDeal();
  return decideAtRoot(nodeBudget, need, tag, isCallOpen != 0);
}

/**
 * Adopts bounds proven by another solver of the same position; `card` holds the bound of the side to move (-1:
 * unknown).
 */
export function assume(low: i32, high: i32, card: i32): void {
  assumeAtRoot(low, high, card);
}

/**
 * An estimate, not a bound, of North–South's share from the start of the trick in progress on, within the proven
 * bounds: the best one after at most `nodeBudget` more nodes, from no more than the first `beams` beams (1 to 3).
 */
export function estimate(nodeBudget: u32, beams: i32): i32 {
  playForShares();
  return estimateValue(nodeBudget, beams);
}

/** The number of beams done for the estimate of the position. */
export function beams(): i32 {
  return beam;
}

/** Proven bounds on North–South's share from the start of the trick in progress on. */
export function lowerBound(): i32 {
  return low;
}

export function upperBound(): i32 {
  return high;
}

/**
 * A card that holds the proven bound of the side to move; -1 if the bound needed no search (every legal card holds it)
 * or was assumed without a card.
 */
export function best(): i32 {
  return bestCard;
}

/** Nodes of the last `search`, `probe`, `decide` or `estimate`. */
export function nodes(): u32 {
  return nodeCount;
}

/** Address and size in bytes of the weights of the move order (features.ts), which the host fills. */
export function weights(): usize {
  return weightsAddress();
}

export function weightsBytes(): i32 {
  return weightsSize();
}
