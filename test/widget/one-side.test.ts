/** A screen speaks of one side: the headline, the bar, the chart, the best card and the points so far. */
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import type { Engine } from '../../src/widget/state/state.ts';
import { solutionOf } from '../../src/widget/state/engine.ts';
import type { Input } from '../../src/widget/state/input.ts';
import { annotate } from '../../src/widget/state/review/annotations.ts';
import { corners } from '../../src/widget/views/answer/corners.ts';
import { headline } from '../../src/widget/views/answer/headline.ts';
import { bar } from '../../src/widget/views/answer/bar.ts';
import { messages } from '../../src/widget/text/messages.ts';
import { knownValue, valuesOfCards } from '../../src/widget/state/engine.ts';
import { exactValue } from '../../src/widget/state/knowledge.ts';
import { unmarked } from '../../src/widget/kit/sentence.ts';
import { markup, textIn } from './markup.ts';
import { storeOf, viewOf } from './store.ts';

/** Trick 1 has 20 points, trick 2 has 17 with the last trick. */
const DEAL = {
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  deal: 'N:K7... Q8... J.K.. .AQ..',
  leader: 'N',
  payoff: 'points',
};

interface Screen {
  readonly headline: string;
  /** Left and right of the bar. */
  readonly bar: readonly [string, string];
  readonly part: string;
  readonly chart: number | null;
  readonly best: number | null;
}

/** The deal with 20 of 37 points for North–South, or 40 more than East–West, and a best card of North. */
function screen(input: Input): Screen {
  const table = readInput(input).table!;
  const value = input.payoff === 'points' ? { NS: 20, EW: 17 } : { difference: 40 };
  const answer = { value, cards: [{ card: 'SK', ...value }], line: ['SK'], nodes: 1, ms: 1 } as unknown as Answer;
  const engine: Engine = { phase: 'exact', solution: solutionOf(table, answer) };
  const known = knownValue(table, engine);
  const drawn = markup(bar(messages, table, known));
  const ends = [...drawn.matchAll(/<span class="points">.*?<\/b>|<span class="points"><b>.*?<\/span><\/span>/gs)];
  return {
    headline: unmarked(headline(messages, table, engine)!),
    bar: ends.map(([end]) => textIn(end).replaceAll(/\s+/g, ' ')) as [string, string],
    part: /class="bar-own" width="?([^" ]*)/.exec(drawn)![1]!,
    chart: annotate(
      table,
      engine,
      { phase: 'exact', entries: [], values: [], calls: [] },
      { solved: () => engine.solution, guessed: () => undefined },
    ).values[0]!,
    best: exactValue(valuesOfCards(table, engine).get('SK')!.shown),
  };
}

describe('a screen speaks of the declarers, who stand at the left', () => {
  it.each<[who: string, input: Input, screen: Partial<Screen>]>([
    ['North declares', DEAL, { headline: 'North–South make 20 of 37 with diamonds as trumps', chart: 20, best: 20 }],
    [
      'East declares: the best card of North is worth what East–West make',
      { ...DEAL, declarer: 'E' },
      { headline: 'East–West make 17 of 37 with diamonds as trumps', chart: 17, best: 17 },
    ],
    ['a lead of North–South', { ...DEAL, payoff: 'total' }, { chart: 40, best: 40 }],
    [
      'a lead of North–South, where East declares',
      { ...DEAL, payoff: 'total', declarer: 'E' },
      { chart: -40, best: -40 },
    ],
  ])('%s', (_, input, expected) => {
    expect(screen(input)).toMatchObject(expected);
  });

  it.each<[who: string, input: Input, left: string, right: string]>([
    ['North declares', DEAL, 'North–South', '20'],
    ['East declares', { ...DEAL, declarer: 'E' }, 'East–West', '17'],
    ['East declares, for a lead', { ...DEAL, payoff: 'total', declarer: 'E' }, 'East–West', '−40'],
  ])('%s: the bar begins with it', (_, input, side, figure) => {
    const [left] = screen(input).bar;
    expect(left).toContain(side);
    expect(left).toContain(figure);
  });

  it('the coloured part of the bar is its share', () => {
    const widths = [DEAL, { ...DEAL, declarer: 'E' }].map((input) => Math.round(parseFloat(screen(input).part)));
    expect(widths).toEqual([54, 46]);
  });

  it.each([
    ['N', '20–0'],
    ['E', '0–20'],
  ])('with %s as declarer the points so far are %s', (declarer, points) => {
    const table = readInput({ ...DEAL, declarer, plays: 'SK SQ SJ HA' }).table!;
    const store = storeOf({ table, engine: { phase: 'quiet', why: 'off' } });
    const view = viewOf(store);
    expect(textIn(markup(corners(view, table).bottomRight))).toContain(points);
  });
});

it('a value of the other side has no colour in the headline', () => {
  const marks = (input: Input): string => {
    const table = readInput(input).table!;
    const answer = { value: { difference: 40 }, cards: [], line: ['SK'], nodes: 1, ms: 1 } as unknown as Answer;
    return headline(messages, table, { phase: 'exact', solution: solutionOf(table, answer) })!;
  };
  expect(marks({ ...DEAL, payoff: 'total' })).toContain('\uE00040');
  expect(marks({ ...DEAL, payoff: 'total', declarer: 'E' })).toContain('\uE00440');
});
