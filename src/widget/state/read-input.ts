/** Reads the input into a table, or finds the problem and its attribute. Never throws, whatever a page sets. */
import { positionUnder } from '../../notation/request/position.ts';
import type { Card } from '../../game/cards.ts';
import { contractOfName, seatOfLetter } from '../../notation/cards.ts';
import { JassError } from '../../game/errors.ts';
import type { ErrorCode } from '../../game/errors.ts';
import { checkScore, distinctPayoffs } from '../../game/scoring/payoffs/distinct-payoffs.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { usualPayoff } from '../../game/scoring/payoffs/targets.ts';
import { replay } from '../../game/play/play.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import { msg, str } from '../../game/reason.ts';
import { variantById } from '../../game/variants/index.ts';
import { DEFAULTS, readWords } from '../../notation/request/request.ts';
import type { Request, RequestWords } from '../../notation/request/request.ts';
import { INPUTS, overrideOf, requestFields } from './input.ts';
import type { Input, Problem } from './input.ts';
import { EMPTY } from './state.ts';
import type { WidgetState } from './state.ts';
import { goTo } from './table.ts';
import type { Table } from './table.ts';

/** The steps that read an input. They throw JassError. */
export interface Reader {
  /** @param json the request made from the input */
  readonly parse: (json: Record<string, unknown>) => Request;
  readonly positionOf: (request: Request) => GameState;
  /** Whether the rules allow the payoff. */
  readonly checkPayoff: (setup: GameSetup, payoff: Payoff) => void;
  /** The payoffs to choose from. */
  readonly payoffsOf: (setup: GameSetup) => readonly Payoff[];
}

/**
 * Reads an input of plain text, as nearly all are: every field already has the right type, and the rules are the
 * variant's, which allow every payoff of a deal that says enough.
 */
const plain: Reader = {
  parse: (words) => readWords({ ...DEFAULTS, ...(words as unknown as RequestWords) }),
  positionOf: (request) => positionUnder(variantById(request.variant).rules, request),
  checkPayoff: checkScore,
  payoffsOf: distinctPayoffs,
};

/**
 * Whether an input needs the full reader (full-reader.ts): it has presets, its own rules, a dealer, a turned card, a level or points before an ending, a
 * suit or seat in words, or a field is missing or not a text. A property may have any value, whatever its type says.
 */
export function needsFullReader(input: Input): boolean {
  if (isEmpty(input)) return false;
  const { variant, contract, leader, dealer, turned, level, doubled, deal, taken, ...others } = requestFields(input);
  if (dealer || turned || level || doubled || others.cards || taken !== undefined) return true;
  const areWords = [variant, contract, leader, deal, ...Object.values(others)].every((of) => typeof of === 'string');
  const plays: unknown = input.plays ?? '';
  return !areWords || typeof plays !== 'string' || hasOwnRules(input) || !isInLetters(input);
}

/** Whether contract and seats are written in the notation. Each of them is a text. */
const isInLetters = ({ contract, leader, declarer }: Input): boolean =>
  contractOfName(contract!) !== undefined &&
  [leader!, declarer || 'N'].every((seat) => seatOfLetter(seat) !== undefined);

const hasOwnRules = ({ rules }: Input): boolean =>
  rules !== undefined && rules !== null && !(typeof rules === 'string' && !rules.trim());

const isEmpty = ({ deal }: { readonly deal?: unknown }): boolean =>
  deal === undefined || deal === null || (typeof deal === 'string' && !deal.trim());

/**
 * Reads the input. The table is at the position after the given plays. If they are the whole deal, it is at the first
 * lead, as there would be nothing left to show.
 * @param reader must be the full one if `needsFullReader`
 */
export function readInput(input: Input, reader: Reader = plain): Pick<WidgetState, 'table' | 'problem'> {
  if (isEmpty(input)) return EMPTY;
  let start: Table;
  try {
    start = readTable(input, reader);
  } catch (error) {
    return { table: null, problem: problemOf(error) };
  }
  let record: readonly Card[] = [];
  try {
    record = reader.parse({ ...requestFields(input), plays: input.plays ?? '' }).plays;
    const end = replay(start.setup, record);
    const table = { ...start, record, line: record };
    return { table: end.toPlay === null ? table : goTo(table, record.length), problem: null };
  } catch (error) {
    const problem = problemOf(error);
    const upTo = record.slice(0, problem.error.place.play ?? 0);
    return { table: goTo({ ...start, record: upTo, line: upTo }, upTo.length), problem };
  }
}

/** The table before the first play. @throws JassError */
function readTable(input: Input, { parse, positionOf, checkPayoff, payoffsOf }: Reader): Table {
  const request = parse({ ...requestFields(input), rules: overrideOf(input.rules) });
  const position = positionOf(request);
  const { setup } = position;
  const { variant } = request;
  const payoffs = payoffsOf(setup);
  // Without an attribute, the payoff that the players of the game count; the first one, if the rules make it impossible.
  const usual = usualPayoff(setup);
  const payoff = input.payoff ? request.payoff : payoffs.includes(usual) ? usual : payoffs[0]!;
  checkPayoff(setup, payoff);
  const { name: variantName } = variantById(variant);
  return { variant, variantName, payoff, payoffs, setup, record: [], line: [], ply: 0, position };
}

const ATTRIBUTE_OF: Partial<Record<ErrorCode, keyof Input>> = {
  'unknown-variant': 'variant',
  'bad-deal': 'deal',
  'bad-contract': 'contract',
  'illegal-play': 'plays',
  'bad-rules': 'rules',
};

/** The problem of an input whose reader cannot be loaded. */
export const unreadable = (why: string): Pick<WidgetState, 'table' | 'problem'> => ({
  table: null,
  problem: {
    error: new JassError(
      'bad-request',
      msg(str`This deal cannot be read: a part of the element cannot be loaded: ${why}`),
    ),
    attribute: null,
  },
});

/** Errors that are not the user's are thrown again. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof JassError)) throw error;
  const { field = '' } = error.place;
  const attribute = ATTRIBUTE_OF[error.code] ?? INPUTS.find((input) => input === field) ?? null;
  return { error, attribute };
}
