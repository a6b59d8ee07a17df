/** Terminals on which a line can be erased and written again: progress is written nowhere else. */
import type { Writable } from 'node:stream';

/** Standard error, or a stream in its place. */
export type MaybeTerminal = Writable & { readonly isTTY?: boolean };

/** Whether lines can be erased on it, which `TERM=dumb` denies. */
export const isRewritable = <Stream extends MaybeTerminal>(stream: Stream | undefined): stream is Stream =>
  stream?.isTTY === true && process.env.TERM !== 'dumb';
