/** The deals consistent with the plays seen, compared with the definition: every way to deal the unseen cards, replayed by the reference. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEATS } from '../../src/game/cards.ts';
import type { Card, Deal, Seat } from '../../src/game/cards.ts';
import { legalCards } from '../../src/game/play/legality.ts';
import { kindNow, playsOf, replay, startOf } from '../../src/game/play/play.ts';
import { dealerBefore } from '../../src/game/play/turned.ts';
import type { GameSetup } from '../../src/game/play/play.ts';
import { randomDeal, seeded } from '../../src/game/play/random-deal.ts';
import type { Random } from '../../src/game/play/random-deal.ts';
import { contractsOf, handSize } from '../../src/game/rules/pack.ts';
import { scoreMelds, scoresMelds } from '../../src/game/scoring/melds.ts';
import { likelihoodsOf } from '../../src/game/inference/named-contract.ts';
import { DealsFromPlays } from '../../src/game/inference/deals-from-plays.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { readDeal } from '../../src/notation/deal.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { times } from '../times.ts';
import { anyPosition } from './arbitraries.ts';
import { playChoices } from './play-choices.ts';

/** Every deal of the unseen cards in which all plays are legal and the dealer has the turned card, once for each order of equal copies. */
function agreeing(setup: GameSetup, plays: readonly Card[], seat: Seat): string[] {
  const { hands } = replay(setup, plays);
  const others = SEATS.filter((other) => other !== seat);
  const unseen = others.flatMap((other) => hands[other]);
  const dealt = (index: number, placed: Record<string, Card[]>): Deal[] => {
    if (index === unseen.length) {
      const full = (other: Seat): Card[] =>
        other === seat ? [...setup.deal[seat]] : [...without(setup.deal[other], hands[other]), ...placed[other]!];
      return [{ N: full('N'), E: full('E'), S: full('S'), W: full('W') }];
    }
    return others
      .filter((other) => placed[other]!.length < hands[other].length)
      .flatMap((other) => dealt(index + 1, { ...placed, [other]: [...placed[other]!, unseen[index]!] }));
  };
  return dealt(0, { N: [], E: [], S: [], W: [] })
    .filter((deal) => isLegal({ ...setup, deal }, plays))
    .filter((deal) => !setup.turned || deal[dealerBefore(setup.rules, setup.leader)].includes(setup.turned))
    .map((deal) => formatDeal(deal));
}

function without(cards: readonly Card[], others: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of others) left.splice(left.indexOf(card), 1);
  return left;
}

function isLegal(setup: GameSetup, plays: readonly Card[]): boolean {
  try {
    replay(setup, plays);
    return true;
  } catch {
    return false;
  }
}

/** The melds that score, of all seats. */
function scoredMelds({ rules, contract, leader, deal }: GameSetup): string {
  const score = scoreMelds(rules, contract, leader, deal);
  return JSON.stringify(
    SEATS.map((seat) =>
      score.hands[seat].filter(({ type }) => scoresMelds(score, seat, type)).map(({ cards }) => cards),
    ),
  );
}

/** A deal whose dealer has turned a card of the hand. */
function turning(setup: GameSetup, place: number): GameSetup {
  const hand = setup.deal[dealerBefore(setup.rules, setup.leader)];
  return { ...setup, turned: hand[place % hand.length]! };
}

/** Expects deals to be drawn as often as their weights say. */
function expectDrawn(seen: DealsFromPlays, weights: ReadonlyMap<string, number>, random: Random): void {
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const draws = Math.ceil(40 * all);
  const counts = new Map<string, number>();
  for (let draw = 0; draw < draws; draw++) {
    const drawn = formatDeal(seen.draw(random));
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  // Chi-square: its mean is the degrees of freedom, its variance twice that.
  const freedom = weights.size - 1;
  const chiSquare = [...weights].reduce((sum, [each, weight]) => {
    const mean = (draws * weight) / all;
    return sum + ((counts.get(each) ?? 0) - mean) ** 2 / mean;
  }, 0);
  expect([...counts.keys()].every((each) => weights.has(each))).toBe(true);
  expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom) + 1);
}

const sorted = (deals: readonly string[]): string[] => [...deals].sort();

