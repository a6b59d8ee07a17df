/**
 * What a reader's choice in the table of contracts does to the deal: it is played in that contract from its first lead, without the
 * record, which belongs to the contract of the deal; and from any other contract one choice leads back to that with its record.
 */
import type { Contract, Seat } from '../../game/cards.ts';
import type { ChangeDetail } from '../element/events.ts';
import { INPUTS } from '../model/input.ts';
import type { Input } from '../model/input.ts';

/** A place in the table. */
export interface Cell {
  readonly contract: Contract;
  readonly leader: Seat;
}

/** The contract of the deal, left for another one. */
export interface OriginalContract extends Cell {
  /** What the page had set. */
  readonly set: Pick<Input, 'contract' | 'leader' | 'plays'>;
  /** Whether it has a record. */
  readonly hasRecord: boolean;
  /** What has been set in place of it; if something else is, there is no way back. */
  readonly left: string;
}

/** A choice: the properties that change with it, and where the way back leads from then on. */
export interface Choice {
  readonly changes: ChangeDetail;
  readonly original: OriginalContract | null;
}

/** Names a cell in the page. */
export const cellKey = ({ contract, leader }: Cell): string => `${contract} ${leader}`;

export const isSameCell = (a: Cell, b: Cell): boolean => cellKey(a) === cellKey(b);

/**
 * @param host what is set by attributes
 * @param input that, or what the content of the element says with it
 * @param shown the contract that is shown, and how many plays its record has
 * @param original the contract of the deal where it has been left already
 */
export function choiceOf(
  host: Input,
  input: Input,
  shown: Cell & { readonly plays: number },
  original: OriginalContract | null,
  to: Cell,
): Choice {
  if (original && isSameCell(original, to)) return { changes: differences(host, original.set), original: null };
  const whole = input === host ? {} : fieldsOf(input);
  const changes = differences(host, { ...whole, contract: to.contract, leader: to.leader, plays: null });
  const { contract, leader, plays = null } = input;
  const from = original ?? {
    contract: shown.contract,
    leader: shown.leader,
    set: { contract: contract ?? null, leader: leader ?? null, plays },
    hasRecord: shown.plays > 0,
  };
  return { changes, original: { ...from, left: fingerprintOf({ ...fieldsOf(host), ...changes }) } };
}

/** What tells whether somebody else has set another deal; what is counted may change. */
export const fingerprintOf = (input: Input): string => JSON.stringify({ ...fieldsOf(input), payoff: null });

const fieldsOf = (input: Input): ChangeDetail => Object.fromEntries(INPUTS.map((name) => [name, input[name] ?? null]));

function differences(host: Input, fields: ChangeDetail): ChangeDetail {
  const isOther = ([name, value]: [string, unknown]): boolean => (host[name as keyof Input] ?? null) !== value;
  return Object.fromEntries(Object.entries(fields).filter(isOther));
}
