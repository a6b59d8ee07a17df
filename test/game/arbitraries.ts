/**
 * Random rules, deals and positions for the property tests of all folders. Half of the rules are plain variants, half are variants with
 * random overrides; all have passed the check of users' overrides.
 */
import fc from 'fast-check';
import { NO_TRUMP_CONTRACTS, RANKS, SEATS } from '../../src/game/cards.ts';
import type { Card, Contract, Deal, Rank, Seat } from '../../src/game/cards.ts';
import { isByTrick, isMisere } from '../../src/game/contracts.ts';
import { withOverrides } from '../../src/game/rules/override.ts';
import { contractsOf, handSize, packOf } from '../../src/game/rules/pack.ts';
import { playsOf, startOf } from '../../src/game/play/play.ts';
import type { GameSetup, GameState } from '../../src/game/play/play.ts';
import { doublesOf, levelsOf } from '../../src/game/scoring/level.ts';
import { rulesSchema } from '../../src/game/rules/rules.ts';
import type { FollowRules, Rules, Variant } from '../../src/game/rules/rules.ts';
import { VARIANTS } from '../../src/game/variants/index.ts';
import { playChoices } from './play-choices.ts';

/** A variant, an override as in a request (`{}` for none), and the resulting rules. */
export interface Ruleset {
  readonly variant: string;
  readonly override: object;
  readonly rules: Rules;
}

export interface Position {
  readonly setup: GameSetup;
  /** Legal plays from the first lead on, at least one fewer than the cards of the deal. */
  readonly plays: readonly Card[];
  /** The state after them, never finished. */
  readonly state: GameState;
}

export interface SetupOptions {
  /** Cards in each hand, as far as the pack has them. Default: 1 to 5. */
  readonly minCards?: number;
  readonly maxCards?: number;
  /** Default: `anyRules()`. */
  readonly rules?: fc.Arbitrary<Rules>;
}

/** Without those whose contracts rule out roem, and so some overrides: `anySpecialRules` and `anyBeloteRules` have such contracts. */
export function anyVariant(): fc.Arbitrary<Variant> {
  const rulesOutRoem = (contract: string): boolean => contract === 'alltrumps' || contract.startsWith('slalom');
  return fc.constantFrom(...VARIANTS.filter(({ rules }) => !rules.contracts.some(rulesOutRoem)));
}

export function anySeat(): fc.Arbitrary<Seat> {
  return fc.constantFrom(...SEATS);
}

export function anyContract(rules: Rules): fc.Arbitrary<Contract> {
  return fc.constantFrom(...contractsOf(rules));
}

export function anyRules(): fc.Arbitrary<Rules> {
  return anyRuleset().map(({ rules }) => rules);
}

export function anyRuleset(): fc.Arbitrary<Ruleset> {
  return fc.tuple(anyVariant(), fc.boolean()).chain(([{ id, rules }, changed]) =>
    (changed ? anyOverride(rules) : fc.constant({})).map((override) => ({
      variant: id,
      override,
      rules: withOverrides(rules, override),
    })),
  );
}

/** The contracts whose order of winning changes during the deal, and the misères. */
export const SPECIAL_CONTRACTS = NO_TRUMP_CONTRACTS.filter((contract) => isByTrick(contract) || isMisere(contract));

/** The same with contracts by trick and misères only, which have no roem; misères score by points. */
export function anySpecialRules(): fc.Arbitrary<Rules> {
  const contracts = fc.subarray(SPECIAL_CONTRACTS, { minLength: 1 });
  return fc.tuple(anyRules(), contracts, fc.constantFrom(4, 5)).map(([{ order, ...rules }, contracts, guschti]) => {
    // Unenufe is Obenabe reversed in a contract by trick.
    const unenufe = (order.obenabe ?? order.plain).toReversed();
    const override = { contracts, guschti, trickRoem: null, scoring: { deal: 'points' } };
    return withOverrides({ ...rules, order: { ...order, unenufe } }, override);
  });
}

/** The same with all trumps, which has no roem, or no trumps. */
export function anyBeloteRules(): fc.Arbitrary<Rules> {
  return fc
    .tuple(anyRules(), fc.constantFrom('alltrumps', 'notrumps'), anyFollow())
    .map(([rules, contract, follow]) => withOverrides(rules, { contracts: [contract], trickRoem: null, follow }));
}

/** A valid override of some fields. The pack may become smaller, larger, or doubled. */
export function anyOverride(rules: Rules): fc.Arbitrary<object> {
  return fc.tuple(anyDeck(rules), fc.boolean()).chain(([deck, reordered]) =>
    fc.record(
      {
        deck: fc.constant(deck),
        order: reordered
          ? fc.record(
              {
                trump: permutation(deck.ranks),
                plain: permutation(deck.ranks),
                obenabe: permutation(deck.ranks),
                unenufe: permutation(deck.ranks),
                allTrumps: permutation(deck.ranks),
                noTrumps: permutation(deck.ranks),
              },
              { requiredKeys: ['trump', 'plain'] },
            )
          : fc.constant({ trump: fitted(rules.order.trump, deck.ranks), plain: fitted(rules.order.plain, deck.ranks) }),
        direction: fc.constantFrom('clockwise', 'counterclockwise'),
        // The rules of following differ mostly in trump contracts.
        contracts: fc.oneof(
          fc.constant(['trump']),
          fc.subarray(['trump', 'obenabe', 'unenufe', 'notrumps'], { minLength: 1 }),
        ),
        values: fc.record(
          {
            trump: anyValues(),
            plain: anyValues(),
            obenabe: anyValues(),
            unenufe: anyValues(),
            allTrumps: anyValues(),
            noTrumps: anyValues(),
          },
          { requiredKeys: [] },
        ),
        lastTrick: fc.oneof(fc.constant(0), fc.nat(20), fc.nat(200)),
        sweep: fc.option(
          fc.record({
            bonus: fc.nat(300),
            by: fc.constantFrom('tricks', 'points'),
            mode: fc.constantFrom('add', 'replace'),
          }),
        ),
        follow: anyFollow(),
        equalCards: fc.constantFrom('laterWins', 'firstWins'),
        trickRoem: fc.option(
          fc.record({
            run3: fc.nat(50),
            run4: fc.nat(100),
            set: fc.nat(200),
            sets: fc.dictionary(fc.constantFrom(...RANKS), fc.nat(200), { maxKeys: 3, noNullPrototype: true }),
            marriage: fc.nat(40),
          }),
        ),
      },
      { requiredKeys: ['deck', 'order'] },
    ),
  );
}

