/**
 * The worked examples of the texts that the rule sheets are written from: each can be entered as a request, and gives what its text says.
 * Examples without figures that a request could have (how a sum of several deals is kept, what players say) are not here.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import type { SolveRequest } from '../../src/notation/request/solve-request.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

function solved(request: object): Answer {
  return answer(request as SolveRequest, solver);
}

interface Example {
  /** The sentence of the text. */
  readonly says: string;
  readonly request: object;
  readonly gives: object;
}

/** The last trick of a deal in hearts: the ace of trumps takes it from three worthless cards, 11 points and those for the last trick. */
const LAST_ACE = { contract: 'H', leader: 'N', declarer: 'N', deal: 'N:.A.. .7.. .8.. 7...' };
/** The same for East–West. */
const LAST_TO_EAST = { ...LAST_ACE, leader: 'E', deal: 'N:.7.. .A.. 7... .8..' };

const KLAVERJASSEN: readonly Example[] = [
  {
    says: '“the declaring team has 70 points and 40 extra points (=110 points), while the non-declaring team has 87 points and 20 extra points (=107 points), the points are counted as normal”',
    request: { ...LAST_ACE, variant: 'klaverjassen', payoff: 'score', taken: 'NS:54+40 EW:87+20' },
    gives: { difference: 110 - 107 },
  },
  {
    says: '“a wet … can be asked of an ending as a rules text words it (the declarers have 60 and there is roem of 20 …)”',
    request: { ...LAST_ACE, variant: 'klaverjassen', payoff: 'score', taken: 'NS:60+20' },
    gives: { difference: 60 + 16 + 20 - 81 },
  },
  {
    // The figures of the text, 20 and 117, are 20 short of the 157 points of a deal: here its jack of trumps is worth nothing.
    says: '“the declaring team has 20 points and 40 extra points (=60 points) while the non-declaring team has 117 points and no extra points, the non-declaring team gains their 117 points, plus the 60 points that the declaring team has lost”',
    request: {
      ...LAST_ACE,
      variant: 'klaverjassen',
      rules: { values: { trump: { J: 0, '9': 14, A: 11, T: 10, K: 4, Q: 3 } } },
      payoff: 'score',
      taken: 'NS:4+40 EW:117',
    },
    gives: { difference: -(117 + 60) },
  },
  {
    // With all 157 points: 40 of the declarers' and 117 of the others'.
    says: '“all the points are awarded to the non-declaring team”',
    request: { ...LAST_ACE, variant: 'klaverjassen', payoff: 'score', taken: 'NS:24+40 EW:117' },
    gives: { difference: -(117 + 40 + 40) },
  },
  {
    says: '“the total number of card points available is 157”',
    request: { ...LAST_ACE, variant: 'klaverjassen', taken: 'NS:141' },
    gives: { NS: 157, EW: 0 },
  },
  {
    says: '“If a team wins all the points, they are awarded an extra 100 card points (257 altogether, then)”',
    request: { ...LAST_ACE, variant: 'klaverjassen', payoff: 'total', taken: 'EW:0/0' },
    gives: { difference: 257 },
  },
  {
    says: '“the losing team can in practice win a trick without getting any points, but the winning team will still win their 100 extra points”',
    request: { ...LAST_ACE, variant: 'klaverjassen', payoff: 'total', taken: 'EW:0/1' },
    gives: { difference: 257 },
  },
];

