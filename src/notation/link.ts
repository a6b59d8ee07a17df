/**
 * A deal and its record as the fragment of a web address: `jass=1&variant=schieber&…&deal=N:AKJ9.T87.Q6.-_8.AK.T97.J86_…`. A link is
 * readable text with the words of a request and not a packed code. So people can read and write it, errors have a place, and no link
 * depends on the order of a pack or on a rule. The deal comes last: in a link without its end a hand lacks cards, which is detected.
 * docs/links.md describes the format.
 */
import { cardOf, rankOf, stated, suitOf, SUITS } from '../game/cards.ts';
import type { Card, Suit } from '../game/cards.ts';
import { JassError, quote } from '../game/errors.ts';
import { nearest } from '../game/nearest-name.ts';
import { msg, str, untranslated } from '../game/reason.ts';
import type { Reason } from '../game/reason.ts';
import { parseRank, parseSuit } from './cards.ts';
import { checkList, checkNames, checkText } from '../game/given.ts';
import { parseDeal } from './deal.ts';
import { formatDeal } from './hands.ts';
import { inFormat, inPart } from '../game/located.ts';
import { linkedPuzzle, MODES, parseReader, parseTarget } from './puzzle.ts';
import type { LinkedMode } from './puzzle.ts';
import { readChoice } from './request/choice.ts';
import { ASKED, dealFieldsOf } from './request/deal-fields.ts';
import type { DealFields } from './request/deal-fields.ts';
import { isObject } from './request/json.ts';
import { parseRequest } from './request/parse-request.ts';
import type { Request } from './request/request.ts';
import { formatCalls } from './calls.ts';
import { formatTaken } from './taken.ts';

/** Longest link that is read, in characters: several times the longest real one with an override of the rules. */
const MAX_LINK_LENGTH = 10_000;

/** The fields of a request that a link has, and the mode. */
export type Linked = LinkedMode & DealFields;

/** The deal and the puzzle of a request as a link has them. */
export const linkedOf = (request: Request): Linked => ({
  ...dealFieldsOf(request),
  ...(request.puzzle && linkedPuzzle(request.puzzle)),
});

/** The first field, with the version of the format. */
const VERSION_FIELD = 'jass';
const VERSION = '1';

/** The fields of version 1, in the order written. */
const FIELDS = [
  'variant',
  'contract',
  'misere',
  'leader',
  'dealer',
  'turned',
  'declarer',
  'level',
  'doubled',
  'ignoreContract',
  'payoff',
  'cards',
  'presets',
  'rules',
  'taken',
  'mode',
  'side',
  'target',
  'plays',
  'calls',
  'at',
  'deal',
] as const;
type Field = (typeof FIELDS)[number];

const LINK_FORM =
  'A link looks like "jass=1&variant=schieber&contract=H&leader=N&deal=N:AKJ9.T87.Q6.-_8.AK.T97.J86_…".';

