/** The state of a puzzle: what the reader may do when, and what follows from the value of a card. The values stand for a solver's. */
import { describe, expect, it } from 'vitest';
import type { CardValues } from '../../src/analysis/puzzle/goal.ts';
import type { Card } from '../../src/game/cards.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { PUZZLE_LEVELS, PUZZLE_THEMES } from '../../src/notation/puzzle.ts';
import { PLACE } from '../../src/widget/kit/drawn-in-text.ts';
import { loadLocale } from '../../src/widget/text/locales.ts';
import { messagesIn } from '../../src/widget/text/messages.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import { legalCards, playsMade } from '../../src/widget/state/table.ts';
import {
  begin,
  goalAfter,
  isOver,
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
  withAnswer,
  withEnd,
  withHint,
  withLine,
  withSolution,
  withStart,
} from '../../src/widget/features/puzzle/puzzle-state.ts';
import type { PuzzleState } from '../../src/widget/features/puzzle/puzzle-state.ts';
import { puzzleMessages } from '../../src/widget/features/puzzle/puzzle-messages.ts';
import { playToExplain } from '../../src/widget/features/puzzle/turning-point.ts';
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

/** Plays the rest of a deal, where every card of the reader keeps what can still be made. */
function toTheEnd(from: PuzzleState): PuzzleState {
  let state = from;
  while (state.table.position.toPlay !== null) {
    const card = [...legalCards(state.table)][0]!;
    const isReader = state.readers.has(state.table.position.toPlay);
    state = playInPuzzle(state, card);
    if (isReader) state = judge(state, goalAfter(state)!.target);
  }
  return withEnd(state);
}

/** A line that keeps the target. */
const LINE = ['SA', 'S8', 'S9', 'SJ', 'SK', 'H7', 'ST', 'SQ'] as const;

const UNGRADED = { level: null, theme: null, isThemeOpen: false };

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
    expect(state).toMatchObject({ waits: false, wrong: [] });
    expect(solverPlays(state)).toBe(true);
    expect(goalAfter(state)).toEqual({ side: 'NS', target: 32 });
  });

  it('waits for a card to be judged, and after one that gives something away', () => {
    const unjudged = playInPuzzle(started(), 'SK');
    expect(solverPlays(unjudged) || mayPlay(unjudged)).toBe(false);
    const state = judge(unjudged, 28);
    expect(state).toMatchObject({ waits: true, wrong: [{ plays: ['SK'], lost: 4 }] });
    expect(state.lost.get(0)).toBe(4);
    expect(solverPlays(state)).toBe(false);
  });

  it('takes a card back, and remembers the mistake', () => {
    const state = takeBack(played(started(), 'SK', 28));
    expect(playsMade(state.table)).toEqual([]);
    expect(state).toMatchObject({ waits: false, wrong: [{ plays: ['SK'], lost: 4 }] });
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
    expect(
      narration({ state, problem: null, failure: null, grade: UNGRADED }, messages, puzzleMessages(messages)),
    ).toBe(said);
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

  it('asks first about the theme where the puzzle turns on it, and then names the card', () => {
    // Habit would lead the long suit, West's partner having the ace; one card alone keeps the target.
    const choice = readInput({ ...INPUT, deal: 'N:K.A.. A.Q.. Q.J.. T.T..' }).table!;
    const values = new Map<Card, number>([
      ['SK', 30],
      ['HA', 20],
    ]);
    const state = withStart(begin(choice, 'NS', null), values);
    expect(withHint(state, values, 'duck')).toMatchObject({ hint: { kind: 'theme', theme: 'duck' }, hints: 1 });
    expect(withHint(withHint(state, values, 'duck'), values, 'duck')).toMatchObject({
      hint: { kind: 'card', card: 'SK' },
      hints: 2,
    });
    // Without a theme, and where the obvious card is right, the suit.
    expect(withHint(state, values).hint).toEqual({ kind: 'suit', suit: 'S' });
    const right = new Map<Card, number>([
      ['SK', 20],
      ['HA', 30],
    ]);
    const plain = withStart(begin(choice, 'NS', null), right);
    expect(withHint(plain, right, 'duck').hint).toEqual({ kind: 'suit', suit: 'H' });
  });

  it('shows the solution from the last position in which the target was within reach', () => {
    const state = playOn(played(started(), 'SK', 28));
    expect(keptSoFar(state)).toEqual([]);
    const shown = withSolution(state, [], ['SA', 'S8', 'S9', 'SJ', 'SK', 'H7', 'ST', 'SQ']);
    expect(shown.table.ply).toBe(0);
    expect(mayPlay(shown)).toBe(false);
    expect(resultOf(stepTo(shown, 8))).toBeNull();
    expect(startAgain(shown)).toMatchObject({ attempt: 2, shown: true, solution: null, wrong: [] });
  });

  it.each([
    { first: 'SA', value: 32, wrong: [] },
    { first: 'SK', value: 28, wrong: [{ plays: ['SK'], lost: 4 }] },
  ] as const)('ends with what the side has made, against the whole target: $first', ({ first, value, wrong }) => {
    const state = toTheEnd(playOn(played(started(), first, value)));
    const made = state.table.position.points.NS;
    expect(resultOf(state)).toEqual({ made, solved: made >= 32 });
    expect(state.wrong).toEqual(wrong);
    expect(state.ended).toMatchObject({ made, solved: made >= 32 });
  });

  it('has the line of the reader as its solution if it was solved; otherwise that line comes from the engine', () => {
    const solved = toTheEnd(played(started('NS', 0), 'SA', 32));
    expect(solved.answer).toEqual(solved.table.line);
    // More than the deal has, so that it is missed.
    const missed = toTheEnd(playOn(played({ ...started(), best: 99 }, 'SK', 28)));
    expect(missed.answer).toBeNull();
    expect(keptSoFar(missed)).toEqual([]);
    expect(withAnswer(missed, LINE)).toMatchObject({ answer: LINE, shown: true });
  });

  it('is over after its last card: the reader looks back, and plays nothing more', () => {
    const state = toTheEnd(played(started('NS', 0), 'SA', 32));
    expect(isOver(state)).toBe(true);
    expect(mayPlay(stepTo(state, 0))).toBe(false);
    expect(startAgain(state)).toMatchObject({ attempt: 2, ended: null, answer: null });
  });

  it('keeps its end while the reader looks at other lines', () => {
    const missed = toTheEnd(playOn(played(started(), 'SK', 28)));
    const shown = withLine(withAnswer(missed, LINE), LINE, 0, 1);
    expect(shown.table.ply).toBe(1);
    expect(shown).toMatchObject({ solution: 0, answer: LINE });
    expect(shown.ended).toBe(missed.ended);
    expect([...withLine(missed, missed.table.line, 0, 1, 4).lost]).toEqual([[0, 4]]);
  });
});

