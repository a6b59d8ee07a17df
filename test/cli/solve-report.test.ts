/** The report of a deal: positions, melds, contracts and scores, exact and estimated. */
import { describe, expect, it } from 'vitest';
import { positionOf } from '../../src/notation/request/resolve-request.ts';
import { solveReport } from '../../src/cli/reports/solve-report.ts';
import { variantsReport } from '../../src/cli/commands/variants.ts';
import type { Card } from '../../src/game/cards.ts';
import { scoreMelds } from '../../src/game/scoring/melds.ts';
import { startOf } from '../../src/game/play/play.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { formatPlays, parsePlays } from '../../src/notation/plays.ts';
import { parseRequest } from '../../src/notation/request/parse-request.ts';

/** A published deal whose play has roem in it. */
const REQUEST = {
  variant: 'klaverjassen-rotterdam',
  contract: 'D',
  leader: 'E',
  deal: 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ',
};
const PLAYS = parsePlays('S7 SQ SA ST DT D9 DJ D7 DK');
const LINE = parsePlays('C8 D8 DQ HA HJ H9 H8 S8 SK S9 CA HQ CK H7 DA C9 CJ CQ CT HK C7 HT SJ');

const ANSWER: Answer = {
  variant: REQUEST.variant,
  payoff: 'points',
  toPlay: 'S',
  value: { NS: 56, EW: 106 },
  cards: [
    { card: 'SK', NS: 30, EW: 132 },
    { card: 'HQ', NS: 46, EW: 116 },
    { card: 'CJ', NS: 54, EW: 108 },
    { card: 'C8', NS: 56, EW: 106 },
  ],
  line: LINE,
  nodes: 1,
  ms: 1,
};

const report = (plays: readonly Card[], answer: Answer): string =>
  solveReport('Klaverjassen, Rotterdam', positionOf(parseRequest({ ...REQUEST, plays })), answer);

describe('solveReport', () => {
  it('prints a position in the middle of a trick, the best card first', () => {
    expect(report(PLAYS, ANSWER)).toMatchInlineSnapshot(`
      "Klaverjassen, Rotterdam, diamonds are trumps. East leads to the first trick.

              North
              S -
              H K 8 7
              D Q
              C A T
      West              East
      S J 9             S 8
      H 9               H A
      D 8               D A
      C K Q             C 9 7
              South
              S K
              H Q J T
              D -
              C J 8

      Deal before the plays: N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ
      Plays: S7 SQ SA ST DT D9 DJ D7 DK
      Tricks played: 2. Card points so far: North–South 0, East–West 68.
      In the trick: East DK.

      With best play North–South make 56 card points, East–West 106.

      South to play:
        C8  NS 56  EW 106  best
        CJ  NS 54  EW 108  loses 2
        HQ  NS 46  EW 116  loses 10
        SK  NS 30  EW 132  loses 26

      Best play:
        3.  E: DK C8 D8 DQ  East takes 7 and roem 20
        4.  E: HA HJ H9 H8  East takes 13
        5.  E: S8 SK S9 CA  South takes 15
        6.  S: HQ CK H7 DA  East takes 18
        7.  E: C9 CJ CQ CT  North takes 15 and roem 50
        8.  N: HK C7 HT SJ  South takes 26"
    `);
  });

  it('prints the start of a deal without what has not happened yet', () => {
    const line = [...PLAYS, ...LINE];
    const text = report([], { ...ANSWER, toPlay: 'E', cards: [{ card: 'S7', NS: 56, EW: 106 }], line });
    expect(text).not.toMatch(/Tricks played|In the trick/);
    expect(text).toMatch(/^East to play:\n {2}S7 {2}NS 56 {2}EW 106 {2}best$/m);
    expect(text).toContain(`1.  E: ${formatPlays(PLAYS.slice(0, 4))}  West takes 24`);
  });

  it('prints a deal that is over', () => {
    expect(report([...PLAYS, ...LINE], { ...ANSWER, toPlay: null, cards: [], line: [] })).toMatchInlineSnapshot(`
      "Klaverjassen, Rotterdam, diamonds are trumps. East leads to the first trick.

      Deal before the plays: N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ
      Plays: S7 SQ SA ST DT D9 DJ D7 DK C8 D8 DQ HA HJ H9 H8 S8 SK S9 CA HQ CK H7 DA C9 CJ CQ CT HK C7 HT SJ
      Tricks played: 8. Card points so far: North–South 56, East–West 106."
    `);
  });
});

