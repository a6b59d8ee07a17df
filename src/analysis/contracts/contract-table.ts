/**
 * The contract table of a deal: its value before any play in every contract of its game, for each leader. Contracts share no
 * work, so each of several solvers takes those that no other has begun; where they meet, they exchange proofs, or else search opposite bounds.
 */
import { contractStated, forSide, SEATS, stated } from '../../game/cards.ts';
import type { Contract, Seat, Side } from '../../game/cards.ts';
import { contractsOf } from '../../game/rules/pack.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { beforePlay } from '../../game/play/play.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { isProven } from '../../notation/answer/answer.ts';
import type { TableEntry, Value } from '../../notation/answer/answer.ts';
import { payoffSearchOf } from '../../solver/payoffs/index.ts';
import { highestLevel } from '../../game/scoring/level.ts';
import { shareOf } from '../../game/scoring/share.ts';
import type { Steps } from '../search/effort.ts';
import { CARD_ESTIMATE_NODES } from '../search/evaluate.ts';
import { inOrderOfWork } from '../search/order-of-work.ts';
import type { SolverNumber } from '../search/order-of-work.ts';
import { payoffFormat } from '../payoff-format.ts';
import type { PayoffFormat } from '../payoff-format.ts';
import { openSearch } from '../search/search.ts';
import type { Search } from '../search/search.ts';
import { boundsWithCard } from '../search/shared-bounds.ts';
import type { PositionKey, SharedBounds } from '../search/shared-bounds.ts';

/** Leaders of one side next to each other: where the leader declares, the transposition table serves both of a side. */
const LEADERS_BY_SIDE: readonly Seat[] = ['N', 'S', 'E', 'W'];

/** An entry to be solved. */
export interface TableCell {
  readonly setup: GameSetup;
  /** The key of its shared bounds. */
  readonly key: PositionKey;
  readonly format: PayoffFormat;
  /** The highest level that the declarers make with an outcome; undefined where entries have no level. */
  readonly levelOf?: (outcome: number) => number | null;
}

/** Whether the bounds decide all of an entry. */
function isSolved({ key, format, levelOf }: TableCell, sharedBounds: SharedBounds): boolean {
  const proven = sharedBounds.get(key)?.proven;
  return !!proven && format.isSingleValue(proven) && levelOf?.(proven[0]) === levelOf?.(proven[1]);
}

/** An entry with that outcome. */
const entryWith = ({ setup: { contract, leader }, format, levelOf }: TableCell, outcome: number): TableEntry => ({
  ...stated(contract),
  leader,
  ...format.value(outcome),
  ...(levelOf && { level: levelOf(outcome) }),
});

/**
 * The contracts of a deal's table: all contracts of the game; for an ending with points before it, only the contract in which they were
 * counted; under a turned trump, only that suit. @param all whether the other suits are listed although a card is turned
 */
export const comparedContracts = (
  { rules, contract, turned, taken }: Pick<GameSetup, 'rules' | 'contract' | 'turned' | 'taken'>,
  all = false,
): Contract[] => (taken || (turned && !all) ? [contract] : contractsOf(rules));

/**
 * The cells of a deal's contract table, in the order of the answer: contract by contract, in each the leaders clockwise from
 * North.
 * @param declarer the declarer of every entry; undefined: the leader of each
 * @param all whether the other suits are listed although a card is turned
 * @throws JassError `bad-rules` if the payoff cannot be searched in one of the contracts
 */
export function tableCells(given: GameSetup, declarer: Seat | undefined, payoff: Payoff, all = false): TableCell[] {
  return comparedContracts(given, all).flatMap((contract) =>
    SEATS.map((leader): TableCell => {
      const setup = { ...given, contract, leader, declarer: declarer ?? leader };
      const search = payoffSearchOf(setup, payoff);
      const format = payoffFormat(payoff, (outcome) => search.toValue(outcome), setup);
      const levelOf = levelFinder(setup, payoff, search.settings.scale);
      return { setup, key: `${contract} ${leader}`, format, ...(levelOf && { levelOf }) };
    }),
  );
}

/** Finds the highest level of an outcome that tells all tricks from all points, in a game with levels. @param scale outcomes for a point */
function levelFinder(setup: GameSetup, payoff: Payoff, scale: number): TableCell['levelOf'] {
  const { scoring } = setup.rules;
  if (payoff === 'points' || scoring.deal !== 'level') return undefined;
  return (outcome) => highestLevel(setup, scoring, shareOf(setup, outcome / scale));
}

/** The entries that are exact so far, in the order of the cells. */
export function exactEntries(cells: readonly TableCell[], sharedBounds: SharedBounds): TableEntry[] {
  return cells
    .filter((cell) => isSolved(cell, sharedBounds))
    .map((cell) => entryWith(cell, sharedBounds.get(cell.key)!.proven[0]));
}

/**
 * The best contracts of a side for one leader, in the order of the table: several if they are equally good, none while an
 * entry is not exact.
 */
