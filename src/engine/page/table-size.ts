/**
 * How large the transposition tables of a page are: of a small device's memory the page, and the pages beside it, need the rest. The
 * size changes how long a search takes and never what it finds.
 */
import { DEFAULT_TABLE_BYTES, SMALLEST_TABLE_BYTES } from '../../solver/solver.ts';

/** What all tables of a page may take of the device's memory. */
const SHARE = 1 / 256;
/** GiB of a device that does not say, which most phones are: less than most have, so that none is filled. */
const USUAL_GIB = 4;

/**
 * Bytes of the table of each worker.
 * @param deviceMemory what the browser tells of its device (`navigator.deviceMemory`), in GiB; only some do
 * @param workers the most that a page has at once
 */
export function tableBytesFor(deviceMemory: unknown, workers: number): number {
  const gib = typeof deviceMemory === 'number' && deviceMemory > 0 ? deviceMemory : USUAL_GIB;
  const bytes = Math.floor((gib * 2 ** 30 * SHARE) / workers);
  return Math.min(Math.max(bytes, SMALLEST_TABLE_BYTES), DEFAULT_TABLE_BYTES);
}
