/**
 * What an import gives, and what the reader of each format hands over for it: the record as it was written, before the rules
 * have been asked about it (`complete-record.ts`).
 */
import type { Card, Contract, Deal, Direction, Seat } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import type { ErrorPlace } from '../../game/errors.ts';
import { msg, str } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';

/** The languages whose words and letters are read. */
export const LANGUAGES = ['en', 'de', 'nl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A record that another program or a column has written, in the terms of a request. */
export interface ImportedRecord {
  /** The name of the format that it was written in. */
  readonly format: string;
  /** What the record does not say, and nobody else has, is absent. */
  readonly variant?: string;
  readonly contract?: Contract;
  readonly leader?: Seat;
  readonly declarer?: Seat;
  /** The hands before the first lead, in the notation of `parseDeal`. */
  readonly deal: string;
  readonly plays: readonly Card[];
  /** What was assumed, and what was left out: whole sentences. */
  readonly notes: readonly string[];
}

/** A trick as recorded; the last one may be incomplete. */
export interface RecordedTrick {
  readonly cards: readonly Card[];
  readonly first?: Seat;
  readonly winner?: Seat;
  readonly points?: number;
}

/** A record as its format's reader found it. */
export interface RawRecord {
  readonly variant?: string;
  /** Whether that is the format's usual game and not a word of the record. */
  readonly isVariantAssumed?: boolean;
  readonly contract?: Contract;
  readonly leader?: Seat;
  readonly declarer?: Seat;
  readonly dealer?: Seat;
  /** Whether the leader left the choice of contract to the partner; absent where the record does not tell. */
  readonly isPassed?: boolean;
  /** Where the format itself says which way play runs. */
  readonly direction?: Direction;
  /** The four hands before the first lead. */
  readonly hands?: Deal;
  /** The four hands after the tricks. */
  readonly left?: Deal;
  readonly tricks: readonly RecordedTrick[];
  readonly notes: readonly string[];
}

/**
 * Runs one step of reading a format; its errors say which format was tried.
 * @param format its name, such as “jass-kit JSON”
 */
export function inFormat<Result>(format: Reason, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof JassError)) throw error;
    const { code, reason, place } = error;
    throw new JassError(code, msg(str`Read as ${format}: ${reason}`), place);
  }
}

/** An error in a record that no other code of the interface names better. */
export const badRecord = (reason: Reason, place: ErrorPlace = {}): JassError =>
  new JassError('bad-request', reason, place);

/** A deal to fill. */
export const emptyHands = (): Record<Seat, Card[]> => ({ N: [], E: [], S: [], W: [] });
