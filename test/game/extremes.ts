/**
 * Requests with rules at their extremes, for the fuzz of the whole way from a request to its answer: packs in any order of ranks, so that
 * runs and marriages stand far apart; values of nothing and of the most that the schema allows; bonuses, thresholds and levels below and
 * above the points of a deal; every contract, duty, scoring and meld. Many rules contradict each other, and then the answer is an error.
 */
import fc from 'fast-check';
import { NO_TRUMP_CONTRACTS, RANKS, SUITS, rankOf, suitOf } from '../../src/game/cards.ts';
import type { Card, Contract, Deal, Rank, Seat } from '../../src/game/cards.ts';
import { JassError } from '../../src/game/errors.ts';
import { playsOf, startOf } from '../../src/game/play/play.ts';
import type { GameSetup, GameState } from '../../src/game/play/play.ts';
import { contractsOf, handSize, packOf } from '../../src/game/rules/pack.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { PAYOFFS } from '../../src/game/scoring/payoff.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import { levelsOf } from '../../src/game/scoring/level.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { VARIANTS, variantById } from '../../src/game/variants/index.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { anyDeal, anyFollow, anySeat } from './arbitraries.ts';
import { endingFrom } from './ending-from.ts';
import { playChoices } from './play-choices.ts';

/** A request as a line of `batch` has it. */
export interface ExtremeRequest {
  readonly variant: string;
  readonly rules: object;
  readonly contract: Contract;
  readonly leader: Seat;
  readonly declarer: Seat;
  readonly deal: string;
  readonly plays: readonly Card[];
  readonly payoff: Payoff;
  readonly taken?: object;
  readonly level?: number;
  readonly doubled?: 2 | 3 | 4;
}

export interface ExtremeOptions {
  /** The most tricks left. */
  readonly maxTricks: number;
  /** The most cards in a hand of a full deal; default: as many as the pack has. */
  readonly maxFull?: number;
}

/** Points as rules give them: often nothing, the smallest, the largest, or odd. */
const anyPoints: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 0, 1, 2, 20, 50, 100, 499, 500),
  fc.nat(30),
  fc.nat(500),
);
const anyCardPoints = fc.oneof(fc.constantFrom(0, 0, 0, 1, 10, 99, 100), fc.nat(20), fc.nat(100));

const permutation = (ranks: readonly Rank[]): fc.Arbitrary<Rank[]> =>
  fc.shuffledSubarray([...ranks], { minLength: ranks.length, maxLength: ranks.length });

/** Up to so many ranks in any order; mostly with king and queen. */
const someRanks = (most: number): fc.Arbitrary<Rank[]> =>
  fc
    .tuple(fc.boolean(), fc.shuffledSubarray([...RANKS], { minLength: 1, maxLength: most }))
    .chain(([isNoble, ranks]) =>
      permutation(isNoble ? [...new Set<Rank>(['K', 'Q', ...ranks])].slice(0, Math.max(most, 2)) : ranks),
    );

const once = (ranks: readonly Rank[]): Rules['deck'] => ({ ranks: [...ranks], copies: 1 });
const twice = (ranks: readonly Rank[]): Rules['deck'] => ({ ranks: [...ranks], copies: 2 });

/** A pack of any ranks in any order, or the rules' own in another. */
const anyDeck = ({ deck }: Rules): fc.Arbitrary<Rules['deck']> =>
  fc.oneof(
    permutation(deck.ranks).map((ranks) => ({ ...deck, ranks })),
    someRanks(9).map(once),
    someRanks(6).map(twice),
    anySmallDeck,
  );

/** A pack of which a few tricks are a whole deal, or most of one: the cards of a run or a marriage often come together. */
const anySmallDeck: fc.Arbitrary<Rules['deck']> = fc.oneof(
  someRanks(3).map(once),
  someRanks(6).map(once),
  someRanks(2).map(twice),
);

