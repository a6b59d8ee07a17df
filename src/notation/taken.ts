/**
 * The points, roem and tricks taken before an ending, as text such as `NS:60+20/4 EW:51/2` (points, `+` roem, `/` tricks) or as JSON. Whether the cards
 * in no hand can be taken so is checked later, with the rules (`completeTaken`).
 */
import { SIDES } from '../game/cards.ts';
import type { Side } from '../game/cards.ts';
import { JassError, quote } from '../game/errors.ts';
import type { StatedTaken } from '../game/play/complete-taken.ts';
import type { TakenBySide } from '../game/play/taken.ts';
import { msg, str } from '../game/reason.ts';
import { isObject } from './request/json.ts';

/** The right form, for error messages. */
export const TAKEN_FORM = msg(
  'what the sides had taken before an ending, such as "NS:60" or "NS:60+20/4 EW:51" (points, roem, tricks)',
);

/** Longest text that is read, in characters. */
const MAX_LENGTH = 100;
const SIDE_TAKEN = /^(NS|EW):(\d{1,4})(?:\+(\d{1,4}))?(?:\/(\d{1,2}))?$/i;
const KINDS = ['points', 'roem', 'tricks'] as const satisfies (keyof TakenBySide)[];

/**
 * Reads a text, or an object with a number of points or an object with `points`, `roem` and `tricks` for each side.
 * @throws JassError `bad-request` (field `taken`)
 */
export function parseTaken(given: unknown): StatedTaken {
  const taken = typeof given === 'string' ? takenInText(given) : takenInJson(given);
  if (taken) return taken;
  const text = typeof given === 'string' ? given : (JSON.stringify(given) ?? String(given));
  const [path, word, form] = ['taken', quote(text), TAKEN_FORM];
  throw new JassError('bad-request', msg(str`${path} is ${word}; write ${form}.`), { field: path });
}

/** Writes a text that `parseTaken` reads. */
export function formatTaken(taken: StatedTaken): string {
  return SIDES.flatMap((side) => {
    const { points, roem, tricks } = taken[side] ?? {};
    if (points === undefined) return [];
    return [`${side}:${points}${roem ? `+${roem}` : ''}${tricks === undefined ? '' : `/${tricks}`}`];
  }).join(' ');
}

function takenInText(text: string): StatedTaken | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  if (text.trimStart().startsWith('{')) return takenInJson(jsonIn(text));
  const words = text.split(/[\s,]+/).filter(Boolean);
  const taken: Partial<Record<Side, Partial<TakenBySide>>> = {};
  for (const word of words) {
    const [, name, points, roem, tricks] = SIDE_TAKEN.exec(word) ?? [];
    const side = SIDES.find((side) => side === name?.toUpperCase());
    if (!side || side in taken) return undefined;
    taken[side] = {
      points: Number(points),
      ...(roem !== undefined && { roem: Number(roem) }),
      ...(tricks !== undefined && { tricks: Number(tricks) }),
    };
  }
  return words.length > 0 ? taken : undefined;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function takenInJson(json: unknown): StatedTaken | undefined {
  if (!isObject(json) || Object.keys(json).some((name) => !SIDES.some((side) => side === name))) return undefined;
  const taken: Partial<Record<Side, Partial<TakenBySide>>> = {};
  for (const side of SIDES.filter((side) => json[side] !== undefined)) {
    const of = typeof json[side] === 'number' ? { points: json[side] } : json[side];
    const isRead =
      isObject(of) &&
      Object.entries(of).every(([kind, count]) => KINDS.some((known) => known === kind) && isCount(count));
    if (!isRead) return undefined;
    taken[side] = of;
  }
  return taken;
}

const isCount = (count: unknown): boolean =>
  Number.isInteger(count) && (count as number) >= 0 && (count as number) < 10_000;
