/**
 * The memory of the transposition tables under Node. The tables start small and grow with the need of the deal, so this
 * is a limit that few deals reach. It affects the duration of a search, never its result.
 */
import { DEFAULT_TABLE_BYTES, LARGEST_TABLE_BYTES, SMALLEST_TABLE_BYTES } from '../solver/table-bytes.ts';

/** The most memory for all tables, unless given, in bytes; and the share of the available memory that it does not exceed. */
const MOST_BYTES = 2 ** 30;
const SHARE = 1 / 4;

/**
 * The most bytes of the table of each thread.
 * @param threads how many threads share the memory
 * @param memoryBytes memory for all tables; default: 1 GiB, or a quarter of the available memory if that is less, but enough for
 *   ordinary deals
 */
export function threadTableBytes(threads: number, memoryBytes?: number): number {
  const shared = memoryBytes ?? Math.min(MOST_BYTES, SHARE * process.availableMemory());
  const least = memoryBytes === undefined ? DEFAULT_TABLE_BYTES : SMALLEST_TABLE_BYTES;
  return Math.floor(Math.min(Math.max(shared / threads, least), LARGEST_TABLE_BYTES));
}
