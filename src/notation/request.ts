/**
 * A request to the solver: its JSON form, checked field by field. Only the form is judged here; what needs the rules of the
 * variant (does it exist, does it have this contract, is the deal of its pack, are the plays legal) is checked by whoever answers.
 */
import * as v from 'valibot';
import type { Card, Contract, Seat } from '../game/cards.ts';
import { JassError, quote } from '../game/errors.ts';
import { nearest } from '../game/nearest.ts';
import { parseContractName, parseSeat } from './cards.ts';
import { parsePlays } from './plays.ts';

/** What can be asked for beside the value. */
export const WANTS = ['cards', 'line', 'state', 'melds'] as const;
export type Want = (typeof WANTS)[number];

/** What a value counts. */
export const PAYOFFS = ['points'] as const;
export type Payoff = (typeof PAYOFFS)[number];

/** Words of the interface that this version does not answer yet, by the field that holds them. */
const NOT_YET = { want: ['table', 'review'], payoff: ['total', 'score'] } as const;

/** Longest request that is read, in characters. An honest one has a few hundred. */
export const MAX_REQUEST_LENGTH = 1_000_000;

/** Deepest nesting that is read, in levels. An honest request has four. */
const MAX_DEPTH = 64;

/** A request after parsing, every default filled in. */
export interface Request {
  /** Any JSON value, echoed in the answer; undefined when the request has none. */
  readonly id?: unknown;
  readonly variant: string;
  readonly contract: Contract;
  readonly leader: Seat;
  readonly declarer: Seat;
  /** The deal as it was written: the rules of the variant are needed to read it (`readDeal`). */
  readonly deal: string;
  readonly plays: readonly Card[];
  readonly payoff: Payoff;
  /** The override of the variant's rules, unchecked (`withOverrides`). */
  readonly rules: unknown;
  /** Without repetitions; empty asks for the value alone. */
  readonly want: readonly Want[];
  /** Milliseconds after which bounds and an estimate will do; undefined asks for the exact answer, however long it takes. */
  readonly limitMs?: number;
}

const requestSchema = v.strictObject({
  id: v.optional(v.unknown()),
  variant: v.string(),
  contract: v.string(),
  leader: v.string(),
  declarer: v.optional(v.string()),
  deal: v.string(),
  plays: v.optional(
    v.lazy((plays) => (typeof plays === 'string' ? v.string() : v.array(v.string()))),
    [],
  ),
  payoff: v.optional(v.string(), 'points'),
  rules: v.optional(v.unknown(), {}),
  want: v.optional(v.array(v.string()), ['cards', 'line']),
  limitMs: v.optional(v.custom<number>((limit) => Number.isFinite(limit) && (limit as number) >= 0)),
});

type Field = keyof typeof requestSchema.entries;

/** What would be right in a field, for the message. */
const FIELD_FORM: Readonly<Record<Field, string>> = {
  id: 'any value',
  variant: 'the name of a variant as text, such as "schieber"',
  contract: 'a contract as text: "S", "H", "D", "C", "obenabe" or "unenufe"',
  leader: 'the seat that leads to the first trick as text: "N", "E", "S" or "W"',
  declarer: 'the seat of the declarer as text: "N", "E", "S" or "W"',
  deal: 'a deal as text, such as "N:AKJ9.T87.Q6. 8.AK.T97.J86 …"',
  plays: 'the cards in the order played, such as ["HJ", "H6"] or "HJ H6"',
  payoff: 'a payoff as text: "points"',
  rules: 'an object with the fields of the rules to override',
  want: `a list of ${WANTS.map((want) => `"${want}"`).join(', ')}`,
  limitMs: 'a time in milliseconds, 0 or more',
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
    throw new JassError('bad-json', `This is not JSON: ${reason}. Write a request as one JSON object on one line.`);
  }
}

