/** The record of a game of two deals in each form that imports read, as one text or as a text for each deal. */
import { formatDiagram } from '../../../src/notation/format-diagram.ts';
import { readRequest } from '../../../src/notation/request/resolve-request.ts';
import { evening } from '../../../tools/evening/evening.ts';
import { jassKitOf, messagesOf, SCRIPTS, tricksOf } from './written.ts';

/** Deals of a seed that are solved in milliseconds. */
export const DEALS = evening('schieber', 2, 5);
const STATES = DEALS.map((deal) => readRequest(deal).state);

const inWords = (name: string): string[] => STATES.map((state) => tricksOf(SCRIPTS[name]!, state));

export const GAME_FORMS: readonly (readonly [name: string, texts: readonly string[]])[] = [
  ['requests in a list', [JSON.stringify(DEALS)]],
  ['a request on each line', [DEALS.map((deal) => JSON.stringify(deal)).join('\n')]],
  ['the records of jass-kit', [JSON.stringify(STATES.map(jassKitOf))]],
  ['the messages of a server', [JSON.stringify(STATES.flatMap(messagesOf))]],
  ['diagrams', STATES.map((state) => formatDiagram('schieber', state, 'fr'))],
  ['tricks in words', inWords('Swiss words')],
  ['tricks in letters', inWords('English letters')],
];
