/**
 * What the element says of a value: exact, proven between two figures, or estimated, and never one for the other; in card
 * points, as a difference, or in the words of the game's own score.
 */
import { describe, expect, it } from 'vitest';
import { randomDeal } from '../random-deal.ts';
import { handSize } from '../../src/game/rules/pack.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { computing } from '../../src/widget/state/engine.ts';
import type { Engine } from '../../src/widget/state/state.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import { finalValue } from '../../src/game/scoring/payoffs/payoff-table.ts';
import type { Input } from '../../src/widget/state/input.ts';
import { exactKnowledge, UNBOUNDED } from '../../src/widget/state/knowledge.ts';
import type { Knowledge } from '../../src/widget/state/knowledge.ts';
import { messages } from '../../src/widget/text/messages.ts';
import type { Messages } from '../../src/widget/text/messages.ts';
import { gameName, goTo } from '../../src/widget/state/table.ts';
import type { Table } from '../../src/widget/state/table.ts';
import { doubtOf } from '../../src/widget/views/answer/doubt.ts';
import { headline } from '../../src/widget/views/answer/headline.ts';
import { meldsOf } from '../../src/widget/state/melds.ts';
import { sumLine } from '../../src/widget/views/answer/sum-line.ts';
import { marked, markRest, unmarked } from '../../src/widget/kit/sentence.ts';
import { narration } from '../../src/widget/views/answer/narration.ts';
import deals from '../../demo/deals.json' with { type: 'json' };

it('words that a narrow element leaves out take the space before them along', () => {
  const parts = marked(`A leads ${markRest('with hearts')}, melds apart`, '' as never);
  expect([parts[0], parts[2]]).toEqual([['A leads'], [', melds apart']]);
});

const ENDING: Input = { variant: 'schieber', contract: 'S', leader: 'N', deal: 'N:J.A.. 9.K.. 7.T.. 6.6..' };
const knowing = (table: Table, value: Knowledge): Engine => ({ ...computing(table), value }) as Engine;

function tableOf(input: Input): Table {
  const { table, problem } = readInput(input);
  if (!table) throw new Error(`not readable: ${problem?.error.message}`);
  return table;
}

/** A random full deal, or an ending of so many cards; spades are trump and North leads. */
function shuffled(variant: string, payoff: string, more: Input = {}, cards?: number): Table {
  const { rules } = variantById(variant);
  const deal = formatDeal(randomDeal(rules, 3, cards ?? handSize(rules)));
  return tableOf({ variant, contract: 'S', leader: 'N', deal, payoff, ...more });
}

const answerOf = (...[messages, table, engine]: [Messages, Table, Engine]): string =>
  unmarked(headline(messages, table, engine) ?? '');

describe.each<[what: string, value: Knowledge, headline: string, narration: string]>([
  ['a value', exactKnowledge(50), 'North–South make 50 of 64 with spades as trumps', 'North to play.'],
  [
    'a proven interval',
    { proven: [20, 60], estimate: null },
    'North–South make 20 to 60 of 64 with spades as trumps',
    'North to play.',
  ],
  [
    'an estimate',
    { proven: [20, 60], estimate: 45 },
    'North–South make about 45 of 64 with spades as trumps',
    'North to play. North–South make about 45 of 64. The exact value is being computed.',
  ],
])('%s of card points', (_, value, inHeadline, narrated) => {
  const table = tableOf(ENDING);
  it('in the headline', () => {
    expect(answerOf(messages, table, knowing(table, value))).toBe(inHeadline);
  });

  it('for a screen reader', () => {
    expect(narration(messages, table, knowing(table, value))).toBe(narrated);
  });
});

