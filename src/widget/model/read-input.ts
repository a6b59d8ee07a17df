/** Reads what the page has set into a table, or says what is wrong and at which attribute. Never throws for what a page can set. */
import { positionUnder } from '../../notation/request/position.ts';
import type { Card } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import type { ErrorCode } from '../../game/errors.ts';
import { checkPayoff } from '../../game/scoring/payoff.ts';
import { replay } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import { msg, str } from '../../game/reason.ts';
import { variantById } from '../../game/variants/index.ts';
import { DEFAULTS, readWords } from '../../notation/request/request.ts';
import type { Request, RequestWords } from '../../notation/request/request.ts';
import { INPUTS, overrideOf, requestFields } from './input.ts';
import type { Input, Problem } from './input.ts';
import { meldsOf } from './deal-melds.ts';
import { EMPTY } from './state.ts';
import type { WidgetState } from './state.ts';
import { goTo } from './table.ts';
import type { Table } from './table.ts';

/** How an input is read. Both throw JassError. */
export interface Reader {
  /** @param json the request that the input makes */
  readonly parse: (json: Record<string, unknown>) => Request;
  readonly positionOf: (request: Request) => GameState;
}

/**
 * Reads an input that has nothing but words in it, which is nearly every one: its form is right as it is, and the rules in force
 * are the variant's.
 */
const plain: Reader = {
  parse: (words) => readWords({ ...DEFAULTS, ...(words as unknown as RequestWords) }),
  positionOf: (request) => positionUnder(variantById(request.variant).rules, request),
};

/**
 * Whether only the full reader (full-reader.ts) can read an input: presets, an override, no words where there should be some, or
 * something else in their place. A property may be set to anything, whatever its type says.
 */
export function needsFullReader(input: Input): boolean {
  if (isEmpty(input)) return false;
  const { variant, contract, leader, deal, ...others } = requestFields(input);
  const areWords = [variant, contract, leader, deal, ...Object.values(others)].every((of) => typeof of === 'string');
  const plays: unknown = input.plays ?? '';
  return !areWords || typeof plays !== 'string' || hasOwnRules(input);
}

const hasOwnRules = ({ rules }: Input): boolean =>
  rules !== undefined && rules !== null && !(typeof rules === 'string' && !rules.trim());

const isEmpty = ({ deal }: { readonly deal?: unknown }): boolean =>
  deal === undefined || deal === null || (typeof deal === 'string' && !deal.trim());

/**
 * Reads the input. The table stands after the given plays, or before the first of them when they are the whole deal:
 * then nothing would be left to show.
 * @param reader reads it; needed where `needsFullReader`
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
function readTable(input: Input, { parse, positionOf }: Reader): Table {
  const request = parse({ ...requestFields(input), rules: overrideOf(input.rules) });
  const position = positionOf(request);
  const { setup } = position;
  const { variant, payoff } = request;
  checkPayoff(setup, payoff);
  const { name } = variantById(variant);
  return { variant, variantName: name, payoff, setup, melds: meldsOf(setup), record: [], line: [], ply: 0, position };
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

/** Anything else than a user's mistake goes on as it is. */
function problemOf(error: unknown): Problem {
  if (!(error instanceof JassError)) throw error;
  const { field = '' } = error.place;
  const attribute = ATTRIBUTE_OF[error.code] ?? INPUTS.find((input) => input === field) ?? null;
  return { error, attribute };
}
