/** JSON before its fields are read: text to value, objects, the limits on the size of a request, and its id. */
import { JassError } from '../../game/errors.ts';
import { msg, str, untranslated } from '../../game/reason.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object, and no list. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Longest request that is read, in characters. An honest one has a few hundred. */
export const MAX_REQUEST_LENGTH = 1_000_000;

/** Deepest nesting that is read, in levels. An honest request has four. */
const MAX_DEPTH = 64;

/**
 * Reads one line of JSON.
 * @throws JassError `bad-json`; `bad-request` if it is too long
 */
export function parseJson(line: string): unknown {
  if (line.length > MAX_REQUEST_LENGTH) throw tooLong(line.length);
  try {
    // A byte order mark at the start is white space to trim() but not to JSON.
    return JSON.parse(line.trim());
  } catch (error) {
    const reason = line.trim() === '' ? 'the text is empty' : (error as SyntaxError).message;
    throw new JassError(
      'bad-json',
      untranslated(
        `This is not JSON: ${reason}. Write a request as one JSON object on one line; jass-solver import makes such lines of other texts.`,
      ),
    );
  }
}

/**
 * Refuses values so deeply nested that copying or printing them could exhaust the stack.
 * @param json a tree, as every JSON value is
 * @throws JassError `bad-request`
 */
export function checkNesting(json: unknown): void {
  if (isDeeperThan(json, MAX_DEPTH)) {
    throw new JassError('bad-request', msg(str`The request is nested more than ${MAX_DEPTH} levels deep.`));
  }
}

/** The error for a request that is too long. @param length in characters */
export function tooLong(length: number): JassError {
  return new JassError(
    'bad-request',
    untranslated(`The request is ${length} characters long; at most ${MAX_REQUEST_LENGTH} are read.`),
  );
}

/** The `id` of a request, even of a faulty one; undefined if it has none that can be echoed. */
export function requestId(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'id')) return undefined;
  const { id } = json as { id: unknown };
  return isDeeperThan(id, MAX_DEPTH) ? undefined : id;
}

function isDeeperThan(json: unknown, depth: number): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return depth === 0 || Object.values(json).some((value) => isDeeperThan(value, depth - 1));
}