describe.each<[payoff: string, what: string, value: Knowledge, headline: string, narration: string]>([
  [
    'total',
    'nothing',
    { proven: UNBOUNDED, estimate: null },
    'Computing the result with spades as trumps',
    'North to play.',
  ],
  [
    'total',
    'a proven interval',
    { proven: [-10, 60], estimate: null },
    'North–South come out between −10 and +60 points with spades as trumps',
    'North to play.',
  ],
  [
    'total',
    'an estimate',
    { proven: [-10, 60], estimate: 20 },
    'North–South come out at about +20 points with spades as trumps',
    'North to play. North–South come out at about +20. The exact value is being computed.',
  ],
  [
    'score',
    'an estimate',
    { proven: [-177, 60], estimate: 0 },
    'North–South come out at about 0 points with spades as trumps',
    'North to play. North–South come out at about 0. The exact value is being computed.',
  ],
  [
    'total',
    'that the others are ahead',
    { proven: [-60, -10], estimate: null },
    'East–West come out between +10 and +60 points with spades as trumps',
    'North to play.',
  ],
  [
    'total',
    'an estimate with the others ahead',
    { proven: [-60, 10], estimate: -20 },
    'East–West come out at about +20 points with spades as trumps',
    'North to play. East–West come out at about +20. The exact value is being computed.',
  ],
])('%s of which is known %s', (payoff, _, value, inHeadline, narrated) => {
  const table = shuffled('klaverjassen', payoff);
  it('in the headline', () => {
    expect(answerOf(messages, table, knowing(table, value))).toBe(inHeadline);
  });

  it('for a screen reader', () => {
    expect(narration(messages, table, knowing(table, value))).toBe(narrated);
  });
});

describe('beside an estimate', () => {
  const notesOf = (table: Table, value: Knowledge | null) => doubtOf(messages, table, value).notes;
  const table = tableOf(ENDING);
  it('are its measured error and the proven interval', () => {
    const proven = 'proven: between 20 and 60';
    const notes = (within: number) => notesOf(table, { proven: [20, 60], estimate: 45, within });
    expect(notes(6)).toEqual(['within 6 points in 9 of 10 deals', proven]);
    expect(notes(1)).toEqual(['within 1 point in 9 of 10 deals', proven]);
  });

  it('is no claim where its error was not measured, and nothing that the tricks so far say', () => {
    expect(notesOf(table, { proven: [20, 60], estimate: 45 })).toEqual(['proven: between 20 and 60']);
    expect(notesOf(table, { proven: [0, 64], estimate: 45, within: 6 })).toEqual(['within 6 points in 9 of 10 deals']);
    expect(notesOf(table, { proven: [0, 64], estimate: 45 })).toEqual([]);
  });

  it('is nothing beside a value or an interval', () => {
    for (const value of [exactKnowledge(50), { proven: [20, 60], estimate: null } as const, null]) {
      expect(notesOf(table, value)).toEqual([]);
    }
  });

  it('is the lead of the side ahead under other payoffs', () => {
    expect(notesOf(shuffled('klaverjassen', 'total'), { proven: [-60, 10], estimate: -20, within: 8 })).toEqual([
      'within 8 points in 9 of 10 deals',
      'proven: between −10 and +60',
    ]);
  });
});

it('the declarers come first, also while values are hidden and as an estimate', () => {
  const table = shuffled('klaverjassen', 'points', { declarer: 'E' });
  expect(answerOf(messages, table, { phase: 'quiet', why: 'hidden' })).toMatch(/^East–West have 0 of 157 so far/);
  const guess = knowing(table, { proven: [30, 90], estimate: 62 });
  expect(answerOf(messages, table, guess)).toMatch(/^East–West make about 95 of 157/);
  expect(narration(messages, table, guess)).toContain('East–West make about 95 of 157.');
});