/** Random values for some or all fields of the rules of following, as their schema has them. */
export function anyFollow(): fc.Arbitrary<Partial<FollowRules>> {
  const fields = Object.entries(rulesSchema.entries.follow.entries).map(
    ([name, field]) => [name, anyOf(field)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] }) as fc.Arbitrary<Partial<FollowRules>>;
}

/** A value of a field of the rules of following. */
function anyOf(field: (typeof rulesSchema.entries.follow.entries)[keyof FollowRules]): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'boolean':
      return fc.boolean();
    case 'picklist':
      return fc.constantFrom(...field.options);
    case 'array':
      return fc.subarray([...RANKS], { maxLength: 3 });
  }
}

/** Four hands of `size` cards each; a full deal if `size` is a full hand. */
export function anyDeal(rules: Rules, size: number): fc.Arbitrary<Deal> {
  const pack = packOf(rules);
  const places = [...pack.keys()];
  return fc
    .shuffledSubarray(places, { minLength: 4 * size, maxLength: 4 * size })
    .map((dealt) => dealt.map((place) => pack[place]!))
    .map((cards) => ({
      N: cards.slice(0, size),
      E: cards.slice(size, 2 * size),
      S: cards.slice(2 * size, 3 * size),
      W: cards.slice(3 * size),
    }));
}

/** Rules, contract, leader, declarer and a deal, by default of a few cards in each hand. */
export function anySetup({
  minCards = 1,
  maxCards = 5,
  rules = anyRules(),
}: SetupOptions = {}): fc.Arbitrary<GameSetup> {
  return rules
    .chain((chosen) => {
      const full = handSize(chosen);
      return fc.integer({ min: Math.min(minCards, full), max: Math.min(maxCards, full) }).chain((size) =>
        fc.record({
          rules: fc.constant(chosen),
          contract: anyContract(chosen),
          leader: anySeat(),
          declarer: anySeat(),
          deal: anyDeal(chosen, size),
          bid: anyBid(chosen, size),
        }),
      );
    })
    .map(({ bid, ...setup }) => ({ ...setup, ...bid }));
}

/** A level and a double, in a game with levels. An ending has no sweep. */
function anyBid(rules: Rules, size: number): fc.Arbitrary<Pick<GameSetup, 'level' | 'doubled'>> {
  const { scoring } = rules;
  if (scoring.deal !== 'level') return fc.constant({});
  const levels = levelsOf(scoring).filter((level) => size === handSize(rules) || level !== scoring.levels.sweep);
  return fc.record(
    { level: fc.constantFrom(...levels), doubled: fc.constantFrom(...doublesOf(scoring)) },
    { requiredKeys: ['level'] },
  );
}

/** A setup with random legal plays, from none to all but the last. */
export function anyPosition(options: SetupOptions = {}): fc.Arbitrary<Position> {
  return anySetup(options).chain((setup) =>
    fc.array(fc.nat(999), { maxLength: 4 * setup.deal.N.length - 1, size: 'max' }).map((choices) => {
      const state = playChoices(startOf(setup), choices);
      return { setup, plays: playsOf(state), state };
    }),
  );
}

/** The variant's own pack, a subset of all ranks, or up to six ranks twice. */
function anyDeck(rules: Rules): fc.Arbitrary<Rules['deck']> {
  const ranks = [...RANKS];
  return fc.oneof(
    fc.constant(rules.deck),
    fc.record({ ranks: fc.subarray(ranks, { minLength: 2 }), copies: fc.constant(1 as const) }),
    fc.record({ ranks: fc.subarray(ranks, { minLength: 1, maxLength: 6 }), copies: fc.constant(2 as const) }),
  );
}

function anyValues(): fc.Arbitrary<Partial<Record<Rank, number>>> {
  const points = fc.oneof({ weight: 3, arbitrary: fc.nat(20) }, { weight: 1, arbitrary: fc.nat(100) });
  return fc.dictionary(fc.constantFrom(...RANKS), points, { noNullPrototype: true });
}

function permutation(ranks: readonly Rank[]): fc.Arbitrary<Rank[]> {
  return fc.shuffledSubarray([...ranks], { minLength: ranks.length, maxLength: ranks.length });
}

/** An order for another pack: missing ranks are dropped, new ones come last. */
function fitted(order: readonly Rank[], ranks: readonly Rank[]): Rank[] {
  return [...order.filter((rank) => ranks.includes(rank)), ...ranks.filter((rank) => !order.includes(rank))];
}
