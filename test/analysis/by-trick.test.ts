/**
 * “A contract is a list of kinds by trick; everything that a contract can be asked (table, advice, review) works for it”: a Slalom, a Guschti
 * and a misère of Coiffeur, each trick by the first kind and by its own. Every number is compared with positions that are solved alone.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { SEATS } from '../../src/game/cards.ts';
import { advise, answer } from '../../src/engine/synchronous.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import type { Solver } from '../../src/solver/solver.ts';
import type { AdviseRequest, SolveRequest } from '../../src/notation/request/solve-request.ts';
import type { Answer } from '../../src/notation/answer/answer.ts';
import { handsOf } from '../game/hands.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { randomDeal } from '../random-deal.ts';

let solver: Solver;
beforeAll(async () => {
  solver = await loadSolver();
});

const solved = (request: object): Answer => answer(request as SolveRequest, solver);

const DEAL = formatDeal(
  handsOf({ N: 'SA S8 HK D6 CT', E: 'SK H7 D7 DA C6', S: 'S6 HA D8 CQ CJ', W: 'S7 H6 D9 CA C9' }),
);
const PLAYS = ['SA', 'S7', 'S6', 'SK', 'H7'];

describe.each([
  { payoff: 'points', presets: [] },
  { payoff: 'total', presets: ['own-kind'] },
  { payoff: 'score', presets: [] },
  { payoff: 'score', presets: ['own-kind'] },
])('$payoff, presets $presets', ({ payoff, presets }) => {
  const GAME = { variant: 'coiffeur', presets, payoff, deal: DEAL };
  const worth = (of: object): unknown => solved({ ...GAME, ...of, want: [] }).value;

  it.each(['slalom-obenabe', 'guschti-unenufe', 'misere-slalom-unenufe'])('%s in the table of the deal', (contract) => {
    // With the payoff of all contracts: card points have a sum in those that do not turn.
    const table = solved({ ...GAME, contract, leader: 'N', want: ['table'] }).table!;
    const named = (entry: object): boolean => {
      const { contract: of, misere } = entry as { contract: string; misere?: boolean };
      return `${misere ? 'misere-' : ''}${of}` === contract;
    };
    for (const leader of SEATS) {
      const entry = table.find((each) => named(each) && each.leader === leader)!;
      expect(entry).toMatchObject(worth({ contract, leader, declarer: leader }) as object);
    }
  });

  it.each(['slalom-obenabe', 'guschti-unenufe', 'misere-slalom-unenufe'])(
    '%s in a review, with accounts',
    (contract) => {
      const request = { ...GAME, contract, leader: 'N', plays: [] as string[] };
      const after = (count: number): Answer => {
        // Any legal plays: the first legal card of each position.
        const plays: string[] = [];
        while (plays.length < count) plays.push(solved({ ...request, plays, want: ['cards'] }).cards!.at(-1)!.card);
        return solved({ ...request, plays, want: ['review', 'why'] });
      };
      const { review, why } = after(PLAYS.length + 3);
      expect(review).toHaveLength(PLAYS.length + 3);
      const lost = review!.filter((entry) => 'lost' in entry && typeof entry.lost === 'number' && entry.lost > 0);
      expect(why).toHaveLength(lost.length);
      for (const account of why!) {
        expect(account.tricks.reduce((sum, { difference }) => sum + difference, 0)).toBe(-account.lost);
      }
    },
  );
});

describe('advice', () => {
  it.each([
    { presets: [], payoff: 'points' },
    { presets: ['own-kind'], payoff: 'score' },
  ])('$payoff, presets $presets: its deals solved one by one have its mean', ({ presets, payoff }) => {
    const { rules } = variantById('coiffeur');
    const hand = formatDeal(randomDeal(rules, 3)).slice(2).split(' ')[0]!;
    const request = {
      variant: 'coiffeur',
      presets,
      rules: { contracts: ['slalom-obenabe'] },
      payoff,
    };
    const { contracts } = advise({ ...request, hand, seat: 'N', deals: 2, seed: 1 } as AdviseRequest, solver);
    const [{ contract, mean, typical }] = contracts as unknown as [
      { contract: string; mean: number; typical: { deal: string; value: number } },
    ];
    expect(contract).toBe('slalom-obenabe');
    expect(Number.isFinite(mean)).toBe(true);
    const { value } = solved({ ...request, contract, leader: 'N', deal: typical.deal, want: [] });
    expect(value!.difference ?? value!.NS).toBe(typical.value);
  });
});
