/** The state of the element: reading what a page has set, moving along lines, what a hand and a card show. */
import { describe, expect, it } from 'vitest';
import type { Progress } from '../../src/analysis/progress.ts';
import { sideOf } from '../../src/game/cards.ts';
import type { Card } from '../../src/game/cards.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import {
  bestLine,
  valuesOfCards,
  computing,
  guessedBest,
  knownValue,
  lineAhead,
  progressed,
  solutionOf,
} from '../../src/widget/state/engine.ts';
import type { Engine } from '../../src/widget/state/state.ts';
import { inputOver } from '../../src/widget/elements/content-controller.ts';
import { inputInLetters } from '../../src/widget/state/letters.ts';
import { requestFor } from '../../src/widget/state/requests.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import type { Input } from '../../src/widget/state/input.ts';
import { exactKnowledge } from '../../src/widget/state/knowledge.ts';
import type { Knowledge } from '../../src/widget/state/knowledge.ts';
import {
  backToRecord,
  goTo,
  goToInLine,
  hasLeftRecord,
  legalCards,
  makeCall,
  play,
  playsMade,
  resume,
  suitRows,
  takeCallBack,
  trickInMiddle,
  tricksOf,
} from '../../src/widget/state/table.ts';
import type { Table } from '../../src/widget/state/table.ts';
import { storeOf } from './store.ts';
import deals from '../../demo/deals.json' with { type: 'json' };

const published = deals.published[0]!;
const RECORD = published.plays as Card[];
const PARLETT: Input = {
  variant: published.variant,
  contract: published.contract,
  leader: published.leader,
  deal: published.deal,
};
/** An ending of two cards a hand, spades trump, North on lead. */
const ENDING: Input = { variant: 'schieber', contract: 'S', leader: 'N', deal: 'N:J.A.. 9.K.. 7.T.. 6.6..' };

/** Game points count card points; roem has no place among them. */
const IMPOSSIBLE = { scoring: { deal: 'gamePoints', atLeast: 100, win: 2, sweep: 5 } };

const progressIn = (bounds: readonly [number, number], more: Partial<Progress> = {}): Progress => ({
  bounds: { NS: bounds },
  cards: [],
  nodes: 7,
  ms: 1,
  ...more,
});

/** The value of each card for the side that plays it, and its loss. */
const ownValues = (table: Table, engine: Engine): unknown[] =>
  [...valuesOfCards(table, engine)].map(([card, { own, lost }]) => [card, { own, lost }]);

function tableOf(input: Input): Table {
  const { table, problem } = readInput(input);
  if (!table || problem) throw new Error(`not readable: ${problem?.error.message}`);
  return table;
}

