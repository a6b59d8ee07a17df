/** The deals of a text as requests, with every field that a request needs. */
import { readTexts } from '../read-text.ts';
import type { ReadText } from '../read-text.ts';
import type { ImportOptions } from './index.ts';
import { inDeal } from '../../game/located.ts';
import { incomplete, requestOf } from './request-of.ts';
import type { Incomplete, RecordRequest } from './request-of.ts';

/** A deal of the text. */
interface ReadRequest {
  readonly record: ReadText;
  readonly request: RecordRequest;
}

/**
 * Reads a text with one deal or several; a game that it does not name is guessed.
 * @param fault the error for an incomplete record, if its words are others
 * @throws JassError as `readTexts` does, and for an incomplete record
 */
export function requestsOf(text: string, options: ImportOptions, fault: Incomplete = incomplete): ReadRequest[] {
  const records = readTexts(text, { ...options, guess: {} });
  return records.map((record, index) => {
    const request = (): RecordRequest => requestOf(record, fault);
    return { record, request: records.length > 1 ? inDeal(index, request) : request() };
  });
}
