/**
 * The size of a page's transposition tables: on a small device, this page and other pages need most of the memory. The
 * size affects the duration of a search, never its result.
 */
import { DEFAULT_TABLE_BYTES, SMALLEST_TABLE_BYTES } from '../../solver/table-bytes.ts';

/** The share of the device's memory for all tables of a page. */
const SHARE = 1 / 256;
/** GiB assumed if the browser does not report the memory, as on most phones: less than most devices have. */
const USUAL_GIB = 4;

/**
 * Bytes of the table of each worker.
 * @param deviceMemory `navigator.deviceMemory`, in GiB; only some browsers have it
 * @param workers maximum number of workers of the page
 */
export function tableBytesFor(deviceMemory: unknown, workers: number): number {
  const gib = typeof deviceMemory === 'number' && deviceMemory > 0 ? deviceMemory : USUAL_GIB;
  const bytes = Math.floor((gib * 2 ** 30 * SHARE) / workers);
  return Math.min(Math.max(bytes, SMALLEST_TABLE_BYTES), DEFAULT_TABLE_BYTES);
}