const anyValues = fc.oneof(
  fc.constant({}),
  fc.dictionary(fc.constantFrom(...RANKS), anyCardPoints, { noNullPrototype: true }),
);

const anyOrder = (ranks: readonly Rank[]): fc.Arbitrary<object> =>
  fc
    .record(
      {
        trump: permutation(ranks),
        plain: permutation(ranks),
        obenabe: permutation(ranks),
        unenufe: permutation(ranks),
        allTrumps: permutation(ranks),
        noTrumps: permutation(ranks),
      },
      { requiredKeys: ['trump', 'plain'] },
    )
    // Contracts by trick need the reverse.
    .chain((order) =>
      fc
        .boolean()
        .map((turned) => (turned ? { ...order, unenufe: (order.obenabe ?? order.plain).toReversed() } : order)),
    );

const anyRoem: fc.Arbitrary<object> = fc
  .oneof(
    fc.constant(anyPoints),
    fc.nat(50).map((tens) => fc.constant(10 * tens)),
  )
  .chain((points) =>
    fc.record({
      run3: points,
      run4: points,
      set: points,
      sets: fc.dictionary(fc.constantFrom(...RANKS), points, { maxKeys: 4, noNullPrototype: true }),
      marriage: points,
    }),
  );

const anySweep: fc.Arbitrary<object> = fc.record({
  bonus: anyPoints,
  by: fc.constantFrom('tricks', 'points'),
  mode: fc.constantFrom('add', 'add', 'replace'),
});

const anyMelds: fc.Arbitrary<object | null> = fc.option(
  fc.record(
    {
      kinds: fc.array(
        fc.oneof(
          fc.record({
            type: fc.constant('run'),
            length: fc.integer({ min: 2, max: 5 }),
            orMore: fc.boolean(),
            points: anyPoints,
          }),
          fc.record({
            type: fc.constant('set'),
            ranks: fc.shuffledSubarray([...RANKS], { minLength: 1 }),
            points: anyPoints,
          }),
        ),
        { maxLength: 4 },
      ),
      compare: fc
        .tuple(fc.shuffledSubarray(['kind', 'points', 'length', 'rank', 'trump']), fc.constantFrom('turn', 'nobody'))
        .map(([links, last]) => [...links, last]),
      apart: fc.boolean(),
      reuse: fc.boolean(),
      needsTrick: fc.boolean(),
      carriedIfSwept: fc.boolean(),
      marriage: anyPoints,
      marriageIfDiscarded: fc.boolean(),
      marriageInAllTrumps: fc.boolean(),
      inNoTrumps: fc.boolean(),
    },
    { requiredKeys: ['kinds', 'compare', 'reuse', 'needsTrick', 'marriage'] },
  ),
  { freq: 3 },
);

const anyLevel = fc.oneof(fc.constantFrom(1, 1000), fc.integer({ min: 1, max: 300 }));

const anyScoring: fc.Arbitrary<object> = fc.oneof(
  fc.record({
    deal: fc.constant('points'),
    multipliers: fc.dictionary(
      fc.constantFrom('S', 'H', 'D', 'C', ...NO_TRUMP_CONTRACTS),
      fc.integer({ min: 1, max: 20 }),
      { noNullPrototype: true },
    ),
    scores: fc.constantFrom('both', 'declarers'),
  }),
  fc.record({ deal: fc.constant('gamePoints'), atLeast: anyPoints, win: anyPoints, sweep: anyPoints }),
  fc.record({
    deal: fc.constant('tap'),
    atLeast: anyPoints,
    win: anyPoints,
    sweep: anyPoints,
    tapAt: anyPoints,
    tap: anyPoints,
    tapSweep: anyPoints,
  }),
  fc.record({
    deal: fc.constant('claim'),
    atLeast: anyPoints,
    half: anyPoints,
    winBelowHalf: anyPoints,
    win: anyPoints,
    wrong: anyPoints,
    sweep: anyPoints,
  }),
  fc.record(
    {
      deal: fc.constant('wet'),
      melds: fc.boolean(),
      marriage: fc.constantFrom('kept', 'lost'),
      sweepTakesMelds: fc.boolean(),
      tie: fc.constantFrom('lost', 'heldOver'),
    },
    { requiredKeys: ['deal'] },
  ),
  fc.constant({ deal: 'wet' }),
  fc.record(
    {
      deal: fc.constant('level'),
      levels: fc
        .tuple(anyLevel, anyLevel, anyLevel, fc.option(anyLevel))
        .map(([a, b, step, sweep]) => ({ lowest: Math.min(a, b), highest: Math.max(a, b), step, sweep })),
      melds: fc.boolean(),
      needsMore: fc.boolean(),
      failed: fc.oneof(fc.constant('own'), anyPoints),
      doubles: fc.constantFrom('level', 'all'),
      doubledMade: anyPoints,
    },
    { requiredKeys: ['deal', 'levels', 'failed', 'doubles'] },
  ),
);

