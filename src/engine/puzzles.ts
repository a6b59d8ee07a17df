/** The search for puzzles by a client's workers: a position is measured by a few dozen ordinary requests. */
import { firstTried } from '../analysis/puzzle/first-tried.ts';
import { cardValues, givesAway, sideOfReader } from '../analysis/puzzle/goal.ts';
import type { CardValues } from '../analysis/puzzle/goal.ts';
import { levelOf, measureOf, playsBetween, pointOf, solutionSteps } from '../analysis/puzzle/measure.ts';
import type { Choice, Solution } from '../analysis/puzzle/measure.ts';
import { isTempting } from '../analysis/puzzle/obvious.ts';
import { themeOf } from '../analysis/puzzle/theme.ts';
import type { Card } from '../game/cards.ts';
import { isMisere } from '../game/contracts.ts';
import { countsByOwnKind } from '../game/rules/pack.ts';
import { playsOf } from '../game/play/play.ts';
import type { GameState } from '../game/play/play.ts';
import type { Payoff } from '../game/scoring/payoff.ts';
import { hasCalls } from '../game/scoring/payoffs/targets.ts';
import type { Answer } from '../notation/answer/answer.ts';
import type { MeasuredPuzzle, PuzzleTheme } from '../notation/puzzle.ts';
import { anotherRequest } from '../notation/request/resolve-request.ts';
import { fieldsOf } from '../notation/request/request.ts';
import type { Want } from '../notation/request/request.ts';
import type { ResolvedRequest } from '../notation/request/resolve-request.ts';
import { loadSolver } from '../solver/full-solver.ts';
import { SMALLEST_TABLE_BYTES } from '../solver/table-bytes.ts';
import type { Solves } from './client.ts';

/** The least that the obvious card must give away, in points. */
const LEAST_COST = 10;
/** The most cards of the solution before the point: it lies in the first trick, so that the reader meets it at once. */
const LATEST_POINT = 3;

/**
 * The puzzle in the position of a request; null if it is not a worthwhile puzzle. In a worthwhile one, a card of the reader in the first trick decides:
 * the obvious card loses `LEAST_COST` or more in a later trick, or by not giving points to the partner, while one card alone keeps the target. The
 * obvious card is tempting, or the right one has a name.
 */
export async function puzzleIn(
  client: Solves,
  request: ResolvedRequest,
  signal?: AbortSignal,
): Promise<MeasuredPuzzle | null> {
  const { state: start, payoff } = request;
  if (start.toPlay === null || !isSupported(start, payoff)) return null;
  const side = sideOfReader(request.puzzle?.side ?? start.toPlay);
  const answered = (want: readonly Want[], plays: readonly Card[], payoff: Payoff): Promise<Answer> =>
    client.solve(fieldsOf(anotherRequest(request, { want, plays, payoff })), signal ? { signal } : {});
  const valuesUnder = async (payoff: Payoff, state: GameState): Promise<CardValues> => {
    const { cards } = await answered(['cards'], playsOf(state), payoff);
    return cardValues(side, state.setup, payoff, cards!);
  };
  const solution = await along(solutionSteps(start, side), (state) => valuesUnder(payoff, state));
  const found = pointFor(start, solution);
  if (!found) return null;
  const { point, theme } = found;
  const plays = [...playsOf(point.before), point.obvious];
  const { why } = await answered(['why'], plays, payoff);
  const depth = depthOf(point, why?.at(-1)?.tricks ?? []);
  if (depth < 1 && theme !== 'smear') return null;
  const points = payoff === 'points' ? point.values : await valuesUnder('points', point.before);
  const measure = measureOf(start, solution, point, { depth, foolsOrder: await foolsOrder(point, solution, points) });
  return { side, target: solution.goal.target, level: levelOf(measure), ...(theme && { theme }), measure };
}

/** Whether there are puzzles in such a position: what is obvious is known for other rules (obvious.ts), and a call settles a score. */
const isSupported = ({ setup }: GameState, payoff: Payoff): boolean =>
  !isMisere(setup.contract) && !countsByOwnKind(setup.rules, setup.contract) && !hasCalls(setup, payoff);

/** The point of a solution, if it makes a puzzle as far as the plays show, and its theme. */
function pointFor(start: GameState, solution: Solution): { point: Choice; theme: PuzzleTheme | undefined } | null {
  const point = pointOf(solution);
  if (!point || point.cost < LEAST_COST) return null;
  const { before, keeping, obvious } = point;
  const after = playsBetween(start, before).length;
  const theme = themeOf({ before, card: keeping[0]!, obvious, rest: solution.plays.slice(after) });
  return after <= LATEST_POINT && (theme || isTempting(before, obvious, keeping[0]!)) ? { point, theme } : null;
}

async function along(
  steps: Generator<GameState, Solution, CardValues>,
  valuesAt: (state: GameState) => Promise<CardValues>,
): Promise<Solution> {
  let step = steps.next();
  while (!step.done) step = steps.next(await valuesAt(step.value));
  return step.value;
}

/** The number of tricks from the point to the one in which most is lost; a bonus is lost at the end of the deal. */
function depthOf(
  { before }: Choice,
  entries: readonly { readonly trick?: number; readonly difference: number }[],
): number {
  const end = before.tricks.length + before.hands[before.toPlay!].length;
  const worst = [...entries].sort((a, b) => a.difference - b.difference)[0];
  return (worst?.trick ?? end) - (before.tricks.length + 1);
}

/**
 * Whether the learned move order, which orders for card points, tries a wrong card first. The solver is a new one, so that its earlier work
 * decides nothing.
 */
async function foolsOrder({ before, values }: Choice, { goal }: Solution, points: CardValues): Promise<boolean> {
  const solver = await loadSolver({ tableBytes: SMALLEST_TABLE_BYTES });
  const card = firstTried(solver, before, goal, points);
  return card !== null && givesAway(goal, values.get(card)!) > 0;
}