describe('reading the input', () => {
  it('where each trick counts by its own kind, the players count the score, and card points are not offered', () => {
    const deal = 'N:A6... K7... Q8... J9...';
    const own = { variant: 'coiffeur', presets: 'own-kind', leader: 'N', deal };
    expect(tableOf({ ...own, contract: 'slalom-obenabe' })).toMatchObject({
      payoff: 'score',
      payoffs: ['total', 'score'],
    });
    expect(tableOf({ ...own, contract: 'H' })).toMatchObject({ payoff: 'score', payoffs: ['points', 'score'] });
    expect(readInput({ ...own, contract: 'slalom-obenabe', payoff: 'points' }).problem!.error.message).toContain(
      'ask for the payoff "total" or "score"',
    );
  });

  it.each([
    ['nothing at all', {}],
    ['an empty deal', { ...PARLETT, deal: '' }],
    ['a deal of blanks', { ...PARLETT, deal: ' \n' }],
  ])('%s is no deal and no mistake', (_, input: Input) => {
    expect(readInput(input)).toMatchObject({ table: null, problem: null });
  });

  it.each<[string, Input, Partial<Input>]>([
    ['suits of the deck', { ...ENDING, contract: 'Schilten', deck: 'swiss' }, { contract: 'S' }],
    ['a seat', { ...ENDING, leader: 'Ost' }, { leader: 'E' }],
    ['a word that is none', { ...ENDING, contract: 'Hüte' }, {}],
  ])('words in properties become letters, and all other properties stay: %s', (_, input, changed) => {
    // An element has its properties as accessors of its class.
    const accessors = Object.entries(input).map(([name, value]) => [name, { get: (): unknown => value }]);
    const element = Object.create({}, Object.fromEntries(accessors) as PropertyDescriptorMap) as Input;
    expect(inputInLetters(element)).toMatchObject({ ...input, ...changed });
  });

  it.each<[string, Input, string, keyof Input | null]>([
    ['an unknown variant', { ...PARLETT, variant: 'bridge' }, 'unknown-variant', 'variant'],
    ['no variant', { ...PARLETT, variant: null }, 'bad-request', 'variant'],
    ['an unknown contract', { ...PARLETT, contract: 'X' }, 'bad-contract', 'contract'],
    ['a contract of another game', { ...PARLETT, contract: 'obenabe' }, 'bad-contract', 'contract'],
    ['no contract', { ...PARLETT, contract: '' }, 'bad-request', 'contract'],
    ['a seat that is none', { ...PARLETT, leader: 'X' }, 'bad-request', 'leader'],
    ['a declarer that is none', { ...PARLETT, declarer: 'Q' }, 'bad-request', 'declarer'],
    ['hands of different sizes', { ...PARLETT, deal: 'N:A... K... Q... JT...' }, 'bad-deal', 'deal'],
    ['a duplicate', { ...PARLETT, deal: 'N:A... A... Q... J...' }, 'bad-deal', 'deal'],
    ['a foreign card', { ...PARLETT, deal: 'N:A... K... Q... 6...' }, 'bad-deal', 'deal'],
    ['markup for a deal', { ...PARLETT, deal: '<script>alert(1)</script>' }, 'bad-deal', 'deal'],
    ['a megabyte for a deal', { ...PARLETT, deal: 'N:'.padEnd(1_000_000, 'A') }, 'bad-deal', 'deal'],
    ['a deal that is no text', { ...PARLETT, deal: { N: ['SA'] } as never }, 'bad-request', 'deal'],
    ['a megabyte for a variant', { ...PARLETT, variant: 'x'.repeat(1_000_000) }, 'unknown-variant', 'variant'],
    ['rules that are no JSON', { ...PARLETT, rules: '{' }, 'bad-rules', 'rules'],
    ['rules that do not fit', { ...PARLETT, rules: '{"lastTrick": -1}' }, 'bad-rules', 'rules'],
    ['an unknown payoff', { ...PARLETT, payoff: 'money' }, 'bad-request', 'payoff'],
    ['a payoff that is no text', { ...PARLETT, payoff: 3 as never }, 'bad-request', 'payoff'],
    [
      'rules that the payoff has no sense for',
      { ...PARLETT, payoff: 'score', rules: IMPOSSIBLE },
      'bad-rules',
      'rules',
    ],
    ['an unknown preset', { ...PARLETT, presets: 'weis' }, 'bad-request', 'presets'],
    ['presets that contradict', { ...ENDING, presets: '1x, 1-2-3' }, 'bad-request', 'presets'],
    ['presets that are no list', { ...ENDING, presets: 7 as never }, 'bad-request', 'presets'],
    ['a megabyte of presets', { ...ENDING, presets: 'match '.repeat(200_000) + 'x' }, 'bad-request', 'presets'],
    ['rules nested without end', { ...PARLETT, rules: '['.repeat(100_000) + ']'.repeat(100_000) }, 'bad-request', null],
  ])('%s is a problem with its attribute', (_, input, code, attribute) => {
    const { table, problem } = readInput(input);
    expect(table).toBeNull();
    expect(problem).toMatchObject({ error: { code }, attribute });
  });

  it.each<[string, string, number, number | undefined]>([
    ['an illegal play', 'S7 SQ SA ST DT DQ', 5, 5],
    ['a card that is none', 'S7 SQ xx', 0, 2],
    ['a megabyte of plays', 'S7 '.repeat(400_000), 0, undefined],
  ])('%s leaves the table as far as the record goes', (_, plays, ply, at) => {
    const { table, problem } = readInput({ ...PARLETT, plays });
    expect(problem).toMatchObject({ error: { code: 'illegal-play' }, attribute: 'plays' });
    expect(problem?.error.place.play).toBe(at);
    expect(table).toMatchObject({ ply });
  });

  it('opens after the plays given', () => {
    expect(tableOf({ ...PARLETT, plays: 'S7 SQ SA' })).toMatchObject({ ply: 3, position: { toPlay: 'N' } });
  });

  it('opens before a record of the whole deal', () => {
    const table = tableOf({ ...PARLETT, plays: RECORD.join(' ') });
    expect(table).toMatchObject({ ply: 0, position: { toPlay: 'E' } });
    expect(table.line).toEqual(RECORD);
  });

  it.each([{ lastTrick: 5 }, '{"lastTrick": 5}'])('takes rules as an object and as text', (rules) => {
    const table = tableOf({ ...PARLETT, rules });
    expect(table.setup.rules.lastTrick).toBe(5);
    expect(requestFor(table)).toMatchObject({ rules: { lastTrick: 5 } });
  });

  it.each([['match weis'], [' match,weis '], [['match', 'weis']], ['match weis match']])(
    'takes presets as a text and as a list: %o',
    (presets) => {
      const input = { ...ENDING, presets };
      const table = tableOf(input);
      expect(table.setup.rules).toMatchObject({ sweep: { bonus: 100 }, melds: { marriage: 20 } });
      expect(requestFor(table)).toMatchObject({ presets: ['match', 'weis'] });
    },
  );

  it('asks for the payoff that is set, else for the one that the players of the game count', () => {
    const input = { ...PARLETT, payoff: 'score' };
    expect(tableOf(input).payoff).toBe('score');
    expect(requestFor(tableOf(input))).toMatchObject({ payoff: 'score' });
    expect(tableOf({ ...PARLETT, payoff: '' }).payoff).toBe('score');
  });

  it('stays where the reader is when something else is counted', () => {
    const there = goTo(play(goTo(tableOf({ ...PARLETT, plays: 'S7 SQ SA' }), 2), 'SJ'), 2);
    const other = resume(tableOf({ ...PARLETT, plays: 'S7 SQ SA', payoff: 'score' }), there);
    expect(other).toMatchObject({ ply: 2, line: ['S7', 'SQ', 'SJ'], payoff: 'score' });
    expect(hasLeftRecord(other)).toBe(true);
  });

  it('asks the engine about the position shown', () => {
    const input = { ...PARLETT, plays: 'S7 SQ SA', declarer: 'W' };
    expect(requestFor(goTo(tableOf(input), 2))).toEqual({
      ...PARLETT,
      payoff: 'score',
      declarer: 'W',
      presets: [],
      rules: {},
      plays: ['S7', 'SQ'],
      want: ['cards', 'line'],
    });
  });
});

