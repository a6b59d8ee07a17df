/** Terminals on which a line can be erased and written again: progress is written nowhere else. */
import type { Writable } from 'node:stream';

/** Standard error, or a stream in its place. */
export type MaybeTerminal = Writable & { readonly isTTY?: boolean; readonly columns?: number };

/** Whether lines can be erased on it, which `TERM=dumb` denies. */
export const isRewritable = <Stream extends MaybeTerminal>(stream: Stream | undefined): stream is Stream =>
  stream?.isTTY === true && process.env.TERM !== 'dumb';

const DEFAULT_COLUMNS = 80;

/**
 * How many characters a line may have that is written again: a line that the terminal wraps could not be erased, and some terminals
 * wrap a line that fills the last column.
 */
export const roomOn = ({ columns }: MaybeTerminal): number => (columns || DEFAULT_COLUMNS) - 1;
