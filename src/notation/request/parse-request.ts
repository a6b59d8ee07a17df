/**
 * The JSON form of a request, checked field by field. Words that a page can also write in an attribute of an element are read by the
 * functions of request.ts, all others here. Everything that needs the rules of the variant (whether it exists, its contracts, its pack,
 * whether the plays are legal) is checked in resolve-request.ts.
 */
import * as v from 'valibot';
import { CARD_SUITS, suitOf } from '../../game/cards.ts';
import type { Card, CardSuits, Contract } from '../../game/cards.ts';
import { misereOf } from '../../game/contracts.ts';
import { JassError, quote } from '../../game/errors.ts';
import type { Call } from '../../game/play/play.ts';
import { leaderAfter } from '../../game/play/turned.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import type { Rules } from '../../game/rules/rules.ts';
import { sweepLevelOf } from '../../game/scoring/check-level.ts';
import { variantById } from '../../game/variants/index.ts';
import { CALLS_FORM, checkCallsWithin, parseCalls } from '../calls.ts';
import { parseCard } from '../cards.ts';
import { readContract, readSeat } from '../names.ts';
import { PAYOFFS } from '../../game/scoring/payoff.ts';
import { msg, str, untranslated } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';
import { checkForm, missingField } from './check-form.ts';
import { readChoice } from './choice.ts';
import { checkNesting } from './json.ts';
import { parsePuzzle } from '../puzzle.ts';
import { TAKEN_FORM, parseTaken } from '../taken.ts';
import { DEFAULTS, readWords, WANTS } from './request.ts';
import type { Request, RequestWords } from './request.ts';

/** A time limit in milliseconds, 0 or more. */
export const timeLimit = v.optional(v.custom<number>((limit) => Number.isFinite(limit) && (limit as number) >= 0));

/** The form of the JSON, with the default of each field that may be left out. */
export const requestSchema = v.strictObject({
  id: v.optional(v.unknown()),
  variant: v.string(),
  contract: v.optional(v.string()),
  misere: v.optional(v.union([v.boolean(), v.string()])),
  leader: v.optional(v.string()),
  dealer: v.optional(v.string()),
  turned: v.optional(v.string()),
  declarer: v.optional(v.string()),
  level: v.optional(v.union([v.number(), v.string()])),
  doubled: v.optional(v.union([v.number(), v.string()])),
  deal: v.string(),
  taken: v.optional(v.unknown()),
  plays: v.optional(
    v.lazy((plays) => (typeof plays === 'string' ? v.string() : v.array(v.string()))),
    DEFAULTS.plays,
  ),
  calls: v.optional(v.unknown()),
  at: v.optional(v.union([v.number(), v.string()])),
  payoff: v.optional(v.string(), DEFAULTS.payoff),
  cards: v.optional(v.string()),
  presets: v.optional(v.array(v.string()), DEFAULTS.presets),
  rules: v.optional(v.unknown(), DEFAULTS.rules),
  want: v.optional(v.array(v.string()), DEFAULTS.want),
  verdict: v.optional(v.union([v.boolean(), v.string()])),
  ignoreContract: v.optional(v.union([v.boolean(), v.string()])),
  limitMs: timeLimit,
  puzzle: v.optional(v.unknown()),
});

/** The bids for all tricks: capot in Contrée, match in Sidi Barrani. */
const SWEEP_WORDS = /^\s*(?:capot|match)\s*$/i;

type Field = keyof typeof requestSchema.entries;

const inQuotes = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
const [payoffs, wants] = [inQuotes(PAYOFFS), inQuotes(WANTS)];

/** The right form of each field, for error messages. */
export const FIELD_FORM: Readonly<Record<Field, Reason>> = {
  id: untranslated('any value'),
  variant: msg('the name of a variant as text, such as "schieber"'),
  contract: msg('a contract as text, such as "S", "obenabe" or "slalom-obenabe"'),
  misere: msg('true for a misère of the contract, false otherwise'),
  leader: msg('the seat that leads to the first trick as text: "N", "E", "S" or "W"'),
  dealer: msg('the seat of the dealer as text: "N", "E", "S" or "W"'),
  turned: msg('the card that the dealer has turned as text, such as "H9"'),
  declarer: msg('the seat of the declarer as text: "N", "E", "S" or "W"'),
  level: msg('the level that was bid as a number, such as 100, or "capot" or "match" for all tricks'),
  doubled: msg('2 for a double, 4 for a redouble, 1 for neither'),
  deal: msg('a deal as text, such as "N:AKJ9.T87.Q6. 8.AK.T97.J86 …"'),
  taken: TAKEN_FORM,
  plays: msg('the cards in the order played, such as ["HJ", "H6"] or "HJ H6"'),
  calls: CALLS_FORM,
  at: msg('the number of plays before the position shown first, such as 12'),
  payoff: msg(str`a payoff as text: ${payoffs}`),
  cards: untranslated('the cards of the deal as text: "french" or "swiss"; presets with doubled suits follow them'),
  presets: msg('a list of names of presets of the variant, such as ["match", "weis"]'),
  rules: untranslated('an object with the fields of the rules to override'),
  want: msg(str`a list of ${wants}`),
  verdict: untranslated('true for the verdict on each play of a review, false otherwise'),
  ignoreContract: untranslated('true if the contract tells players nothing of the hands, false otherwise'),
  limitMs: msg('a time in milliseconds, 0 or more'),
  puzzle: untranslated('a puzzle, such as {"side": "NS", "target": 91}'),
};

