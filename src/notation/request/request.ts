/**
 * A request to the solver: its JSON form, checked field by field. Only the form is judged here; what the words in the fields mean
 * stands in request-words.ts. What needs the rules of the variant (does it exist, does it have this contract, is the deal of its
 * pack, are the plays legal) is checked by whoever makes a question of it (analysis/question.ts).
 */
import * as v from 'valibot';
import { JassError } from '../../game/errors.ts';
import { PAYOFFS } from '../../game/scoring/payoff.ts';
import { msg, str, untranslated } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';
import { readFields } from './fields.ts';
import { DEFAULTS, readRequest, WANTS } from './request-words.ts';
import type { Request } from './request-words.ts';

export { WANTS } from './request-words.ts';
export type { Request, Want } from './request-words.ts';

/** Longest request that is read, in characters. An honest one has a few hundred. */
export const MAX_REQUEST_LENGTH = 1_000_000;

/** Deepest nesting that is read, in levels. An honest request has four. */
const MAX_DEPTH = 64;

/** The form of the JSON; what is left out has the value that stands here. */
export const requestSchema = v.strictObject({
  id: v.optional(v.unknown()),
  variant: v.string(),
  contract: v.string(),
  leader: v.string(),
  declarer: v.optional(v.string()),
  deal: v.string(),
  plays: v.optional(
    v.lazy((plays) => (typeof plays === 'string' ? v.string() : v.array(v.string()))),
    DEFAULTS.plays,
  ),
  payoff: v.optional(v.string(), DEFAULTS.payoff),
  presets: v.optional(v.array(v.string()), DEFAULTS.presets),
  rules: v.optional(v.unknown(), DEFAULTS.rules),
  want: v.optional(v.array(v.string()), DEFAULTS.want),
  limitMs: v.optional(v.custom<number>((limit) => Number.isFinite(limit) && (limit as number) >= 0)),
});

type Field = keyof typeof requestSchema.entries;

const [payoffs, wants] = [PAYOFFS, WANTS].map((names) => names.map((name) => `"${name}"`).join(', ')) as [
  string,
  string,
];

/** What would be right in a field, for the message. */
export const FIELD_FORM: Readonly<Record<Field, Reason>> = {
  id: untranslated('any value'),
  variant: msg('the name of a variant as text, such as "schieber"'),
  contract: msg('a contract as text: "S", "H", "D", "C", "obenabe" or "unenufe"'),
  leader: msg('the seat that leads to the first trick as text: "N", "E", "S" or "W"'),
  declarer: msg('the seat of the declarer as text: "N", "E", "S" or "W"'),
  deal: msg('a deal as text, such as "N:AKJ9.T87.Q6. 8.AK.T97.J86 …"'),
  plays: msg('the cards in the order played, such as ["HJ", "H6"] or "HJ H6"'),
  payoff: msg(str`a payoff as text: ${payoffs}`),
  presets: msg('a list of names of presets of the variant, such as ["match", "weis"]'),
  rules: untranslated('an object with the fields of the rules to override'),
  want: msg(str`a list of ${wants}`),
  limitMs: msg('a time in milliseconds, 0 or more'),
};

/**
 * Reads one line of JSON.
 * @throws JassError `bad-json`; `bad-request` when it is too long
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
      untranslated(`This is not JSON: ${reason}. Write a request as one JSON object on one line.`),
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

/** The error for a request of that many characters. */
export function tooLong(length: number): JassError {
  return new JassError(
    'bad-request',
    untranslated(`The request is ${length} characters long; at most ${MAX_REQUEST_LENGTH} are read.`),
  );
}

/**
 * Reads a request from its JSON value.
 * @throws JassError `bad-request` naming the field, `bad-contract`, or `illegal-play` for a card that cannot be read
 */
export function parseRequest(json: unknown): Request {
  checkNesting(json);
  return readRequest(readFields(requestSchema, json, FIELD_FORM));
}

/** The `id` of a request, whatever else is wrong with it; undefined when it has none that can be echoed. */
export function requestId(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'id')) return undefined;
  const { id } = json as { id: unknown };
  return isDeeperThan(id, MAX_DEPTH) ? undefined : id;
}

function isDeeperThan(json: unknown, depth: number): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return depth === 0 || Object.values(json).some((value) => isDeeperThan(value, depth - 1));
}
