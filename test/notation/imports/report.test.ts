/** The reports of `jass-solver solve` and `review` are read back: the game, the contract, the leader, the level and the hands. */
import { describe, expect, it } from 'vitest';
import { solveReport } from '../../../src/cli/reports/solve-report.ts';
import { reviewReport } from '../../../src/cli/reports/review-report.ts';
import { legalNow, playCard, playsOf, startOf } from '../../../src/game/play/play.ts';
import type { Card } from '../../../src/game/cards.ts';
import type { GameSetup } from '../../../src/game/play/play.ts';
import type { Taken } from '../../../src/game/play/taken.ts';
import { contractsOf, handSize } from '../../../src/game/rules/pack.ts';
import { variantById, VARIANTS } from '../../../src/game/variants/index.ts';
import { formatDeal } from '../../../src/notation/hands.ts';
import { formatTaken } from '../../../src/notation/taken.ts';
import { importRecord } from '../../../src/notation/imports/index.ts';
import { LANGUAGES } from '../../../src/languages/registry/languages.ts';
import { randomDeal } from '../../random-deal.ts';

const ANSWER = {
  state: 'exact',
  variant: 'schieber',
  payoff: 'points',
  value: { NS: 100, EW: 57 },
  cards: [],
  line: [],
  stats: { nodes: 1, ms: 1 },
} as unknown as Parameters<typeof solveReport>[2];

function reportOf(name: string, setup: GameSetup, ...plays: Parameters<typeof playCard>[1][]): string {
  return solveReport(name, plays.reduce(playCard, startOf(setup)), ANSWER);
}

const setupOf = (id: string, size?: number): GameSetup => {
  const { rules } = variantById(id);
  const deal = randomDeal(rules, 7, size ?? handSize(rules));
  return { rules, contract: contractsOf(rules)[0]!, leader: 'E', declarer: 'E', deal };
};

const CASES = VARIANTS.flatMap(({ id, name, rules }) => contractsOf(rules).map((contract) => ({ id, name, contract })));