/**
 * Reads a request from its JSON value.
 * @throws JassError `bad-request` naming the field, `bad-contract`, or `illegal-play` for a card that cannot be read
 */
export function parseRequest(json: unknown): Request {
  checkNesting(json);
  const fields = checkForm(requestSchema, json, FIELD_FORM);
  const { taken, dealer, turned, misere, level, doubled, calls, at, cards: suits, puzzle, ...rest } = fields;
  const { verdict, ignoreContract, ...words } = rest;
  const card = turned === undefined ? undefined : readTurned(turned);
  const seat = dealer === undefined ? undefined : readSeat(dealer, 'dealer');
  const cards = suits === undefined ? undefined : readChoice(CARD_SUITS, suits, 'cards');
  const contract = words.contract ?? (card && suitOf(card));
  if (contract === undefined) throw missingField('contract', FIELD_FORM.contract);
  const leader = words.leader ?? (seat && leaderAfter(rulesOf({ ...words, cards }), seat));
  if (leader === undefined) throw missingField('leader', FIELD_FORM.leader);
  const { declarer } = words;
  const named = {
    contract: readContract(contract),
    leader: readSeat(leader, 'leader'),
    ...(declarer !== undefined && { declarer: readSeat(declarer, 'declarer') }),
  };
  const request = readWords({ ...words, ...named });
  const factor = doubled === undefined ? 1 : readDoubled(doubled);
  return {
    ...request,
    ...(misere !== undefined && isTrue(misere, 'misere') && { contract: readMisere(request.contract) }),
    ...(cards && { cards }),
    ...(seat && { dealer: seat }),
    ...(card && { turned: card }),
    ...(level !== undefined && { level: readLevel(level, { ...words, cards }) }),
    ...(factor !== 1 && { doubled: factor }),
    ...(taken !== undefined && { taken: parseTaken(taken) }),
    ...(calls !== undefined && { calls: readCalls(calls, request.plays.length) }),
    ...(at !== undefined && { at: readAt(at, request.plays.length) }),
    ...(verdict !== undefined && isTrue(verdict, 'verdict') && { verdict: forReview(request) }),
    ...(ignoreContract !== undefined && isTrue(ignoreContract, 'ignoreContract') && { ignoreContract: true as const }),
    ...(puzzle !== undefined && { puzzle: parsePuzzle(puzzle, request.payoff) }),
  };
}

type NamedRules = Pick<RequestWords, 'variant' | 'presets' | 'rules'> & { readonly cards: CardSuits | undefined };

/** The rules of a request, for the direction in which the leader follows the dealer, and for the level of a sweep. */
const rulesOf = ({ variant, presets, rules, cards }: NamedRules): Rules =>
  rulesWith(variantById(variant), presets, rules, cards);

/** True or false, or its text as links have it. @throws JassError `bad-request` */
function isTrue(given: boolean | string, field: Field): boolean {
  const word = String(given).trim().toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  throw notRead(field, word);
}

/** @throws JassError `bad-request` unless a review is wanted */
function forReview({ want }: Request): true {
  if (want.includes('review')) return true;
  throw new JassError('bad-request', untranslated('verdict: only a review has verdicts; write "want": ["review"].'), {
    field: 'verdict',
  });
}

/** The misère of a contract. @throws JassError `bad-contract` */
function readMisere(contract: Contract): Contract {
  const misere = misereOf(contract);
  if (misere) return misere;
  const reason = msg(str`misere: the contract ${contract} has no misère; leave it out.`);
  throw new JassError('bad-contract', reason, { field: 'misere' });
}

/**
 * A number, or its text as attributes and links have it; or a word for the level of all tricks, whose number the rules have.
 * @throws JassError `bad-request`
 */
function readLevel(given: number | string, words: NamedRules): number {
  if (typeof given === 'string' && SWEEP_WORDS.test(given)) return sweepLevelOf(rulesOf(words));
  const level = typeof given === 'string' && /^\s*\d{1,4}\s*$/.test(given) ? Number(given) : given;
  if (typeof level === 'number' && Number.isInteger(level)) return level;
  throw notRead('level', given);
}

/** Calls within so many plays. @throws JassError `bad-request` */
function readCalls(given: unknown, plays: number): Call[] {
  const calls = parseCalls(given);
  checkCallsWithin(calls, plays);
  return calls;
}

/** A number of plays, or its text as attributes and links have it, up to those of the record. @throws JassError `bad-request` */
function readAt(given: number | string, plays: number): number {
  const at = typeof given === 'string' && /^\s*\d{1,3}\s*$/.test(given) ? Number(given) : given;
  if (typeof at !== 'number' || !Number.isInteger(at) || at < 0) throw notRead('at', given);
  if (at <= plays) return at;
  throw new JassError('bad-request', msg(str`at is ${at}, but the deal has only ${plays} plays.`), { field: 'at' });
}

/** @throws JassError `bad-request` */
function readDoubled(given: number | string): 1 | 2 | 3 | 4 {
  const factor = Number(String(given).trim());
  if (factor === 1 || factor === 2 || factor === 3 || factor === 4) return factor;
  throw notRead('doubled', given);
}

function notRead(path: Field, given: number | string): JassError {
  const [text, form] = [typeof given === 'number' ? String(given) : quote(given), FIELD_FORM[path]];
  return new JassError('bad-request', msg(str`${path} is ${text}; write ${form}.`), { field: path });
}

/** @throws JassError `bad-request` */
function readTurned(text: string): Card {
  const card = text.length > 20 ? undefined : parseCard(text.trim());
  if (card) return card;
  throw notRead('turned', text);
}