describe('solveReport with melds', () => {
  const melds = (N: string, W: string, variant: string): string => {
    const setup = positionOf(
      parseRequest({ ...REQUEST, variant, contract: 'H', leader: 'W', deal: 'N:A... K... Q... J...' }),
    ).setup;
    const hand = (text: string) => text.split(' ').filter(Boolean) as Card[];
    const { hands, ...score } = scoreMelds(setup.rules, 'H', 'W', { N: hand(N), E: [], S: [], W: hand(W) });
    const text = solveReport('A game', startOf(setup), {
      ...ANSWER,
      cards: [],
      line: [],
      melds: { ...hands, ...score },
    });
    return text.slice(text.indexOf('Melds'), text.indexOf('With best play')).trimEnd();
  };

  it('prints them in the order of play, then who scores for them and why', () => {
    expect(melds('SJ HJ DJ CJ SQ ST', 'HA HK HQ HJ HT', 'kreuzjass')).toMatchInlineSnapshot(`
      "Melds:
        West   HA HK HQ HJ HT  100
        North  SJ HJ DJ CJ     200
        North's four jacks are best: North–South score 200.
        East–West score 20 for the king and queen of trumps in one hand.
        Four jacks (North, 200) beat a run of five from the ace (West, 100): a better kind."
    `);
  });

  it('says that there are none, and what needs a trick', () => {
    expect(melds('HK HQ', '', 'kruisjassen-roem')).toMatchInlineSnapshot(`
      "Melds:
        Nobody has a meld.
        North–South score 20 for the king and queen of trumps in one hand.
        This counts only for a side that wins a trick."
    `);
  });
});

describe('solveReport of what is not exact', () => {
  const unproven = (low: number, high: number, estimate: number) =>
    ({ exact: false, bounds: { NS: [low, high] }, estimate: { NS: estimate } }) as const;
  const DRAFT: Answer = {
    ...ANSWER,
    value: undefined,
    line: undefined,
    ...unproven(40, 70, 56),
    cards: [
      { card: 'SK', ...unproven(0, 60, 30) },
      { card: 'CJ', NS: 54, EW: 108 },
      { card: 'C8', ...unproven(40, 70, 56) },
    ],
  };
  const from = (text: string): string => text.slice(text.indexOf('In the trick'));

  it('prints estimates as estimates, beside what is proven, and no best card', () => {
    expect(from(report(PLAYS, DRAFT))).toMatchInlineSnapshot(`
      "In the trick: East DK.

      Time ran out before the value was exact. With best play
        North–South make about 56, proven between 40 and 70
        East–West make about 106, proven between 92 and 122

      South to play:
        C8  NS about 56, proven between 40 and 70  EW about 106, proven between 92 and 122
        CJ  NS 54                                  EW 108
        SK  NS about 30, proven between 0 and 60   EW about 132, proven between 102 and 162"
    `);
  });

  it('prints how far the estimate of the position errs, where that was measured', () => {
    expect(from(report(PLAYS, { ...DRAFT, within: 7 }))).toContain(
      `  North–South make about 56 (within 7 in 9 of 10 deals), proven between 40 and 70
  East–West make about 106 (within 7 in 9 of 10 deals), proven between 92 and 122
`,
    );
  });

  it('tells what the cards lose where the value is known, and of the others what is proven', () => {
    expect(from(report(PLAYS, { ...DRAFT, value: { NS: 56, EW: 106 } }))).toMatchInlineSnapshot(`
      "In the trick: East DK.

      With best play North–South make 56 card points, East–West 106.

      South to play:
        C8  NS about 56, proven between 40 and 70  EW about 106, proven between 92 and 122
        CJ  NS 54                                  EW 108                                    loses 2
        SK  NS about 30, proven between 0 and 60   EW about 132, proven between 102 and 162"
    `);
  });
});

describe('the score of Belote', () => {
  const deal = 'N:KQ.AJ9.AT.J A9.KT8.KJ.T JT.Q7.Q98.A 87..7.KQ987';
  const request = { variant: 'belote', contract: 'S', leader: 'N', declarer: 'N', payoff: 'score', deal };

  it.each([
    ['a deal that is made', 12, []],
    [
      'declarers who are dedans',
      -142,
      ['North–South do not have more: East–West score everything, 162.', 'North–South keep 20 for the marriage.'],
    ],
    [
      'a litige',
      -71,
      [
        'Both sides have the same: East–West score 91, and 71 of North–South are held over.',
        'North–South keep 20 for the marriage.',
      ],
    ],
  ] as const)('tells %s', (_, difference, sentences) => {
    const answer: Answer = {
      ...ANSWER,
      variant: 'belote',
      payoff: 'score',
      value: { difference },
      cards: [],
      line: [],
    };
    const text = solveReport('Belote', positionOf(parseRequest(request)), answer);
    const leader = difference > 0 ? 'North–South' : 'East–West';
    const value = `With best play ${leader} lead by ${Math.abs(difference)} on the score sheet.`;
    expect(text.split('\n\n').find((paragraph) => paragraph.startsWith('With best play'))).toBe(
      [value, ...sentences].join('\n'),
    );
  });
});