/** Whether a text is a link, or a faulty one: a whole address, or its fragment with or without `#`. JSON with a link in it is none. */
export const isLink = (text: string): boolean =>
  typeof text === 'string' && /^(?![[{])(?:[^\s#]*#)?jass=/.test(text.trim());

/** What `formatLink` may be given: the fields of a request, of which those that are not about its deal are left out, and the mode. */
const LINKED: readonly string[] = [...FIELDS.filter((field) => field !== 'misere'), ...ASKED];

/**
 * Writes a link without `#`. Fields with their default, such as a declarer who leads, are left out, as are those that only a request has
 * (`id`, `want`, `limitMs`, `puzzle`).
 * @throws TypeError without the fields that every link has, or with one that is unknown; JassError `bad-deal` for a deal that cannot be read
 */
export function formatLink(linked: Linked): string {
  // First, because a misspelt field is missing under its right name as well.
  if (isObject(linked)) checkNames(linked, LINKED, 'field');
  for (const name of ['variant', 'contract', 'leader', 'deal', 'payoff'] as const) checkText(linked?.[name], name);
  for (const name of ['plays', 'presets'] as const) checkList(linked?.[name], name);
  const { variant, contract, leader, dealer, turned, declarer, level, doubled } = linked;
  const { ignoreContract, deal, taken, plays, calls, at, payoff, cards, presets, rules, mode, side, target } = linked;
  const override = JSON.stringify(rules ?? {});
  const { contract: named, misere } = stated(contract);
  const fields: Record<Field, string> = {
    variant: encodeURIComponent(variant),
    contract: named,
    misere: misere ? 'true' : '',
    leader,
    dealer: dealer ?? '',
    turned: turned ?? '',
    declarer: declarer && declarer !== leader ? declarer : '',
    level: level === undefined ? '' : `${level}`,
    doubled: doubled ? `${doubled}` : '',
    ignoreContract: ignoreContract ? 'true' : '',
    payoff: payoff === 'points' ? '' : payoff,
    cards: cards ?? '',
    presets: presets.map(encodeURIComponent).join(','),
    rules: override === '{}' ? '' : encodeURIComponent(override),
    taken: taken ? formatTaken(taken).replaceAll(' ', '_') : '',
    mode: mode ?? '',
    side: side ?? '',
    target: target === undefined ? '' : `${target}`,
    plays: formatPlaysInLink(plays),
    calls: calls ? formatCalls(calls).replaceAll(' ', '_') : '',
    at: at === undefined ? '' : `${at}`,
    deal: formatDealInLink(deal),
  };
  const written = FIELDS.filter((field) => fields[field] !== '').map((field) => `${field}=${fields[field]}`);
  return [`${VERSION_FIELD}=${VERSION}`, ...written].join('&');
}

/**
 * Reads a link: a whole address, or its fragment with or without `#`. As in `parseRequest` only the form is checked; rules, deal and
 * plays are checked when the request is resolved.
 * @throws JassError naming the field and the right form; TypeError if it is no text
 */
export function parseLink(text: string): Linked {
  checkText(text, 'link');
  return inFormat(msg('a link'), () => {
    const { rules, presets, plays, calls, deal, taken: before, mode, side, target, ...words } = fieldsIn(text);
    const request = parseRequest({
      ...words,
      ...(deal !== undefined && { deal: deal.replaceAll('_', ' ') }),
      plays: plays === undefined ? [] : inField(text, 'plays', plays, () => parsePlaysInLink(plays)),
      ...(calls !== undefined && { calls: calls.replaceAll('_', ' ') }),
      ...(presets !== undefined && { presets: presets.split(',').filter(Boolean) }),
      ...(rules !== undefined && { rules: jsonIn(rules) }),
      ...(before !== undefined && { taken: before.replaceAll('_', ' ') }),
    });
    inField(text, 'deal', request.deal, () => parseDeal(request.deal));
    return {
      ...dealFieldsOf(request),
      ...(mode !== undefined && { mode: readChoice(MODES, mode, 'mode') }),
      ...(side !== undefined && { side: parseReader(side) }),
      ...(target !== undefined && { target: parseTarget(target) }),
    };
  });
}

/** Runs the reading of a field. The position of an error becomes that in the link. @param value decoded */
const inField = <Result>(text: string, field: Field, value: string, read: () => Result): Result =>
  inPart(text, `${field}=${value}`, read, field.length + 1);

function fieldsIn(text: string): Partial<Record<Field, string>> {
  if (text.length > MAX_LINK_LENGTH) {
    const { length } = text;
    throw fault(msg(str`It is ${length} characters long; at most ${MAX_LINK_LENGTH} are read.`));
  }
  if (!isLink(text)) {
    throw fault(untranslated(`${quote(text.trim())} does not begin with "${VERSION_FIELD}=". ${LINK_FORM}`));
  }
  const [head, ...parts] = text
    .slice(text.indexOf(`${VERSION_FIELD}=`))
    .trimEnd()
    .split('&');
  const version = head!.slice(VERSION_FIELD.length + 1);
  if (version !== VERSION) {
    const given = quote(version);
    throw fault(msg(str`It has version ${given}; this program reads only version ${VERSION}.`));
  }
  const fields: Partial<Record<Field, string>> = {};
  for (const part of parts) {
    const name = part.split('=', 1)[0]!;
    const field = FIELDS.find((known) => known === name);
    if (!field) throw unknownField(name);
    if (field in fields) throw fault(msg(str`It has two fields ${field}; write one.`), field);
    if (!part.includes('=')) throw fault(msg(str`The field ${field} has no "=" and no value.`), field);
    fields[field] = decoded(field, part.slice(name.length + 1));
  }
  return fields;
}

function unknownField(name: string): JassError {
  const suggestion = nearest(name, FIELDS);
  const [given, names] = [quote(name), FIELDS.join(', ')];
  return fault(
    suggestion
      ? msg(str`It has no field ${given}; did you mean "${suggestion}"?`)
      : msg(str`It has no field ${given}; the fields are ${names}.`),
  );
}

function decoded(field: Field, value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    const reason = msg(str`The field ${field} has a "%" without two hexadecimal digits of a character after it.`);
    throw fault(reason, field);
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = (error as SyntaxError).message;
    throw new JassError('bad-rules', msg(str`The field rules is not JSON: ${why}.`), { field: 'rules' });
  }
}

/** The deal with `_` for spaces. A void at the end is written as "-", because programs cut dots off the end of an address. */
const formatDealInLink = (deal: string): string =>
  formatDeal(parseDeal(deal)).replaceAll(' ', '_').replace(/\.$/, '.-');

/** Cards in the order played, with a suit letter wherever the suit changes. */
function formatPlaysInLink(plays: readonly Card[]): string {
  return plays
    .map((card, index) => (index > 0 && suitOf(plays[index - 1]!) === suitOf(card) ? rankOf(card) : card))
    .join('');
}

/** The cards as words of the notation, which `parsePlays` reads. */
function parsePlaysInLink(text: string): string[] {
  const cards: string[] = [];
  let suit: Suit | undefined;
  const words = [...text.matchAll(/10|./gsu)];
  words.forEach(({ 0: word, index }, at) => {
    const wrong = (what: Reason): JassError => {
      const [given, known] = [quote(word), SUITS.join(' ')];
      return new JassError(
        'illegal-play',
        msg(
          str`The field plays: ${given} at position ${index + 1} ${what}; write a suit (${known}) and after it the ranks played in it, such as "HJ679S8".`,
        ),
        { play: cards.length, position: index },
      );
    };
    const named = parseSuit(word);
    const rank = parseRank(word);
    if (named) {
      suit = named;
      const next = words[at + 1]?.[0];
      if (next === undefined || parseSuit(next)) throw wrong(msg('is a suit without a rank'));
    } else if (!rank) {
      throw wrong(msg('is neither a suit nor a rank'));
    } else if (!suit) {
      throw wrong(msg('has no suit before it'));
    } else {
      cards.push(cardOf(suit, rank));
    }
  });
  return cards;
}

const fault = (reason: Reason, field?: Field): JassError =>
  new JassError('bad-request', reason, field ? { field } : {});