export function bestContracts(table: readonly TableEntry[], leader: Seat, side: Side): Contract[] {
  const entries = table.filter((entry) => entry.leader === leader);
  const exact = entries.filter(isProven);
  const valueOf = ({ [side]: points, difference }: Value): number => points ?? forSide(side, difference!);
  const best = Math.max(...exact.map(valueOf));
  return exact.length < entries.length ? [] : exact.filter((entry) => valueOf(entry) === best).map(contractStated);
}

/** The entries of all cells. Leaders of one contract share the solver's transposition table. */
export function* tableSteps(search: Search, cells: readonly TableCell[]): Steps<TableEntry[]> {
  yield* tableWorkSteps(search, cells, 0);
  return cells.map((cell) => entryOf(search, cell));
}

/** Solves the cells, together with other solvers, until none is open or the time is up. */
export function* tableWorkSteps(search: Search, cells: readonly TableCell[], number: SolverNumber): Steps<void> {
  const { effort, sharedBounds } = search;
  // More solvers than cells would repeat each other's work.
  if (number >= cells.length) return;
  const order = cellsInOrder(cells, number);
  let last: TableCell | undefined;
  for (;;) {
    const cell = nextCell(order, sharedBounds, last);
    if (!cell || effort.isOver) return;
    const guess = last && contractOf(last) === contractOf(cell) ? sharedBounds.get(last.key)?.proven[0] : undefined;
    yield* cellSteps(search, cell, number, guess);
    last = cell;
  }
}

const contractOf = ({ setup: { contract } }: TableCell): Contract => contract;

/**
 * The cell to search next; undefined if none is open. A solver stays with the contract of its last cell, whose entries are in its transposition
 * table, as long as a cell is left there that no other has begun. Then it takes a contract that no other has begun, or else helps where most
 * cells are left, from the last one.
 */
function nextCell(order: readonly TableCell[], sharedBounds: SharedBounds, last?: TableCell): TableCell | undefined {
  const open = order.filter((cell) => !isSolved(cell, sharedBounds));
  const free = open.filter(({ key }) => !sharedBounds.hasFromOther(key));
  const inContractOf = (cell: TableCell): TableCell[] => free.filter((other) => contractOf(other) === contractOf(cell));
  const next = last && inContractOf(last)[0];
  if (next || free.length === 0) return next ?? open[0];
  const most = free.map(inContractOf).reduce((a, b) => (b.length > a.length ? b : a));
  return most.length === SEATS.length ? most[0] : most.at(-1);
}

/** The cells contract by contract, in the order in which a solver looks for open ones. */
function cellsInOrder(cells: readonly TableCell[], number: SolverNumber): TableCell[] {
  const contracts = inOrderOfWork([...new Set(cells.map(contractOf))], number);
  const leaders = number === 1 ? [...LEADERS_BY_SIDE].reverse() : LEADERS_BY_SIDE;
  const rank = (cell: TableCell): number =>
    contracts.indexOf(contractOf(cell)) * SEATS.length + leaders.indexOf(cell.setup.leader);
  return [...cells].sort((a, b) => rank(a) - rank(b));
}

/** The entry of a cell: as it is solved, or within its bounds with an estimate. */
function entryOf({ solver, effort, sharedBounds, payoff }: Search, cell: TableCell): TableEntry {
  const { setup, key, format } = cell;
  const proven = sharedBounds.get(key)?.proven;
  if (isSolved(cell, sharedBounds)) return entryWith(cell, proven![0]);
  solver.setPosition(beforePlay(setup), payoff);
  if (proven) solver.assume(proven, null);
  const valuation = effort.valuation(solver, solver.bounds(), CARD_ESTIMATE_NODES);
  return { ...stated(setup.contract), leader: setup.leader, ...format.valueOrUnproven(valuation) };
}

/**
 * Searches the position of a cell until its value is in the shared bounds, found by whichever solver, or the time is up. Solvers tell each
 * other their proofs.
 */
function* cellSteps(search: Search, cell: TableCell, number: SolverNumber, guess?: number): Steps<void> {
  const { solver, effort, sharedBounds, payoff } = search;
  const { setup, key } = cell;
  const { exchange } = openSearch(solver, beforePlay(setup), payoff, effort, sharedBounds, number);
  const end = number === 0 ? 'below' : 'above';
  const tell = (): void => sharedBounds.add(key, boundsWithCard(solver.bounds(), null, null), effort.nodes);
  // Tells the others that this cell is begun.
  tell();
  const narrow = (nodeBudget: number): void => {
    const bounds = sharedBounds.get(key);
    if (bounds) solver.assume(bounds.proven, null);
    exchange.receive();
    // Where two meet that cannot exchange proofs, they search opposite bounds.
    const isDivided = !exchange.isPossible && sharedBounds.hasFromOther(key);
    solver.search(nodeBudget, guess, isDivided ? end : undefined);
    exchange.send();
    tell();
  };
  yield* effort.narrow(solver, () => isSolved(cell, sharedBounds), narrow);
}