describe('moving through the deal', () => {
  const table = tableOf({ ...PARLETT, plays: 'S7 SQ SA ST DT' });

  it.each([
    [-1, 0],
    [0, 0],
    [3, 3],
    [99, 5],
  ])('going to %i arrives at %i', (to, ply) => {
    const there = goTo(table, to);
    expect(there.ply).toBe(ply);
    expect(playsMade(there)).toEqual(RECORD.slice(0, ply));
    expect(there.line).toEqual(table.line);
  });

  it('playing the next card of the line stays on it', () => {
    const there = play(goTo(table, 2), 'SA');
    expect(there).toMatchObject({ ply: 3, line: table.line });
    expect(hasLeftRecord(there)).toBe(false);
  });

  it('playing another card leaves the record, and there is a way back', () => {
    const there = play(goTo(table, 2), 'SJ');
    expect(there).toMatchObject({ ply: 3, line: ['S7', 'SQ', 'SJ'] });
    expect(hasLeftRecord(there)).toBe(true);
    expect(backToRecord(there)).toMatchObject({ ply: 2, line: table.line });
    expect(backToRecord(goTo(there, 1))).toMatchObject({ ply: 1, line: table.line });
  });

  it('a longer line than the record does not leave it', () => {
    expect(hasLeftRecord(play(table, 'D9'))).toBe(false);
  });

  it('going along another line takes it over, along the same one keeps what follows', () => {
    expect(goToInLine(goTo(table, 1), ['S7', 'SK', 'SA'], 2)).toMatchObject({ ply: 2, line: ['S7', 'SK', 'SA'] });
    expect(goToInLine(goTo(table, 1), ['S7', 'SQ'], 2)).toMatchObject({ ply: 2, line: table.line });
  });
});

