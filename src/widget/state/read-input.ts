/** Reads the input into a table, or finds the problem and its attribute. Never throws, whatever a page sets. */
import type { Card } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import type { ErrorCode } from '../../game/errors.ts';
import { checkPayoff } from '../../game/scoring/payoffs/payoff-check.ts';
import { payoffsOf } from '../../game/scoring/payoffs/payoffs-of.ts';
import { usualPayoff } from '../../game/scoring/payoffs/targets.ts';
import { replay } from '../../game/play/play.ts';
import { msg, str } from '../../game/reason.ts';
import { variantById } from '../../game/variants/index.ts';
import { parseRequest } from '../../notation/request/parse-request.ts';
import { readRequest } from '../../notation/request/resolve-request.ts';
import { INPUTS, overrideOf, requestFields } from './input.ts';
import type { Input, Problem } from './input.ts';
import { EMPTY } from './state.ts';
import type { WidgetState } from './state.ts';
import { goTo } from './table.ts';
import type { Table } from './table.ts';

const isEmpty = ({ deal }: { readonly deal?: unknown }): boolean =>
  deal === undefined || deal === null || (typeof deal === 'string' && !deal.trim());

/**
 * Reads the input. The table is at the position after the given plays. If they are the whole deal, it is at the first
 * lead, as there would be nothing left to show.
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
    record = parseRequest({ ...requestFields(input), plays: input.plays ?? '' }).plays;
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
function readTable(input: Input): Table {
  const request = readRequest({ ...requestFields(input), rules: overrideOf(input.rules) });
  const position = request.state;
  const { setup } = position;
  const { variant } = request;
  const payoffs = payoffsOf(setup);
  // Without an attribute, the payoff that the players of the game count; the first one, if the rules make it impossible.
  const usual = usualPayoff(setup);
  const payoff = input.payoff ? request.payoff : payoffs.includes(usual) ? usual : payoffs[0]!;
  checkPayoff(setup, payoff);
  const { name: variantName } = variantById(variant);
  return { variant, variantName, request, payoff, payoffs, setup, record: [], line: [], ply: 0, position };
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
