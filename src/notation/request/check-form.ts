/** The check of a request's JSON against a schema, with errors that name the right form of a field. */
import * as v from 'valibot';
import { JassError, quote } from '../../game/errors.ts';
import { nearest } from '../../game/nearest-name.ts';
import { inEnglish, msg, str, untranslated } from '../../game/reason.ts';
import type { Part, Reason } from '../../game/reason.ts';
import { isObject } from './json.ts';

/**
 * The fields of the object, defaults filled in.
 * @param forms the right form of each field, for the message
 * @throws JassError `bad-request` naming the field that is unknown, missing or of the wrong form
 */
export function checkForm<const Schema extends v.GenericSchema>(
  schema: Schema,
  json: unknown,
  forms: Readonly<Record<string, Reason>>,
): v.InferOutput<Schema> {
  if (!isObject(json)) {
    const kind = inEnglish(kindOf(json));
    throw new JassError(
      'bad-request',
      untranslated(`A request is a JSON object, such as {"variant": "schieber", …}; this is ${kind}.`),
    );
  }
  // First, because a misspelt field is missing under its right name as well.
  const unknown = Object.keys(json).find((field) => !Object.hasOwn(forms, field));
  if (unknown !== undefined) throw unknownField(unknown, Object.keys(forms));
  const result = v.safeParse(schema, json, { abortEarly: true });
  if (result.success) return result.output;
  // The schema is an object, so every issue has a path: the field, then the element of a list.
  const [at, element] = result.issues[0].path as [v.IssuePathItem, v.IssuePathItem?];
  const field = String(at.key);
  const form = forms[field]!;
  if (!element && at.origin === 'key') {
    throw missingField(field, form);
  }
  const path = element ? `${field}[${String(element.key)}]` : field;
  const kind = kindOf((element ?? at).value);
  throw new JassError('bad-request', msg(str`${path} is ${kind}; write ${form}.`), { field });
}

function unknownField(name: string, known: readonly string[]): JassError {
  const suggestion = nearest(name, known);
  const [given, names] = [quote(name), known.join(', ')];
  const reason =
    suggestion === undefined
      ? msg(str`The field ${given} is not known; write one of ${names}.`)
      : msg(str`The field ${given} is not known; did you mean "${suggestion}"?`);
  return new JassError('bad-request', reason, { field: name.slice(0, 40) });
}

/** The error for a field that is missing. @param form its right form */
export const missingField = (field: string, form: Reason): JassError =>
  new JassError('bad-request', msg(str`${field} is missing; write ${form}.`), { field });

/** The kind of a JSON value, for a message. */
function kindOf(value: unknown): Part {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return msg('a list');
  if (typeof value === 'number') {
    const number = String(value);
    return msg(str`the number ${number}`);
  }
  const type = typeof value;
  return type === 'object' ? msg('an object') : msg(str`a ${type}`);
}