const KRUISJASSEN: readonly Example[] = [
  {
    says: '“the total number of points available in each deal is 146”',
    request: { ...LAST_ACE, variant: 'kruisjassen', taken: 'NS:130/7' },
    gives: { NS: 146, EW: 0 },
  },
  {
    says: '“If one team has 100 or more of the 146 available card points they score 2 game points”',
    request: { ...LAST_ACE, variant: 'kruisjassen', payoff: 'score', taken: 'NS:84 EW:46' },
    gives: { difference: 2 },
  },
  {
    says: '“If neither team has as many as 100 card points then no game points are scored”',
    request: { ...LAST_ACE, variant: 'kruisjassen', payoff: 'score', taken: 'NS:83 EW:47' },
    gives: { difference: 0 },
  },
  {
    says: '“If one team wins all the tricks they score 5 game points instead of 2”',
    request: { ...LAST_ACE, variant: 'kruisjassen', payoff: 'score', taken: 'EW:0/0' },
    gives: { difference: 5 },
  },
  {
    says: '“any team that took all 8 tricks in a deal scored an extra bonus of 100 card points (total 246)”',
    request: { ...LAST_ACE, variant: 'kruisjassen-tournament', payoff: 'total', taken: 'EW:0/0' },
    gives: { difference: 246 },
  },
  {
    says: '“losing a trick containing only worthless cards but not all the tricks would score just 146”',
    request: { ...LAST_ACE, variant: 'kruisjassen-tournament', payoff: 'total', taken: 'EW:0/1' },
    gives: { difference: 146 },
  },
  {
    says: '“if a team reaches 50 card points during the play, either member of the team may tap the table. They then score just 1 game point for the deal”',
    request: { ...LAST_ACE, variant: 'kruisjassen-tik', payoff: 'score', taken: 'NS:40 EW:90' },
    gives: { difference: 1 },
  },
  {
    says: '“if a team that taps goes on to win every trick they score 6 game points”',
    request: { ...LAST_ACE, variant: 'kruisjassen-tik', payoff: 'score', taken: 'EW:0/0' },
    gives: { difference: 6 },
  },
  {
    says: '“they win the game, which is worth 2 game points if the opponents have less than 50 card points”',
    request: { ...LAST_ACE, variant: 'kruisjassen-roem', payoff: 'score', taken: 'NS:84 EW:46' },
    gives: { difference: 2 },
  },
  {
    says: '“but only 1 game point if the opponents have 50 or more”',
    request: { ...LAST_ACE, variant: 'kruisjassen-roem', payoff: 'score', taken: 'NS:64+20 EW:66' },
    gives: { difference: 1 },
  },
  {
    says: '“A team that wins all the tricks scores 3 game points”',
    request: { ...LAST_ACE, variant: 'kruisjassen-roem', payoff: 'score', taken: 'EW:0/0' },
    gives: { difference: 3 },
  },
  {
    says: '“a team that scores 100 in roem cannot claim to win until they have also won a trick”: without one it has 0',
    request: { ...LAST_TO_EAST, variant: 'kruisjassen-roem', payoff: 'score', taken: 'NS:0+100/0' },
    gives: { difference: -3 },
  },
];

/** North holds four queens, and with king and ace of hearts a run of three. */
const FOUR_QUEENS = 'N:Q8.AKQ.Q7.Q7 AT6.96.J8.K9 K9.J8.AT6.J8 J7.T7.K9.AT6';
const DEAL_OF_36 = 'N:AKQJT9876... .AKQJT9876.. ..AKQJT9876. ...AKQJT9876';

const SWISS: readonly Example[] = [
  {
    says: '“In every hand, there are 310 available points to be won. … If a team takes every trick, they are awarded a much, which is worth 190 points” (Krutzjass)',
    request: {
      variant: 'krutzjass',
      contract: 'H',
      leader: 'N',
      deal: 'N:.A.. 9... ..9. ...9',
      payoff: 'total',
      taken: 'EW:0/0',
    },
    gives: { difference: 310 + 190 },
  },
  {
    says: '“if an Ace is led, the second ace of the same suit may take it” (Krutzjass)',
    request: { variant: 'krutzjass', contract: 'H', leader: 'N', deal: 'N:A... 9... ..9. A...' },
    gives: { NS: 0, EW: 28 },
  },
  {
    says: '“if North leads the Bauer, West can still win the trick by playing a second Bauer” (Krutzjass)',
    request: { variant: 'krutzjass', contract: 'H', leader: 'N', deal: 'N:.J.. 9... ..9. .J..' },
    gives: { NS: 0, EW: 46 },
  },
  {
    says: '“The points always add to 157” (Swiss Jassen)',
    request: { variant: 'schieber', contract: 'H', leader: 'N', deal: DEAL_OF_36, limitMs: 60_000, want: [] },
    gives: { NS: 0, EW: 157 },
  },
  {
    says: '“si une équipe ne fait aucun pli (on dit qu’elle est « match »), l’autre équipe marque 257 points” (Kreuzjass)',
    request: { ...LAST_ACE, variant: 'kreuzjass', payoff: 'total', taken: 'EW:0/0' },
    gives: { difference: 257 },
  },
  {
    says: '“Sans les annonces, 157 points sont ainsi en jeu” (Kreuzjass)',
    request: { ...LAST_ACE, variant: 'kreuzjass', taken: 'NS:141/8' },
    gives: { NS: 157, EW: 0 },
  },
];

describe.each([
  ['Kruisjassen', KRUISJASSEN],
  ['Klaverjassen', KLAVERJASSEN],
  ['Krutzjass, Swiss Jassen, Kreuzjass', SWISS],
])('%s', (_, examples) => {
  it.each(examples)('$says', ({ request, gives }) => {
    expect(solved(request).value).toEqual(gives);
  });
});

it('“un joueur possède les quatre dames, le R de cœur et l’As de cœur, il ne peut pas annoncer « 100 de dames » et « trois cartes à l’as »” (Kreuzjass)', () => {
  const { melds } = solved({ variant: 'kreuzjass', contract: 'S', leader: 'N', deal: FOUR_QUEENS, want: ['melds'] });
  expect(melds!.N.map(({ points }) => points)).toEqual([100]);
});