/** The fields of an override that a fuzz of everything would too seldom have together. */
type Focus = 'anything' | 'roem' | 'sweep';

interface Extreme {
  readonly variant: string;
  readonly override: object;
  readonly rules: Rules;
}

/** Overrides of a variant that its schema accepts and that do not contradict each other. */
const anyExtremeRules = (): fc.Arbitrary<Extreme> =>
  fc
    .tuple(fc.constantFrom(...VARIANTS), fc.constantFrom<Focus>('anything', 'anything', 'roem', 'sweep'))
    .chain(([{ id, rules }, focus]) =>
      (focus === 'anything' ? anyDeck(rules) : anySmallDeck)
        .chain((deck) => anyExtremeOverride(deck, focus))
        .map((override) => ({ variant: id, override })),
    )
    .filter((chosen) => rulesOf(chosen) !== null)
    .map(({ variant, override }) => ({ variant, override, rules: rulesOf({ variant, override })! }));

function anyExtremeOverride(deck: Rules['deck'], focus: Focus): fc.Arbitrary<object> {
  const always = ['deck', 'order', 'contracts', 'scoring', 'sweep', 'trickRoem'] as const;
  return fc.record(
    {
      deck: fc.constant(deck),
      order: anyOrder(deck.ranks),
      direction: fc.constantFrom('clockwise', 'counterclockwise'),
      contracts:
        focus === 'roem'
          ? fc.constant(['trump'])
          : fc.oneof(
              fc.constant(['trump']),
              fc.constantFrom(...NO_TRUMP_CONTRACTS).map((contract) => [contract]),
            ),
      guschti: fc.constantFrom(4, 5),
      values: fc.record(
        {
          trump: anyValues,
          plain: anyValues,
          obenabe: anyValues,
          unenufe: anyValues,
          allTrumps: anyValues,
          noTrumps: anyValues,
        },
        { requiredKeys: [] },
      ),
      lastTrick: fc.oneof(fc.constantFrom(0, 1, 500), fc.nat(20)),
      lastTrickInNoTrumps: anyPoints,
      sweep: focus === 'sweep' ? anySweep : fc.option(anySweep, { freq: 3 }),
      follow: anyFollow(),
      equalCards: fc.constantFrom('laterWins', 'firstWins'),
      melds: focus === 'roem' ? fc.constant(null) : anyMelds,
      trickRoem: focus === 'roem' ? anyRoem : fc.option(anyRoem, { freq: 2 }),
      scoring: focus === 'roem' ? fc.constantFrom({ deal: 'wet' }, { deal: 'points' }) : anyScoring,
    },
    { requiredKeys: [...always] },
  );
}

/** The rules of an override; null if they contradict each other. Errors other than those for users are thrown. */
function rulesOf({ variant, override }: { variant: string; override: object }): Rules | null {
  try {
    return withOverrides(variantById(variant).rules, override);
  } catch (error) {
    if (error instanceof JassError) return null;
    throw error;
  }
}

