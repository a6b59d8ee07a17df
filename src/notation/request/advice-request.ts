/**
 * A request for advice on a single hand: its JSON form, checked field by field, as a request for a deal is. Everything that
 * needs the rules of the variant is checked in resolve-advice-request.ts.
 */
import * as v from 'valibot';
import { CARD_SUITS, SEATS, partnerOf } from '../../game/cards.ts';
import type { Card, CardSuits, Contract, Seat } from '../../game/cards.ts';
import { JassError, quote } from '../../game/errors.ts';
import type { RulesOverride } from '../../game/rules/rules.ts';
import { PAYOFFS } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { inEnglish, untranslated } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';
import type { CardsBySeat } from '../../game/inference/deals-from-hand.ts';
import { cardForm, parseCard } from '../cards.ts';
import { readContract, readSeat } from '../names.ts';
import { checkForm } from './check-form.ts';
import { readChoice } from './choice.ts';
import { MOST_TARGET } from '../puzzle.ts';
import { checkNesting, isObject } from './json.ts';
import { FIELD_FORM, timeLimit } from './parse-request.ts';

/** A request for advice as plain data, defaults filled in. Its hand and its rules are not read yet. */
export interface AdviceRequest {
  /** Any JSON value, echoed in the answer; undefined if the request has none. */
  readonly id?: unknown;
  readonly variant: string;
  /** The seat of the hand, which would be the declarer. */
  readonly seat: Seat;
  /** Text (`parseHand`). */
  readonly hand: string;
  /** The leader to the first trick, in every contract. */
  readonly leader: Seat;
  readonly payoff: Payoff;
  /** The value, in the unit of the payoff, that the hand's side needs: what the score so far requires. */
  readonly target?: number;
  /** The cards of the deals, which some presets follow; French unless given. */
  readonly cards?: CardSuits;
  readonly presets: readonly string[];
  readonly rules: RulesOverride;
  /** Cards known to be in another hand, by seat. */
  readonly held: CardsBySeat;
  /** Cards known not to be in another hand, by seat. */
  readonly lacking: CardsBySeat;
  /** The contracts on which the partner, who chose first, has passed; undefined if the partner has not chosen. */
  readonly passed?: 'all' | readonly Contract[];
  /** The number of deals to solve. */
  readonly deals: number;
  /** Whether the deals are first, or only, estimated, which takes a hundredth of the time. */
  readonly estimates?: Estimates;
  /** The same seed gives the same deals. */
  readonly seed: number;
  /** Milliseconds until the advice is given from the deals solved by then. */
  readonly limitMs?: number;
}

/** `first`: all deals are estimated, and then solved one after another; `only`: none is solved. */
export const ESTIMATES = ['first', 'only'] as const;
export type Estimates = (typeof ESTIMATES)[number];

const DEFAULT_DEALS = 100;
const DEFAULT_SEED = 1;
/** More deals would not narrow the intervals noticeably. */
export const MAX_DEALS = 1_000_000;
/** Seeds are numbers of 32 bits. */
export const MAX_SEED = 2 ** 32 - 1;

const wholeNumber = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const schema = v.strictObject({
  id: v.optional(v.unknown()),
  variant: v.string(),
  seat: v.optional(v.string(), 'N'),
  hand: v.string(),
  leader: v.optional(v.string()),
  payoff: v.optional(v.string(), 'points'),
  target: v.optional(wholeNumber(-MOST_TARGET, MOST_TARGET)),
  cards: v.optional(v.string()),
  presets: v.optional(v.array(v.string()), []),
  rules: v.optional(v.unknown(), {}),
  with: v.optional(v.custom<Record<string, unknown>>(isObject), {}),
  without: v.optional(v.custom<Record<string, unknown>>(isObject), {}),
  passed: v.optional(
    v.lazy((passed) => (typeof passed === 'boolean' ? v.boolean() : v.array(v.string()))),
    false,
  ),
  deals: v.optional(wholeNumber(1, MAX_DEALS), DEFAULT_DEALS),
  estimates: v.optional(v.string()),
  seed: v.optional(wholeNumber(0, MAX_SEED), DEFAULT_SEED),
  limitMs: timeLimit,
});

