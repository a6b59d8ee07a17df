/**
 * The effect of a choice in the table of contracts. The deal is played in that contract from its first lead, without
 * the record, which belongs to the contract of the deal. From any other contract, one choice leads back to the
 * contract of the deal and its record.
 */
import type { Contract, Seat } from '../../../game/cards.ts';
import type { GameSetup } from '../../../game/play/play.ts';
import type { ChangeDetail } from '../events.ts';
import { INPUTS } from '../input.ts';
import type { Input } from '../input.ts';

/** A cell of the table. */
export interface Cell {
  readonly contract: Contract;
  readonly leader: Seat;
}

/** The contract of the deal, while the reader has left it for another. */
export interface OriginalContract extends Cell {
  /** The seat that declares whoever leads; null where the leader declares. */
  readonly declarer: Seat | null;
  /** The values that the page had set. */
  readonly set: Pick<Input, 'contract' | 'leader' | 'dealer' | 'turned' | 'declarer' | 'plays'>;
  /** Whether the deal has a record. */
  readonly hasRecord: boolean;
  /** Fingerprint of the input set in its place. If the input is another by now, there is no way back. */
  readonly left: string;
}

/**
 * The seat that declares in every contract of the table, if the deal says so: it names a declarer who does not lead.
 * Null where the leader declares, which is the default in every game.
 */
export const fixedDeclarer = ({ declarer, leader }: Pick<GameSetup, 'declarer' | 'leader'>): Seat | null =>
  declarer === leader ? null : declarer;

/** A choice: the properties that it changes, and the contract to which the way back leads. */
interface Choice {
  readonly changes: ChangeDetail;
  readonly original: OriginalContract | null;
}

/** A key for a cell in the page. */
export const cellKey = ({ contract, leader }: Cell): string => `${contract} ${leader}`;

export const isSameCell = (a: Cell, b: Cell): boolean => cellKey(a) === cellKey(b);

/**
 * @param host the input from attributes
 * @param input the same, or with the content of the element
 * @param shown the contract shown, its declarer, and the number of plays in its record
 * @param original the contract of the deal if it has been left already
 */
export function choiceOf(
  host: Input,
  input: Input,
  shown: Cell & { readonly declarer: Seat; readonly plays: number },
  original: OriginalContract | null,
  to: Cell,
): Choice {
  if (original && isSameCell(original, to)) return { changes: differences(host, original.set), original: null };
  const whole = input === host ? {} : fieldsOf(input);
  const { contract = null, leader = null, dealer = null, turned = null, declarer = null, plays = null } = input;
  const fixed = original ? original.declarer : fixedDeclarer(shown);
  // Dealer and turned card belong to the contract and the leader of the deal.
  const of = { contract: to.contract, leader: to.leader, dealer: null, turned: null };
  const played = { ...of, declarer: fixed && declarer, plays: null };
  const changes = differences(host, { ...whole, ...played });
  const from = original ?? {
    contract: shown.contract,
    leader: shown.leader,
    declarer: fixed,
    set: { contract, leader, dealer, turned, declarer, plays },
    hasRecord: shown.plays > 0,
  };
  return { changes, original: { ...from, left: fingerprintOf({ ...fieldsOf(host), ...changes }) } };
}

/** A fingerprint of the input, to notice whether the page has set another deal. The payoff may change. */
export const fingerprintOf = (input: Input): string => JSON.stringify({ ...fieldsOf(input), payoff: null });

const fieldsOf = (input: Input): ChangeDetail => Object.fromEntries(INPUTS.map((name) => [name, input[name] ?? null]));

function differences(host: Input, fields: ChangeDetail): ChangeDetail {
  const isOther = ([name, value]: [string, unknown]): boolean => (host[name as keyof Input] ?? null) !== value;
  return Object.fromEntries(Object.entries(fields).filter(isOther));
}
