/** The reading of a study: the places of its text, steps between them, chapters, and questions, step by step. */
import { describe, expect, it } from 'vitest';
import type { Card } from '../../src/game/cards.ts';
import { english } from '../../src/languages/en/study.ts';
import { LOADERS } from '../../src/languages/registry/loaders.ts';
import { parseStudy } from '../../src/notation/study/parse-study.ts';
import { dealAfter } from '../../src/widget/elements/study/boards.ts';
import { readStudy } from '../../src/widget/elements/study/read-study.ts';
import { lineThrough, startOf } from '../../src/widget/features/study/stops.ts';
import {
  asFresh,
  asked,
  begin,
  choose,
  follow,
  goTo,
  hint,
  withoutQuestions,
  withText,
  openChapter,
  playsAt,
  rightCard,
  showAnswer,
  step,
  stopsOf,
  withCost,
} from '../../src/widget/features/study/study-state.ts';
import { TARGETS } from '../../src/widget/text/locales.ts';
import type { StudyState } from '../../src/widget/features/study/study-state.ts';

const DEAL = `Klaverjassen Rotterdam. Diamonds are trumps, East leads.
North: ♠ 10 ♥ K 8 7 ♦ Q 9 ♣ A 10. East: ♠ 8 7 ♥ A ♦ A K J ♣ 9 7.
South: ♠ K Q ♥ Q J 10 ♦ 7 ♣ J 8. West: ♠ A J 9 ♥ 9 ♦ 10 8 ♣ K Q.
---
`;
const STUDY = `${DEAL}
## The lead
East leads [7♠ Q♠], and West [A♠ 10♠].

> Not [1.3 J♠ 10♠].

[2.]

## What now
[2. 10♦ 9♦ J♦ 7♦]

? What should East lead?
?? Count.
?? Look at [8♠].
+ 8♠ A♥: Yes, [8♠ K♠].
- K♦: That costs 19: [K♦].

It went [3. A♦].

## The end
Nothing.

=== de ===
## Das Ausspiel
Ost: [7♠ Q♠].
## Und jetzt
? Was jetzt?
+ 7♠: Ja.
## Schluss
Nichts.
`;
const study = parseStudy(STUDY);
const text = study.texts.get('en')!;
const start = begin(text);
const second = openChapter(start, 1);

/** The stops as the last play of each, or “n.” for a position after n plays. */
const stops = (state: StudyState): string[] =>
  stopsOf(state).map(({ of, plays }) => ('card' in of ? of.card : `${plays.length}.`));
const here = (state: StudyState): string => `${playsAt(state).length}:${playsAt(state).at(-1) ?? ''}`;
const stepped = (state: StudyState, by: 1 | -1, times: number): StudyState =>
  Array.from({ length: times }).reduce<StudyState>((at) => step(at, by), state);
const attempt = ({ attempts, chapter }: StudyState) => attempts[chapter]![0]!;

describe('the places of a study', () => {
  it('are its moves in the order of the text, side lines included, and its positions', () => {
    expect(stops(start)).toEqual(['S7', 'SQ', 'SA', 'ST', 'SJ', 'ST', '4.']);
  });

  it('end at an open question', () => {
    expect(stops(second)).toEqual(['DT', 'D9', 'DJ', 'D7', '8.']);
    expect(stops(hint(hint(second)))).toEqual(['DT', 'D9', 'DJ', 'D7', '8.', 'S8']);
  });

  it.each<[what: string, plays: string, steps: number, line: string]>([
    ['of the record', 'S7 SQ', 2, 'S7 SQ SA ST DT D9 DJ D7 DA'],
    ['of a side line', 'S7 SQ SJ', 5, 'S7 SQ SJ ST'],
  ])('lead along the line %s', (_, plays, steps, line) => {
    const at = stepped(start, 1, steps);
    expect(playsAt(at).join(' ')).toBe(plays);
    expect(lineThrough(playsAt(at), study.deals[2]!.plays, stopsOf(at)).join(' ')).toBe(line);
  });

  it('may tell the record of a deal over several chapters', () => {
    expect(study.deals.map(({ plays }) => plays.length)).toEqual([4, 9, 9]);
  });

  it('begin before the first move', () => {
    expect([0, 1, 2].map((chapter) => startOf(text.chapters[chapter]!.blocks).length)).toEqual([0, 4, 0]);
  });
});

