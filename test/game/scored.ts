/**
 * Random scorings and positions for property tests of the payoffs. Sweeps, taps and claims are rare in random play, and an ending has
 * no sweep at all. So there are also late positions of full deals, some of them steered towards a sweep.
 */
import fc from 'fast-check';
import { SIDES, sideOf } from '../../src/game/cards.ts';
import type { Contract, Rank, Side } from '../../src/game/cards.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { contractsOf, handSize, totalPoints } from '../../src/game/rules/pack.ts';
import { afterPlay, legalNow, playsOf, replay, startOf } from '../../src/game/play/play.ts';
import type { GameSetup, GameState } from '../../src/game/play/play.ts';
import type { LevelScoring } from '../../src/game/scoring/level.ts';
import { payoffFault } from '../../src/game/scoring/payoffs/payoff-table.ts';
import { seeded } from '../../src/game/play/random-deal.ts';
import type { Random } from '../../src/game/play/random-deal.ts';
import type { Rules } from '../../src/game/rules/rules.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { anyBeloteRules, anyPosition, anyRules, anySetup } from './arbitraries.ts';
import type { Position } from './arbitraries.ts';
import { endingFrom } from './ending-from.ts';

export type ScoringKind = Rules['scoring']['deal'];

export const SCORING_KINDS = [
  'points',
  'gamePoints',
  'tap',
  'claim',
  'wet',
  'level',
] as const satisfies readonly ScoringKind[];

/** The aim of the early plays of a full deal: none, a sweep so far for one side, or few points taken. */
export type Aim = 'any' | { readonly by: 'tricks' | 'points'; readonly side: Side } | 'cheap';

export interface LateOptions {
  /** Whole tricks left before the last plays, of which up to three are added. Default: 1 to 3. */
  readonly minTricks?: number;
  readonly maxTricks?: number;
  /** Default: `anyScoredRules()`. */
  readonly rules?: fc.Arbitrary<Rules>;
}

/** Random versions of each early trick, of which the one closest to the aim is kept. */
const TRIES = 30;

/** Rules of any variant, with or without an override, and a random scoring, of the given kind if any. */
export function anyScoredRules(kind?: ScoringKind): fc.Arbitrary<Rules> {
  return anyRules().chain((rules) =>
    (kind ? fc.constant(kind) : fc.constantFrom(...SCORING_KINDS))
      .chain((chosen) => anyScoredOverride(rules, chosen))
      .map((override) => withOverrides(rules, override)),
  );
}

/** A scoring that the solver supports, with sweep, roem and melds that fit it. */
export function anyScoredOverride(rules: Rules, kind: ScoringKind): fc.Arbitrary<object> {
  return fc.record(
    {
      scoring: anyScoring(rules, kind),
      sweep: fc.option(anySweep(rules), { freq: 3 }),
      // Roem in tricks only with a score that counts it.
      trickRoem: kind === 'points' || kind === 'wet' ? fc.option(anyRoem(), { freq: 3 }) : fc.constant(null),
      melds: kind === 'claim' ? anyMelds(rules) : fc.constant(rules.melds),
      direction: fc.constantFrom('clockwise', 'counterclockwise'),
    },
    { requiredKeys: ['scoring', 'sweep', 'trickRoem', 'melds'] },
  );
}

/**
 * Rules of any variant by which declarers can be wet with hand melds, or a tie is held over. Half of them have a pack of three neighbouring
 * ranks: full deals are short, with sweeps, ties and melds.
 */
export const anyDedansRules = (): fc.Arbitrary<Rules> =>
  fc.oneof({ weight: 3, arbitrary: anyRules() }, { weight: 1, arbitrary: anyBeloteRules() }).chain((any) =>
    anySmallPack(any).chain((rules) =>
      fc
        .record({
          scoring: fc.record({
            deal: fc.constant('wet' as const),
            melds: fc.boolean(),
            tie: fc.constantFrom('lost' as const, 'heldOver' as const),
            marriage: fc.constantFrom('kept' as const, 'lost' as const),
            sweepTakesMelds: fc.boolean(),
            multipliers: anyMultipliers(rules),
          }),
          sweep: fc.option(anySweep(rules) as fc.Arbitrary<NonNullable<Rules['sweep']>>, { freq: 4 }),
          melds: anyMelds(rules) as fc.Arbitrary<Rules['melds']>,
          direction: fc.constantFrom('clockwise' as const, 'counterclockwise' as const),
        })
        .map((scored): Rules => {
          const { scoring, melds } = scored;
          // Melds or a tie: with neither, the scoring would be as in Klaverjassen.
          const tie = scoring.melds ? scoring.tie : 'heldOver';
          return {
            ...rules,
            ...scored,
            scoring: { ...scoring, tie },
            melds: melds && { ...melds, needsTrick: false },
            trickRoem: null,
          };
        }),
    ),
  );

