/**
 * The rules of a variant with some fields changed. The override is merged along the schema. So unknown fields are reported at any
 * depth, keys such as `__proto__` never reach an object, and no input is followed deeper than the rules go. The result is checked
 * against the schema and against the conditions that no schema can express.
 */
import * as v from 'valibot';
import { NO_TRUMP_CONTRACTS } from '../cards.ts';
import type { Rank } from '../cards.ts';
import { isByTrick, isMisere } from '../contracts.ts';
import { JassError, quote } from '../errors.ts';
import { nearest } from '../nearest-name.ts';
import { msg, str } from '../reason.ts';
import type { Part, Reason } from '../reason.ts';
import { strengthOrder } from './pack.ts';
import { MOST_NAME, rulesSchema } from './rules.ts';
import type { Rules } from './rules.ts';

/** The most cards in a pack: the solver has a bit for each. */
const MOST_CARDS = 48;

/**
 * The rules with the fields of `override` in place of their own. Objects are merged field by field. Lists, numbers, words and null
 * replace the old value, and so does an object with another kind of scoring (`deal`).
 * @throws JassError `bad-rules`, naming the field, the given value and the right form
 */
export function withOverrides(rules: Rules, override: unknown): Rules {
  const result = v.safeParse(rulesSchema, merged(rulesSchema as unknown as Shape, rules, override, []), {
    abortEarly: true,
  });
  if (!result.success) throw schemaFault(result.issues[0]);
  checkRules(result.output);
  return result.output;
}

/** The conditions between fields. (With four suits every pack can be dealt to four hands.) @throws JassError `bad-rules` */
export function checkRules(rules: Rules): void {
  const { ranks, copies } = rules.deck;
  const twice = repeated(ranks);
  if (twice) {
    const reason = msg(
      str`deck.ranks has ${twice} twice; list each rank once, and give the number of copies in deck.copies.`,
    );
    throw fault('deck.ranks', reason);
  }
  const cards = 4 * ranks.length * copies;
  if (cards > MOST_CARDS) {
    const [most, count] = [MOST_CARDS / 4 / copies, ranks.length];
    throw fault(
      'deck',
      msg(
        str`deck has ${cards} cards (4 suits of ${count} ranks, ${copies} copies); at most ${MOST_CARDS} are possible: ${most} ranks with deck.copies ${copies}.`,
      ),
    );
  }
  for (const [name, order] of Object.entries(rules.order)) checkOrder(`order.${name}`, order, ranks);
  const contract = repeated(rules.contracts);
  if (contract) {
    throw fault('contracts', msg(str`contracts has "${contract}" twice; list each kind of contract once.`));
  }
  checkContracts(rules);
  checkLevels(rules);
  const compare = rules.melds?.compare;
  const lasts = compare?.filter((link) => link === 'turn' || link === 'nobody');
  if (compare && (lasts?.length !== 1 || lasts[0] !== compare.at(-1) || repeated(compare))) {
    const reason = msg(
      'melds.compare must end with "turn" or "nobody" and list no link twice: it has to decide between any two melds.',
    );
    throw fault('melds.compare', reason);
  }
}

/**
 * The bounds of the search on roem rely on one order of winning and on the winner's side scoring, and the scores by thresholds on the
 * latter; and no source has roem in all trumps, where marriages in tricks would be of every suit. A contract by trick turns the order of
 * winning, which the search has once.
 * @throws JassError `bad-rules`
 */
function checkContracts(rules: Rules): void {
  const { contracts, trickRoem, scoring } = rules;
  const special = NO_TRUMP_CONTRACTS.filter((contract) => contracts.includes(contract));
  const withoutRoem = special.find((contract) => isByTrick(contract) || isMisere(contract) || contract === 'alltrumps');
  if (withoutRoem && trickRoem) {
    throw fault('trickRoem', msg(str`trickRoem must be null with the contract "${withoutRoem}".`));
  }
  if (rules.deck.copies === 2 && rules.melds?.marriageIfDiscarded === false && contracts.includes('alltrumps')) {
    const reason = msg(
      'melds.marriageIfDiscarded cannot be false with two copies of each card and the contract "alltrumps": which two cards are a pair would depend on the play.',
    );
    throw fault('melds.marriageIfDiscarded', reason);
  }
  const byTrick = special.find(isByTrick);
  const [high, low] = [strengthOrder(rules, 'obenabe', 'S'), strengthOrder(rules, 'unenufe', 'S')];
  if (byTrick && high.some((rank, index) => rank !== low.at(-1 - index))) {
    throw fault(
      'order.unenufe',
      msg(str`order.unenufe must be the reverse of the order of Obenabe with the contract "${byTrick}".`),
    );
  }
  if (byTrick && rules.cardPointsBy === 'ownKind') checkOwnKind(rules);
  const misere = special.find(isMisere);
  if (misere && scoring.deal !== 'points') {
    throw fault('scoring.deal', msg(str`scoring.deal must be "points" with the contract "${misere}".`));
  }
}

