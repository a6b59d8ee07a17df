/** The training with mistakes: which plays become exercises, what follows from a card, and what a reader sees and hears. */
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewGame } from '../../src/engine/game-review.ts';
import { answer } from '../../src/engine/synchronous.ts';
import type { Card } from '../../src/game/cards.ts';
import { sideOf } from '../../src/game/cards.ts';
import { figureOf } from '../../src/notation/answer/answer.ts';
import type { Answer, ReviewEntry, Verdict } from '../../src/notation/answer/answer.ts';
import { isReviewed } from '../../src/notation/answer/game-review.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { exercisesOf, exercisesOfGame, exercisesOfPuzzle } from '../../src/widget/features/trial/exercise.ts';
import type { Exercise } from '../../src/widget/features/trial/exercise.ts';
import { directionOf, questionOf } from '../../src/widget/features/trial/hints.ts';
import { trialMessages } from '../../src/widget/features/trial/trial-messages.ts';
import { narration } from '../../src/widget/features/trial/trial-narration.ts';
import {
  attemptIn,
  begin,
  choose,
  exerciseIn,
  goOn,
  hint,
  isAtStart,
  isOver,
  lookAt,
  mayHint,
  nextIn,
  showAnswer,
  skip,
  standingOf,
  tally,
  toggleHands,
  tryOut,
  withSolution,
} from '../../src/widget/features/trial/trial-state.ts';
import type { TrialState } from '../../src/widget/features/trial/trial-state.ts';
import { bestCards, lossIn, solutionOf } from '../../src/widget/state/engine.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import { requestAfter, requestFor } from '../../src/widget/state/requests.ts';
import { NO_REVIEW } from '../../src/widget/state/review/review-state.ts';
import type { Review } from '../../src/widget/state/review/review-state.ts';
import type { Solution } from '../../src/widget/state/state.ts';
import { goTo, legalCards } from '../../src/widget/state/table.ts';
import type { Table } from '../../src/widget/state/table.ts';
import { loadLocale } from '../../src/widget/text/locales.ts';
import { messages, messagesIn } from '../../src/widget/text/messages.ts';
import { session } from '../../tools/session/session.ts';
import { times } from '../times.ts';
import { RECORD_WITH_MISTAKES } from './mistakes.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const solve = (table: Table): Solution => solutionOf(table, answer(requestFor(table), solver));

/** The review of a record, with verdicts on some of its plays. */
function reviewed(verdicts: Readonly<Record<number, Verdict>> = {}): [Table, Review] {
  const table = readInput(RECORD_WITH_MISTAKES).table!;
  const { review = [] }: Answer = answer(requestAfter(table, table.record, ['review']), solver);
  const entries = review.map((entry, at): ReviewEntry => (verdicts[at] ? { ...entry, verdict: verdicts[at] } : entry));
  return [table, { ...NO_REVIEW, phase: 'exact', entries }];
}

/** The numbers of the plays. */
const playsOf = (exercises: readonly Exercise[]): number[] => exercises.map(({ mistake }) => mistake.index);

/** The exercises of the record, and the state in which the first one is solved. */
function started(): { exercises: readonly Exercise[]; state: TrialState; right: Card; wrong: Card[] } {
  const [table, review] = reviewed();
  const exercises = exercisesOf(table, review, null);
  const solution = solve(exercises[0]!.table);
  const { mistake } = exercises[0]!;
  const right = bestCards(solution)[0]!;
  const wrong = [...solution.cards.keys()].filter(
    (card) => card !== mistake.card && lossIn(solution, mistake.by, card)! > 0,
  );
  return { exercises, state: withSolution(begin(exercises), solution), right, wrong };
}

/** The exercise shown with its answer, and on to the next one. */
const answered = (state: TrialState): TrialState => showAnswer(withSolution(state, solve(exerciseIn(state).table)));

describe('the exercises of a record', () => {
  const all = (): readonly Exercise[] => exercisesOf(...reviewed(), null);

  it('are the plays that cost something, the costliest first, before they are judged', () => {
    const [table, review] = reviewed();
    const costly = review.entries.flatMap((entry, at) => (entry!.lost === 0 ? [] : [at]));
    expect(playsOf(all()).toSorted((a, b) => a - b)).toEqual(costly);
    const losses = all().map(({ mistake }) => mistake.lost);
    expect(losses).toEqual(losses.toSorted((a, b) => b - a));
    expect(losses[0]).toBeGreaterThan(0);
    expect(exercisesOf(table, NO_REVIEW, null)).toEqual([]);
  });

  it.each<[title: string, first: Verdict, isOne: boolean]>([
    ['an error', 'error', true],
    ['bad luck', 'unlucky', false],
  ])('%s: one of them %s', (_, verdict, isOne) => {
    const [dearest] = playsOf(all());
    expect(playsOf(exercisesOf(...reviewed({ [dearest!]: verdict }), null)).includes(dearest!)).toBe(isOne);
  });

  it('may be of one player', () => {
    const [{ mistake }] = all() as [Exercise];
    const own = exercisesOf(...reviewed(), mistake.by);
    expect(own.length).toBeLessThan(all().length);
    expect(new Set(own.map((of) => of.mistake.by))).toEqual(new Set([mistake.by]));
  });

  it('begin before the mistake, with the player to play, on a screen of the player’s side', () => {
    for (const { table, mistake } of all()) {
      expect(table.position.toPlay).toBe(mistake.by);
      expect(table.line[table.ply]).toBe(mistake.card);
      expect(table.side).toBe(sideOf(mistake.by));
    }
  });
});