describe('a step', () => {
  it.each<[what: string, from: StudyState, by: 1 | -1, times: number, to: string]>([
    ['goes to the first move', start, 1, 1, '1:S7'],
    ['goes into a side line', start, 1, 5, '3:SJ'],
    ['stays at the end', start, 1, 20, '4:ST'],
    ['goes back to the start of the chapter', stepped(start, 1, 2), -1, 2, '0:'],
    ['stays there', start, -1, 3, '0:'],
    ['reaches the question', second, 1, 6, '8:D7'],
  ])('%s', (_, from, by, times, to) => {
    expect(here(stepped(from, by, times))).toBe(to);
  });

  it('follows the board to the nearest place with its position', () => {
    const [side, main] = [4, 2].map((index) => stopsOf(start)[index]!);
    expect(follow(start, main!.plays).at?.of).toBe(main!.of);
    expect(follow(start, side!.plays).at?.of).toBe(side!.of);
    expect(follow(stepped(start, 1, 3), []).at).toBeNull();
  });

  it('leaves the text with the board, and goes on where it was', () => {
    const off = follow(stepped(start, 1, 2), ['S7', 'SQ', 'S9']);
    expect([off.isOff, here(off)]).toEqual([true, '2:SQ']);
    const on = step(off, 1);
    expect([on.isOff, here(on)]).toEqual([false, '3:SA']);
  });
});

describe('a chapter', () => {
  it.each<[what: string, to: StudyState, read: readonly boolean[]]>([
    ['is read at its last place', stepped(start, 1, 7), [true, false, false]],
    ['is read when the reader goes on to the next', second, [true, false, false]],
    ['is not read when the reader goes elsewhere', openChapter(start, 2), [false, false, false]],
    ['is not read with an open question', openChapter(second, 2), [true, false, false]],
    ['is not read at an open question', stepped(second, 1, 9), [true, false, false]],
    ['is read after the answer', stepped(choose(second, 'S8'), 1, 9), [true, true, false]],
  ])('%s', (_, { read }, expected) => {
    expect(read).toEqual(expected);
  });

  it('keeps its answers', () => {
    expect(asked(openChapter(openChapter(choose(second, 'S8'), 0), 1))).toBeNull();
  });
});