/** Rules by which marriages depend on the play, in all trumps; most with a pack of few ranks, king and queen among them. */
export const anyPlayedMarriageRules = (): fc.Arbitrary<Rules> => {
  const { rules } = variantById('belot-bulgarian');
  const anyRanks = fc.constantFrom('AKQ', 'KQJ', 'KQ9', 'AKQJT987').map((ranks) => [...ranks] as Rank[]);
  return anyRanks.chain((ranks) => {
    const kept = (order: readonly Rank[]): Rank[] => order.filter((rank) => ranks.includes(rank));
    const few: Rules = {
      ...rules,
      contracts: ['alltrumps'],
      deck: { ...rules.deck, ranks },
      order: { trump: kept(rules.order.trump), plain: kept(rules.order.plain) },
    };
    return fc
      .record({
        scoring: fc.oneof(
          fc.record({
            deal: fc.constant('wet' as const),
            melds: fc.constant(true),
            tie: fc.constantFrom('lost' as const, 'heldOver' as const),
            marriage: fc.constant('lost' as const),
            multipliers: anyMultipliers(few),
          }),
          fc.record({ deal: fc.constant('points' as const), multipliers: anyMultipliers(few) }),
        ),
        sweep: fc.option(anySweep(few) as fc.Arbitrary<NonNullable<Rules['sweep']>>, { freq: 4 }),
        melds: anyMelds(few) as fc.Arbitrary<Rules['melds']>,
        lastTrick: fc.constantFrom(0, 7, 10),
      })
      .map((scored): Rules => ({
        ...few,
        ...scored,
        melds: { ...(scored.melds ?? rules.melds!), needsTrick: false },
      }));
  });
};

function anySmallPack(rules: Rules): fc.Arbitrary<Rules> {
  const { ranks } = rules.deck;
  if (ranks.length <= 3) return fc.constant(rules);
  const small = fc.integer({ min: 0, max: ranks.length - 3 }).map((lowest): Rules => {
    const few = ranks.slice(lowest, lowest + 3);
    const kept = (order: readonly Rank[]): Rank[] => order.filter((rank) => few.includes(rank));
    return {
      ...rules,
      deck: { ...rules.deck, ranks: few },
      order: { trump: kept(rules.order.trump), plain: kept(rules.order.plain) },
    };
  });
  return fc.oneof(small, fc.constant(rules));
}

/** Thresholds near the points of the deal. */
export function anyScoring(rules: Rules, kind: ScoringKind): fc.Arbitrary<object> {
  const deal = fc.constant(kind);
  const most = Math.min(Math.max(mostPoints(rules), 1), 500);
  const threshold = fc.oneof(
    fc.integer({ min: 1, max: most }),
    fc.integer({ min: Math.ceil(most / 4), max: Math.ceil((3 * most) / 4) }),
  );
  // A side may reach this by melds alone.
  const melded = fc.integer({ min: 1, max: 40 });
  switch (kind) {
    case 'points':
      return fc.record({ deal, multipliers: anyMultipliers(rules) });
    case 'gamePoints':
      return gamePoints(threshold).map((scoring) => ({ deal: kind, ...scoring }));
    case 'tap':
      return fc
        .tuple(gamePoints(threshold), threshold, fc.nat(4), fc.nat(6))
        .map(([scoring, tapAt, tap, more]) => ({ deal: kind, ...scoring, tapAt, tap, tapSweep: tap + more }));
    case 'claim':
      return fc
        .tuple(threshold, fc.oneof(threshold, melded), fc.nat(4), fc.nat(3), fc.nat(4), fc.nat(8))
        .map(([atLeast, half, win, more, wrong, sweep]) => ({
          deal: kind,
          atLeast,
          half,
          winBelowHalf: win + more,
          win,
          wrong,
          sweep,
        }));
    case 'wet':
      // Without melds and held-over ties, which exclude roem: `anyDedansRules`.
      return fc.record({
        deal,
        melds: fc.constant(false),
        tie: fc.constant('lost'),
        multipliers: anyMultipliers(rules),
      });
    case 'level':
      // Without melds and a level for a sweep, which need rules that fit: `anyLevelRules`.
      return anyLevels(most).map((scoring) => ({
        ...scoring,
        melds: false,
        levels: { ...scoring.levels, sweep: null },
      }));
  }
}