describe('the exercises of a puzzle', () => {
  it('are the positions in which a card gave something away, each once', () => {
    const table = readInput(RECORD_WITH_MISTAKES).table!;
    const { record } = table;
    const start = { ...goTo(table, 0), record: [], line: [] };
    const other = [...legalCards(goTo(table, 4))].find((card) => card !== record[4])!;
    const wrong = [
      { plays: record.slice(0, 5), lost: 3 },
      { plays: [...record.slice(0, 4), other], lost: 9 },
      { plays: record.slice(0, 9), lost: 5 },
    ];
    const exercises = exercisesOfPuzzle({ start, wrong });
    expect(playsOf(exercises)).toEqual([8, 4]);
    expect(exercises.every(({ isOpen }) => isOpen)).toBe(true);
    expect(begin(exercises).showsAll).toBe(true);
  });
});

describe('a card', () => {
  it('is right if it costs nothing, whichever of them it is', () => {
    const { state } = started();
    for (const right of bestCards(state.solution!)) {
      const found = choose(state, right);
      expect(attemptIn(found)).toMatchObject({ end: 'found', right, tried: [] });
      expect(standingOf(found, 0)).toBe('first');
      expect(found.showsAll).toBe(true);
    }
  });

  it('that costs something stays in the list of those tried, once', () => {
    const { state, right, wrong } = started();
    const tried = wrong.reduce(choose, state);
    expect(attemptIn(tried).tried).toEqual(wrong);
    expect(isOver(tried)).toBe(false);
    expect(choose(tried, wrong[0]!)).toBe(tried);
    expect(standingOf(choose(tried, right), 0)).toBe('later');
  });

  it('says nothing new if it is the card of the mistake, or may not be played', () => {
    const { exercises, state } = started();
    const { table, mistake } = exercises[0]!;
    const illegal = table.setup.deal.N.concat(table.setup.deal.E).find((card) => !legalCards(table).has(card))!;
    expect(choose(state, mistake.card)).toBe(state);
    expect(choose(state, illegal)).toBe(state);
  });

  it('waits until the position is solved', () => {
    const { exercises, state, right, wrong } = started();
    for (const card of [right, wrong[0]!]) {
      const waiting = choose(begin(exercises), card);
      expect(waiting.chosen).toBe(card);
      expect(attemptIn(waiting)).toEqual(attemptIn(begin(exercises)));
      expect(withSolution(waiting, state.solution!)).toEqual(choose(state, card));
    }
  });
});

describe('help', () => {
  it('is a question and then the suit, once the position is solved', () => {
    const { exercises, state } = started();
    expect(hint(begin(exercises))).toEqual(begin(exercises));
    const [one, two, three] = [hint(state), hint(hint(state)), hint(hint(hint(state)))];
    expect([one, two, three].map((of) => attemptIn(of).hints)).toEqual([1, 2, 2]);
    expect([state, one, two].map(mayHint)).toEqual([true, true, false]);
  });

  it('never names the right card in its question, and leads to it with the suit', () => {
    const said = trialMessages(messages);
    for (const exercise of started().exercises) {
      const solution = solve(exercise.table);
      const best = bestCards(solution);
      const question = said.question(questionOf(exercise, solution));
      for (const card of best) expect(question).not.toContain(messages.card(card));
      const direction = directionOf(exercise, solution);
      if (direction.kind === 'suit') expect(best.map((card) => card[0])).toContain(direction.suit);
    }
  });

  it('may be the answer, which counts as none found', () => {
    const { state } = started();
    const shown = showAnswer(state);
    expect(attemptIn(shown)).toMatchObject({ end: 'shown', right: bestCards(state.solution!)[0] });
    expect(standingOf(shown, 0)).toBe('shown');
    expect(tally(shown)).toEqual({ found: 0, first: 0 });
    expect(showAnswer(begin(state.exercises))).toEqual(begin(state.exercises));
  });
});

