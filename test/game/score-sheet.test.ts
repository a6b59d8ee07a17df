/** The score sheet of a game: sums, the winner, the deal that decided, and points that are held over. */
import { describe, expect, it } from 'vitest';
import type { Side } from '../../src/game/cards.ts';
import { JassError } from '../../src/game/errors.ts';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import { gameSheet } from '../../src/game/scoring/score-sheet.ts';
import type { DealResult, EndOfGame } from '../../src/game/scoring/score-sheet.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { untranslated } from '../../src/game/reason.ts';

const rulesOf = (id: string, override: object = {}) => rulesWith(variantById(id), [], override);

/** Results from `'2:0 0:2'`, North–South first. */
const results = (text: string): DealResult[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((deal) => deal.split(':').map(Number))
    .map(([NS, EW]) => ({ NS: NS!, EW: EW! }));

/** A deal from its points in the order of counting: `'NS20 EW50 …'`. */
function counted(text: string): DealResult {
  const steps = text.split(' ').map((step) => ({ side: step.slice(0, 2) as Side, points: Number(step.slice(2)) }));
  const of = (side: Side) => steps.reduce((sum, step) => sum + (step.side === side ? step.points : 0), 0);
  return { NS: of('NS'), EW: of('EW'), steps };
}

/** The outcome as text: `'NS after 3 by target'`, or `'goes on'`. */
function outcome(id: string, deals: readonly DealResult[], by?: EndOfGame['by'], override?: object): string {
  const found = gameSheet(rulesOf(id, override), deals, by).outcome;
  return found ? `${found.winner} after ${found.deal} by ${found.decidedBy}` : 'goes on';
}

const repeated = (deal: string, times: number): string => Array<string>(times).fill(deal).join(' ');
const TO_2500 = { game: [{ by: 'points', target: 2500 }] };

describe('the winner and the last deal', () => {
  it.each<[what: string, id: string, deals: string, outcome: string, by?: EndOfGame['by'], override?: object]>([
    ['no deal yet', 'kruisjassen', '', 'goes on'],
    ['“Game: first to 11.”', 'kruisjassen', '2:0 5:0 0:2 0:0 2:0', 'goes on'],
    ['“Game: first to 11.”', 'kruisjassen', '2:0 5:0 0:2 0:0 2:0 2:0', 'NS after 6 by target'],
    ['first to 11, 12 is enough too', 'kruisjassen', '0:5 0:5 5:0 0:2', 'EW after 4 by target'],
    ['with tik', 'kruisjassen-tik', '6:0 0:1 0:1 5:0', 'NS after 4 by target'],
    ['with roem', 'kruisjassen-roem', '3:0 0:2 0:2 0:2 0:3 0:2', 'EW after 6 by target'],
    ['a fixed number of deals (say 8)', 'kruisjassen-fixed', repeated('80:66', 7), 'goes on'],
    ['a fixed number of deals (say 8)', 'kruisjassen-fixed', repeated('80:66', 8), 'NS after 8 by deals'],
    ['card points are added', 'kruisjassen-fixed', `${repeated('80:66', 7)} 0:146`, 'EW after 8 by deals'],
    ['equal totals', 'kruisjassen-fixed', repeated('80:66 66:80', 4), 'tie after 8 by deals'],
    [
      'a fixed number may be another',
      'kruisjassen-fixed',
      '80:66 70:76',
      'NS after 2 by deals',
      'deals',
      { game: [{ by: 'deals', deals: 2 }] },
    ],
    ['16 deals, all 8 tricks 246', 'kruisjassen-tournament', `${repeated('70:76', 15)} 246:0`, 'NS after 16 by deals'],
    ['16 deals', 'kruisjassen-tournament', repeated('246:0', 15), 'goes on'],
    ['“Game: 1500.”', 'krutzjass', '500:0 210:100 310:0 110:200 360:0', 'goes on'],
    ['“Game: 1500.”', 'krutzjass', '500:0 210:100 310:0 110:200 370:0', 'NS after 5 by target'],
    ['“Game: 1000.”', 'kreuzjass', '257:0 157:0 257:0 157:0 100:57', 'goes on'],
    ['“Game: 1000.”', 'kreuzjass', '257:0 157:0 257:0 157:0 100:57 72:85', 'NS after 6 by target'],
    ['no end named', 'schieber', repeated('157:0', 100), 'goes on'],
    ['a target of one’s own', 'schieber', `${repeated('471:0', 5)} 100:57`, 'goes on', 'points', TO_2500],
    ['a target of one’s own', 'schieber', `${repeated('471:0', 5)} 145:12`, 'NS after 6 by target', 'points', TO_2500],
    ['“Game: 1500, or 16 rounds.”: the first', 'klaverjassen', repeated('80:77', 17), 'goes on'],
    ['“Game: 1500, or 16 rounds.”: the first', 'klaverjassen', repeated('0:257', 6), 'EW after 6 by target'],
    ['“Game: 1500, or 16 rounds.”: the other', 'klaverjassen', repeated('0:257', 15), 'goes on', 'deals'],
    ['“Game: 1500, or 16 rounds.”: the other', 'klaverjassen', repeated('80:77', 16), 'NS after 16 by deals', 'deals'],
  ])('%s: %s %s: %s', (_, id, deals, expected, by, override) => {
    expect(outcome(id, results(deals), by, override)).toBe(expected);
  });
});

describe('both sides reach the target in one deal', () => {
  const before = results('900:900');

  it.each<[what: string, deal: DealResult, outcome: string]>([
    ['the first in the order of counting', counted('EW20 NS100 EW137'), 'NS after 2 by order'],
    ['the other order', counted('EW20 EW80 NS100 EW57'), 'EW after 2 by order'],
    ['the first wins with the lower total', counted('NS100 EW157'), 'NS after 2 by order'],
    ['order unknown: the higher total', { NS: 100, EW: 157 }, 'EW after 2 by total'],
    ['order unknown, totals equal', { NS: 100, EW: 100 }, 'tie after 2 by total'],
    ['only one side does: the order says nothing', counted('EW99 NS100'), 'NS after 2 by target'],
    ['neither does', counted('EW99 NS58'), 'goes on'],
  ])('%s', (_, deal, expected) => {
    expect(outcome('kreuzjass', [...before, deal])).toBe(expected);
  });
});

describe('the rows', () => {
  it('have each deal and the sums after it', () => {
    const steps = [{ side: 'EW', points: 2 }] as const;
    expect(gameSheet(rulesOf('kruisjassen'), [...results('2:0 0:5'), { NS: 0, EW: 2, steps }])).toEqual({
      end: { by: 'points', target: 11 },
      rows: [
        { NS: 2, EW: 0, totals: { NS: 2, EW: 0 } },
        { NS: 0, EW: 5, totals: { NS: 2, EW: 5 } },
        { NS: 0, EW: 2, totals: { NS: 2, EW: 7 } },
      ],
      totals: { NS: 2, EW: 7 },
      outcome: null,
    });
  });

  it('exist also without an end of the game', () => {
    expect(gameSheet(rulesOf('schieber'), results('100:57 57:100'))).toMatchObject({
      end: null,
      totals: { NS: 157, EW: 157 },
      outcome: null,
    });
  });
});

describe('refused input', () => {
  const WHOLE = 'points on the sheet are whole numbers from 0.';
  const deal = (NS: unknown, EW: unknown, steps?: unknown): DealResult =>
    ({ NS, EW, ...(steps !== undefined && { steps }) }) as DealResult;

  it.each<[id: string, deals: DealResult[], by: EndOfGame['by'] | undefined, field: string, message: string]>([
    [
      'kruisjassen',
      results('5:0 5:0 5:0 0:2'),
      undefined,
      'results.3',
      'The game was over after deal 3; the deal after it is not part of it.',
    ],
    [
      'kruisjassen-fixed',
      results(repeated('80:66', 11)),
      undefined,
      'results.8',
      'The game was over after deal 8; the 3 deals after it are not part of it.',
    ],
    ['kruisjassen', [deal(2, -1)], undefined, 'results.0.EW', `Deal 1 gives EW -1; ${WHOLE}`],
    ['kruisjassen', [deal(2, 0), deal(0.5, 0)], undefined, 'results.1.NS', `Deal 2 gives NS 0.5; ${WHOLE}`],
    ['kruisjassen', [deal(NaN, 0)], undefined, 'results.0.NS', `Deal 1 gives NS NaN; ${WHOLE}`],
    ['kruisjassen', [deal('2', 0)], undefined, 'results.0.NS', `Deal 1 gives NS 2; ${WHOLE}`],
    ['kruisjassen', [deal(2, undefined)], undefined, 'results.0.EW', `Deal 1 gives EW undefined; ${WHOLE}`],
    [
      'kreuzjass',
      [deal(20, 0, [{ side: 'NS', points: 20.5 }])],
      undefined,
      'results.0.steps.0.points',
      `Deal 1, step 1, counts 20.5; ${WHOLE}`,
    ],
    [
      'kreuzjass',
      [deal(20, 0, [{ side: 'N', points: 20 }])],
      undefined,
      'results.0.steps.0',
      'Deal 1, step 1, has no side; write NS or EW.',
    ],
    [
      'kreuzjass',
      [deal(100, 57, [{ side: 'NS', points: 100 }])],
      undefined,
      'results.0.steps',
      'Deal 1 gives EW 57, but its steps add up to 0; both must be the same.',
    ],
    ['kreuzjass', [], 'deals', 'by', 'These rules do not end a game by "deals": they name "points".'],
    [
      'schieber',
      [],
      'points',
      'by',
      'These rules do not end a game by "points": they name none; name one in the field "game".',
    ],
  ])('%s %j by %s', (id, deals, by, field, message) => {
    const sheet = () => gameSheet(rulesOf(id), deals, by);
    expect(sheet).toThrow(new JassError('bad-request', untranslated(message), { field }));
  });
});

describe('points that are held over', () => {
  const litige = { NS: 20, EW: 91, heldOver: 71 };

  it('go to the winners of the next deal', () => {
    const { rows, totals } = gameSheet(rulesOf('belote'), [litige, { NS: 100, EW: 62 }]);
    expect(rows.map((row) => row.totals)).toEqual([
      { NS: 20, EW: 91 },
      { NS: 191, EW: 153 },
    ]);
    expect(rows[1]).toMatchObject({ NS: 100, EW: 62, gained: { side: 'NS', points: 71 } });
    expect(rows[0]).not.toHaveProperty('gained');
    expect(totals).toEqual({ NS: 191, EW: 153 });
  });

  it('add up over two ties, and wait while nobody wins', () => {
    const { rows } = gameSheet(rulesOf('belote'), [litige, litige, { NS: 81, EW: 81 }, { NS: 0, EW: 162 }]);
    expect(rows.map(({ gained }) => gained)).toEqual([undefined, undefined, undefined, { side: 'EW', points: 142 }]);
  });

  it('are counted last, where the order decides the game', () => {
    const by100 = { game: [{ by: 'points', target: 180 }] };
    const next = { ...counted('NS62 EW100') };
    expect(outcome('belote', [litige, next], 'points', by100)).toBe('EW after 2 by target');
    const last = { ...counted('EW80 NS82') };
    expect(outcome('belote', [{ ...litige, NS: 110 }, last], 'points', { game: [{ by: 'points', target: 171 }] })).toBe(
      'EW after 2 by order',
    );
  });

  it('are whole numbers from 0', () => {
    expect(() => gameSheet(rulesOf('belote'), [{ ...litige, heldOver: -1 }])).toThrow(
      expect.objectContaining({ message: 'Deal 1 holds over -1; points on the sheet are whole numbers from 0.' }),
    );
  });
});