describe('the explanation at the end', () => {
  const values = new Map<Card, number>([
    ['SA', 32],
    ['SK', 28],
  ]);
  const valuesOf = ({ tricks }: GameState): CardValues | undefined => (tricks.length === 0 ? values : undefined);

  it.each([
    {
      of: 'the mistake, also one taken back',
      state: played(takeBack(played(started(), 'SK', 28)), 'SA', 32),
      isMade: true,
    },
    { of: 'the card that tempts, if there was none', state: played(started(), 'SA', 32), isMade: false },
  ])('is that of $of', ({ state, isMade }) => {
    expect(playToExplain(toTheEnd(state), valuesOf)).toEqual({ plays: ['SK'], isMade });
  });

  it('is none where every card keeps the target', () => {
    expect(playToExplain(toTheEnd(played(started('NS', 0), 'SA', 32)), valuesOf)).toBeNull();
  });
});

describe('the words of a puzzle', () => {
  it.each(['en', 'de', 'fr', 'nl'] as const)('name every level and every theme: %s', async (locale) => {
    await loadLocale(locale);
    const { level, theme, hinted } = puzzleMessages(messagesIn(locale));
    const said = [
      ...PUZZLE_LEVELS.map(level),
      ...PUZZLE_THEMES.map(theme),
      ...PUZZLE_THEMES.map((of) => hinted({ kind: 'theme', theme: of }, () => '')),
    ];
    expect(new Set(said).size).toBe(said.length);
    for (const words of said) expect(words).toMatch(/\p{L}{4}/u);
  });

  it.each([
    [{ part: 'trick 8', amount: 26, taken: null, isOne: true }, 'Trick 8: you make 26 less.'],
    [
      { part: 'trick 8', amount: 26, taken: { by: 'W', with: 'CA' }, isOne: false },
      `Mostly trick 8: West takes it with ${PLACE}, and you make 26 less.`,
    ],
  ] as const)('say of a loss where it arises, without the better card', (main, said) => {
    expect(puzzleMessages(messagesIn('en')).loss(main)).toBe(said);
  });
});