/** Multipliers of some contracts. */
const anyMultipliers = (rules: Rules): fc.Arbitrary<Partial<Record<Contract, number>>> =>
  fc.dictionary(fc.constantFrom(...contractsOf(rules)), fc.integer({ min: 1, max: 8 }), { noNullPrototype: true });

/** A scoring by levels, most of them near the points of the deal. */
function anyLevels(most: number): fc.Arbitrary<LevelScoring> {
  return fc
    .tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 0, max: most }), fc.integer({ min: 1, max: 10 }))
    .chain(([lowest, more, step]) =>
      fc.record(
        {
          deal: fc.constant('level' as const),
          levels: fc.constant({ lowest, highest: lowest + more, step, sweep: lowest + more + 1 }),
          melds: fc.boolean(),
          needsMore: fc.boolean(),
          failed: fc.oneof(fc.constant('own' as const), fc.integer({ min: most, max: 500 })),
          doubles: fc.constantFrom('level' as const, 'all' as const),
          redouble: fc.constantFrom(3 as const, 4 as const),
          doubledMade: fc.integer({ min: 0, max: 200 }),
        },
        { requiredKeys: ['deal', 'levels', 'needsMore', 'failed', 'doubles'] },
      ),
    );
}

/** Rules of any variant in which the declarers have bid a level. Half of them have a pack of three neighbouring ranks, with sweeps and melds. */
export const anyLevelRules = (): fc.Arbitrary<Rules> =>
  anyRules().chain((any) =>
    anySmallPack(any).chain((rules) =>
      fc
        .record({
          scoring: anyLevels(Math.min(Math.max(mostPoints(rules), 1), 400)),
          sweep: fc.option(anySweep(rules) as fc.Arbitrary<NonNullable<Rules['sweep']>>, { freq: 4 }),
          melds: anyMelds(rules) as fc.Arbitrary<Rules['melds']>,
          direction: fc.constantFrom('clockwise' as const, 'counterclockwise' as const),
        })
        .map(({ scoring, sweep, melds, direction }): Rules => {
          return {
            ...rules,
            direction,
            sweep,
            scoring,
            melds: melds && { ...melds, needsTrick: false },
            trickRoem: null,
          };
        }),
    ),
  );

/**
 * A position of a full deal with few tricks left, at the start or in the middle of a trick. Its early tricks are random, or give one
 * side every trick or every point, or leave most points for the rest.
 */
export function anyLatePosition({
  minTricks = 1,
  maxTricks = 3,
  rules = anyScoredRules(),
}: LateOptions = {}): fc.Arbitrary<Position> {
  const full = anySetup({ minCards: Infinity, maxCards: Infinity, rules }).filter(canBeScored);
  return fc
    .record({
      setup: full,
      left: fc.integer({ min: minTricks, max: maxTricks }),
      begun: fc.nat(3),
      aim: anyAim(),
      seed: fc.nat(),
    })
    .map(({ setup, left, begun, aim, seed }) => {
      const random = seeded(seed);
      const tricks = Math.max(handSize(setup.rules) - left, 0);
      const state = randomPlays(ledTo(setup, tricks, aim, random), begun, random);
      return { setup, plays: playsOf(state), state };
    });
}

/**
 * With odd levels more points can score less, a level can be for a sweep that the rules do not have, and marriages that depend on the play do
 * not go with every score. The solver refuses all of these.
 */
function canBeScored(setup: GameSetup): boolean {
  const { kind } = payoffFault(setup, 'score') ?? {};
  return kind !== 'falls' && kind !== 'noSweep' && kind !== 'playedMarriage';
}

/** Late positions of full deals, and endings with their own first plays. */
export function anyScoredPosition(options: LateOptions = {}): fc.Arbitrary<Position> {
  const { minTricks, maxTricks = 3, rules = anyScoredRules() } = options;
  const endings = anyPosition({ rules, minCards: minTricks ?? 1, maxCards: maxTricks }).filter(({ setup }) =>
    canBeScored(setup),
  );
  return fc.oneof({ weight: 3, arbitrary: anyLatePosition(options) }, { weight: 1, arbitrary: endings });
}

/** An ending that says what was taken before, and the same position in the full deal from which it is cut. */
export interface EndingOfDeal {
  readonly ending: GameState;
  readonly inDeal: GameState;
}