describe('the engine’s answer', () => {
  const table = tableOf(ENDING);
  const answer: Answer = {
    variant: 'schieber',
    payoff: 'points',
    toPlay: 'N',
    value: { NS: 64, EW: 0 },
    cards: [
      { card: 'SJ', NS: 64, EW: 0 },
      { card: 'HA', NS: 50, EW: 14 },
    ],
    line: ['SJ', 'S6', 'S7', 'S9', 'HA', 'H6', 'HT', 'HK'],
    nodes: 12,
    ms: 1,
  };
  const exact: Engine = { phase: 'exact', solution: solutionOf(table, answer) };

  it('says what every card is worth to the side to play', () => {
    expect(ownValues(table, exact)).toEqual([
      ['SJ', { own: { proven: [64, 64], estimate: null }, lost: 0 }],
      ['HA', { own: { proven: [50, 50], estimate: null }, lost: 14 }],
    ]);
  });

  it('turns the points round for East–West', () => {
    const afterLead = play(table, 'SJ');
    const total = 20 + 14 + 11 + 4 + 10 + 5;
    const knowledge = (low: number, high: number, estimate: number | null = null): Knowledge => ({
      proven: [low, high],
      estimate,
    });
    const engine: Engine = {
      phase: 'computing',
      value: knowledge(40, 50),
      cards: new Map<Card, Knowledge>([
        ['S6', knowledge(40, 45, 42)],
        ['H6', knowledge(50, 50)],
      ]),
      leaders: null,
      end: null,
      nodes: 0,
      ms: 0,
      isStopped: false,
    };
    expect(ownValues(afterLead, engine)).toEqual([
      ['S6', { own: knowledge(total - 45, total - 40, total - 42), lost: null }],
      ['H6', { own: knowledge(total - 50, total - 50), lost: null }],
    ]);
    expect(knownValue(afterLead, engine)).toEqual(knowledge(40, 50));
  });

  it('knows nothing but what is taken before the engine has said anything, and nothing at all when it failed', () => {
    expect(knownValue(table, computing(table))).toEqual({ proven: [0, 64], estimate: null });
    expect(knownValue(table, { phase: 'failed', error: new Error('no worker') })).toBeNull();
  });

  it('is remembered one play on: the value of the card played, and best play while it is followed', () => {
    const before = { table, problem: null, engine: exact };
    const onBest = computing(play(table, 'SJ'), before);
    expect(knownValue(play(table, 'SJ'), onBest)).toMatchObject({ proven: [64, 64] });
    expect(bestLine(onBest)).toEqual(answer.line);
    expect(lineAhead(play(table, 'SJ'), onBest)).toEqual(answer.line);
    const twoOn = play(play(table, 'SJ'), 'S6');
    expect(bestLine(computing(twoOn, { ...before, table: play(table, 'SJ'), engine: onBest }))).toEqual(answer.line);
    const offBest = computing(play(table, 'HA'), before);
    expect(knownValue(play(table, 'HA'), offBest)).toMatchObject({ proven: [50, 50] });
    expect(bestLine(offBest)).toBeNull();
  });

  it('says nothing of a position that it has gone on from, since the way there may not have been the best', () => {
    const after: Table = play(table, 'HA');
    const before = { table: after, problem: null, engine: exact };
    expect(knownValue(table, computing(table, before))).toMatchObject({ proven: [0, 64] });
  });

  it('narrows and never widens, the position and each card', () => {
    const report = (engine: Engine, low: number, high: number) =>
      progressed(engine, progressIn([low, high], { cards: [{ card: 'HA', NS: [low, high - 10] }] }));
    const proven = (low: number, high: number) => ({ proven: [low, high], estimate: null });
    const once = report(computing(table), 10, 50);
    expect(once).toMatchObject({ value: proven(10, 50), cards: new Map([['HA', proven(10, 40)]]), nodes: 7 });
    expect(report(once, 0, 45)).toMatchObject({ value: proven(10, 45), cards: new Map([['HA', proven(10, 35)]]) });
    expect(progressed(once, progressIn([12, 50]))).toMatchObject({ cards: new Map([['HA', proven(10, 40)]]) });
    expect(report(exact, 0, 40)).toBe(exact);
  });

  describe('that is not exact', () => {
    const draft = progressIn([20, 60], {
      estimate: { NS: 45 },
      cards: [
        { card: 'SJ', NS: [20, 60], estimate: { NS: 45 } },
        { card: 'HA', NS: [30, 30] },
      ],
    });
    const estimated = progressed(computing(table), draft);
    const valueAfter = (...reports: (readonly [number, number])[]) =>
      knownValue(
        table,
        reports.reduce((engine, bounds) => progressed(engine, progressIn(bounds)), estimated),
      );

    it.each<[string, (readonly [number, number])[], Knowledge]>([
      ['is shown beside the proven bounds', [], { proven: [20, 60], estimate: 45 }],
      ['stays while that narrows', [[30, 60]], { proven: [30, 60], estimate: 45 }],
      ['moves with what is proven', [[50, 60]], { proven: [50, 60], estimate: 50 }],
      ['goes when the value is exact', [[50, 50]], { proven: [50, 50], estimate: null }],
    ])('the estimate %s', (_, reports, expected) => {
      expect(valueAfter(...reports)).toEqual(expected);
    });

    it('a nearer estimate of the search that goes on takes the place of the first, and never a rougher one', () => {
      const reports = (...guesses: Pick<Progress, 'estimate' | 'within'>[]) =>
        guesses.reduce(
          (engine, guess) => progressed(engine, progressIn([20, 60], guess)),
          progressed(computing(table), { ...draft, within: 8 }),
        );
      const valueIn = (engine: Engine) => knownValue(table, engine);
      expect(valueIn(reports())).toEqual({ proven: [20, 60], estimate: 45, within: 8 });
      expect(valueIn(reports({ estimate: { NS: 50 }, within: 6 }))).toEqual({
        proven: [20, 60],
        estimate: 50,
        within: 6,
      });
      const rougher = reports({ estimate: { NS: 50 }, within: 6 }, { estimate: { NS: 40 }, within: 11 });
      expect(valueIn(rougher)).toEqual({ proven: [20, 60], estimate: 50, within: 6 });
      expect(valueIn(progressed(rougher, progressIn([58, 58])))).toEqual(exactKnowledge(58));
      // Before the cards have estimates nothing is shown as one: most deals are solved by then.
      const first = progressed(computing(table), progressIn([20, 60], { estimate: { NS: 50 }, within: 6 }));
      expect(valueIn(first)).toEqual({ proven: [20, 60], estimate: null });
    });

    it('a card has an estimate or a value, and loses nothing known', () => {
      expect(ownValues(table, estimated)).toEqual([
        ['SJ', { own: { proven: [20, 60], estimate: 45 }, lost: null }],
        ['HA', { own: { proven: [30, 30], estimate: null }, lost: null }],
      ]);
    });

    it('of a card moves with the estimate of the deal, which the table of contracts may refine', () => {
      const refined = { ...estimated, value: { proven: [30, 60], estimate: 50 } } as Engine;
      expect(ownValues(table, refined)).toEqual([
        ['SJ', { own: { proven: [20, 60], estimate: 50 }, lost: null }],
        ['HA', { own: { proven: [30, 30], estimate: null }, lost: null }],
      ]);
    });
  });

  it('continues the line with best play, once its end is reached', () => {
    expect(lineAhead(table, exact)).toEqual(answer.line);
    expect(lineAhead(goTo(play(table, 'HA'), 0), exact)).toEqual(['HA']);
    expect(lineAhead(table, computing(table))).toEqual([]);
  });

  it('is refused when it is not exact or its line is not legal', () => {
    expect(() => solutionOf(table, { ...answer, value: undefined })).toThrow();
    expect(() => solutionOf(table, { ...answer, line: ['C6'] })).toThrow();
  });
});

