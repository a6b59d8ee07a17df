/** The verdicts on a record in the element: how they are computed, and how the review sums them up, lists them and says them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import type { KnownLoss, ReviewEntry, Verdict } from '../../src/notation/answer/answer.ts';
import { anotherRequest } from '../../src/notation/request/resolve-request.ts';
import { fieldsOf } from '../../src/notation/request/request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import { isMistake, listOf, tellingPlays } from '../../src/widget/state/review/mistakes.ts';
import type { ListName } from '../../src/widget/state/review/mistakes.ts';
import { VerdictRunner } from '../../src/widget/state/review/verdict-runner.ts';
import type { JudgedRecord } from '../../src/widget/state/review/verdict-runner.ts';
import { goTo } from '../../src/widget/state/table.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { playVerdict } from '../../src/widget/views/verdict/play-verdict.ts';
import { nextMistake } from '../../src/widget/views/review/mistake-pager.ts';
import { review } from '../../src/widget/views/review/review.ts';
import { listeners, markup, textIn, textsOf } from './markup.ts';
import { storeOf, viewOf } from './store.ts';

/** Two tricks, both led by North. */
const RECORD = {
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  leader: 'N',
  deal: 'N:K7... Q8... J.K.. .AQ..',
  plays: 'SK SQ SJ HA S7 S8 HK HQ',
  payoff: 'points',
} as const;
const { table } = readInput(RECORD);

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

/** What plays lost and their verdicts, by their number; the others are sound. */
type Given = Readonly<Record<number, readonly [lost: number, verdict?: Verdict, known?: Partial<KnownLoss>]>>;

const entriesOf = (given: Given, isJudged = true): ReviewEntry[] =>
  table!.record.map((play, at) => {
    const [lost, verdict, known] = given[at] ?? [0, isJudged ? ('sound' as const) : undefined];
    const by = (['N', 'E', 'S', 'W'] as const)[at % 4]!;
    return {
      play,
      by,
      lost,
      best: lost ? ['S6'] : [play],
      ...(verdict && { verdict }),
      ...(known && { known: { loss: 0, samples: 48, best: ['S6'], evidence: ['plays'], ...known } }),
    };
  });

/** A store whose review is exact. @param isJudged whether the other plays are */
function storeWith(given: Given, isJudged = true) {
  const store = storeOf({ table: goTo(table!, 0), engine: { phase: 'idle' } });
  const entries = entriesOf(given, isJudged);
  Object.assign(store.review, {
    runner: {
      review: { phase: 'exact', entries, values: [91, ...entries.map(() => 83)] },
      switchTo: () => undefined,
      forget: () => undefined,
    },
  });
  store.review.update();
  return store;
}

const GIVEN: Given = {
  0: [17, 'error', { loss: 12, interval: [10, 14] }],
  1: [2, 'error', { loss: 3, interval: [2.6, 3.4] }],
  2: [4, 'error', { loss: 4.5, complete: true }],
  3: [12, 'unlucky', { loss: 0.5, interval: [-0.5, 1.5] }],
  4: [0, 'lucky', { loss: 5, interval: [3, 7] }],
};