/** A request for an ending, a late position of a full deal, or an ending that says what was taken before. */
export function anyExtremeRequest({ maxTricks, maxFull = Infinity }: ExtremeOptions): fc.Arbitrary<ExtremeRequest> {
  return anyExtremeRules().chain(({ variant, override, rules }) => {
    const full = handSize(rules);
    const kind = full > maxFull ? fc.constantFrom('ending', 'taken') : fc.constantFrom('ending', 'full', 'taken');
    return fc.tuple(kind, fc.integer({ min: 1, max: Math.min(maxTricks, full) })).chain(([kind, left]) => {
      const size = kind === 'ending' ? left : full;
      return fc
        .record({
          contract: fc.constantFrom(...contractsOf(rules)),
          leader: anySeat(),
          declarer: anySeat(),
          deal: kind === 'ending' ? anyTellingDeal(rules, size) : anyDeal(rules, size),
          payoff: fc.constantFrom(...PAYOFFS),
          // Low choices lead to sweeps more often than random ones would.
          early: fc.array(fc.nat(999), { minLength: 4 * (full - left), maxLength: 4 * (full - left) }),
          late: fc.array(fc.nat(999), { maxLength: 4 * left - 1 }),
          level: anyLevel,
          doubled: fc.constantFrom(1, 2 as const, 4 as const),
          isCut: fc.constant(kind === 'taken'),
        })
        .map(({ deal, early, late, level, doubled, isCut, contract, leader, declarer, payoff }): ExtremeRequest => {
          const { scoring } = rules;
          const levels = scoring.deal === 'level' ? levelsOf(scoring) : [];
          const bid = {
            ...(levels.length > 0 && { level: levels[level % levels.length]! }),
            ...(levels.length > 0 && doubled !== 1 && { doubled }),
          };
          const setup: GameSetup = { rules, contract, leader, declarer, deal, ...bid };
          const before = size === full ? playedBeforeEnd(startOf(setup), early) : startOf(setup);
          const common = { variant, rules: override, contract, declarer, payoff, ...bid };
          if (isCut && before.tricks.length > 0) {
            const cut = endingFrom(before);
            const plays = playsOf(playedBeforeEnd(startOf(cut), late));
            return { ...common, leader: cut.leader, deal: formatDeal(cut.deal), taken: cut.taken!, plays };
          }
          return { ...common, leader, deal: formatDeal(deal), plays: playsOf(playedBeforeEnd(before, late)) };
        });
    });
  });
}

/** An ending in which the cards of a suit, or kings and queens, or a few ranks, come together more often than at random. */
function anyTellingDeal(rules: Rules, size: number): fc.Arbitrary<Deal> {
  const pack = packOf(rules);
  const shuffled = (length: number): fc.Arbitrary<number[]> =>
    fc.shuffledSubarray([...Array(length).keys()], { minLength: length, maxLength: length });
  const isTelling = fc.oneof(
    fc.constant(() => false),
    fc.constantFrom(...SUITS).map((suit) => (card: Card) => suitOf(card) === suit),
    fc.constant((card: Card) => 'KQ'.includes(rankOf(card))),
    fc.subarray([...rules.deck.ranks]).map((ranks) => (card: Card) => ranks.includes(rankOf(card))),
  );
  return fc.tuple(shuffled(pack.length), isTelling, shuffled(4 * size)).map(([order, isFirst, places]) => {
    const cards = order.map((place) => pack[place]!).sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
    const dealt = places.map((place) => cards[place]!);
    const [N, E, S, W] = [0, 1, 2, 3].map((hand) => dealt.slice(hand * size, (hand + 1) * size));
    return { N: N!, E: E!, S: S!, W: W! };
  });
}

/** The plays chosen, but never the last one of the deal. */
const playedBeforeEnd = (from: GameState, choices: readonly number[]): GameState =>
  playChoices(from, choices.slice(0, Object.values(from.hands).flat().length - 1));