/** North has king and queen of spades. */
const BELOTE = { deal: 'N:KQ.AJ9.AT.J A9.KT8.KJ.T JT.Q7.Q98.A 87..7.KQ987' };
const DOUBLED = { presets: 'match 1-2-3' };
const KRAAK = { presets: 'kraak' };
const OWN_KIND = { contract: 'slalom-obenabe', presets: 'own-kind' };
describe('exact values in words', () => {
  it.each<[variant: string, payoff: string, value: number, headline: string, more?: Input, cards?: number]>([
    ['kreuzjass', 'total', 36, 'North–South are 36 points ahead with spades as trumps, counting any match'],
    ['kreuzjass', 'total', -1, 'East–West are 1 point ahead with spades as trumps, counting any match'],
    [
      'kruisjassen-tournament',
      'total',
      9,
      'North–South are 9 points ahead with spades as trumps, counting any bonus for all tricks',
    ],
    ['kreuzjass', 'total', 0, 'Neither side is ahead with spades as trumps, counting any match'],
    ['kreuzjass', 'total', 157, 'North–South are 157 points ahead with spades as trumps, counting any match'],
    ['kreuzjass', 'total', 257, 'North–South make the match and are 257 points ahead with spades as trumps'],
    ['kreuzjass', 'total', 36, 'North–South are 36 points ahead with spades as trumps', {}, 4],
    ['krutzjass', 'total', -500, 'East–West make the much and are 500 points ahead with spades as trumps'],
    [
      'kruisjassen-tournament',
      'total',
      246,
      'North–South take all tricks and are 246 points ahead with spades as trumps',
    ],
    ['klaverjassen', 'total', 36, 'North–South are 36 points ahead with spades as trumps, counting roem and any pit'],
    ['klaverjassen', 'total', 257, 'North–South are 257 points ahead with spades as trumps, counting roem and any pit'],
    ['schieber', 'score', 72, 'North–South score 72 more (2 × 36) with spades as trumps', DOUBLED],
    ['schieber', 'score', -514, 'East–West make the match and score 514 more (2 × 257) with spades as trumps', DOUBLED],
    ['schieber', 'score', 0, 'Neither side scores more with spades as trumps', DOUBLED],
    ['kruisjassen', 'score', 2, 'North–South score 2 game points with spades as trumps'],
    ['kruisjassen', 'score', -5, 'East–West take all tricks: 5 game points with spades as trumps'],
    ['kruisjassen', 'score', 0, 'Nobody scores with spades as trumps'],
    ['kruisjassen-tik', 'score', 1, 'North–South tap (tik): 1 game point with spades as trumps'],
    ['kruisjassen-tik', 'score', -6, 'East–West tap (tik) and take all tricks: 6 game points with spades as trumps'],
    ['kruisjassen-roem', 'score', -2, 'East–West claim (“ik dek”): 2 game points with spades as trumps'],
    ['kruisjassen-roem', 'score', 3, 'North–South take all tricks: 3 game points with spades as trumps'],
    ['klaverjassen', 'score', 36, 'North–South make it by 36 with spades as trumps'],
    ['klaverjassen', 'score', -177, 'North–South are wet (nat) with spades as trumps: East–West get everything, 177'],
    [
      'klaverjassen',
      'score',
      182,
      'East–West are wet (nat) with spades as trumps: North–South get everything, 182',
      { declarer: 'E' },
    ],
    ['klaverjassen', 'score', -20, 'East–West score 20 more with spades as trumps'],
    [
      'kruisjassen',
      'score',
      -157,
      'North–South are wet with spades as trumps: East–West get everything, 157',
      { rules: { scoring: { deal: 'wet' }, lastTrick: 16 } },
    ],
    [
      'kruisjassen-roem',
      'score',
      3,
      'North–South take all tricks: 3 game points with spades as trumps, and East–West score 150 of melds in the next deal',
      { deal: 'N:A9.AKQ.7.98 J8.T8.KQJT. T7.J97.A8.7 KQ..9.AKQJT' },
    ],
    ['klaverjassen-leiden', 'score', 84, 'North–South score 84 more (2 × 42) with spades as trumps', KRAAK],
    [
      'klaverjassen-leiden',
      'score',
      -364,
      'North–South are wet (nat) with spades as trumps: East–West get everything, 364',
      KRAAK,
    ],
    ['coiffeur', 'score', 259, 'North–South score 259 more (7 × 37) with Slalom, first Obenabe', OWN_KIND],
    [
      'coiffeur',
      'score',
      1561,
      'North–South make the match and score 1,561 more (7 × 223) with Slalom, first Obenabe',
      OWN_KIND,
    ],
    ['belote', 'score', 12, 'North–South make it by 12 with spades as trumps', BELOTE],
    ['belote', 'score', 272, 'North–South make the capot and score 272 more with spades as trumps', BELOTE],
    [
      'belote',
      'score',
      -142,
      'North–South are dedans with spades as trumps: East–West get everything, 162, and North–South keep 20 for the belote',
      BELOTE,
    ],
    [
      'belote',
      'score',
      -71,
      'Litige with spades as trumps: East–West score 91, 71 of North–South are held over, and North–South keep 20 for the belote',
      BELOTE,
    ],
    [
      'belote',
      'score',
      91,
      'Litige with spades as trumps: North–South score 91, 91 of East–West are held over',
      { ...BELOTE, declarer: 'E' },
    ],
  ])('%s, %s of %i', (variant, payoff, value, words, more, cards) => {
    const table = shuffled(variant, payoff, more, cards);
    expect(answerOf(messages, table, knowing(table, exactKnowledge(value)))).toBe(words);
  });
});