/**
 * Card points without a fixed sum cannot be replaced by a bonus, prove a sweep or be compared with half of a sum.
 * @throws JassError `bad-rules`
 */
function checkOwnKind({ scoring, sweep }: Rules): void {
  if (scoring.deal !== 'points') {
    throw fault('scoring.deal', msg('scoring.deal must be "points" with cardPointsBy "ownKind".'));
  }
  if (sweep && sweep.by !== 'tricks') {
    throw fault('sweep.by', msg('sweep.by must be "tricks" with cardPointsBy "ownKind".'));
  }
  if (sweep && sweep.mode !== 'add') {
    throw fault('sweep.mode', msg('sweep.mode must be "add" with cardPointsBy "ownKind".'));
  }
}

/** @throws JassError `bad-rules` unless the levels rise */
function checkLevels({ scoring }: Rules): void {
  if (scoring.deal !== 'level') return;
  const { lowest, highest, sweep } = scoring.levels;
  if (highest < lowest) {
    const reason = msg(str`scoring.levels.highest must be scoring.levels.lowest, ${lowest}, or more.`);
    throw fault('scoring.levels.highest', reason);
  }
  if (sweep !== null && sweep <= highest) {
    const reason = msg(str`scoring.levels.sweep must be more than scoring.levels.highest, ${highest}.`);
    throw fault('scoring.levels.sweep', reason);
  }
}

/** @throws JassError `bad-rules` unless `order` has every rank of the pack once */
function checkOrder(field: string, order: readonly Rank[], ranks: readonly Rank[]): void {
  const foreign = order.find((rank) => !ranks.includes(rank));
  const missing = ranks.find((rank) => !order.includes(rank));
  const twice = repeated(order);
  const wrong = foreign
    ? msg(str`${foreign} is not in the pack`)
    : missing
      ? msg(str`${missing} is missing`)
      : twice && msg(str`${twice} appears twice`);
  if (!wrong) return;
  const names = ranks.join(' ');
  throw fault(field, msg(str`${field} must list each rank of deck.ranks (${names}) once, from high to low; ${wrong}.`));
}

function repeated<Item>(items: readonly Item[]): Item | undefined {
  return items.find((item, index) => items.indexOf(item) !== index);
}

/** The parts of a valibot schema that the merge uses. */
interface Shape {
  readonly type: string;
  /** Of an object. */
  readonly entries?: Readonly<Record<string, Shape>>;
  /** Of a schema that also accepts null (`type` is `nullable`) or no value. */
  readonly wrapped?: Shape;
  /** Of a list. */
  readonly item?: Shape;
  /** Of a choice between objects: the field that distinguishes them, and the objects. (A choice of words has no key.) */
  readonly key?: string;
  readonly options?: readonly Shape[];
  /** Of a field with a single possible value. */
  readonly literal?: unknown;
}

/**
 * `given` merged over `base` along the schema. Unknown and missing fields are errors here, where the known names are available; the
 * schema checks the values later.
 */
