/** The requests to the engine about the deal on the table. They are made from what has been read of the input, which nobody reads again. */
import type { Card, Seat } from '../../game/cards.ts';
import { dealFieldsOf } from '../../notation/request/deal-fields.ts';
import { fieldsOf } from '../../notation/request/request.ts';
import type { Request, Want } from '../../notation/request/request.ts';
import { anotherRequest } from '../../notation/request/resolve-request.ts';
import { callsAlong, playsMade } from './table.ts';
import type { Table } from './table.ts';

/** The request for the position shown. */
export const requestFor = (table: Table): Request => requestAfter(table, playsMade(table), ['cards', 'line']);

/** The request for the position after some plays. @param want the results wanted */
export const requestAfter = (table: Table, plays: readonly Card[], want: readonly Want[]): Request => {
  const { request, payoff } = table;
  const calls = callsAlong(table, plays);
  return fieldsOf(anotherRequest(request, { payoff, plays, ...(calls.length > 0 && { calls }), want }));
};

/** The request for the values of all contracts. @param declarer of every contract; undefined if the leader declares */
export const requestForContracts = (
  { request, payoff }: Table,
  declarer: Seat | undefined,
  want: 'table' | 'allContracts',
): Request => fieldsOf(anotherRequest(request, { payoff, plays: [], want: [want], declarer }));

/** A key for the deal, whatever the contract, the plays and the payoff. */
export const dealKey = ({ request }: Table): string =>
  JSON.stringify({ ...dealFieldsOf(request), contract: '', leader: '', dealer: '', declarer: '', payoff: '' });

/** A key for the deal with its contract and its record, whatever the payoff. */
export const recordKey = ({ request, record, recordCalls }: Table): string =>
  JSON.stringify([{ ...dealFieldsOf(request), payoff: '' }, record, recordCalls]);
