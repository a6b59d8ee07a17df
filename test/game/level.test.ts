/** Contracts with a level: each sentence of the rule sheet, with the points of a deal of Contrée whose belote is known, and of Sidi Barrani. */
import { describe, expect, it } from 'vitest';
import type { Card, Deal, Seat, Side } from '../../src/game/cards.ts';
import type { GameSetup } from '../../src/game/play/play.ts';
import { rulesWith } from '../../src/game/rules/apply-presets.ts';
import { pointsOfDeal } from '../../src/game/scoring/payoff.ts';
import { checkPayoff } from '../../src/game/scoring/payoffs/payoff-check.ts';
import { payoffFault } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { factOf } from '../../src/game/scoring/payoffs/score-facts.ts';
import { rangeOf } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { targetsOf, usualPayoff } from '../../src/game/scoring/payoffs/targets.ts';
import { highestLevel, levelEntry, levelsOf } from '../../src/game/scoring/level.ts';
import type { LevelEntry, LevelScoring } from '../../src/game/scoring/level.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { randomDeal } from '../random-deal.ts';

const hand = (suits: string): Card[] =>
  suits.split('.').flatMap((ranks, suit) => [...ranks].map((rank) => `${'SHDC'[suit]!}${rank}` as Card));

/** North holds the belote of spades. */
const BELOTE: Deal = {
  N: hand('KQ.AJ9.AT.J'),
  E: hand('A9.KT8.KJ.T'),
  S: hand('JT.Q7.Q98.A'),
  W: hand('87..7.KQ987'),
};

interface Bid {
  readonly level: number;
  readonly doubled?: 2 | 3 | 4;
  readonly declarer?: Seat;
  readonly presets?: readonly string[];
}

const contree = ({ presets = [], declarer = 'N', ...bid }: Bid): GameSetup => ({
  rules: rulesWith(variantById('contree'), presets, {}),
  contract: 'S',
  leader: 'N',
  declarer,
  deal: BELOTE,
  ...bid,
});

const sidi = ({ declarer = 'N', ...bid }: Bid): GameSetup => {
  const { rules } = variantById('sidi-barrani');
  return { rules, contract: 'S', leader: 'N', declarer, deal: randomDeal(rules, 1), ...bid };
};

/** The entry for so many card points of North–South. */
function entryOf(setup: GameSetup, NS: number, swept: Side | null = null): LevelEntry {
  const points = { NS, EW: pointsOfDeal(setup) - NS };
  return levelEntry(setup, setup.rules.scoring as LevelScoring, { points, swept });
}

