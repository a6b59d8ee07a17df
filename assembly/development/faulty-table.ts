/**
 * The table of threads (../shared/table-memory.ts) with faults, for tests in one thread: one write in eight tears the entry, as if another thread
 * wrote at the same time, and every second position is said to be searched by another thread, at random.
 */
import { write as writeWhole } from '../shared/table-memory';
import { xorshift } from './random';

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

/** The next random number. */
function nextRandom(): u32 {
  random = xorshift(random);
  return random;
}

/** Stores an entry; in one case of eight one of its words stays what it was. */
export function write(entry: usize, word0: u64, word1: u64): void {
  const before0 = load<u64>(entry);
  const before1 = load<u64>(entry, 8);
  writeWhole(entry, word0, word1);
  const chance = nextRandom() >> 28;
  if (chance == 0) store<u64>(entry, before0);
  if (chance == 1) store<u64>(entry, before1, 8);
}

/** Says of every second position that a thread is searching it. */
export function isBusy(key: u64): i32 {
  return <i32>(nextRandom() >> 31);
}

/** Does nothing: `isBusy` does not ask for it. */
export function enter(key: u64): void {}

/** Does nothing, likewise. */
export function leave(key: u64): void {}