/** Endings cut from late positions of full deals where their last trick begins, with the cards of that trick played. */
export const anyEndingOfDeal = (options: LateOptions = {}): fc.Arbitrary<EndingOfDeal> =>
  anyLatePosition(options)
    .filter(({ state }) => state.tricks.length > 0)
    .map(({ state }) => ({ ending: cutAtTrick(state), inDeal: state }));

function cutAtTrick({ setup, tricks, trick }: GameState): GameState {
  const start = replay(
    setup,
    tricks.flatMap(({ cards }) => cards),
  );
  return replay(endingFrom(start), trick.cards);
}

function anyAim(): fc.Arbitrary<Aim> {
  return fc.oneof(
    fc.constant('any' as const),
    fc.constant('cheap' as const),
    fc.record({ by: fc.constantFrom('tricks' as const, 'points' as const), side: fc.constantFrom(...SIDES) }),
    fc.record({ by: fc.constantFrom('tricks' as const, 'points' as const), side: fc.constantFrom(...SIDES) }),
  );
}

/** The deal after some whole tricks, each the closest to the aim of a few random ones. */
function ledTo(setup: GameSetup, tricks: number, aim: Aim, random: Random): GameState {
  let state = startOf(setup);
  for (let trick = 0; trick < tricks; trick++) {
    let best = randomPlays(state, 4, random);
    for (let tries = 1; tries < TRIES && worth(best, aim) < 0; tries++) {
      const other = randomPlays(state, 4, random);
      if (worth(other, aim) > worth(best, aim)) best = other;
    }
    state = best;
  }
  return state;
}

/** The distance of a state from its aim; 0 is best. */
function worth({ tricks, points }: GameState, aim: Aim): number {
  if (aim === 'any') return 0;
  if (aim === 'cheap') return -(points.NS + points.EW);
  const lost = tricks.filter(({ winner }) => sideOf(winner) !== aim.side);
  return aim.by === 'tricks' ? -lost.length : -lost.reduce((sum, trick) => sum + trick.points, 0);
}

function randomPlays(from: GameState, count: number, random: Random): GameState {
  let state = from;
  for (let play = 0; play < count; play++) {
    const legal = legalNow(state);
    state = afterPlay(state, legal[Math.floor(random() * legal.length)]!);
  }
  return state;
}

function gamePoints(threshold: fc.Arbitrary<number>): fc.Arbitrary<{ atLeast: number; win: number; sweep: number }> {
  return fc.tuple(threshold, fc.nat(4), fc.nat(5)).map(([atLeast, win, more]) => ({ atLeast, win, sweep: win + more }));
}

/** A bonus that replaces the card points is never less than their sum. */
function anySweep(rules: Rules): fc.Arbitrary<object> {
  const most = mostPoints(rules);
  const by = fc.constantFrom('tricks', 'points');
  const added = fc.record({ bonus: fc.nat(300), by, mode: fc.constant('add') });
  if (most > 500) return added;
  return fc.oneof(added, fc.record({ bonus: fc.integer({ min: most, max: 500 }), by, mode: fc.constant('replace') }));
}

/** Roem in tens, as in the games, or of any value, odd ones included. */
function anyRoem(): fc.Arbitrary<object> {
  const tens = fc.nat(20).map((value) => 10 * value);
  return fc.constantFrom(tens, fc.nat(200)).chain((value) =>
    fc.record({
      run3: value,
      run4: value,
      set: value,
      sets: fc.dictionary(fc.constantFrom(...'AKQJT9876'), value, { maxKeys: 3, noNullPrototype: true }),
      marriage: value,
    }),
  );
}

/** Melds of the variant or of Kruisjassen; usually also runs of two, since few hands have longer ones. */
function anyMelds(rules: Rules): fc.Arbitrary<object | null> {
  const melds = rules.melds ?? variantById('kruisjassen-roem').rules.melds!;
  const pair = fc.integer({ min: 1, max: 100 }).map((points) => ({ type: 'run', length: 2, orMore: false, points }));
  return fc.option(
    fc
      .record({
        kinds: fc.option(pair, { freq: 3 }).map((kind) => (kind ? [...melds.kinds, kind] : melds.kinds)),
        reuse: fc.boolean(),
        needsTrick: fc.boolean(),
        marriage: fc.constantFrom(0, 20, 35),
      })
      .map((changed) => ({ ...melds, ...changed })),
    { freq: 5 },
  );
}

/** Card points of the contract with the most. */
function mostPoints(rules: Rules): number {
  return Math.max(...contractsOf(rules).map((contract) => totalPoints(rules, contract)));
}
