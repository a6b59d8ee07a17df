/** The deals of a text as requests, with every field that a request needs. */
import { JassError } from '../../game/errors.ts';
import { msg } from '../../game/reason.ts';
import { importRecords } from './index.ts';
import { inDeal } from './record.ts';
import type { ImportedRecord } from './record.ts';
import type { Stated } from './complete-record.ts';

/** The fields of a request that a record has. */
export type RecordRequest = Readonly<Record<string, unknown>>;

/**
 * Reads a text with one deal or several; a game that it does not name is guessed.
 * @throws JassError as `importRecords` does, and if a deal does not say its contract or leader
 */
export function requestsOf(text: string, stated: Stated): RecordRequest[] {
  const records = importRecords(text, { ...stated, guess: {} });
  return records.map((record, index) =>
    records.length > 1 ? inDeal(index, () => requestOf(record)) : requestOf(record),
  );
}

function requestOf(record: ImportedRecord): RecordRequest {
  const { variant, contract, leader, declarer, turned, level, doubled, cards, deal, plays } = record;
  if (contract === undefined) {
    throw new JassError('bad-request', msg('The record does not name the contract.'), { field: 'contract' });
  }
  if (leader === undefined) {
    throw new JassError('bad-request', msg('The record does not say who leads to the first trick.'), {
      field: 'leader',
    });
  }
  return definedOf({ variant, contract, leader, declarer, turned, level, doubled, cards, deal, plays });
}

const definedOf = (fields: RecordRequest): RecordRequest =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
