/** The record of a game of two deals in each form that imports read, as one text or as a text for each deal. */
import { solveReport } from '../../../src/cli/reports/solve-report.ts';
import type { GameState } from '../../../src/game/play/play.ts';
import { variantById } from '../../../src/game/variants/index.ts';
import { formatDiagram } from '../../../src/notation/format-diagram.ts';
import { readRequest } from '../../../src/notation/request/resolve-request.ts';
import { session } from '../../../tools/session/session.ts';
import type { SessionDeal } from '../../../tools/session/session.ts';
import { DUTCH_CODES, jassKitOf, messagesOf, SCRIPTS, tricksOf } from './written.ts';

/** Deals of a seed that are solved in milliseconds. */
export const DEALS = session('schieber', 2, 5);
/** Deals of a Dutch game, for the forms of Dutch programs. */
const DUTCH_DEALS = session('klaverjassen', 2, 5);

const statesOf = (deals: readonly SessionDeal[]): GameState[] => deals.map((deal) => readRequest(deal).state);
const STATES = statesOf(DEALS);

const inWords = (name: string): string[] => STATES.map((state) => tricksOf(SCRIPTS[name]!, state));

/** The report of the command after these plays. */
export function reportOf(deal: SessionDeal, plays = deal.plays): string {
  const { state } = readRequest({ ...deal, plays });
  const answer = { payoff: 'points', value: { NS: 0, EW: 0 } } as Parameters<typeof solveReport>[2];
  return solveReport(variantById(deal.variant).name, state, answer);
}

export interface GameForm {
  readonly form: string;
  readonly texts: readonly string[];
  readonly deals: readonly SessionDeal[];
}

const inSchieber = (form: string, ...texts: readonly string[]): GameForm => ({ form, texts, deals: DEALS });

export const GAME_FORMS: readonly GameForm[] = [
  inSchieber('requests in a list', JSON.stringify(DEALS)),
  inSchieber('a request on each line', DEALS.map((deal) => JSON.stringify(deal)).join('\n')),
  inSchieber('the records of jass-kit', JSON.stringify(STATES.map(jassKitOf))),
  inSchieber('the rounds of a log', JSON.stringify({ rounds: [...STATES.map(jassKitOf), null] })),
  inSchieber('the messages of a server', JSON.stringify(STATES.flatMap(messagesOf))),
  inSchieber('diagrams', ...STATES.map((state) => formatDiagram('schieber', state, 'fr'))),
  inSchieber('tricks in words', ...inWords('Swiss words')),
  inSchieber('tricks in letters', ...inWords('English letters')),
  inSchieber('reports of the command', ...DEALS.map((deal) => reportOf(deal))),
  {
    form: 'Dutch codes',
    texts: statesOf(DUTCH_DEALS).map((state) => tricksOf(DUTCH_CODES, state)),
    deals: DUTCH_DEALS,
  },
];