/** The right form of each field, for error messages. */
const FORMS: Readonly<Record<keyof typeof schema.entries, Reason>> = {
  id: FIELD_FORM.id,
  variant: FIELD_FORM.variant,
  seat: untranslated('the seat of the hand as text: "N", "E", "S" or "W"'),
  hand: untranslated('the hand as text, suits in the order S.H.D.C, such as "AKJ9.T87.Q6."'),
  leader: FIELD_FORM.leader,
  payoff: FIELD_FORM.payoff,
  target: untranslated(`a whole number up to ${MOST_TARGET}, the least value that is enough, such as 91`),
  cards: FIELD_FORM.cards,
  presets: FIELD_FORM.presets,
  rules: FIELD_FORM.rules,
  with: untranslated('the cards that others hold by seat, such as {"S": ["HA"]}'),
  without: untranslated('the cards that others do not hold by seat, such as {"S": ["SJ", "HJ"]}'),
  passed: untranslated('true, or a list of the contracts that the partner has passed, such as ["S", "obenabe"]'),
  deals: untranslated(`a whole number from 1 to ${MAX_DEALS}`),
  estimates: untranslated('"first" or "only"'),
  seed: untranslated(`a whole number from 0 to ${MAX_SEED}`),
  limitMs: FIELD_FORM.limitMs,
};

/**
 * Reads a request for advice from its JSON value. The leader is by default the seat that chose first: the hand's, or its partner's
 * after a pass.
 * @throws JassError `bad-request` naming the field, or `bad-contract`
 */
export function parseAdviceRequest(json: unknown): AdviceRequest {
  checkNesting(json);
  const fields = checkForm(schema, json, FORMS);
  const { id, variant, hand, payoff, target, presets, rules, deals, seed, limitMs } = fields;
  const seat = readSeat(fields.seat, 'seat');
  const passed = passedIn(fields.passed);
  const firstToChoose = passed === undefined ? seat : partnerOf(seat);
  return {
    ...(id !== undefined && { id }),
    variant,
    seat,
    hand,
    leader: fields.leader === undefined ? firstToChoose : readSeat(fields.leader, 'leader'),
    payoff: readChoice(PAYOFFS, payoff, 'payoff'),
    ...(target !== undefined && { target }),
    ...(fields.cards !== undefined && { cards: readChoice(CARD_SUITS, fields.cards, 'cards') }),
    presets,
    rules: rules as RulesOverride,
    held: cardsBySeat(fields.with, 'with'),
    lacking: cardsBySeat(fields.without, 'without'),
    ...(passed !== undefined && { passed }),
    deals,
    ...(fields.estimates !== undefined && { estimates: readChoice(ESTIMATES, fields.estimates, 'estimates') }),
    seed,
    ...(limitMs !== undefined && { limitMs }),
  };
}

function passedIn(passed: boolean | readonly string[]): AdviceRequest['passed'] {
  if (typeof passed === 'boolean') return passed ? 'all' : undefined;
  return passed.length === 0 ? undefined : [...new Set(passed.map(readContract))];
}

function cardsBySeat(json: Record<string, unknown>, field: 'with' | 'without'): CardsBySeat {
  const bySeat: Partial<Record<Seat, Card[]>> = {};
  for (const [name, words] of Object.entries(json)) {
    const seat = readSeat(name, field);
    if (!Array.isArray(words)) {
      const form = inEnglish(FORMS[field]);
      throw new JassError('bad-request', untranslated(`${field}.${seat} is no list; write ${form}.`), { field });
    }
    bySeat[seat] = [
      ...(bySeat[seat] ?? []),
      ...words.map((word: unknown) => readCard(word, `${field}.${seat}`, field)),
    ];
  }
  return Object.fromEntries(SEATS.flatMap((seat) => (bySeat[seat]?.length ? [[seat, bySeat[seat]]] : [])));
}

function readCard(word: unknown, where: string, field: string): Card {
  const text = typeof word === 'string' ? word : String(JSON.stringify(word));
  const card = typeof word === 'string' && word.length <= 20 ? parseCard(word.trim()) : undefined;
  if (card) return card;
  const reason = untranslated(`${where}: ${quote(text)} is not a card; write ${inEnglish(cardForm())}.`);
  throw new JassError('bad-request', reason, {
    field,
    card: text.slice(0, 40),
  });
}
