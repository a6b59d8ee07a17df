/** The result of an import, the record that the reader of each format returns, before the rules are applied (`complete-record.ts`), and the facts that a caller adds. */
import type { Card, CardSuits, Contract, Deal, Direction, Seat } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import type { ErrorPlace } from '../../game/errors.ts';
import type { Call } from '../../game/play/play.ts';
import type { StatedTaken } from '../../game/play/complete-taken.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { Reason } from '../../game/reason.ts';
import type { Asked } from '../request/deal-fields.ts';
import type { Language } from '../../languages/registry/languages.ts';

/** A record of another program or a column, in the fields of a request. */
export interface ImportedRecord {
  /** The name of the format. */
  readonly format: string;
  /** The title of the deal, if the record gives one. */
  readonly title?: string;
  /** Facts that neither the record nor the caller gives are absent. */
  readonly variant?: string;
  readonly contract?: Contract;
  readonly leader?: Seat;
  readonly declarer?: Seat;
  readonly turned?: Card;
  readonly level?: number;
  readonly doubled?: 2 | 3 | 4;
  /** Swiss if the record has the words for Swiss cards; absent otherwise. */
  readonly cards?: CardSuits;
  /** The hands before the first lead, in the notation of `parseDeal`. */
  readonly deal: string;
  readonly plays: readonly Card[];
  /** The calls made between the plays. */
  readonly calls?: readonly Call[];
  /** The position shown first, as the number of plays before it. */
  readonly at?: number;
  readonly payoff?: Payoff;
  readonly presets?: readonly string[];
  readonly dealer?: Seat;
  readonly taken?: StatedTaken;
  /** The override of the variant's rules, unchecked. */
  readonly rules?: unknown;
  /** The languages in which the words have this meaning; absent if the format has no words. */
  readonly languages?: readonly Language[];
  /** The fields of a request that are not about its deal, as written: its id, what it wants, its time limit, its puzzle. */
  readonly asked?: Asked;
  /** Names of fields beside a request that no request has, such as `source`. */
  readonly besides?: readonly string[];
  /** Whether the game is a guess (`ImportOptions.guess`). */
  readonly isGuess?: true;
  /** Whole sentences about assumptions and about text that was left out. */
  readonly notes: readonly string[];
  /** Sentences of the text that were not read; absent if there are none. */
  readonly unread?: readonly string[];
}

/** Facts that the caller adds for those that the record leaves out. */
export interface Stated {
  readonly variant?: string;
  readonly contract?: Contract;
  readonly leader?: Seat;
}

/** A trick as recorded; the last one may be incomplete. */
export interface RecordedTrick {
  readonly cards: readonly Card[];
  readonly first?: Seat;
  readonly winner?: Seat;
  readonly points?: number;
  /** Who played each card, if the record says so. */
  readonly players?: readonly Seat[];
}

/** A record as read from its format. */
export interface RawRecord {
  readonly variant?: string;
  /** Whether the variant is the usual one of the format and not in the record. */
  readonly isVariantAssumed?: boolean;
  readonly contract?: Contract;
  readonly leader?: Seat;
  readonly declarer?: Seat;
  readonly dealer?: Seat;
  readonly turned?: Card;
  readonly level?: number;
  readonly doubled?: 2 | 3 | 4;
  readonly taken?: StatedTaken;
  /** Whether the leader passed the choice of contract to the partner; absent if the record does not say. */
  readonly isPassed?: boolean;
  /** The direction of play, if the format defines it. */
  readonly direction?: Direction;
  /** The four hands before the first lead. */
  readonly hands?: Deal;
  /** The four hands after the tricks. */
  readonly left?: Deal;
  readonly tricks: readonly RecordedTrick[];
  /** The languages in which the words have this meaning, and whether they are the words for Swiss cards. */
  readonly languages?: readonly Language[];
  readonly isSwiss?: boolean;
  /** The hand that has all cards of the pack that are in no other; it is empty in `hands`. */
  readonly rest?: Seat;
  /** The lines of the hands in the text, from 1. */
  readonly lines?: Readonly<Partial<Record<Seat, number>>>;
  /** Sentences that were not read. */
  readonly unread?: readonly string[];
  readonly notes: readonly string[];
}

/** An error in a record for which the interface has no special code. */
export const badRecord = (reason: Reason, place: ErrorPlace = {}): JassError =>
  new JassError('bad-request', reason, place);

/** Four hands to fill. */
export const emptyHands = (): Record<Seat, Card[]> => ({ N: [], E: [], S: [], W: [] });