/**
 * Refuses values so deeply nested that copying or printing them could exhaust the stack.
 * @param json a tree, as every JSON value is
 * @throws JassError `bad-request`
 */
export function checkNesting(json: unknown): void {
  if (isDeeperThan(json, MAX_DEPTH)) {
    throw new JassError('bad-request', `The request is nested more than ${MAX_DEPTH} levels deep.`);
  }
}

/** The error for a request of that many characters. */
export function tooLong(length: number): JassError {
  return new JassError(
    'bad-request',
    `The request is ${length} characters long; at most ${MAX_REQUEST_LENGTH} are read.`,
  );
}

/**
 * Reads a request from its JSON value.
 * @throws JassError `bad-request` naming the field, `bad-contract`, or `illegal-play` for a card that cannot be read
 */
export function parseRequest(json: unknown): Request {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new JassError(
      'bad-request',
      `A request is a JSON object, such as {"variant": "schieber", …}; this is ${kindOf(json)}.`,
    );
  }
  checkNesting(json);
  const result = v.safeParse(requestSchema, json, { abortEarly: true });
  if (!result.success) throw requestError(result.issues[0]);
  const { id, variant, rules, deal, leader, declarer = leader, contract, payoff, want, plays, limitMs } = result.output;
  return {
    ...(id !== undefined && { id }),
    variant,
    contract: parseContractName(contract),
    leader: parseSeat(leader, 'leader'),
    declarer: parseSeat(declarer, 'declarer'),
    deal,
    plays: parsePlays(plays),
    payoff: oneOf(PAYOFFS, payoff, 'payoff'),
    rules,
    want: [...new Set(want.map((word) => oneOf(WANTS, word, 'want')))],
    ...(limitMs !== undefined && { limitMs }),
  };
}

/** The `id` of a request, whatever else is wrong with it; undefined when it has none that can be echoed. */
export function requestId(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'id')) return undefined;
  const { id } = json as { id: unknown };
  return isDeeperThan(id, MAX_DEPTH) ? undefined : id;
}

/** The error for a field that is unknown, missing, or holds (perhaps in one element) what it should not. */
function requestError(issue: v.BaseIssue<unknown>): JassError {
  // A request is checked as an object, so every issue has a path: the field, and in a list the element.
  const [at, element] = issue.path!;
  const field = String(at.key);
  if (!Object.hasOwn(FIELD_FORM, field)) {
    return unknownWord('field', field, Object.keys(FIELD_FORM), field.slice(0, 40));
  }
  const form = FIELD_FORM[field as Field];
  const wrong = element
    ? `${field}[${String(element.key)}] is ${kindOf(element.value)}`
    : at.origin === 'key'
      ? `The request has no ${field}`
      : `${field} is ${kindOf(at.value)}`;
  return new JassError('bad-request', `${wrong}; write ${form}.`, { field });
}

function oneOf<Word extends string>(known: readonly Word[], text: string, field: keyof typeof NOT_YET): Word {
  const word = known.find((candidate) => candidate === text);
  if (word !== undefined) return word;
  if ((NOT_YET[field] as readonly string[]).includes(text)) {
    const message = `The ${field} "${text}" is not supported yet; supported: ${known.join(', ')}.`;
    throw new JassError('bad-request', message, { field });
  }
  throw unknownWord(field, text, known, field);
}

/** The error for a word that is none of the known ones. */
function unknownWord(kind: string, text: string, known: readonly string[], field: string): JassError {
  const suggestion = nearest(text, known);
  const right = suggestion === undefined ? `known: ${known.join(', ')}.` : `did you mean "${suggestion}"?`;
  return new JassError('bad-request', `The ${kind} ${quote(text)} is not known; ${right}`, { field });
}

/** The kind of a JSON value, for a message. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function isDeeperThan(json: unknown, depth: number): boolean {
  if (typeof json !== 'object' || json === null) return false;
  return depth === 0 || Object.values(json).some((value) => isDeeperThan(value, depth - 1));
}
