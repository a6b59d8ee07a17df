/** The list of tricks: what a reader sees and hears of each play, the sums, and where the Tab key stops. */
import { describe, expect, it } from 'vitest';
import { replay } from '../../src/game/play/play.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import { goTo, tricksOf } from '../../src/widget/state/table.ts';
import type { Verdict } from '../../src/notation/answer/answer.ts';
import type { PlayAnnotation } from '../../src/widget/state/review/annotations.ts';
import { computing } from '../../src/widget/state/engine.ts';
import type { Engine } from '../../src/widget/state/state.ts';
import type { Leaders } from '../../src/analysis/search/told-apart.ts';
import { leadingCards } from '../../src/widget/views/tricks/leading-cards.ts';
import { tricks } from '../../src/widget/views/tricks/tricks.ts';
import type { Input } from '../../src/widget/state/input.ts';
import { listeners, markup, textIn, textsOf } from './markup.ts';
import { storeOf, viewOf } from './store.ts';

/** Trick 1: roem for a run of three to North; trick 2 and the last points to East. */
const RECORD = {
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  leader: 'N',
  deal: 'N:K7... Q8... J.K.. .AQ..',
  plays: 'SK SQ SJ HA S7 S8 HK HQ',
};

interface Case {
  /** What plays lose, by their number from 0. */
  readonly lost?: Readonly<Record<number, number>>;
  /** The verdicts on plays; the others are not judged. */
  readonly verdicts?: Readonly<Record<number, Verdict>>;
  /** The plays with the largest losses. */
  readonly dearest?: readonly number[];
  /** The number of plays made. */
  readonly ply?: number;
  /** The stop of the Tab key. */
  readonly tabStop?: number;
  /** Whether the line has left the record. */
  readonly isAway?: boolean;
  readonly payoff?: Input['payoff'];
  /** The plays shown, if not the record's. */
  readonly plays?: string;
  /** The sources of the plays from that number on. */
  readonly from?: readonly [play: number, source: PlayAnnotation['source']];
  readonly shared?: number;
}

function storeIn({ lost = {}, verdicts = {}, dearest = [], plays = RECORD.plays, from, shared = 8, ...given }: Case) {
  const { ply = 8, isAway = false, payoff = 'total' } = given;
  const { table } = readInput({ ...RECORD, plays, payoff });
  const { record, setup } = table!;
  const store = storeOf({ table: goTo({ ...table!, record: isAway ? [...record].reverse() : record }, ply) });
  store.review.annotations = {
    tricks: tricksOf(replay(setup, record)),
    plays: record.map((card, index) => ({
      card,
      by: 'N',
      lost: lost[index] ?? 0,
      best: [],
      ...(verdicts[index] && { verdict: verdicts[index] }),
      source: from && index >= from[0] ? from[1] : 'record',
    })),
    calls: [],
    values: [],
    estimates: [],
    recordValues: [],
    shared,
    largestLosses: new Set(dearest),
  };
  return store;
}

const list = (given: Case, store = storeIn(given)) => tricks(viewOf(store, given.tabStop ?? null));

/** What is said of each cell of the body, row by row, without empty cells. */
const rowsOf = (view: unknown): string[][] =>
  [
    ...markup(view)
      .split('<tbody')[1]!
      .matchAll(/<tr.*?<\/tr>/gs),
  ].map(([row]) => [...row.matchAll(/<t[hd].*?<\/t[hd]>/gs)].map(([cell]) => textIn(cell)).filter(Boolean));

