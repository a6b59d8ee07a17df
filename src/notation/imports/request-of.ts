/** A record as a request, with every field that a request needs. */
import { JassError } from '../../game/errors.ts';
import { msg } from '../../game/reason.ts';
import type { ImportedRecord } from './record.ts';

/** The fields of a request that a record has, in its order. */
export type RecordRequest = Readonly<Record<string, unknown>>;

/** The fields without which there is no request. */
const NEEDED = ['variant', 'contract', 'leader'] as const;
export type Needed = (typeof NEEDED)[number];

/** The error for a record that leaves some of them out. */
export type Incomplete = (record: ImportedRecord, missing: readonly Needed[]) => JassError;

/** The error for a record of a text. */
export const incomplete: Incomplete = (_, missing) =>
  missing.includes('contract')
    ? new JassError('bad-request', msg('The record does not name the contract.'), { field: 'contract' })
    : new JassError('bad-request', msg('The record does not say who leads to the first trick.'), { field: 'leader' });

/** The request of a record. @throws JassError for an incomplete one */
export function requestOf(record: ImportedRecord, fault: Incomplete): RecordRequest {
  const missing = NEEDED.filter((field) => record[field] === undefined);
  if (missing.length > 0) throw fault(record, missing);
  const { variant, contract, leader, dealer, declarer, turned, level, doubled } = record;
  const { cards, presets = [], rules = {}, taken, deal, plays, calls, at, payoff } = record;
  const fields = {
    variant,
    ...(presets.length > 0 && { presets }),
    ...(JSON.stringify(rules) !== '{}' && { rules }),
    ...{ contract, leader, dealer, declarer, turned, level, doubled, cards, deal, taken, plays, calls, at },
    ...(payoff !== 'points' && { payoff }),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