describe('the name of the game', () => {
  it('is the variant’s, in the language of the element, or the name in its own rules', () => {
    expect(gameName(tableOf(ENDING), messages)).toBe('Schieber');
    expect(gameName(shuffled('klaverjassen-rotterdam', 'points'), messages)).toBe('Klaverjassen, Rotterdam');
    expect(gameName(tableOf({ ...ENDING, rules: { name: 'Our table' } }), messages)).toBe('Our table');
  });
});

describe('a deal that is over', () => {
  const { plays, variant, contract, leader, declarer, deal } = deals.published[0]!;
  const over = (payoff: string, more: Input = {}): Table =>
    goTo(tableOf({ variant, contract, leader, declarer, deal, plays: plays.join(' '), payoff, ...more }), 32);

  const finished = ({ position, payoff }: Table): Engine => ({ phase: 'idle', value: finalValue(position, payoff) });

  it('waits for the rules that count its score', () => {
    expect(answerOf(messages, over('score'), { phase: 'idle' })).toBe('');
    expect(answerOf(messages, over('points'), { phase: 'idle' })).toContain('106 of 162');
  });

  it.each<[payoff: string, headline: string, more?: Input]>([
    ['points', 'East–West made 106 of 162 with diamonds as trumps'],
    ['total', 'East–West were 40 points ahead with diamonds as trumps, counting roem and any pit'],
    ['score', 'East–West made it by 40 with diamonds as trumps'],
    ['score', 'North–South were wet (nat) with diamonds as trumps: East–West got everything, 252', { declarer: 'N' }],
  ])('under %s', (payoff, words, more) => {
    const table = over(payoff, more);
    expect(answerOf(messages, table, finished(table))).toBe(words);
  });

  it('in which nobody has tapped says so', () => {
    const tik = (points: string) =>
      tableOf({
        variant: 'kruisjassen-tik',
        contract: 'S',
        leader: 'N',
        deal: 'N:J... 9... 7... 8...',
        payoff: points,
      });
    const table = goTo({ ...tik('score'), line: ['SJ', 'S9', 'S7', 'S8'] }, 4);
    expect(answerOf(messages, table, finished(table))).toBe('Nobody scored with spades as trumps, without a tik');
  });

  it('tells a screen reader the roem of the last trick where it counts', () => {
    const sixth = (payoff: string) => narration(messages, goTo(over(payoff), 24), { phase: 'idle' });
    expect(sixth('total')).toContain('North won trick 6 with 15 and roem 50.');
    expect(sixth('points')).toContain('North won trick 6 with 15 points.');
  });
});

