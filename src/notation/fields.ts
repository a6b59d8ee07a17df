/** The fields of a JSON object that asks for something: their form, checked, with errors that say what would be right. */
import * as v from 'valibot';
import { JassError } from '../game/errors.ts';
import { unknownWord } from './known-words.ts';

/**
 * Reads the fields, defaults filled in.
 * @param forms what would be right in each field, for the message
 * @throws JassError `bad-request` naming the field that is unknown, missing, or holds (perhaps in one element) what it should not
 */
export function readFields<const Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  forms: Readonly<Record<string, string>>,
): v.InferOutput<Schema> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new JassError(
      'bad-request',
      `A request is a JSON object, such as {"variant": "schieber", …}; this is ${kindOf(json)}.`,
    );
  }
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return result.output;
  // A request is checked as an object, so every issue has a path: the field, and in a list the element.
  const [at, element] = result.issues[0].path as [v.IssuePathItem, v.IssuePathItem?];
  const field = String(at.key);
  if (!Object.hasOwn(forms, field)) throw unknownWord('field', field, Object.keys(forms), field.slice(0, 40));
  const wrong = element
    ? `${field}[${String(element.key)}] is ${kindOf(element.value)}`
    : at.origin === 'key'
      ? `The request has no ${field}`
      : `${field} is ${kindOf(at.value)}`;
  throw new JassError('bad-request', `${wrong}; write ${forms[field]}.`, { field });
}

/** The kind of a JSON value, for a message. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