describe('differences', () => {
  /** Two tricks, the first with a run: nobody knows what is proven of them before the engine says so. */
  const ROEM: Input = { ...ENDING, variant: 'klaverjassen', deal: 'N:J.A.. 9.K.. 7.T.. 8.8..', payoff: 'total' };
  const table = tableOf(ROEM);
  const line: Card[] = ['SJ', 'S8', 'S7', 'S9', 'HA', 'H8', 'HT', 'HK'];
  const answer: Answer = {
    variant: 'klaverjassen',
    payoff: 'total',
    toPlay: 'N',
    value: { difference: 84 },
    cards: [
      { card: 'SJ', difference: 84 },
      { card: 'HA', difference: -20 },
    ],
    line,
    nodes: 1,
    ms: 1,
  };
  const exact: Engine = { phase: 'exact', solution: solutionOf(table, answer) };
  const before = { table, problem: null, engine: exact };

  it('are known for North–South, and what a card loses too', () => {
    expect(knownValue(table, exact)).toEqual({ proven: [84, 84], estimate: null });
    expect(ownValues(table, exact)).toEqual([
      ['SJ', { own: { proven: [84, 84], estimate: null }, lost: 0 }],
      ['HA', { own: { proven: [-20, -20], estimate: null }, lost: 104 }],
    ]);
  });

  it('have the sign turned for East–West', () => {
    const engine = progressed(computing(play(table, 'SJ')), {
      bounds: { difference: [-10, 84] },
      estimate: { difference: 30 },
      cards: [
        { card: 'S8', difference: [-10, 84], estimate: { difference: 30 } },
        { card: 'H8', difference: [40, 40] },
      ],
      nodes: 1,
      ms: 1,
    });
    const after = play(table, 'SJ');
    expect(knownValue(after, engine)).toEqual({ proven: [-10, 84], estimate: 30 });
    expect(ownValues({ ...after, position: { ...after.position, toPlay: 'W' } }, engine)).toEqual([
      ['S8', { own: { proven: [-84, 10], estimate: -30 }, lost: null }],
      ['H8', { own: { proven: [-40, -40], estimate: null }, lost: null }],
    ]);
  });

  it('are unbounded before the engine has said anything', () => {
    expect(knownValue(table, computing(table))).toEqual({ proven: [-Infinity, Infinity], estimate: null });
  });

  it('are remembered one play on, and while best play is followed', () => {
    const onBest = computing(play(table, 'SJ'), before);
    expect(knownValue(play(table, 'SJ'), onBest)).toMatchObject({ proven: [84, 84] });
    expect(knownValue(play(table, 'HA'), computing(play(table, 'HA'), before))).toMatchObject({ proven: [-20, -20] });
  });

  it('of another payoff are not', () => {
    const inPoints = tableOf({ ...ROEM, payoff: 'points' });
    expect(computing(play(inPoints, 'SJ'), before)).toMatchObject({ value: { proven: [0, 64] }, end: null });
  });

  it('of a finished deal are known once the rules that count them have loaded', () => {
    expect(knownValue(goTo({ ...table, line }, 8), { phase: 'idle' })).toBeNull();
    expect(knownValue(goTo({ ...table, line }, 8), { phase: 'idle', value: 84 })).toEqual({
      proven: [84, 84],
      estimate: null,
    });
  });

  it('where a side may tap are remembered along best play, but not after a call that is no part of it', () => {
    const tik = tableOf({
      ...ROEM,
      variant: 'kruisjassen-tik',
      rules: { direction: 'counterclockwise' },
      payoff: 'score',
    });
    const scored: Answer = { ...answer, value: { difference: 1 }, cards: [{ card: 'SJ', difference: 1 }] };
    const engine: Engine = { phase: 'exact', solution: solutionOf(tik, scored) };
    const second = play(tik, 'SJ');
    const within = computing(second, { table: tik, problem: null, engine });
    expect(knownValue(second, within)).toMatchObject({ proven: [1, 1] });
    expect(bestLine(within)).toEqual(line);
    const third = goToInLine(second, line, 3);
    expect(knownValue(third, computing(third, { table: second, problem: null, engine: within }))).toMatchObject({
      proven: [1, 1],
    });
    const next = goToInLine(second, line, 4);
    expect(knownValue(next, computing(next, { table: second, problem: null, engine: within }))).toMatchObject({
      proven: [1, 1],
    });
    const called = makeCall(next, { after: 4, by: 'NS', call: 'tap', score: 1 });
    expect(called).toMatchObject({
      ply: 4,
      calls: [{ after: 4, by: 'NS', call: 'tap' }],
      position: { call: { by: 'NS' } },
    });
    expect(computing(called, { table: second, problem: null, engine: within })).toMatchObject({
      value: { proven: [-Infinity, Infinity] },
      leaders: null,
      end: null,
    });
    expect(takeCallBack(called)).toMatchObject({ calls: [], position: { call: null } });
  });
});