describe('melds beside the value', () => {
  const S_FROM_N = { contract: 'S', leader: 'N' };
  /** North–South have melds of 90 that score, East–West king and queen of trump. */
  const DEAL = 'N:.K.T98.AK876 KQJ86.Q.AKQ. A.A9876.J.J9 T97.JT.76.QT';
  const KREUZJASS: Input = { ...S_FROM_N, variant: 'kreuzjass', deal: DEAL };
  const SCHIEBER: Input = { ...KREUZJASS, variant: 'schieber' };
  /** The same, with 200, in a game in which they count only for a side that wins a trick. */
  const ROEM: Input = {
    ...S_FROM_N,
    variant: 'kruisjassen-roem',
    deal: 'N:AT7.9.KT7.T KQ98.T.A98. J.AQJ.J.J98 .K87.Q.AKQ7',
  };

  it.each<[what: string, input: Input, value: Knowledge, line: string | null]>([
    [
      'the value, what is beside it, and the sum',
      { ...KREUZJASS, payoff: 'total' },
      exactKnowledge(-36),
      'For North–South: all points −36, melds +90, marriage −20, in total +34',
    ],
    [
      'what is beside a value that is not known',
      { ...KREUZJASS, payoff: 'total' },
      { proven: [-50, 50], estimate: 3 },
      'For North–South: melds +90, marriage −20',
    ],
    ['nothing beside card points', { ...KREUZJASS, payoff: 'points' }, exactKnowledge(100), null],
    [
      'the score, with what it makes of melds',
      { ...SCHIEBER, payoff: 'score', presets: ['weis', '1-2-3'] },
      exactKnowledge(40),
      'For North–South: score +40, melds +180, marriage −40, in total +180',
    ],
    ['nothing where the game has none', { ...SCHIEBER, payoff: 'total' }, exactKnowledge(10), null],
    ['nothing beside a score that counts them within', { ...ROEM, payoff: 'score' }, exactKnowledge(2), null],
    [
      'the sum, where each side must have a trick',
      { ...ROEM, payoff: 'total' },
      exactKnowledge(136),
      'For North–South: all points +136, melds +200, marriage −20, in total +316',
    ],
    [
      'no sum, where one side may have none',
      { ...ROEM, payoff: 'total' },
      exactKnowledge(146),
      'For North–South: all points +146, melds +200, marriage −20',
    ],
  ])('%s', (_, input, value, line) => {
    const table = tableOf(input);
    expect(sumLine(messages, table, knowing(table, value))).toBe(line);
  });

  it('on a score sheet are told apart', () => {
    const table = tableOf({ ...SCHIEBER, payoff: 'score', presets: 'weis' });
    expect(answerOf(messages, table, knowing(table, exactKnowledge(36)))).toBe(
      'North–South score 36 more with spades as trumps, not counting melds',
    );
  });

  it('each hand has its own, in turn, and those that do not score say so', () => {
    const melds = meldsOf(tableOf(KREUZJASS).setup);
    expect(
      melds?.hands.map(({ seat, melds }) => [
        seat,
        ...melds.map(({ cards, points, scores }) => `${cards.join(' ')} ${points}${scores ? '' : ' not scored'}`),
      ]),
    ).toEqual([
      ['N', 'DT D9 D8 20', 'C8 C7 C6 20'],
      ['S', 'H9 H8 H7 H6 50'],
      ['E', 'DA DK DQ 20 not scored', 'SK SQ SJ 20 not scored', 'SK SQ 20'],
    ]);
  });

  it('an ending has none', () => {
    expect(meldsOf(shuffled('kreuzjass', 'total', {}, 5).setup)).toBeNull();
  });

  it('nor has a game without', () => {
    expect(meldsOf(tableOf(SCHIEBER).setup)).toBeNull();
  });
});