function merged(schema: Shape, base: unknown, given: unknown, path: readonly string[]): unknown {
  let shape = schema;
  while (shape.wrapped) shape = shape.wrapped;
  if (shape.item && Array.isArray(given)) {
    const { item } = shape;
    return given.map((value, index) => merged(item, undefined, value, [...path, String(index)]));
  }
  if (!shape.entries && !shape.key) return given;
  const nullable = schema.type === 'nullable';
  if (given === null && nullable) return null;
  if (!isPlainObject(given)) {
    const right = nullable ? msg('an object or null') : msg('an object');
    throw notRight(path.join('.'), shown(given), right);
  }

  const chosen = shape.key ? chosenOption(shape, base, given) : { entries: shape.entries!, base };
  if (!chosen) return given;
  const { entries } = chosen;
  const result: Record<string, unknown> = isPlainObject(chosen.base) ? { ...chosen.base } : {};
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(entries, key)) throw unknownField(path, key, Object.keys(entries));
    if (value !== undefined) result[key] = merged(entries[key]!, result[key], value, [...path, key]);
  }
  const required = Object.keys(entries).filter((key) => entries[key]!.type !== 'optional');
  const missing = required.find((key) => result[key] === undefined);
  if (missing) {
    const [field, parent, names] = [[...path, missing].join('.'), path.join('.'), required.join(', ')];
    throw fault(field, msg(str`${field} is missing; ${parent} needs ${names}.`));
  }
  return result;
}

/** The option that the object selects, with the base if it is of the same kind; undefined if there is no such option. */
function chosenOption(
  shape: Shape,
  base: unknown,
  given: Record<string, unknown>,
): { entries: Readonly<Record<string, Shape>>; base: unknown } | undefined {
  const key = shape.key!;
  const before = isPlainObject(base) ? base[key] : undefined;
  const kind = Object.hasOwn(given, key) ? given[key] : before;
  const option = shape.options!.find((known) => known.entries![key]!.literal === kind);
  return option && { entries: option.entries!, base: kind === before ? base : undefined };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return Object.prototype.toString.call(value) === '[object Object]';
}

function unknownField(path: readonly string[], key: string, known: readonly string[]): JassError {
  const at = (name: string) => [...path, name].join('.');
  const field = at(/^[\w-]{1,40}$/.test(key) ? key : quote(key));
  const near = nearest(key, known);
  if (near) {
    const suggestion = at(near);
    return fault(field, msg(str`${field} is not a field of these rules; did you mean ${suggestion}?`));
  }
  const [parent, names] = [path.join('.'), known.join(', ')];
  return fault(
    field,
    parent
      ? msg(str`${field} is not a field of these rules. The fields in ${parent} are ${names}.`)
      : msg(str`${field} is not a field of these rules. The fields at the top level are ${names}.`),
  );
}

/** The error for the first issue that the schema reports. */
function schemaFault(issue: v.BaseIssue<unknown>): JassError {
  const field = v.getDotPath(issue) ?? '';
  const allowed = (issue.expected ?? '').replace(/^\(|\)$/g, '').replaceAll(' | ', ', ');
  const given = issue.input === undefined ? msg('missing') : shown(issue.input);
  return notRight(field, given, rightValue(issue, allowed));
}

/** The right form of the only text that is no choice: the name. */
const nameForm = (): Reason => msg(str`a text of 1 to ${MOST_NAME} characters in one line`);

function rightValue(issue: v.BaseIssue<unknown>, allowed: string): Reason {
  const limit = String(issue.requirement);
  switch (issue.type) {
    case 'picklist':
    case 'variant':
      return msg(str`one of ${allowed}`);
    case 'union':
      return msg('"own" or a whole number');
    case 'string':
    case 'regex':
      return nameForm();
    case 'boolean':
      return msg('true or false');
    case 'array':
      return msg('a list');
    case 'min_length':
      return msg(str`a list of ${limit} or more`);
    case 'max_length':
      return typeof issue.input === 'string' ? nameForm() : msg(str`a list of ${limit} or fewer`);
    case 'min_value':
      return msg(str`a whole number of ${limit} or more`);
    case 'max_value':
      return msg(str`a whole number of ${limit} or less`);
    default:
      return msg('a whole number');
  }
}

/** A short form of any given value, for a message. */
function shown(value: unknown): Part {
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) {
    const { length } = value;
    return length > 0 ? msg(str`a list of ${length}`) : msg('an empty list');
  }
  if (isPlainObject(value)) return msg('an object');
  if (typeof value === 'object' && value !== null) return msg('a class instance');
  return String(value);
}

function notRight(path: string, given: Part, right: Reason): JassError {
  const field = path || 'rules';
  return fault(path, msg(str`${field} is ${given}; it must be ${right}.`));
}

function fault(field: string, reason: Reason): JassError {
  return new JassError('bad-rules', reason, field ? { field } : {});
}