describe('the plays to tell of', () => {
  it('are those with a cost and the lucky ones; mistakes are errors, and what is not judged', () => {
    const { review } = storeWith({ 0: [17, 'error'], 1: [3, 'unlucky'], 2: [0, 'lucky'], 3: [2] });
    expect(review.plays.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    expect(review.plays.map(listOf)).toEqual<ListName[]>(['error', 'unlucky', 'lucky', 'open']);
    expect(review.mistakes.map(({ index }) => index)).toEqual([0, 3]);
    expect(review.place.next!.index).toBe(0);
  });

  it('are not judged where the reader has left the record', () => {
    const own = { ...table!, record: [] };
    const plays = table!.record.map((card) => ({ card, by: 'N', lost: 1, best: [], source: 'own' }) as const);
    const annotations = { plays } as unknown as Parameters<typeof tellingPlays>[2];
    const told = tellingPlays(own, { phase: 'none', entries: [], values: [], calls: [] }, annotations);
    expect(told.map(listOf)).toEqual(plays.map(() => 'open'));
    expect(told.every(isMistake)).toBe(true);
  });

  it.each<[what: string, given: Given, isJudged: boolean, line: string]>([
    ['a mistake ahead', { 2: [4, 'error'], 4: [1, 'error'] }, true, 'next mistake 1 of 2'],
    ['bad luck alone', { 2: [4, 'unlucky'] }, true, 'No player made an error.'],
    ['bad luck alone, before the other plays are judged', { 2: [4, 'unlucky'] }, false, 'No player made an error.'],
    ['no loss', {}, true, 'No play lost points.'],
    ['a loss that is not judged', { 2: [4] }, false, 'next mistake 1 of 1'],
  ])('below the board on a phone: %s', (_, given, isJudged, line) => {
    expect(
      textsOf(`<p class="line">${markup(nextMistake(messages, storeWith(given, isJudged).review))}</p>`, 'line', 'p'),
    ).toEqual([line]);
  });
});

describe('the review', () => {
  const drawn = (given: Given, isJudged = true, store = storeWith(given, isJudged)): string =>
    markup(review(viewOf(store), () => undefined));

  it('has a ledger from best play to the result', () => {
    expect(textsOf(drawn(GIVEN), 'ledger', 'div')).toEqual([
      'best play 91 by North–South errors −21 by East–West errors +2 bad luck +12 as played 83',
    ]);
  });

  it.each([
    ['North–South', 'North–South: 2 errors, 21 points; bad luck 0; lucky 1'],
    ['East–West', 'East–West: 1 error, 2 points; bad luck 1, 12 points; lucky 0'],
    ['South', 'South: 1 error, 4 points; bad luck 0; lucky 0'],
    ['West', 'West: 0 errors; bad luck 1, 12 points; lucky 0'],
  ])('sums up %s in words', (_, said) => {
    expect(textsOf(drawn(GIVEN), 'spoken', 'span')).toContain(said);
  });

  it('lists one verdict at a time, errors first, the costliest first', () => {
    const store = storeWith(GIVEN);
    const rows = (): string[] => textsOf(drawn(GIVEN, true, store), 'miss', 'span').map((text) => text.slice(0, 16));
    const heads = (): string[] => textsOf(drawn(GIVEN, true, store), 'list-head', 'button');
    expect(rows()).toEqual(['Trick 1, North K', 'Trick 1, South J', 'Trick 1, East Q']);
    expect(heads()).toEqual(['Errors 3 on average better', 'Bad luck 1 −12', 'Lucky 1']);
    store.review.toggleList('lucky');
    expect(rows()).toEqual(['Trick 2, North 7']);
    store.review.toggleList('lucky');
    expect(rows()).toEqual([]);
    store.review.choosePlayer('W');
    expect(heads()).toEqual(['Bad luck 1 −12']);
  });

  it('says what each play cost here, and on average for the deals that fit', () => {
    const averages = (drawn: string): string[] =>
      [...drawn.matchAll(/<span class="average">.*?(?=<span class="better")/gs)].map(([of]) => textIn(of));
    expect(averages(drawn(GIVEN))).toEqual([', on average −12 ±2', ', on average −4.5', ', on average −3.0 ±0.4']);
    const store = storeWith(GIVEN);
    store.review.toggleList('unlucky');
    expect(averages(drawn(GIVEN, true, store))).toEqual([', on average right']);
  });

  it('shows how far the work is in place of the ledger, and begins it', () => {
    const store = storeWith({ 0: [17, 'error'], 3: [2] }, false);
    let trained = 0;
    const view = review(viewOf(store), () => trained++);
    expect(textsOf(markup(view), 'review-state', 'div')).toEqual(['Judged: 1 of 8 plays Judge the plays']);
    expect(textsOf(markup(view), 'list-head', 'button')).toEqual([
      'Errors 1 so far on average better',
      'Not judged yet 1 −2',
    ]);
    let begun = 0;
    Object.assign(store.review, { verdicts: { phase: 'waiting', resume: () => begun++ } });
    for (const click of listeners<Event>(view, 'click')) click(new Event('click'));
    expect(begun).toBe(1);
    expect(trained).toBe(1);
  });
});

it.each<[verdict: Verdict, known: Partial<KnownLoss> | undefined, said: string]>([
  [
    'error',
    { loss: 12.34, interval: [10, 14.1], evidence: ['plays', 'melds', 'contract', 'pass'] },
    'Error. With what North knew, 6six of spades is worth 12.3 more on average (95%: 10.0 to 14.1, 48 deals).',
  ],
  [
    'lucky',
    { loss: 5, complete: true },
    'Lucky. With what North knew, 6six of spades is worth 5.0 more on average (all 48 deals that fit).',
  ],
  [
    'unlucky',
    { loss: 0, interval: [0, 1.2], best: ['SK'] },
    'Bad luck. No card is better with what North knew (95%: 0.0 to 1.2, 48 deals).',
  ],
  [
    'unlucky',
    { loss: 2, interval: [-1, 5] },
    'Bad luck. With what North knew, 6six of spades may be worth 2.0 more, but that is not certain (95%: -1.0 to 5.0, 48 deals).',
  ],
  ['sound', undefined, 'Sound. North had no choice.'],
])('the account says of a play: %s', (verdict, known, said) => {
  const [entry] = entriesOf({ 0: [0, verdict, known] });
  const text = textIn(markup(playVerdict(viewOf(storeWith({})).look, entry!, verdict)));
  expect(text.startsWith(said), text).toBe(true);
  const assumes = [
    'How is this judged?',
    'hand',
    'What a card may have told the partner does not count',
    '95%',
    'In doubt',
  ];
  if (known?.evidence) assumes.push('which melds score', 'would have named this contract', 'would have passed');
  for (const words of assumes) expect(text.includes(words)).toBe(known !== undefined);
});

describe('the plays are judged', () => {
  const record = anotherRequest(table!.request, { payoff: 'points', plays: table!.record, want: ['review'] });

  /** A runner with a client that answers when it is let, and keeps what has been shown. */
  function underWay() {
    const signals: AbortSignal[] = [];
    const answers: (() => void)[] = [];
    let entries = answer(fieldsOf(record), solver).review!;
    const client: JudgedRecord['client'] = {
      workers: 1,
      solve: (request, options) =>
        new Promise((resolve, reject) => {
          signals.push(options!.signal!);
          options!.signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
          answers.push(() => resolve(answer(request, solver)));
        }),
    };
    const verdicts = new VerdictRunner(
      (judged) => (entries = [...judged]),
      () => undefined,
    );
    const judged = () => ({ record, entries, client });
    const done = (): number => entries.filter(({ verdict }) => verdict).length;
    return { verdicts, judged, signals, answers, done };
  }

  const settled = async (): Promise<void> => {
    for (let i = 0; i < 4; i++) await new Promise((resolve) => setTimeout(resolve));
  };
  const until = async (isSo: () => boolean): Promise<void> => {
    for (let tries = 0; !isSo(); tries++) {
      if (tries > 200) throw new Error('It does not happen.');
      await settled();
    }
  };

  it('one after another, each verdict shown as it comes, until all have theirs', async () => {
    const { verdicts, judged, answers, done } = underWay();
    verdicts.begin(judged());
    for (let play = 0; play < table!.record.length; play++) {
      await until(() => answers.length > play);
      expect(done()).toBe(play);
      answers[play]!();
      await until(() => done() > play);
    }
    await until(() => verdicts.phase === 'done');
  });

  it('with pauses, after which they go on from where they were; the reader’s stop holds', async () => {
    const { verdicts, judged, answers, signals, done } = underWay();
    verdicts.begin(judged());
    await until(() => answers.length === 1);
    answers[0]!();
    await until(() => answers.length === 2);
    verdicts.pause();
    expect(signals[1]!.aborted).toBe(true);
    expect(verdicts.phase).toBe('waiting');
    expect(done()).toBe(1);
    verdicts.begin(judged());
    await until(() => answers.length === 3);
    verdicts.stop();
    verdicts.begin(judged());
    expect(verdicts.phase).toBe('stopped');
    verdicts.resume(judged());
    await until(() => answers.length === 4);
    expect(verdicts.phase).toBe('computing');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, false]);
    verdicts.pause();
  });

  it('and a failure says why, and is repeated only when asked', async () => {
    const { verdicts, judged } = underWay();
    const client = { workers: 1, solve: () => Promise.reject(new Error('out of order')) };
    verdicts.begin({ ...judged(), client });
    await until(() => verdicts.phase === 'failed');
    expect(verdicts.error).toEqual(new Error('out of order'));
    verdicts.begin(judged());
    expect(verdicts.phase).toBe('failed');
  });
});