describe('the deals consistent with the plays that a player has seen', () => {
  it('are those in which every play was legal and the dealer had the turned card, under random rules', () => {
    fc.assert(
      fc.property(anyPosition({ maxCards: 3 }), fc.option(fc.nat()), ({ setup: named, plays }, place) => {
        const setup = place === null ? named : turning(named, place);
        const seen = new DealsFromPlays(setup, plays);
        const all = seen.all().map(({ deal }) => formatDeal(deal));
        expect(sorted(all)).toEqual(sorted(agreeing(setup, plays, seen.seat)));
        expect(all).toContain(formatDeal(setup.deal));
        expect(seen.count).toBeGreaterThanOrEqual(all.length);
      }),
      { numRuns: times(100) },
    );
  });

  it('are sampled with legal plays and the same own hand', () => {
    fc.assert(
      fc.property(anyPosition({ maxCards: 9 }), fc.nat(), ({ setup, plays }, seed) => {
        const seen = new DealsFromPlays(setup, plays);
        const deal = seen.draw(seeded(seed));
        const sizes = SEATS.map((seat) => deal[seat].length);
        expect(sizes).toEqual(SEATS.map((seat) => setup.deal[seat].length));
        expect(deal[seen.seat]).toEqual(setup.deal[seen.seat]);
        expect(isLegal({ ...setup, deal }, plays)).toBe(true);
      }),
      { numRuns: times(300) },
    );
  });

  it.each(['schieber', 'klaverjassen', 'krutzjass'])('are sampled uniformly: %s', (variant) => {
    const { rules } = variantById(variant);
    const random = seeded(7);
    for (let run = 0; run < 4; run++) {
      const deal = randomDeal(rules, random, 3);
      const setup: GameSetup = { rules, contract: 'H', leader: 'N', declarer: 'N', deal };
      const plays: Card[] = [];
      for (let ply = 0; ply < 5; ply++) {
        const { toPlay, trick, hands } = replay(setup, plays);
        const legal = legalCards(rules, 'H', trick, hands[toPlay!]);
        plays.push(legal[Math.floor(random() * legal.length)]!);
      }
      const seen = new DealsFromPlays(setup, plays);
      const expected = new Map<string, number>();
      for (const each of agreeing(setup, plays, seen.seat)) expected.set(each, (expected.get(each) ?? 0) + 1);
      expectDrawn(seen, expected, random);
    }
  });
});

describe('melds', () => {
  it.each(['kreuzjass', 'bela', 'kruisjassen-roem', 'chibre'])(
    'that were shown leave the deals in which the same ones score: %s',
    (variant) => {
      const { rules } = variantById(variant);
      const random = seeded(5);
      let shown = 0;
      for (let run = 0; run < 24 + times(60); run++) {
        const contracts = contractsOf(rules);
        const contract = contracts[run % contracts.length]!;
        const setup: GameSetup = { rules, contract, leader: 'N', declarer: 'N', deal: randomDeal(rules, random) };
        const size = handSize(rules);
        const plays = playsOf(
          playChoices(
            startOf(setup),
            Array.from({ length: 4 * (size - 2) }, () => Math.floor(100 * random())),
          ),
        );
        const seen = new DealsFromPlays(setup, plays, { ignoreContract: true });
        const melds = scoredMelds(setup);
        const expected = agreeing(setup, plays, seen.seat).filter(
          (deal) => scoredMelds({ ...setup, deal: readDeal(rules, deal) }) === melds,
        );
        expect(sorted(seen.all().map(({ deal }) => formatDeal(deal)))).toEqual(sorted(expected));
        expect(seen.evidence).toContain('melds');
        if (melds.includes('"')) shown++;
        expect(new DealsFromPlays(setup, plays.slice(0, 3)).evidence).not.toContain('melds');
      }
      expect(shown).toBeGreaterThan(0);
    },
  );
});