describe('hands', () => {
  const rowsOf = (input: Input, seat: 'N' | 'E' | 'S' | 'W') =>
    suitRows(tableOf(input), seat).map(({ suit, trump, cards }) => [
      trump ? `${suit} trump` : suit,
      cards.map(({ card, played }) => (played ? card.toLowerCase() : card)).join(' '),
    ]);

  it('trump comes first, in the order of trump, then the suits in the order of the notation', () => {
    expect(rowsOf(PARLETT, 'E')).toEqual([
      ['D trump', 'DJ DA DK'],
      ['S', 'S8 S7'],
      ['H', 'HA'],
      ['C', 'C9 C7'],
    ]);
  });

  it('in Unenufe low cards come first', () => {
    const input = { variant: 'schieber', contract: 'unenufe', leader: 'N', deal: 'N:A67... KQ.6.. JT..6. 9.98..' };
    expect(rowsOf(input, 'N')).toEqual([
      ['S', 'S6 S7 SA'],
      ['H', ''],
      ['D', ''],
      ['C', ''],
    ]);
  });

  it('played cards keep their places', () => {
    expect(rowsOf({ ...PARLETT, plays: 'S7 SQ SA ST' }, 'E')[1]).toEqual(['S', 'S8 s7']);
  });

  it('of two copies one stays', () => {
    const input = { variant: 'krutzjass', contract: 'H', leader: 'N', deal: 'N:.JJ.. .AA.. .KK.. .QQ..', plays: 'HJ' };
    expect(rowsOf(input, 'N')[0]).toEqual(['H trump', 'hj HJ']);
    expect([...legalCards(goTo(tableOf(input), 0))]).toEqual(['HJ']);
  });
});

