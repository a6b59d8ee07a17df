/**
 * Which position of a puzzle to solve next, so that every answer to the reader is known before it is needed: first the one that is waited for,
 * then the reader's next card, and then the solver's replies to each card that the reader may play, those that keep the goal first. A pure function:
 * it is asked again after each solution.
 */
import { givesAway } from '../../../analysis/puzzle/goal.ts';
import type { CardValues, Goal } from '../../../analysis/puzzle/goal.ts';
import { chooseReply } from '../../../analysis/puzzle/reply.ts';
import type { Contest, Reply } from '../../../analysis/puzzle/reply.ts';
import { afterPlay, legalNow, playsOf } from '../../../game/play/play.ts';
import type { GameState } from '../../../game/play/play.ts';
import { goTo } from '../../state/table.ts';
import { goalAfter, isUnreachable, mayPlay, playInPuzzle, solverPlays, unjudged } from './puzzle-state.ts';
import type { PuzzleState } from './puzzle-state.ts';

/** The values of solved positions, for the reader's side. */
export class SolvedPositions {
  private readonly known = new Map<string, CardValues>();

  readonly of = (state: GameState): CardValues | undefined => this.known.get(playsOf(state).join());

  add(state: GameState, values: CardValues): void {
    this.known.set(playsOf(state).join(), values);
  }
}

/** The solver's reply in the position shown, if it is to play and its reply is known. */
export function replyIn(state: PuzzleState, solved: SolvedPositions): Reply | null {
  const goal = solverPlays(state) ? goalAfter(state) : null;
  return goal && chooseReply(state.table.position, contestOf(state, goal, solved));
}

/** The position to solve next; null if nothing is left to know until the reader plays. */
export function nextToSolve(state: PuzzleState, solved: SolvedPositions): GameState | null {
  const { start, table } = state;
  if (state.best === null) return start.position;
  if (isUnreachable(state)) return null;
  const waiting = unjudged(state);
  if (waiting !== null) {
    const before = goTo(table, waiting).position;
    return legalNow(before).length === 1 || solved.of(before) ? null : before;
  }
  const reply = replyIn(state, solved);
  if (reply) return 'card' in reply ? nextToSolve(playInPuzzle(state, reply.card), solved) : reply.missing[0]!;
  return mayPlay(state) ? nextAfterReader(state, solved) : null;
}

function nextAfterReader(state: PuzzleState, solved: SolvedPositions): GameState | null {
  const { position } = state.table;
  const goal = goalAfter(state)!;
  const legal = [...new Set(legalNow(position))];
  const values = solved.of(position);
  if (legal.length > 1 && !values) return position;
  const lost = (card: (typeof legal)[number]): number => (values ? givesAway(goal, values.get(card)!) : 0);
  for (const card of legal.sort((a, b) => lost(a) - lost(b))) {
    const rest = { ...goal, target: goal.target - lost(card) };
    const missing = missingAfter(afterPlay(position, card), contestOf(state, rest, solved));
    if (missing) return missing;
  }
  return null;
}

/** The first position whose values are missing, up to the reader's next card. */
function missingAfter(from: GameState, contest: Contest): GameState | null {
  let state = from;
  while (state.toPlay !== null && !contest.readers.has(state.toPlay)) {
    const reply = chooseReply(state, contest);
    if ('missing' in reply) return reply.missing[0]!;
    state = afterPlay(state, reply.card);
  }
  return legalNow(state).length > 1 && !contest.valuesOf(state) ? state : null;
}

const contestOf = ({ readers }: PuzzleState, goal: Goal, solved: SolvedPositions): Contest => ({
  goal,
  readers,
  valuesOf: solved.of,
});
