/**
 * The table of threads (../shared/table-memory.ts) with faults, for tests in one thread: one write in eight tears the entry, as if another thread
 * wrote at the same time, and every second position is said to be searched by another thread.
 */
import { write as writeWhole } from '../shared/table-memory';

export {
  addEntries,
  addLost,
  cheapest,
  deal,
  double,
  doublings,
  find,
  first,
  least,
  second,
} from '../shared/table-memory';

let random: u32 = 1;

/** The next number of a xorshift generator. */
function nextRandom(): u32 {
  random ^= random << 13;
  random ^= random >> 17;
  random ^= random << 5;
  return random;
}

/** Leaves one of the words of the write before in one case of eight. */
export function write(entry: usize, word0: u64, word1: u64): void {
  const before0 = load<u64>(entry);
  const before1 = load<u64>(entry, 8);
  writeWhole(entry, word0, word1);
  const chance = nextRandom() >> 28;
  if (chance == 0) store<u64>(entry, before0);
  if (chance == 1) store<u64>(entry, before1, 8);
}

export function isBusy(key: u64): i32 {
  return <i32>(nextRandom() >> 31);
}

export function enter(key: u64): void {}

export function leave(key: u64): void {}