describe('the report of a deal', () => {
  it.each(CASES)('$name, $contract', ({ id, name, contract }) => {
    for (const size of [undefined, 2]) {
      const setup = { ...setupOf(id, size), contract };
      expect(importRecord(reportOf(name, setup), { language: 'de' })).toMatchObject({
        variant: id,
        contract,
        leader: 'E',
        deal: formatDeal(setup.deal),
        plays: [],
      });
    }
  });

  it.each<[doubled: 2 | 3 | 4 | undefined]>([[undefined], [2], [4]])('with a level, doubled %s', (doubled) => {
    const setup: GameSetup = { ...setupOf('contree'), level: 110, ...(doubled && { doubled }) };
    expect(importRecord(reportOf('Contrée', setup))).toMatchObject({ level: 110, ...(doubled && { doubled }) });
  });

  it('with a declarer who does not lead', () => {
    const report = reportOf('Contrée', { ...setupOf('contree'), level: 110, declarer: 'S' });
    expect(report).toContain(' 110. South has named the contract. East leads to the first trick.\n');
    expect(importRecord(report)).toMatchObject({ leader: 'E', declarer: 'S', level: 110 });
  });

  it.each<[name: string, taken: Taken]>([
    ['points', { NS: { points: 60, roem: 0 }, EW: { points: 51, roem: 0 } }],
    ['roem and tricks', { NS: { points: 60, roem: 20, tricks: 1 }, EW: { points: 0, roem: 0, tricks: 0 } }],
  ])('of an ending with %s taken before', (_, taken) => {
    const setup: GameSetup = { ...setupOf('klaverjassen', 2), taken };
    for (const plays of [[], [setup.deal.E[0]!]]) {
      const read = importRecord(reportOf('Klaverjassen', setup, ...plays));
      expect(read).toMatchObject({ deal: formatDeal(setup.deal), plays });
      expect(formatTaken(read.taken!)).toBe(formatTaken(taken));
    }
  });

  it('with a turned card', () => {
    const setup = setupOf('kreuzjass');
    const turned = setup.deal.N[0]!;
    const report = reportOf('Kreuzjass', { ...setup, contract: turned[0] as 'S', leader: 'W', declarer: 'W', turned });
    expect(report).toContain(`North has turned ${turned}.`);
    expect(importRecord(report)).toMatchObject({ turned, contract: turned[0], leader: 'W' });
  });

  it('of a table’s own game names none', () => {
    const read = importRecord(reportOf('Our table', setupOf('bela')));
    expect(read).toMatchObject({ contract: 'S', leader: 'E' });
    expect(read).not.toHaveProperty('variant');
  });

  it.each(CASES)('of a later position: $name, $contract', ({ id, name, contract }) => {
    for (const count of [1, 4, 6]) {
      const setup = { ...setupOf(id), contract };
      let state = startOf(setup);
      const plays: Card[] = [];
      while (plays.length < count) {
        const card = legalNow(state)[0]!;
        plays.push(card);
        state = playCard(state, card);
      }
      expect(importRecord(reportOf(name, setup, ...plays), { language: 'fr' })).toMatchObject({
        variant: id,
        contract,
        leader: 'E',
        deal: formatDeal(setup.deal),
        plays,
      });
    }
  });

  it.each(CASES)('of a review: $name, $contract', ({ id, name, contract }) => {
    for (const count of [1, 6]) {
      const setup = { ...setupOf(id), contract };
      let state = startOf(setup);
      while (playsOf(state).length < count) state = playCard(state, legalNow(state)[0]!);
      const plays = playsOf(state);
      const review = plays.map((play) => ({ play, by: 'N' as const, lost: 0, best: [play] }));
      expect(importRecord(reviewReport(name, state, { ...ANSWER, review }))).toMatchObject({
        variant: id,
        contract,
        leader: 'E',
        deal: formatDeal(setup.deal),
        plays,
      });
    }
  });

  describe.each(LANGUAGES)('in %s', (language) => {
    const written = (name: string, setup: GameSetup, ...plays: Card[]): string =>
      solveReport(name, plays.reduce(playCard, startOf(setup)), ANSWER, language);

    it.each(CASES)('$name, $contract', ({ id, name, contract }) => {
      for (const size of [undefined, 2]) {
        const setup = { ...setupOf(id, size), contract };
        const plays = [setup.deal.E[0]!];
        const same = { variant: id, contract, leader: 'E', deal: formatDeal(setup.deal) };
        expect(importRecord(written(name, setup))).toMatchObject({ ...same, plays: [] });
        expect(importRecord(written(name, setup, ...plays))).toMatchObject({ ...same, plays });
      }
    });

    it.each<[doubled: 2 | 4 | undefined]>([[undefined], [2], [4]])('with a level, doubled %s', (doubled) => {
      const setup: GameSetup = { ...setupOf('contree'), level: 110, declarer: 'S', ...(doubled && { doubled }) };
      expect(importRecord(written('Contrée', setup))).toMatchObject({
        level: 110,
        declarer: 'S',
        leader: 'E',
        ...(doubled && { doubled }),
      });
    });

    it.each<[tricks: number]>([[1], [6]])('of an ending after %i tricks', (tricks) => {
      const taken: Taken = { NS: { points: 60, roem: 20, tricks }, EW: { points: 0, roem: 0, tricks: 0 } };
      const setup: GameSetup = { ...setupOf('klaverjassen', 2), taken };
      const read = importRecord(written('Klaverjassen', setup));
      expect(formatTaken(read.taken!)).toBe(formatTaken(taken));
    });

    it('with a turned card', () => {
      const setup = setupOf('kreuzjass');
      const turned = setup.deal.N[0]!;
      const report = written('Kreuzjass', { ...setup, contract: turned[0] as 'S', leader: 'W', declarer: 'W', turned });
      expect(importRecord(report)).toMatchObject({ turned, contract: turned[0], leader: 'W' });
    });
  });

  it('of advice has no deal', () => {
    const report = 'Schieber, North holds J98.AK.T7.AQ. North leads to the first trick.\n\n  S  91.2  90.0 to 92.4';
    expect(() => importRecord(report)).toThrow(/^The text has no deal;/);
  });

  it('of a later position is refused without the deal', () => {
    const setup = setupOf('schieber');
    const report = reportOf('Schieber', setup, setup.deal.E[0]!).replace(/^Deal before.*\n/m, '');
    expect(() => importRecord(report)).toThrow(/a position after some plays/);
  });
});