describe('tricks', () => {
  const table = tableOf({ ...PARLETT, plays: RECORD.join(' ') });

  it('have the winners and the points of the printed record', () => {
    const tricks = tricksOf(goTo(table, 32).position);
    expect(tricks.map(({ winner }) => winner)).toEqual(published.asPrinted.trickWinners);
    expect(tricks.map(({ points }) => points)).toEqual(published.asPrinted.trickPoints);
    expect(tricks.flatMap(({ cards }) => cards.map(({ card }) => card))).toEqual(RECORD);
  });

  it.each([
    [0, { number: 1, leader: 'E', winner: null, points: null }, 0],
    [1, { number: 1, leader: 'E', winner: 'E', points: null }, 1],
    [4, { number: 1, leader: 'E', winner: 'W', points: 24 }, 4],
    [5, { number: 2, leader: 'W', winner: 'W', points: null }, 1],
  ])(
    'after %i plays the middle shows the trick in progress, or the last one until the next lead',
    (ply, trick, cards) => {
      const shown = trickInMiddle(goTo(table, ply));
      expect(shown).toMatchObject(trick);
      expect(shown.cards).toHaveLength(cards);
    },
  );
});

describe('options with doubled suits follow the cards', () => {
  const multipliersIn = (input: Input) => {
    const { scoring } = readInput({ ...ENDING, presets: 'common', ...input }).table!.setup.rules;
    return scoring.deal === 'points' ? scoring.multipliers : undefined;
  };

  it.each<[what: string, input: Input, doubled: object]>([
    ['French unless given', {}, { C: 2, D: 1 }],
    ['of the deck shown', { deck: 'swiss' }, { C: 1, D: 2 }],
    ['as the deal names them', { deck: 'swiss', cards: 'french' }, { C: 2, D: 1 }],
    ['in a deck of four colours', { deck: 'french4' }, { C: 2, D: 1 }],
    ['in a game whose rules follow them', { variant: 'coiffeur', presets: '', deck: 'swiss' }, { C: 1, D: 4 }],
    ['in that game with French cards', { variant: 'coiffeur', presets: '' }, { C: 2, D: 3 }],
  ])('%s', (_, input, doubled) => {
    expect(multipliersIn(input)).toMatchObject(doubled);
  });

  it('also if the deal is the content of the element', () => {
    const { deal, ...others } = ENDING;
    const host = { ...others, presets: 'common', deck: 'swiss' };
    expect(multipliersIn(inputOver(host, { deal }))).toMatchObject({ C: 1, D: 2 });
  });
});