describe('the way through the exercises', () => {
  it('leads to the next one, and those skipped come back at the end', () => {
    const { exercises } = started();
    const count = exercises.length;
    let state = skip(begin(exercises));
    expect(state.at).toBe(1);
    expect(standingOf(state, 0)).toBe('skipped');
    const seen = [0];
    while (nextIn(state) !== null) {
      seen.push(state.at);
      state = goOn(answered(state));
    }
    expect([...seen, state.at]).toEqual([...Array(count).keys(), 0]);
    // Nothing else is left.
    expect(skip(state)).toBe(state);
    expect(nextIn(answered(state))).toBeNull();
  });

  it('begins each as its player saw it', () => {
    const { exercises, state, right } = started();
    expect(state.showsAll).toBe(false);
    expect(toggleHands(state).showsAll).toBe(true);
    expect(toggleHands(toggleHands(state)).showsAll).toBe(false);
    const next = goOn(choose(state, right));
    expect(next).toMatchObject({ at: 1, showsAll: false, solution: null, table: exercises[1]!.table });
  });

  it('shows other positions only after the end', () => {
    const { exercises, state, right } = started();
    const { table } = exercises[0]!;
    expect(lookAt(state, goTo(table, 0))).toBe(state);
    const found = choose(state, right);
    expect(isAtStart(found)).toBe(true);
    expect(isAtStart(lookAt(found, goTo(table, 0)))).toBe(table.ply === 0);
    const after = tryOut(found, right);
    expect(after.table.ply).toBe(table.ply + 1);
    expect(isAtStart(lookAt(after, goTo(after.table, table.ply)))).toBe(true);
  });
});

describe('the words', () => {
  it('claim that the player could have known only of an error', () => {
    const words = trialMessages(messages);
    const said = (verdict?: Verdict): string => {
      const [dearest] = playsOf(exercisesOf(...reviewed(), null));
      const exercises = exercisesOf(...reviewed(verdict ? { [dearest!]: verdict } : {}), null);
      return narration({ state: begin(exercises), failure: null }, messages, words);
    };
    expect(said()).toMatch(/It cost (North–South|East–West) \d+\. Find a better card\./);
    expect(said('error')).toMatch(/It cost .* \d+, and \w+ could have known\. Find/);
  });

  it.each(['en', 'de', 'fr', 'nl'] as const)('say each step in %s', async (locale) => {
    await loadLocale(locale);
    const of = messagesIn(locale);
    const words = trialMessages(of);
    const { exercises, state, right, wrong } = started();
    const steps = [
      begin(exercises),
      choose(begin(exercises), right),
      choose(state, wrong[0]!),
      hint(state),
      hint(hint(state)),
      choose(state, right),
      showAnswer(state),
    ];
    const said = steps.map((step) => narration({ state: step, failure: null }, of, words));
    expect(new Set(said).size).toBe(steps.length);
    for (const text of said) expect(text).toMatch(/^[^{}\uE000-\uE004]*[.?…]$/);
    expect(said[2]).toContain(of.card(wrong[0]!));
    expect(said[5]).toContain(of.card(right));
  });
});

describe('an evening between simple players', () => {
  it('turns its errors into exercises, whose right cards keep the value by a solver of its own', async () => {
    const requests = session('schieber', times(8), 7);
    const client = { workers: 1, solve: async (request: SolveRequest) => Promise.resolve(answer(request, solver)) };
    const { deals, payoff } = await reviewGame(client, requests, { verdict: true });
    const trained = deals.filter(isReviewed).map(({ number, review: entries }) => ({
      number,
      input: { ...requests[number - 1]!, plays: requests[number - 1]!.plays.join(' '), payoff },
      entries,
    }));
    const errors = trained.flatMap(({ entries }) => entries.filter(({ verdict }) => verdict === 'error'));
    const exercises = exercisesOfGame(trained, null);
    expect(errors.length).toBeGreaterThan(0);
    expect(exercises.length).toBeGreaterThanOrEqual(0.95 * errors.length);
    const another = await loadSolver();
    for (const { deal, table, mistake } of exercises) {
      const request = requests[deal! - 1]!;
      const plays = request.plays.slice(0, mistake.index);
      const sign = sideOf(mistake.by) === 'NS' ? 1 : -1;
      /** The value after a card, from a request of its own. */
      const valueAfter = (card: Card): number => {
        const { value } = answer({ ...request, payoff, plays: [...plays, card] as never, want: [] }, another);
        return sign * figureOf(value);
      };
      const values = new Map([...legalCards(table)].map((card) => [card, valueAfter(card)]));
      const most = Math.max(...values.values());
      const right = [...values].filter(([, value]) => value === most).map(([card]) => card);
      const state = withSolution(begin([{ deal, table, mistake, review: NO_REVIEW, isOpen: false }]), solve(table));
      for (const [card, value] of values) {
        const after = choose(state, card);
        expect(attemptIn(after).end === 'found', `${deal}:${mistake.index} ${card}`).toBe(right.includes(card));
        if (card === mistake.card) expect(most - value).toBe(mistake.lost);
      }
    }
  }, 600_000);
});
