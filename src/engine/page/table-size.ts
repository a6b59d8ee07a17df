/**
 * The size of a page's transposition tables: on a small device, this page and other pages need most of the memory. The
 * tables start small and grow with the need of the deal, so few deals reach it, and the memory is given back after them. The
 * size affects the duration of a search, never its result.
 */
import { SMALLEST_TABLE_BYTES } from '../../solver/table-bytes.ts';

/** The share of the device's memory for all tables of a page, in general and on a phone, which ends pages that take much. */
const SHARE = 1 / 16;
const PHONE_SHARE = 1 / 64;
const MOST_BYTES = 512 * 2 ** 20;
/** GiB assumed if the device does not tell: less than most have. */
const USUAL_GIB = 2;

/** What a browser tells about the device (`navigator`); only some tell. */
export interface Device {
  /** Memory in GiB. */
  readonly deviceMemory?: unknown;
  readonly userAgentData?: { readonly mobile?: unknown };
}

/**
 * The most bytes of the table of each worker.
 * @param workers maximum number of workers of the page
 */
export function tableBytesFor({ deviceMemory, userAgentData }: Device, workers: number): number {
  const gib = typeof deviceMemory === 'number' && deviceMemory > 0 ? deviceMemory : USUAL_GIB;
  const share = userAgentData?.mobile === true ? PHONE_SHARE : SHARE;
  return Math.max(Math.floor(Math.min(gib * 2 ** 30 * share, MOST_BYTES) / workers), SMALLEST_TABLE_BYTES);
}
