/**
 * Measures whether a position is a good puzzle, and how hard. It plays the solution that the hints of the element give: the reader plays the
 * first card that keeps the target, the solver replies as in the element. At each card of the reader it counts which others would have kept
 * the target, and whether the obvious card is among them.
 */
import type { Card, Side } from '../../game/cards.ts';
import { afterPlay, legalNow, playsOf } from '../../game/play/play.ts';
import type { GameState } from '../../game/play/play.ts';
import type { PuzzleLevel, PuzzleMeasure, PuzzlePoint } from '../../notation/puzzle.ts';
import { bestValue, givesAway, keepingCards, readersOf } from './goal.ts';
import type { CardValues, Goal } from './goal.ts';
import { obviousCard } from './obvious.ts';
import { chooseReply } from './reply.ts';

/** The solution of a position, with the choices that it asks of the reader. */
export interface Solution {
  readonly goal: Goal;
  readonly plays: readonly Card[];
  readonly choices: readonly Choice[];
}

/** A card of the reader at which several are legal. */
export interface Choice {
  /** The position. */
  readonly before: GameState;
  readonly values: CardValues;
  /** The cards that keep the target. */
  readonly keeping: readonly Card[];
  readonly obvious: Card;
  /** The loss of the obvious card. */
  readonly cost: number;
}

/** Plays the solution from a position. It yields the positions whose values it needs, and takes the values for the side. */
export function* solutionSteps(start: GameState, side: Side): Generator<GameState, Solution, CardValues> {
  const known = new Map<string, CardValues>();
  const keyOf = (state: GameState): string => playsOf(state).join();
  function* valuesAt(state: GameState): Generator<GameState, CardValues, CardValues> {
    const values = known.get(keyOf(state)) ?? (yield state);
    known.set(keyOf(state), values);
    return values;
  }
  const readers = readersOf(side);
  const goal = { side, target: bestValue(side, start.toPlay!, yield* valuesAt(start)) };
  const contest = { goal, readers, valuesOf: (state: GameState) => known.get(keyOf(state)) };
  const choices: Choice[] = [];
  let state = start;
  while (state.toPlay !== null) {
    const legal = new Set(legalNow(state));
    if (!readers.has(state.toPlay)) {
      let reply = chooseReply(state, contest);
      while ('missing' in reply) {
        for (const missing of reply.missing) yield* valuesAt(missing);
        reply = chooseReply(state, contest);
      }
      state = afterPlay(state, reply.card);
    } else if (legal.size === 1) {
      state = afterPlay(state, [...legal][0]!);
    } else {
      const values = yield* valuesAt(state);
      const keeping = keepingCards(goal, values);
      const obvious = obviousCard(state);
      choices.push({ before: state, values, keeping, obvious, cost: givesAway(goal, values.get(obvious)!) });
      state = afterPlay(state, keeping[0]!);
    }
  }
  return { goal, plays: playsBetween(start, state), choices };
}

/** The cards played from one position of a line to a later one. */
export const playsBetween = (start: GameState, end: GameState): Card[] => playsOf(end).slice(playsOf(start).length);

/** The choice that makes the position a puzzle: the first at which the obvious card fails and one card alone is right. */
export const pointOf = ({ choices }: Solution): Choice | undefined =>
  choices.find(({ keeping, cost }) => keeping.length === 1 && cost > 0);

/** The measure of a solution. @param start where it begins @param found the other facts about its point */
export function measureOf(
  start: GameState,
  { plays, choices }: Solution,
  point: Choice,
  found: Pick<PuzzlePoint, 'depth' | 'foolsOrder'>,
): PuzzleMeasure {
  return {
    choices: choices.length,
    unique: choices.filter(({ keeping }) => keeping.length === 1).length,
    traps: choices.filter(({ cost }) => cost > 0).length,
    point: {
      after: playsBetween(start, point.before).length,
      card: point.keeping[0]!,
      obvious: point.obvious,
      cost: point.cost,
      ...found,
    },
    solution: plays,
  };
}

/**
 * The level of a puzzle. 1: at most two cards are without an alternative, most of the loss shows by the second trick after the point, and
 * the solver's own first guess is right. 3: three cards or more are without one, the loss shows no earlier than in that trick, and the first
 * guess is wrong. 2: everything between.
 */
export function levelOf({ unique, point }: PuzzleMeasure): PuzzleLevel {
  if (unique <= 2 && point.depth <= 2 && !point.foolsOrder) return 1;
  return unique >= 3 && point.depth >= 2 && point.foolsOrder ? 3 : 2;
}