describe('while a deal is estimated', () => {
  const start = tableOf(ENDING);
  const [first, second] = [...legalCards(start)];
  const guess = (estimate: number): Knowledge => ({ proven: [0, 100], estimate });
  const engine: Engine = {
    phase: 'computing',
    value: guess(40),
    cards: new Map([...legalCards(start)].map((card) => [card, guess(card === second ? 40 : 20)])),
    leaders: null,
    end: null,
    nodes: 1,
    ms: 1,
    isStopped: false,
  };

  it('forward plays the card that is marked best', () => {
    expect(guessedBest(start, engine)).toBe(sideOf(start.position.toPlay!) === 'NS' ? second : first);
    const store = storeOf({ table: start, engine });
    expect([store.canStep(1), store.canForward]).toEqual([false, true]);
    store.forward();
    expect(store.shown.table).toMatchObject({ ply: 1, line: [guessedBest(start, engine)] });
  });

  it.each<[what: string, engine: Engine]>([
    [
      'a card has no estimate',
      { ...engine, cards: new Map([...engine.cards, [first!, { proven: [0, 9], estimate: null }]]) },
    ],
    ['nothing is computed', { phase: 'quiet', why: 'off' }],
  ])('forward has no card where %s', (_, engine) => {
    expect(guessedBest(start, engine)).toBeNull();
    expect(storeOf({ table: start, engine }).canForward).toBe(false);
  });
});
