/**
 * The table of a deal: what it is worth before any play in every contract of its game, whoever leads. Contracts share nothing, so
 * two solvers work through them from both ends; where they meet, one asks from below and one from above.
 */
import { SEATS } from '../game/cards.ts';
import type { Contract, Seat, Side } from '../game/cards.ts';
import { contractsOf } from '../game/pack.ts';
import type { Payoff } from '../game/payoff.ts';
import { startOf } from '../game/play.ts';
import type { GameSetup } from '../game/play.ts';
import { isProven } from '../notation/answer.ts';
import type { TableEntry, Value } from '../notation/answer.ts';
import { gameOf } from '../solver/games/index.ts';
import type { End } from '../solver/solver.ts';
import { CARD_ESTIMATE_NODES } from './evaluate.ts';
import type { Search, Steps } from './evaluate.ts';
import { findingOf } from './findings.ts';
import type { Findings, Place } from './findings.ts';
import { wordsOf } from './words.ts';
import type { Words } from './words.ts';

/** The leaders of a contract side by side: where the leader declares, the solver's table serves both of a side. */
const LEADERS_BY_SIDE: readonly Seat[] = ['N', 'S', 'E', 'W'];

/** An entry to be found. */
export interface Cell {
  readonly setup: GameSetup;
  /** Where it stands among the findings of the request. */
  readonly place: Place;
  readonly words: Words;
}

/**
 * The entries of a deal's table, in the order of the answer: contract by contract, in each the leaders clockwise from North.
 * @param declarer who declares in every entry; undefined: the leader of each
 * @throws JassError `bad-rules` where the payoff cannot be searched in one of the contracts
 */
export function cellsOf(
  { rules, deal }: Pick<GameSetup, 'rules' | 'deal'>,
  declarer: Seat | undefined,
  payoff: Payoff,
): Cell[] {
  return contractsOf(rules).flatMap((contract) =>
    SEATS.map((leader): Cell => {
      const setup = { rules, contract, leader, declarer: declarer ?? leader, deal };
      const game = gameOf(setup, payoff);
      const words = wordsOf(payoff, (outcome) => game.worth(outcome), setup);
      return { setup, place: `${contract} ${leader}`, words };
    }),
  );
}

/** The entries that are exact by now, in the order of the cells. */
export function entriesFound(cells: readonly Cell[], findings: Findings): TableEntry[] {
  return cells.flatMap(({ setup: { contract, leader }, place, words }) => {
    const found = findings.at(place);
    return found && words.isValue(found) ? [{ contract, leader, ...words.value(found.low) }] : [];
  });
}

/**
 * The contracts that are best for a side when a seat leads, in the order of the table: several where they are worth the same, none
 * while one is not exact.
 */
export function bestContracts(table: readonly TableEntry[], leader: Seat, side: Side): Contract[] {
  const entries = table.filter((entry) => entry.leader === leader);
  const exact = entries.filter(isProven);
  const worth = ({ [side]: points, difference }: Value): number =>
    points ?? (side === 'NS' ? difference! : -difference!);
  const best = Math.max(...exact.map(worth));
  return exact.length < entries.length ? [] : exact.filter((of) => worth(of) === best).map(({ contract }) => contract);
}

/** The entries of all cells. What the solver's table knows of a contract serves all who lead in it. */
export function* tableSteps(search: Search, cells: readonly Cell[]): Steps<TableEntry[]> {
  const { solver, effort, findings } = search;
  const entries = new Map<Cell, TableEntry>();
  let contract: Contract | undefined;
  let guess: number | undefined;
  for (const cell of inOrderOfWork(cells)) {
    const { setup, place, words } = cell;
    if (setup.contract !== contract) guess = undefined;
    contract = setup.contract;
    yield* findSteps(search, cell, guess, 'below');
    const entry = { contract, leader: setup.leader };
    const found = findings.at(place);
    if (found && words.isValue(found)) {
      guess = found.low;
      entries.set(cell, { ...entry, ...words.value(guess) });
    } else {
      // The time is up, and the solver stands at the position.
      if (found) solver.assume(found, null);
      const known = effort.valuation(solver, solver.bounds(), CARD_ESTIMATE_NODES);
      guess = known.estimate;
      entries.set(cell, { ...entry, ...words.known(known) });
    }
  }
  return cells.map((cell) => entries.get(cell)!);
}

/** Helps another solver at work on the same cells, from the last one to the first. */
export function* tableHelpSteps(search: Search, cells: readonly Cell[]): Steps<void> {
  for (const cell of inOrderOfWork(cells).reverse()) yield* findSteps(search, cell, undefined, 'above');
}

function inOrderOfWork(cells: readonly Cell[]): Cell[] {
  const contracts = [...new Set(cells.map(({ setup }) => setup.contract))];
  const rank = ({ setup: { contract, leader } }: Cell): number =>
    contracts.indexOf(contract) * SEATS.length + LEADERS_BY_SIDE.indexOf(leader);
  return [...cells].sort((a, b) => rank(a) - rank(b));
}

/**
 * Searches the position of a cell until its value is among the findings, by whichever solver, or the time is up.
 * @param end the end to ask from once the other solver is at it too
 */
function* findSteps(search: Search, { setup, place, words }: Cell, guess: number | undefined, end: End): Steps<void> {
  const { solver, effort, findings, payoff } = search;
  const isFound = (): boolean => {
    const found = findings.at(place);
    return found !== undefined && words.isValue(found);
  };
  if (isFound()) return;
  solver.setPosition(startOf(setup), payoff);
  const narrow = (nodeBudget: number): void => {
    const found = findings.at(place);
    if (found) solver.assume(found, null);
    solver.search(nodeBudget, guess, findings.heardOf(place) ? end : undefined);
    findings.note(place, findingOf(solver.bounds(), null, null), effort.nodes);
  };
  yield* effort.narrow(solver, isFound, narrow);
}
