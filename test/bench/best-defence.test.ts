/**
 * The value against the best defence, compared with a naive enumeration of all strategies over the reference rules: a card for each sequence of
 * plays that the player may see, and in each deal the best answers of the three others, who know it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BestDefence, EXACT, PIMC, vectorOf } from '../../bench/best-defence.ts';
import type { Way } from '../../bench/best-defence.ts';
import { someFitting } from '../../bench/fitting-deals.ts';
import { CardTable, HiddenEnding } from '../../bench/hidden-ending.ts';
import type { Choice } from '../../bench/hidden-ending.ts';
import { sideOf } from '../../src/game/cards.ts';
import type { Card, Deal } from '../../src/game/cards.ts';
import { isByTrick } from '../../src/game/contracts.ts';
import { afterPlay, beforePlay, legalNow, playsOf } from '../../src/game/play/play.ts';
import type { GameState } from '../../src/game/play/play.ts';
import { seeded } from '../../src/game/play/random-deal.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { anyDeal, anyContract, anySeat } from '../game/arbitraries.ts';
import { playChoices } from '../game/play-choices.ts';
import { better, minimax } from '../oracle/minimax.ts';
import { times } from '../times.ts';

/** The most strategies that are enumerated. */
const MOST_STRATEGIES = 1000;

/** The same position in each deal that fits it. */
type Views = readonly GameState[];
/** A card for each sequence of plays after which the player is to move. */
type Strategy = ReadonlyMap<string, Card>;

const keyOf = (state: GameState): string => playsOf(state).join(' ');
const isOwnTurn = (seat: string, [view]: Views): boolean => view!.toPlay === seat;
/** The cards that may be seen next. */
const seenNext = (views: Views): Card[] => [...new Set(views.flatMap((view) => legalNow(view)))];
const afterSeen = (views: Views, card: Card): Views =>
  views.filter((view) => legalNow(view).includes(card)).map((view) => afterPlay(view, card));

/** Their number; infinite if it takes long to count them. @param visits that are left */
function countStrategies(seat: string, views: Views, visits = { left: 3000 }): number {
  if (views[0]!.toPlay === null) return 1;
  if (visits.left-- <= 0) return Infinity;
  const counts = seenNext(views).map((card) => countStrategies(seat, afterSeen(views, card), visits));
  return isOwnTurn(seat, views) ? counts.reduce((a, b) => a + b) : counts.reduce((a, b) => a * b);
}

function strategies(seat: string, views: Views): Strategy[] {
  if (views[0]!.toPlay === null) return [new Map()];
  if (isOwnTurn(seat, views)) {
    return seenNext(views).flatMap((card) =>
      strategies(seat, afterSeen(views, card)).map((rest) => new Map([...rest, [keyOf(views[0]!), card]])),
    );
  }
  return seenNext(views).reduce<Strategy[]>(
    (all, card) => {
      const rest = strategies(seat, afterSeen(views, card));
      return all.flatMap((one) => rest.map((other) => new Map([...one, ...other])));
    },
    [new Map()],
  );
}

/** Card points of North–South in the whole deal, if one seat keeps to its strategy and all others play as well as possible. */
function against(seat: string, strategy: Strategy, view: GameState): number {
  if (view.toPlay === null) return view.points.NS;
  const cards = view.toPlay === seat ? [strategy.get(keyOf(view))!] : legalNow(view);
  return better(
    sideOf(view.toPlay),
    cards.map((card) => against(seat, strategy, afterPlay(view, card))),
  );
}

interface Case {
  readonly state: GameState;
  readonly deals: readonly Deal[];
}

const VARIANTS = ['schieber', 'klaverjassen', 'belote'];

/** A position of at most three cards a hand with a choice, and some of the deals that fit it. */
const anyCase = (): fc.Arbitrary<Case> =>
  fc
    .record({ variant: fc.constantFrom(...VARIANTS), size: fc.integer({ min: 2, max: 5 }) })
    .chain(({ variant, size }) => {
      const { rules } = variantById(variant);
      const before = Math.max(0, 4 * (size - 3));
      return fc
        .record({
          deal: anyDeal(rules, size),
          contract: anyContract(rules).filter((contract) => !isByTrick(contract)),
          leader: anySeat(),
          choices: fc.array(fc.nat(999), { minLength: before, maxLength: before + 5 }),
          count: fc.integer({ min: 2, max: 6 }),
          seed: fc.nat(),
        })
        .map(({ deal, contract, leader, choices, count, seed }) => {
          const state = playChoices(beforePlay({ rules, contract, leader, declarer: leader, deal }), choices);
          return { state, deals: someFitting(state, count, seeded(seed)) };
        })
        .filter(({ state }) => legalNow(state).length > 1)
        .filter((of) => countStrategies(of.state.toPlay!, viewsOf(of)) <= MOST_STRATEGIES);
    });