describe('the list of tricks', () => {
  it('has the plays in the seats’ columns, with the points of each trick and their sums', () => {
    expect(rowsOf(list({}))).toEqual([
      [
        '1',
        'Kking of spades, led, wins the trick',
        'Qqueen of spades',
        'Jjack of spades',
        'Aace of hearts',
        '20+2020 and roem 20',
        '40–0North–South 40, East–West 0',
      ],
      [
        '2',
        '7seven of spades, led',
        '8eight of spades, wins the trick',
        'Kking of hearts',
        'Qqueen of hearts',
        '17',
        '40–17North–South 40, East–West 17',
      ],
    ]);
  });

  it('leaves out roem where it does not count, and points and winner of a trick in progress', () => {
    expect(rowsOf(list({ payoff: 'points' })).map((row) => row.slice(-2))).toEqual([
      ['20', '20–0North–South 20, East–West 0'],
      ['17', '20–17North–South 20, East–West 17'],
    ]);
    expect(rowsOf(list({ plays: 'SK SQ' }))).toEqual([['1', 'Kking of spades, led', 'Qqueen of spades'], ['2']]);
  });

  it.each<[what: string, given: Case, play: number, said: string]>([
    ['a loss', { lost: { 2: 5 } }, 2, 'Jjack of spades, loses 5'],
    [
      'a loss of the largest',
      { lost: { 2: 5 }, dearest: [2] },
      2,
      'Jjack of spades, loses 5, one of the three costliest plays',
    ],
    ['an error', { lost: { 2: 5 }, verdicts: { 2: 'error' } }, 2, 'Jjack of spades, loses 5, error'],
    ['bad luck', { lost: { 2: 5 }, verdicts: { 2: 'unlucky' } }, 2, 'Jjack of spades, loses 5, bad luck'],
    ['a lucky play', { verdicts: { 2: 'lucky' } }, 2, 'Jjack of spades, lucky'],
    ['a sound one', { verdicts: { 2: 'sound' } }, 2, 'Jjack of spades'],
    ['best play', { from: [4, 'best'] }, 6, 'Kking of hearts, best play'],
    ['the reader’s line', { from: [4, 'own'], isAway: true }, 6, 'Kking of hearts, your line'],
    ['a line without a record', { from: [0, 'own'] }, 6, 'Kking of hearts'],
  ])('says of a play: %s', (_, given, play, said) => {
    const buttons = [...markup(list(given)).matchAll(/<button[^>]*data-ply=(\d)[^>]*>.*?<\/button\s*>/gs)];
    expect(textIn(buttons.find(([, ply]) => ply === `${play}`)![0])).toBe(said);
  });

  it.each<[what: string, given: Case, signs: string[], isReproach: boolean]>([
    ['not judged', { lost: { 2: 5 } }, ['open'], false],
    ['an error', { lost: { 2: 5 }, verdicts: { 2: 'error' } }, ['error'], true],
    ['bad luck', { lost: { 2: 5 }, verdicts: { 2: 'unlucky' } }, ['unlucky'], false],
    ['lucky', { verdicts: { 2: 'lucky' } }, ['lucky'], false],
    ['sound', { verdicts: { 2: 'sound' } }, [], false],
  ])('has the sign of a play that is %s beside it; only an error is a reproach', (_, given, signs, isReproach) => {
    const drawn = markup(list(given));
    expect([...drawn.matchAll(/data-verdict=(\w+)/g)].map(([, sign]) => sign)).toEqual(signs);
    expect(textsOf(drawn, 'reproach', 'button')).toHaveLength(isReproach ? 1 : 0);
  });

  it.each<[what: string, given: Case, title: string]>([
    ['a record', {}, 'Tricks'],
    ['a record, then best play', { from: [6, 'best'] }, 'Tricks, then best play'],
    ['best play from the start', { from: [0, 'best'], ply: 0 }, 'Best play'],
    ['a line of the reader’s own', { from: [5, 'own'], shared: 5, isAway: true }, 'Your line from trick 2'],
    [
      'such a line, then best play',
      { from: [5, 'best'], shared: 3, isAway: true },
      'Your line from trick 1, then best play',
    ],
  ])('is named after its plays: %s', (_, given, title) => {
    expect(textIn(/<caption.*?<\/caption>/s.exec(markup(list(given)))![0])).toBe(title);
  });

  it.each<[ply: number, made: number, current: number | null, row: number | null]>([
    [0, 0, null, 0],
    [1, 1, 0, 0],
    [4, 4, 3, 0],
    [5, 5, 4, 1],
    [8, 8, 7, 1],
  ])('after %i plays marks those, the last one, and its trick', (ply, made, current, row) => {
    const drawn = markup(list({ ply }));
    expect(textsOf(drawn, 'made', 'button')).toHaveLength(made);
    const marked = /<button(?=[^>]*aria-current=step)[^>]*data-ply=(\d)/.exec(drawn)?.[1];
    expect(marked === undefined ? null : Number(marked)).toBe(current);
    const rows = [...drawn.matchAll(/<tr role="row" class=(\w*)>/g)].map(([, kind]) => kind);
    expect(rows.indexOf('now')).toBe(row);
  });
});

describe('the controls of the list', () => {
  /** The control at which the Tab key stops, by its attribute. */
  const stop = (given: Case): string[] =>
    [...markup(list(given)).matchAll(/<button[^>]*?(data-(?:ply|why)=\d)[^>]*tabindex=0/gs)].map(([, name]) => name!);

  it.each<[what: string, given: Case, at: string]>([
    ['the first play at the start', { ply: 0 }, 'data-ply=0'],
    ['the last play made', { ply: 6 }, 'data-ply=5'],
    ['the control that the reader has reached', { tabStop: 2 }, 'data-ply=2'],
    ['a loss beside a card', { lost: { 0: 5 }, tabStop: 1 }, 'data-why=0'],
    ['the sign of a lucky play', { verdicts: { 0: 'lucky' }, tabStop: 1 }, 'data-why=0'],
    ['the seats’ order, not the order of play', { tabStop: 4 }, 'data-ply=4'],
    ['the last play, where there are fewer controls than before', { tabStop: 8 }, 'data-ply=7'],
  ])('the Tab key stops once: at %s', (_, given, at) => {
    expect(stop(given)).toEqual([at]);
  });

  it('go to the position after a play, or to the reason of its loss', () => {
    const went: string[] = [];
    const store = storeIn({ lost: { 5: 3 } });
    const goTo = (ply: number) => went.push(`after ${ply}`);
    const explainListed = (play: number) => went.push(`why ${play}`);
    Object.assign(store, { goTo });
    Object.assign(store.review, { explainListed });
    for (const click of listeners(list({}, store), 'click')) click({});
    expect(went).toEqual([1, 2, 3, 4, 5, 6, 'why', 7, 8].map((of) => (of === 'why' ? 'why 5' : `after ${of}`)));
  });
});

describe('while a long search lasts', () => {
  const said = (leaders: Leaders | null, within?: number): string => {
    const known = { proven: [0, 300], estimate: 150, within } as const;
    const engine = { ...computing(readInput(RECORD).table!), leaders, cards: new Map([['SK', known]]) } as Engine;
    return textIn(markup(leadingCards(viewOf(storeOf({})).look, engine)));
  };
  it.each<[leaders: Leaders | null, within: number | undefined, text: RegExp]>([
    [null, undefined, /^$/],
    [null, 12, /^Each card is estimated within 12 points in 9 of 10 deals\.$/],
    [{ cards: ['SK'], by: 1 }, 12, /K.*: at least 1 point better than any other card in 9 of 10 deals\. Each card/],
    [
      { cards: ['SK', 'HA'], by: 6 },
      12,
      /K.* or .*A.*: at least 6 points better than any other card in 9 of 10 deals\./,
    ],
  ])('the cards that lead, if any do: %j, with the error %s', (leaders, within, text) => {
    expect(said(leaders, within)).toMatch(text);
  });
});
