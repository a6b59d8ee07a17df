/**
 * The calls of a record, as JSON or as text such as `NS:tap:28` (side, call, plays before it). Whether a call is possible there is checked later,
 * with the rules (`replayRecord`).
 */
import { SIDES } from '../game/cards.ts';
import { JassError, quote } from '../game/errors.ts';
import { CALL_NAMES } from '../game/play/play.ts';
import type { Call } from '../game/play/play.ts';
import { msg, str } from '../game/reason.ts';
import { isObject } from './request/json.ts';

/** The right form, for error messages. */
export const CALLS_FORM = msg(
  'the taps or claims, such as [{"after": 28, "by": "NS", "call": "tap"}] or "NS:tap:28" (after so many plays)',
);

/** Longest text that is read, in characters. */
const MAX_LENGTH = 1000;
const CALL = /^([a-z]+):([a-z]+):(\d{1,3})$/i;

/**
 * Reads a text, or a list of objects with `after`, `by` and `call`. The calls are put in the order in which they were made.
 * @throws JassError `bad-request` (field `calls`)
 */
export function parseCalls(given: unknown): Call[] {
  const calls = typeof given === 'string' ? callsInText(given) : callsInJson(given);
  if (calls) return calls.sort((a, b) => a.after - b.after);
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? String(given));
  const [path, word, form] = ['calls', quote(text), CALLS_FORM];
  throw new JassError('bad-request', msg(str`${path} is ${word}; write ${form}.`), { field: path });
}

/** Writes a text that `parseCalls` reads. */
export const formatCalls = (calls: readonly Call[]): string =>
  calls.map(({ after, by, call }) => `${by}:${call}:${after}`).join(' ');

/** @throws JassError `bad-request` for a call after more plays than there are */
export function checkCallsWithin(calls: readonly Call[], plays: number): void {
  const index = calls.findIndex(({ after }) => after > plays);
  if (index < 0) return;
  const { after } = calls[index]!;
  const reason = msg(str`calls[${index}]: after is ${after}, but the deal has only ${plays} plays.`);
  throw new JassError('bad-request', reason, { field: 'calls' });
}

function callsInText(text: string): Call[] | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  if (text.trimStart().startsWith('[')) return callsInJson(jsonIn(text));
  return allRead(
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((word) => {
        const [, by, call, after] = CALL.exec(word) ?? [];
        return callOf(by, call, after === undefined ? undefined : Number(after));
      }),
  );
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function callsInJson(json: unknown): Call[] | undefined {
  if (!Array.isArray(json)) return undefined;
  const isCall = (of: unknown): boolean =>
    isObject(of) && Object.keys(of).every((name) => ['after', 'by', 'call'].includes(name));
  return allRead(
    json.map((of: Record<string, unknown>) => (isCall(of) ? callOf(of.by, of.call, of.after) : undefined)),
  );
}

const allRead = (calls: readonly (Call | undefined)[]): Call[] | undefined =>
  calls.every((call) => call !== undefined) ? [...calls] : undefined;

function callOf(side: unknown, name: unknown, after: unknown): Call | undefined {
  const by = SIDES.find((known) => known === String(side).toUpperCase());
  const call = CALL_NAMES.find((known) => known === String(name).toLowerCase());
  const isCount = typeof after === 'number' && Number.isInteger(after) && after >= 0 && after < 1000;
  return by && call && isCount ? { after, by, call } : undefined;
}