/** The same position in each deal. */
const viewsOf = ({ state, deals }: Case): Views =>
  deals.map((deal) => playsOf(state).reduce(afterPlay, beforePlay({ ...state.setup, deal })));

const endingOf = ({ state, deals }: Case): HiddenEnding =>
  new HiddenEnding(new CardTable(beforePlay(state.setup)), state, deals);

/** The points that the side to play still makes, from those of North–South in the whole deal. */
function toCome(state: GameState): (pointsOfNS: number) => number {
  let last = state;
  while (last.toPlay !== null) last = afterPlay(last, legalNow(last)[0]!);
  const left = last.points.NS + last.points.EW - state.points.NS - state.points.EW;
  const isNS = sideOf(state.toPlay!) === 'NS';
  return (points) => (isNS ? points - state.points.NS : left - (points - state.points.NS));
}

const average = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Whether some card is worth less than the mean of its double-dummy values. */
function promisesTooMuch(of: Case): boolean {
  const ending = endingOf(of);
  const [exact, promised] = [EXACT, PIMC].map((way) => new BestDefence(ending, way).cards(ending.root, ending.deals));
  return exact!.some(({ mean }, card) => mean < promised![card]!.mean - 1e-9);
}

/** What a way of choosing plays after each sequence of plays. */
function strategyOf(
  ending: HiddenEnding,
  choose: Choice,
  views: Views,
  position = ending.root,
  deals = ending.deals,
): Strategy {
  const [view] = views;
  if (view!.toPlay === null) return new Map();
  const isOwn = ending.seatAt(position) === ending.player;
  const cards = isOwn ? [ending.table.cards[choose(position, deals)]!] : seenNext(views);
  const rests = cards.flatMap((card) => {
    const places = [...views.keys()].filter((place) => legalNow(views[place]!).includes(card));
    const next = ending.after(position, ending.table.cards.indexOf(card));
    const those = places.map((place) => deals[place]!);
    return [...strategyOf(ending, choose, afterSeen(views, card), next, those)];
  });
  return new Map([...rests, ...(isOwn ? [[keyOf(view!), cards[0]!] as const] : [])]);
}

describe('the value against the best defence', () => {
  it.each<[name: string, cases: fc.Arbitrary<Case>, runs: number]>([
    ['any positions', anyCase(), 200],
    ['positions in which the plain average promises more than there is', anyCase().filter(promisesTooMuch), 300],
  ])('is the best mean of all strategies, for each first card: %s', (_, cases, runs) => {
    fc.assert(
      fc.property(cases, (of) => {
        const { state } = of;
        const seat = state.toPlay!;
        const views = viewsOf(of);
        const [ending, ofOwn] = [endingOf(of), toCome(state)];
        for (const { card, mean } of new BestDefence(ending, EXACT).cards(ending.root, ending.deals)) {
          const after = views.map((view) => afterPlay(view, ending.table.cards[card]!));
          const means = strategies(seat, after).map((strategy) =>
            average(after.map((view) => ofOwn(against(seat, strategy, view)))),
          );
          expect(mean).toBeCloseTo(Math.max(...means), 8);
        }
      }),
      { numRuns: times(runs) },
    );
  });

  it.each<[name: string, way: Way]>([
    ['the plain average', PIMC],
    ['two decisions', { decisions: 2, keeps: 'every' }],
    ['two decisions by their means', { decisions: 2, keeps: 'bestMean' }],
  ])('is what the three others leave to a way of choosing: %s', (_, way) => {
    fc.assert(
      fc.property(anyCase(), (of) => {
        const [ending, ofOwn, views] = [endingOf(of), toCome(of.state), viewsOf(of)];
        const { choose } = new BestDefence(ending, way);
        const strategy = strategyOf(ending, choose, views);
        const values = views.map((view) => ofOwn(against(of.state.toPlay!, strategy, view)));
        expect(vectorOf(ending, choose, ending.root, ending.deals)).toEqual(values);
      }),
      { numRuns: times(300) },
    );
  });

  it('is the double-dummy value of each deal, if the deal is seen', () => {
    fc.assert(
      fc.property(anyCase(), (of) => {
        const [ending, ofOwn] = [endingOf(of), toCome(of.state)];
        expect(ending.doubleDummy(ending.root, ending.deals)).toEqual(viewsOf(of).map((view) => ofOwn(minimax(view))));
      }),
      { numRuns: times(300) },
    );
  });
});
