/** The state of a puzzle: what the reader may do when, and what follows from the value of a card. The values stand for a solver's. */
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/game/cards.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import { legalCards, playsMade } from '../../src/widget/state/table.ts';
import {
  begin,
  goalAfter,
  isUnreachable,
  judge,
  keptSoFar,
  mayPlay,
  playInPuzzle,
  playOn,
  resultOf,
  solverPlays,
  startAgain,
  stepTo,
  takeBack,
  targetOf,
  withHint,
  withSolution,
  withStart,
} from '../../src/widget/features/puzzle/puzzle-state.ts';
import type { PuzzleState } from '../../src/widget/features/puzzle/puzzle-state.ts';
import { puzzleMessages } from '../../src/widget/features/puzzle/puzzle-messages.ts';
import { narration } from '../../src/widget/features/puzzle/puzzle-narration.ts';

/** North leads; two cards each. All tricks together are worth 34 with the last one. */
const INPUT = {
  variant: 'schieber',
  contract: 'obenabe',
  leader: 'N',
  payoff: 'points',
  deal: 'N:AK... QJ... T9... 8.7..',
};
const table = readInput(INPUT).table!;

const started = (reader: 'NS' | 'N' | null = 'NS', given: number | null = null): PuzzleState =>
  withStart(
    begin(table, reader, given),
    new Map<Card, number>([
      ['SA', 32],
      ['SK', 28],
    ]),
  );

/** Plays a card of the reader's with its value. */
const played = (state: PuzzleState, card: Card, value: number): PuzzleState => judge(playInPuzzle(state, card), value);

describe('a puzzle', () => {
  it('is for the best value of the side to move, unless the page says otherwise', () => {
    expect(targetOf(started(null))).toBe(32);
    expect([...started(null).readers]).toEqual(['N', 'S']);
    expect([...started('N').readers]).toEqual(['N']);
    expect(targetOf(started('NS', 20))).toBe(20);
    expect(isUnreachable(started('NS', 20))).toBe(false);
    expect(isUnreachable(started('NS', 33))).toBe(true);
    expect(mayPlay(started('NS', 33))).toBe(false);
  });

  it('goes on after a card that keeps the target', () => {
    const state = played(started(), 'SA', 32);
    expect(state).toMatchObject({ waits: false, mistakes: 0 });
    expect(solverPlays(state)).toBe(true);
    expect(goalAfter(state)).toEqual({ side: 'NS', target: 32 });
  });

  it('waits for a card to be judged, and after one that gives something away', () => {
    const unjudged = playInPuzzle(started(), 'SK');
    expect(solverPlays(unjudged) || mayPlay(unjudged)).toBe(false);
    const state = judge(unjudged, 28);
    expect(state).toMatchObject({ waits: true, mistakes: 1 });
    expect(state.lost.get(0)).toBe(4);
    expect(solverPlays(state)).toBe(false);
  });

  it('takes a card back, and keeps the count of mistakes', () => {
    const state = takeBack(played(started(), 'SK', 28));
    expect(playsMade(state.table)).toEqual([]);
    expect(state).toMatchObject({ waits: false, mistakes: 1 });
    expect(goalAfter(state)?.target).toBe(32);
    expect(mayPlay(state)).toBe(true);
  });

  it('plays on for what can still be made', () => {
    const state = playOn(played(started(), 'SK', 28));
    expect(solverPlays(state)).toBe(true);
    expect(goalAfter(state)?.target).toBe(28);
  });

  it('lets the reader look back, and play another card from there', () => {
    const later = playInPuzzle(played(started(), 'SA', 32), 'S8');
    const back = stepTo(later, 0);
    expect(mayPlay(back)).toBe(true);
    expect(solverPlays(stepTo(later, 1))).toBe(false);
    const other = played(back, 'SK', 28);
    expect(other.table.line).toEqual(['SK']);
    expect(stepTo(back, -1).table.ply).toBe(0);
  });

  it.each([
    { reader: 'NS', line: [], said: 'You are North–South. Make 32. North plays: your card.' },
    {
      reader: 'NS',
      line: ['S8'],
      said: 'ace of spades keeps it. West played eight of spades. South plays: your card.',
    },
    { reader: 'N', line: ['S8'], said: 'ace of spades keeps it. West played eight of spades. South to play.' },
    { reader: 'NS', line: ['S8', 'ST'], said: 'Checking … East to play.' },
  ] as const)('says what was played and whose card is next: $reader after $line', ({ reader, line, said }) => {
    let state = started(reader);
    if (line.length > 0) state = played(state, 'SA', 32);
    for (const card of line) state = playInPuzzle(state, card);
    const messages = messagesIn('en');
    expect(narration({ state, problem: null, failure: null }, messages, puzzleMessages(messages))).toBe(said);
  });

  it('hints at the suit first, then at the card', () => {
    const values = new Map<Card, number>([
      ['SA', 32],
      ['SK', 28],
    ]);
    // North has one suit: there is nothing to say of it.
    expect(withHint(started(), values)).toMatchObject({ hint: { kind: 'card', card: 'SA' }, hints: 1 });
    const even = new Map<Card, number>([
      ['SA', 32],
      ['SK', 32],
    ]);
    expect(withHint(started(), even).hint).toEqual({ kind: 'any' });
    const once = withHint(started(), values);
    expect(withHint(once, values)).toBe(once);
  });

  it('shows the solution from the last position in which the target was within reach', () => {
    const state = playOn(played(started(), 'SK', 28));
    expect(keptSoFar(state)).toEqual([]);
    const shown = withSolution(state, [], ['SA', 'S8', 'S9', 'SJ', 'SK', 'H7', 'ST', 'SQ']);
    expect(shown.table.ply).toBe(0);
    expect(mayPlay(shown)).toBe(false);
    expect(resultOf(stepTo(shown, 8))).toBeNull();
    expect(startAgain(shown)).toMatchObject({ attempt: 2, shown: true, solution: null, mistakes: 0 });
  });

  it.each([
    { first: 'SA', value: 32, mistakes: 0 },
    { first: 'SK', value: 28, mistakes: 1 },
  ] as const)('ends with what the side has made, against the whole target: $first', ({ first, value, mistakes }) => {
    let state = playOn(played(started(), first, value));
    while (state.table.position.toPlay !== null) {
      const card = [...legalCards(state.table)][0]!;
      const isReader = state.readers.has(state.table.position.toPlay);
      state = playInPuzzle(state, card);
      if (isReader) state = judge(state, goalAfter(state)!.target);
    }
    const made = state.table.position.points.NS;
    expect(resultOf(state)).toEqual({ made, solved: made >= 32 });
    expect(state.mistakes).toBe(mistakes);
  });
});