describe('the contract', () => {
  const { rules } = variantById('schieber');
  const named = (leader: Seat, declarer: Seat, seed: number): GameSetup => ({
    rules,
    contract: 'H',
    leader,
    declarer,
    deal: randomDeal(rules, seeded(seed)),
  });

  it.each<[leader: Seat, declarer: Seat, evidence: readonly string[]]>([
    ['W', 'W', ['plays', 'contract']],
    ['W', 'E', ['plays', 'contract', 'pass']],
    ['N', 'N', ['plays']],
    ['W', 'N', ['plays']],
  ])('is evidence of the others: %s leads, %s named it', (leader, declarer, evidence) => {
    const setup = named(leader, declarer, 1);
    const before = playsOf(playChoices(startOf(setup), leader === 'N' ? [] : [0, 0, 0]));
    const seen = new DealsFromPlays(setup, before);
    expect(seen.seat).toBe('N');
    expect(seen.evidence).toEqual(evidence);
    expect(new DealsFromPlays(setup, before, { ignoreContract: true }).evidence).toEqual(['plays']);
  });

  it('weighs deals, and they are drawn in proportion: West passed, East named hearts', () => {
    const random = seeded(9);
    const setup = named('W', 'E', 9);
    const plays = playsOf(
      playChoices(
        startOf(setup),
        Array.from({ length: 28 }, () => Math.floor(100 * random())),
      ),
    );
    const seen = new DealsFromPlays(setup, plays);
    const all = seen.all();
    const likelihoods = likelihoodsOf(setup);
    const others = [...likelihoods].filter(([seat]) => seat !== seen.seat);
    const likely = all.map(({ deal }) => others.reduce((product, [seat, of]) => product * of(deal[seat]), 1));
    const average = likely.reduce((sum, one) => sum + one, 0) / all.length;
    const weights = new Map(all.map(({ deal }, index) => [formatDeal(deal), likely[index]! / average]));
    for (const { deal, weight } of all) expect(weight).toBeCloseTo(weights.get(formatDeal(deal))!, 8);
    expect(Math.max(...weights.values())).toBeGreaterThan(1.2);
    expectDrawn(seen, weights, random);
  });
});

it('a card stays legal if other cards are removed from the hand: random rules, random tricks', () => {
  const anyHandThere = anyPosition({ maxCards: 6 }).chain((position) => {
    const left = SEATS.flatMap((seat) => position.state.hands[seat]);
    return fc
      .shuffledSubarray([...left.keys()], { minLength: 1, maxLength: Math.min(8, left.length) })
      .map((places) => ({
        ...position,
        hand: places.map((place) => left[place]!),
      }));
  });
  fc.assert(
    fc.property(anyHandThere, fc.nat(), ({ setup: { rules }, state, hand }, choice) => {
      const [kind, { trick }] = [kindNow(state), state];
      const fewer = hand.toSpliced(choice % hand.length, 1);
      const legal = legalCards(rules, kind, trick, hand).filter((card) => fewer.includes(card));
      expect(legalCards(rules, kind, trick, fewer)).toEqual(expect.arrayContaining(legal));
    }),
    { numRuns: times(2_000) },
  );
});

describe('the inference from a play', () => {
  const { rules } = variantById('schieber');
  const seenBy = (deal: string, plays: readonly Card[], contract: 'H' | 'S' = 'H'): DealsFromPlays =>
    new DealsFromPlays({ rules, contract, leader: 'N', declarer: 'N', deal: readDeal(rules, deal) }, plays);

  // In Schieber play passes from North to West, South and East.
  const DEAL = 'N:A.7.6.6 K.8.7.7 Q.9.8.8 .JT.9.9';

  it('a hand that does not follow suit is void in it', () => {
    const seen = seenBy(DEAL, ['SA', 'D9']);
    expect(seen.seat).toBe('S');
    expect(seen.possible.get('W')).not.toContain('SK');
    expect(seen.possible.get('E')).toContain('SK');
  });

  it('a hand that does not follow a trump lead may still hold the jack, but no other trump', () => {
    const jackAlone = 'N:A.7.6.6 K.8.7.7 Q.9.8.8 J.J.9.9';
    const seen = seenBy(jackAlone, ['H7', 'D9']);
    expect(seen.possible.get('W')).toContain('HJ');
    expect(seen.possible.get('W')).not.toContain('H8');
    expect(seen.possible.get('E')).toContain('H8');
  });

  it('refuses a finished deal', () => {
    const over = 'N:A... K... Q... J...';
    expect(() => seenBy(over, ['SA', 'SJ', 'SQ', 'SK'])).toThrow(/over/);
  });
});
