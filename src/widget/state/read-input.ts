/** Reads the input into a table, or finds the problem and its attribute. Never throws, whatever a page sets. */
import { sideOf } from '../../game/cards.ts';
import type { Card } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import type { ErrorCode } from '../../game/errors.ts';
import { checkPayoff } from '../../game/scoring/payoffs/payoff-check.ts';
import { payoffsOf, usualPayoffOf } from '../../game/scoring/payoffs/payoffs-of.ts';
import { replayRecord } from '../../game/scoring/calls.ts';
import { msg, str } from '../../game/reason.ts';
import { variantById } from '../../game/variants/index.ts';
import { readSeat } from '../../notation/names.ts';
import { parseRequest } from '../../notation/request/parse-request.ts';
import { readRequest } from '../../notation/request/resolve-request.ts';
import { INPUTS, overrideOf, requestFields } from './input.ts';
import type { Input, Problem } from './input.ts';
import { isPuzzle } from './modes.ts';
import { EMPTY } from './state.ts';
import type { WidgetState } from './state.ts';
import { goTo, usualPly } from './table.ts';
import type { Table } from './table.ts';

const isEmpty = ({ deal }: { readonly deal?: unknown }): boolean =>
  deal === undefined || deal === null || (typeof deal === 'string' && !deal.trim());

/**
 * Reads the input. The table is at the position that the page sets; without it, after the given plays, or at the first lead of a whole
 * deal, as there would be nothing left to show. A puzzle begins after its plays.
 */
export function readInput(input: Input): Pick<WidgetState, 'table' | 'problem'> {
  if (isEmpty(input)) return EMPTY;
  let start: Table;
  try {
    start = readTable(input);
  } catch (error) {
    return { table: null, problem: problemOf(error) };
  }
  let record: readonly Card[] = [];
  try {
    const {
      plays,
      calls = [],
      at,
    } = parseRequest({
      ...requestFields(input),
      plays: input.plays ?? '',
      ...(isGiven(input.calls) && { calls: input.calls }),
      ...(isGiven(input.at) && { at: input.at }),
    });
    record = plays;
    replayRecord(start.setup, record, calls);
    const table = { ...start, record, recordCalls: calls, line: record, calls };
    const usual = usualPly(record, table);
    return { table: goTo(table, isPuzzle(input) ? usual : (at ?? usual)), problem: null };
  } catch (error) {
    const problem = problemOf(error);
    // A wrong call leaves the plays as they are.
    const upTo = problem.attribute === 'calls' ? record : record.slice(0, problem.error.place.play ?? 0);
    return { table: goTo({ ...start, record: upTo, line: upTo }, upTo.length), problem };
  }
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The table before the first play. @throws JassError */
function readTable(input: Input): Table {
  const request = readRequest({ ...requestFields(input), rules: overrideOf(input.rules) });
  const position = request.state;
  const { setup } = position;
  const { variant } = request;
  const payoffs = payoffsOf(setup);
  const payoff = input.payoff ? request.payoff : usualPayoffOf(setup);
  checkPayoff(setup, payoff);
  const { name: variantName } = variantById(variant);
  const seat = input.hand ? readSeat(String(input.seat), 'seat') : null;
  const side = sideOf(seat ?? setup.declarer);
  const plays = { record: [], recordCalls: [], line: [], calls: [], ply: 0 };
  return { variant, variantName, request, payoff, side, seat, payoffs, setup, ...plays, position };
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

/** The error with its attribute. Errors that are not the user's are thrown again. */
export function problemOf(error: unknown): Problem {
  if (!(error instanceof JassError)) throw error;
  const { field = '' } = error.place;
  const attribute = ATTRIBUTE_OF[error.code] ?? INPUTS.find((input) => input === field) ?? null;
  return { error, attribute };
}