describe('contree: “a contract has a level 80–160 or capot 250”', () => {
  it('in steps of ten', () => {
    const scoring = variantById('contree').rules.scoring as LevelScoring;
    expect(levelsOf(scoring)).toEqual([80, 90, 100, 110, 120, 130, 140, 150, 160, 250]);
  });

  it.each([
    ['“made when the declaring side has the level”', { level: 110, declarer: 'E' }, 52, null, true],
    ['one point less', { level: 110, declarer: 'E' }, 53, null, false],
    ['“belote included”', { level: 110 }, 90, null, true],
    ['one point less, belote included', { level: 110 }, 89, null, false],
    ['“and more than the others”', { level: 80 }, 72, null, true],
    ['as much as the others', { level: 80 }, 71, null, false],
    ['80 with less than the others’ belote', { level: 80, declarer: 'E' }, 72, null, false],
    ['the capot, with all tricks', { level: 250 }, 162, 'NS', true],
    ['the capot, with all points but not all tricks', { level: 250 }, 162, null, false],
    ['the capot, against all tricks of the others', { level: 250 }, 0, 'EW', false],
  ] as const)('%s', (_, bid, NS, swept, isMade) => {
    expect(entryOf(contree(bid), NS, swept).isMade).toBe(isMade);
  });

  it.each([
    ['“made: points + level”; the others their points; “belote 20 always to its holder”', { level: 90 }, 100, 210, 62],
    ['the belote of the others', { level: 90, declarer: 'E' }, 60, 80, 192],
    ['“failed: 160 + level for the others”', { level: 120 }, 90, 20, 280],
    ['failed against the belote', { level: 120, declarer: 'E' }, 60, 300, 0],
    ['“coinche × 2” of a contract that is made', { level: 90, doubled: 2 }, 100, 400, 0],
    ['“surcoinche × 4”', { level: 90, doubled: 4 }, 100, 780, 0],
    ['coinche of a contract that fails', { level: 120, doubled: 2 }, 90, 20, 560],
    ['surcoinche of a contract that fails', { level: 120, doubled: 4 }, 90, 20, 1120],
    ['“2 × (162 + level)”', { level: 90, doubled: 2, presets: ['coinche-162'] }, 100, 524, 0],
    ['“a surcoinche of × 3”', { level: 90, doubled: 3, presets: ['surcoinche-3'] }, 100, 590, 0],
    ['160 in place of the points', { level: 90, doubled: 2, presets: ['coinche-160'] }, 100, 520, 0],
    ['but not without a double', { level: 90, presets: ['coinche-160'] }, 100, 210, 62],
  ] as const)('%s', (_, bid, points, NS, EW) => {
    expect(entryOf(contree(bid), points)).toMatchObject({ NS, EW });
  });

  it('capot, and capot bid', () => {
    expect(entryOf(contree({ level: 160 }), 162, 'NS')).toMatchObject({ NS: 252 + 160 + 20, EW: 0 });
    expect(entryOf(contree({ level: 250 }), 162, 'NS')).toMatchObject({ NS: 252 + 250 + 20, EW: 0 });
    expect(entryOf(contree({ level: 250 }), 162)).toMatchObject({ NS: 20, EW: 160 + 250 });
  });
});

describe('sidi-barrani: “own points + level; failed: the others their points + level”', () => {
  it.each([
    ['120 with 130 against 27 is 250 and 27', { level: 120 }, 130, 250, 27],
    ['failed', { level: 120 }, 110, 110, 167],
    ['“doubled”', { level: 120, doubled: 2 }, 130, 370, 27],
    ['“and redoubled”', { level: 120, doubled: 4 }, 110, 110, 527],
    ['with fewer points than the others', { level: 50 }, 60, 110, 97],
  ] as const)('%s', (_, bid, points, NS, EW) => {
    expect(entryOf(sidi(bid), points)).toMatchObject({ NS, EW });
  });

  it('“match 257”', () => {
    expect(entryOf(sidi({ level: 257 }), 157, 'NS')).toMatchObject({ NS: 257 + 257, EW: 0, isMade: true });
    expect(entryOf(sidi({ level: 257 }), 157)).toMatchObject({ NS: 157, EW: 257, isMade: false });
  });
});

describe('“Sidi Barrani: match 257 without Weis is the default; match 157 and Weis are presets (Jassverzeichnis).”', () => {
  const sidiWith = (presets: readonly string[], level: number): GameSetup => {
    const setup = sidi({ level });
    return { ...setup, rules: rulesWith(variantById('sidi-barrani'), presets) };
  };

  it('a match of 157 has no bonus', () => {
    const match = sidiWith(['match-157'], 157);
    expect(levelsOf(match.rules.scoring as LevelScoring).at(-1)).toBe(157);
    expect(entryOf(match, 157, 'NS')).toMatchObject({ NS: 157 + 157, EW: 0, isMade: true });
    expect(entryOf(match, 157)).toMatchObject({ NS: 157, EW: 157, isMade: false });
    expect(entryOf(sidiWith(['match-157'], 150), 157, 'NS')).toMatchObject({ NS: 157 + 150, EW: 0 });
    expect(() => {
      checkPayoff(match, 'score');
    }).not.toThrow();
  });

  it('Weis is written beside the level, which it does not help to make', () => {
    const { rules } = sidiWith(['weis'], 120);
    expect(rules.melds).toEqual(variantById('kreuzjass').rules.melds);
    expect(rules.scoring).toEqual(variantById('sidi-barrani').rules.scoring);
    expect(entryOf(sidiWith(['weis'], 120), 110)).toMatchObject({ isMade: false, NS: 110, EW: 167 });
    expect(variantById('sidi-barrani').rules.melds).toBeNull();
  });
});

