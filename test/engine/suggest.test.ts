/** Suggestions from one hand: means compared with every deal that fits, bad requests, and what the player cannot see. */
import { afterAll, describe, expect, it } from 'vitest';
import { answer } from '../../src/engine/synchronous.ts';
import { suggestWith } from '../../src/engine/sampling/suggest.ts';
import { threadClient } from '../../src/engine/threads.ts';
import { sideOf } from '../../src/game/cards.ts';
import { dealAround } from '../../src/game/inference/deal-around-hand.ts';
import { DealsFromPlays } from '../../src/game/inference/deals-from-plays.ts';
import { legalNow, playsOf, replay, startOf, afterPlay } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { seeded } from '../../src/game/play/random-deal.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { formatDeal, formatHand } from '../../src/notation/hands.ts';
import type { SolveRequest, SuggestRequest } from '../../src/notation/request/solve-request.ts';
import { loadSolver } from '../../src/solver/full-solver.ts';
import { randomDeal } from '../random-deal.ts';
import { times } from '../times.ts';

const client = threadClient(1);
const solver = await loadSolver();
afterAll(() => client.dispose());

/** A full deal after random plays, with so many cards left in the hand to play. */
function position(variant: string, seed: number, left: number): GameState {
  const { rules } = variantById(variant);
  const random = seeded(seed);
  let state = startOf({ rules, contract: 'H', leader: 'N', declarer: 'N', deal: randomDeal(rules, seed) });
  while (state.hands[state.toPlay!].length > left || legalNow(state).length === 1) {
    const legal = legalNow(state);
    state = afterPlay(state, legal[Math.floor(random() * legal.length)]!);
    if (!state.toPlay) return position(variant, seed + 1000, left);
  }
  return state;
}

const requestFor = (variant: string, state: GameState): SuggestRequest => ({
  variant,
  contract: 'H',
  leader: 'N',
  seat: state.toPlay!,
  hand: formatHand(state.setup.deal[state.toPlay!]),
  plays: playsOf(state),
});

describe('a suggestion', () => {
  it.each(['schieber', 'klaverjassen', 'kruisjassen'])(
    'has the means, chances and risks over all deals that fit, whatever the real one: %s',
    async (variant) => {
      for (let seed = 1; seed <= times(4); seed++) {
        const state = position(variant, seed, 2);
        const side = sideOf(state.toPlay!);
        const [plays, legal] = [playsOf(state), legalNow(state)];
        const request = requestFor(variant, state);
        const { cards, samples, complete, fitting } = await suggestWith(client, {
          ...request,
          deals: 5000,
          target: 60,
        });
        const deals = new DealsFromPlays(state.setup, plays, { ignoreMelds: true }).all();
        const values = deals.map(({ deal, weight }) => {
          const asked: SolveRequest<'cards'> = {
            variant,
            contract: 'H',
            leader: 'N',
            deal: formatDeal(deal),
            plays,
            want: ['cards'],
          };
          const solved = answer(asked, solver).cards!;
          return {
            weight,
            of: new Map(solved.map((of) => [of.card, (of as unknown as Record<string, number>)[side]!])),
          };
        });
        expect({ samples, complete }).toEqual({ samples: values.length, complete: true });
        const mean = (worth: (of: ReadonlyMap<string, number>) => number): number =>
          values.reduce((sum, { of, weight }) => sum + weight * worth(of), 0) / values.length;
        const share = (card: string, counts: (value: number, best: number) => boolean): number =>
          mean((of) => Number(counts(of.get(card)!, Math.max(...of.values()))));
        for (const card of legal) {
          const found = cards.find((of) => of.card === card)!;
          expect(found.mean).toBeCloseTo(
            mean((of) => of.get(card)!),
            8,
          );
          expect(found.reaches!.mean).toBeCloseTo(
            share(card, (value) => value >= 60),
            8,
          );
          expect(found.risk.mean).toBeCloseTo(
            share(card, (value, best) => best - value >= 10),
            8,
          );
        }
        expect(cards.map(({ mean }) => mean)).toEqual(cards.map(({ mean }) => mean).toSorted((a, b) => b - a));
        expect(fitting).toHaveLength(Math.min(4, samples));
        for (const { deal, cards } of fitting) {
          const at = deals.findIndex((of) => formatDeal(of.deal) === deal);
          expect(new Map(cards.map(({ card, value }) => [card, value]))).toEqual(values[at]!.of);
          expect(cards.map(({ value }) => value)).toEqual(cards.map(({ value }) => value).toSorted((a, b) => b - a));
        }
      }
    },
  );

  it('is the same for the same seed, and sees nothing of the other hands', async () => {
    const state = position('schieber', 3, 6);
    const request = { ...requestFor('schieber', state), deals: 12 };
    const { ms: _, ...one } = await suggestWith(client, request);
    const { ms: __, ...other } = await suggestWith(client, request);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ samples: 12 });
  });

  it('estimates the deals of a long hand', async () => {
    const request = { variant: 'schieber', contract: 'H', leader: 'N', seat: 'N', hand: 'A6.J98.KQ.T7', deals: 20 };
    const { cards, samples, solved } = await suggestWith(client, request);
    expect({ samples, solved, cards: cards.length }).toEqual({ samples: 20, solved: 8, cards: 9 });
    for (const { interval } of cards) expect(interval![0]).toBeLessThanOrEqual(interval![1]);
  });

  const HAND: SuggestRequest = {
    variant: 'schieber',
    contract: 'H',
    leader: 'N',
    seat: 'W',
    hand: 'A6.J98.KQ.T7',
    plays: 'S7',
  };
  it.each<[fields: Partial<SuggestRequest>, code: string, message: RegExp]>([
    [{ seat: 'N' }, 'illegal-play', /North does not hold|N does not hold/],
    [{ seat: 'S' }, 'bad-request', /After these plays W is to play, not S/],
    [{ plays: 'S6' }, 'illegal-play', /N cannot have played S6: no copy of it is left/],
    [{ plays: 'S2' }, 'illegal-play', /S2/],
    [{ hand: 'A6.J98.KQ.T' }, 'bad-deal', /W holds 8 cards; a full hand of this game has 9/],
    [{ deals: 0 }, 'bad-request', /deals is .*; write a whole number from 1/],
    [{ plays: 'S7 SA' }, 'bad-request', /After these plays S is to play, not W/],
    [{ deal: 'N:' } as never, 'bad-request', /The field "deal" is not known/],
  ])('refuses %j', async (fields, code, message) => {
    const suggested = suggestWith(client, { ...HAND, ...fields });
    await expect(suggested).rejects.toMatchObject({ code, message: expect.stringMatching(message) as string });
  });
});

it('a deal around a hand has the hand, and its plays are legal', () => {
  for (let seed = 1; seed <= times(60); seed++) {
    const variant = (['schieber', 'klaverjassen', 'krutzjass', 'belote'] as const)[seed % 4]!;
    const state = position(variant, seed, 2 + (seed % 6));
    const { deal: _, ...setup } = state.setup;
    const seat = state.toPlay!;
    const deal = dealAround(setup, seat, state.setup.deal[seat], playsOf(state));
    const again = replay({ ...setup, deal }, playsOf(state));
    expect([...again.hands[seat]].sort()).toEqual([...state.hands[seat]].sort());
    expect(again.toPlay).toBe(seat);
  }
});