it.each([
  [20, 'With best play North–South lead by 20 in all points.'],
  [-88, 'With best play East–West lead by 88 in all points.'],
  [0, 'With best play both sides have the same in all points.'],
])('says who leads by %i', (difference, sentence) => {
  const deal = 'N:KQ.AJ9.AT.J A9.KT8.KJ.T JT.Q7.Q98.A 87..7.KQ987';
  const request = { variant: 'belote', contract: 'S', leader: 'N', payoff: 'total', deal };
  const answer: Answer = { ...ANSWER, variant: 'belote', payoff: 'total', value: { difference }, cards: [], line: [] };
  expect(solveReport('Belote', positionOf(parseRequest(request)), answer).split('\n')).toContain(sentence);
});

describe('variantsReport', () => {
  const variants = ['schieber', 'krutzjass', 'kruisjassen-fixed'].map(variantById);

  it('lists the games, their contracts and their presets', () => {
    expect(variantsReport(variants, 80)).toMatchInlineSnapshot(`
      "variant            cards   direction         name
      schieber           36      counterclockwise  Schieber
      krutzjass          2 × 24  counterclockwise  Krutzjass
      kruisjassen-fixed  32      clockwise         Kruisjassen, fixed number of deals

      variant   contracts beside the four suits
      schieber  obenabe unenufe

      variant    preset        what it does
      schieber   match         100 extra points for all tricks
      schieber   weis          Weis as in Kreuzjass, Stöck for 20
      schieber   1x            every contract counts once
      schieber   1-2-3         French cards: spades and clubs twice; Swiss cards:
                               Schilten S and Schellen D twice; the other suits once,
                               Obenabe and Unenufe three times
      schieber   1-2-3-french  hearts and diamonds once, spades and clubs twice,
                               Obenabe and Unenufe three times
      schieber   1-2-3-swiss   Rosen H and Eicheln C once, Schilten S and Schellen D
                               twice, Obenabe and Unenufe three times
      schieber   2500          a game goes to 2500 points
      schieber   common        match, Weis and 1-2-3 together
      krutzjass  card-once     a card counts in one meld only"
    `);
  });

  it('has one table for a game with neither contracts without trumps nor presets', () => {
    expect(variantsReport([variantById('kruisjassen')], 80).split('\n')).toHaveLength(2);
  });

  it.each([80, 100])('is no wider than a terminal of %i columns', (width) => {
    const lines = variantsReport(VARIANTS, width).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(width);
  });

  it('lists every contract of Coiffeur in a narrow terminal', () => {
    const words = variantsReport([variantById('coiffeur')], 40).split(/\s+/);
    const { contracts } = variantById('coiffeur').rules;
    expect(contracts.filter((contract) => contract !== 'trump' && !words.includes(contract))).toEqual([]);
  });
});

describe('what is stated of a deal', () => {
  const reportOf = (request: object, table: Answer['table'] = []): string => {
    const state = positionOf(parseRequest(request));
    const value = { NS: 100, EW: 57 };
    return solveReport('A game', state, { variant: '', payoff: 'points', toPlay: 'N', value, table, nodes: 0, ms: 0 });
  };

  it('what was taken before an ending', () => {
    const deal = 'N:T987.A.. .KQJT9.. .8.T987. .7..T987';
    expect(reportOf({ variant: 'klaverjassen', contract: 'H', leader: 'N', deal, taken: 'NS:34+20' })).toContain(
      'Taken before this ending: North–South 34 and 20 roem in 2 tricks, East–West 26 in 1 trick.',
    );
  });

  it('the turned card', () => {
    const deal = 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ';
    expect(reportOf({ variant: 'kruisjassen', dealer: 'E', turned: 'S8', deal })).toMatch(
      /^A game, spades are trumps\. East has turned S8\. South leads/,
    );
  });

  it('who may pass the choice in Krutzjass', () => {
    const deal = 'N:AKQ.AKQ.AKQ.AKQ AKQ.AKQ.AKQ.AKQ ..JJTT99.JJTT99 JJTT99.JJTT99..';
    const cell = { contract: 'S', leader: 'N', NS: 100, EW: 57 } as const;
    expect(reportOf({ variant: 'krutzjass', contract: 'S', leader: 'N', deal }, [cell])).toContain(
      'Only a hand with all four suits may pass the choice: North, East.',
    );
  });
});
