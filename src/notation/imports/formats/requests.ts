/**
 * Requests as records: one deal, a list of them, or one on each line, as `jass-solver batch` reads them and as this project publishes
 * deals. Beside the fields of a request each may name its title, its source and the printed result; no request has these.
 */
import { ASKED, dealFieldsOf } from '../../request/deal-fields.ts';
import type { DealFields } from '../../request/deal-fields.ts';
import { parseRequest } from '../../request/parse-request.ts';
import { fieldOf } from '../json-fields.ts';
import { isObject } from '../../request/json.ts';
import type { JsonObject } from '../../request/json.ts';
import { gradeOf, linkedPuzzle } from '../../puzzle.ts';
import type { LinkedMode, PuzzleGrade } from '../../puzzle.ts';
import type { ImportedRecord, Stated } from '../record.ts';

/** Fields about a deal that are no fields of a request. */
const ABOUT = ['title', 'source', 'asPrinted'];

/** Whether all values have a deal as text. */
export const areRequests = (values: readonly unknown[]): values is readonly JsonObject[] =>
  values.length > 0 && values.every((value) => isObject(value) && typeof fieldOf(value, 'deal') === 'string');

/** A record with every field of a request about its deal. */
export type RequestRecord = ImportedRecord & LinkedMode & PuzzleGrade & DealFields;

/**
 * @param stated facts that the request may leave out
 * @throws JassError as `parseRequest` does
 */
export function readRequestRecord(json: JsonObject, stated: Stated): RequestRecord {
  const added = Object.entries(stated).filter(([name, value]) => value !== undefined && !(name in json));
  const given = Object.entries(json).filter(([name]) => !ABOUT.includes(name));
  const request = parseRequest(Object.fromEntries([...added, ...given]));
  const { puzzle } = request;
  const title = fieldOf(json, 'title');
  const asked = Object.fromEntries(ASKED.filter((name) => name in json).map((name) => [name, fieldOf(json, name)]));
  const besides = ABOUT.filter((name) => name in json);
  return {
    format: 'a request',
    ...(typeof title === 'string' && { title: title.slice(0, MAX_TITLE) }),
    ...dealFieldsOf(request),
    ...(puzzle && { ...linkedPuzzle(puzzle), ...gradeOf(puzzle) }),
    asked,
    ...(besides.length > 0 && { besides }),
    notes: [],
  };
}

/** Longest title that is kept, in characters. */
const MAX_TITLE = 200;