describe('the highest level', () => {
  const highest = (setup: GameSetup, NS: number, swept: Side | null = null): number | null =>
    highestLevel(setup, setup.rules.scoring as LevelScoring, { points: { NS, EW: pointsOfDeal(setup) - NS }, swept });

  it.each([
    ['below the lowest', 50, null, null],
    ['the lowest, with the belote', 72, null, 90],
    ['between two levels', 99, null, 110],
    ['all points', 162, null, 160],
    ['all tricks', 162, 'NS', 250],
  ] as const)('%s', (_, NS, swept, level) => {
    expect(highest(contree({ level: 80 }), NS, swept)).toBe(level);
  });
});

describe('a fact', () => {
  it.each([
    [90, 100, null, 210 - 62, { kind: 'levelMade', side: 'NS', level: 90, by: 148, swept: false }],
    [90, 60, null, 20 - 250, { kind: 'levelFailed', side: 'NS', level: 90, by: 230 }],
    // 252 would be all points with the bonus for a capot, if the level did not count.
    [80, 157, null, 257 - 5, { kind: 'levelMade', side: 'NS', level: 80, by: 252, swept: false }],
    [80, 162, 'NS', 162 + 90 + 100, { kind: 'levelMade', side: 'NS', level: 80, by: 352, swept: true }],
    [250, 162, 'NS', 162 + 90 + 270, { kind: 'levelMade', side: 'NS', level: 250, by: 522, swept: true }],
  ] as const)('of a level of %i and %i points, sweep by %s', (level, NS, swept, difference, fact) => {
    const setup = contree({ level });
    const entry = entryOf(setup, NS, swept);
    expect(entry.NS - entry.EW).toBe(difference);
    expect(factOf(setup, 'score', difference)).toEqual(fact);
  });
});

it('the players count the score, or all points while the level is unknown', () => {
  const { level, ...unknown } = contree({ level: 90 });
  expect(usualPayoff({ ...unknown, level: level! })).toBe('score');
  expect(usualPayoff(unknown)).toBe('total');
});

it('the target is the level, unless melds count as well', () => {
  expect(targetsOf(sidi({ level: 120, declarer: 'E' }))).toEqual({ EW: 120 });
  expect(targetsOf(sidi({ level: 257 }))).toEqual({});
  expect(targetsOf(contree({ level: 120 }))).toEqual({});
});

it('no score is beyond the end of the scale', () => {
  for (const doubled of [undefined, 2, 4] as const) {
    for (const level of [80, 160, 250]) {
      const setup = contree({ level, ...(doubled && { doubled }) });
      for (const [NS, swept] of [
        [162, 'NS'],
        [90, null],
        [0, 'EW'],
      ] as const) {
        const entry = entryOf(setup, NS, swept);
        expect(Math.abs(entry.NS - entry.EW)).toBeLessThanOrEqual(rangeOf(setup, 'score')[1]);
      }
    }
  }
});

describe('cannot be searched', () => {
  it('without a level', () => {
    const { rules, contract, leader, declarer, deal } = contree({ level: 80 });
    const unknown = { rules, contract, leader, declarer, deal };
    expect(() => checkPayoff(unknown, 'score')).toThrow(expect.objectContaining({ place: { field: 'level' } }));
  });

  it('a score that falls: 30 made with 10 points costs more than 30 that fails', () => {
    const scoring = { failed: 0, needsMore: false, levels: { lowest: 10 } };
    const setup = { ...contree({ level: 30 }), rules: rulesWith(variantById('contree'), [], { scoring }) };
    expect(payoffFault(setup, 'score')).toEqual({ kind: 'falls', field: 'scoring.failed' });
  });
});