describe('a question', () => {
  it.each<[what: string, card: Card, tried: readonly Card[], end: 'found' | null, waiting: Card | null]>([
    ['is answered by a right card', 'S8', [], 'found', null],
    ['is answered by another right card', 'HA', [], 'found', null],
    ['waits after a wrong card', 'DK', ['DK'], null, null],
    ['has the solver judge a card that the author does not name', 'C9', [], null, 'C9'],
  ])('%s', (_, card, tried, end, waiting) => {
    expect(attempt(choose(second, card))).toMatchObject({ tried, end, waiting });
  });

  it.each<[cost: number | null, tried: readonly Card[], end: 'found' | null]>([
    [0, [], 'found'],
    [7, ['C9'], null],
    [null, ['C9'], null],
  ])('takes the cost of %s of such a card', (cost, tried, end) => {
    const judged = withCost(choose(second, 'C9'), 'C9', cost);
    expect(attempt(judged)).toMatchObject({ tried, end, waiting: null });
    expect(attempt(judged).costs.get('C9')).toBe(cost);
    expect(here(judged)).toBe('8:D7');
  });

  it('goes on below the answer, with the moves of its reply', () => {
    const answered = choose(choose(second, 'DK'), 'S8');
    expect(attempt(answered)).toMatchObject({ tried: ['DK'], right: 'S8', end: 'found' });
    expect(stops(answered)).toEqual(['DT', 'D9', 'DJ', 'D7', '8.', 'DK', 'S8', 'SK', 'DA']);
    expect(asked(answered)).toBeNull();
  });

  it('shows the first right card', () => {
    expect(attempt(showAnswer(second, asked(second)!.question, ['C9', 'HA', 'S8']))).toMatchObject({
      right: 'S8',
      end: 'shown',
    });
  });

  it('hides nothing from its author, and shows the answer on request', () => {
    const whole = withoutQuestions(second);
    expect([asked(whole), stops(whole).at(-1), attempt(whole).right]).toEqual([null, 'DA', null]);
    const { question } = asked(second)!;
    expect(attempt(showAnswer(whole, question, ['S8'])).right).toBe('S8');
    expect(attempt(asFresh(whole)).end).toBeNull();
  });

  it('shows a card that the author does not call wrong, if all others are right', () => {
    const all = parseStudy(`${DEAL}? What?\n- 8♠: No.\n+ *: Yes.`);
    const [question] = all.texts.get('en')!.chapters[0]!.blocks;
    expect(rightCard(question as never, ['S8', 'HA'])).toBe('HA');
  });

  it.each<[what: string, next: (state: StudyState) => StudyState]>([
    ['a card that was tried', (state) => choose(state, 'DK')],
    ['a card while another waits', (state) => choose(choose(state, 'C9'), 'S8')],
    ['a third hint', (state) => hint(hint(hint(state)))],
  ])('ignores %s', (what, next) => {
    const tried = choose(second, 'DK');
    const after = attempt(next(tried));
    expect([after.end, after.tried.length, after.hints]).toEqual([null, 1, what.includes('hint') ? 2 : 0]);
  });

  it('is not there in a chapter that asks nothing', () => {
    expect([choose(start, 'S7'), hint(start), withCost(start, 'S7', 0)]).toEqual([start, start, start]);
  });
});

it('keeps place, chapter and answers in another language', () => {
  const german = study.texts.get('de')!;
  const there = withText(stepped(start, 1, 2), german);
  expect([there.text, here(there), there.isOff]).toEqual([german, '2:SQ', false]);
  expect(withText(stepped(start, 1, 5), german).isOff).toBe(true);
  expect(attempt(withText(choose(second, 'S8'), german)).end).toBe('found');
});

it('has the deal after some plays, with the calls among them', () => {
  const deal = { ...study.deals[0]!, at: 3, calls: [{ by: 'NS', call: 'tap', score: 28, after: 2 }] as const };
  const plays = ['S7', 'SQ', 'SJ'] as const;
  expect(dealAfter(deal as never, plays)).toMatchObject({ plays, at: 3, calls: deal.calls });
  expect(dealAfter(deal as never, ['S7'])).toMatchObject({ calls: [] });
});

describe('what a page gives', () => {
  it('may be indented', () => {
    const indented = STUDY.replaceAll(/^(?=.)/gm, '    ');
    expect(readStudy(indented, 'en')).toEqual(study);
  });

  it('may have a side line whose card begins the line', () => {
    expect(goTo(start, stopsOf(start)[4]!).at?.plays).toEqual(['S7', 'SQ', 'SJ']);
  });

  it.each<[what: string, given: unknown, says: RegExp]>([
    ['text that is no JSON', '{ "texts": ', /^The text is no JSON: /],
    ['a value that is no study', {}, /deals/],
    ['text without a deal', 'East leads.', /no deal/],
  ])('is refused: %s', (_, given, says) => {
    expect(() => readStudy(given as string, 'en')).toThrow(says);
  });
});

describe('its words', () => {
  const placesIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

  it.each(TARGETS)('in %s have the places of the English ones', async (locale) => {
    const { texts } = await LOADERS[locale].study();
    for (const [key, words] of Object.entries(texts)) {
      expect(placesIn(words), key).toEqual(placesIn(english[key as keyof typeof english]));
      if (locale === 'fr') expect(words, key).not.toMatch(/(?<!\u202f)[:;!?]/);
    }
  });
});
