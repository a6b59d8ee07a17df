/**
 * The calls of a hand by a variant's rule of thumb. The source gives conditions without an order, so every contract that meets one
 * is listed. A hand that meets none passes, or after its partner's pass calls the contract that comes closest.
 */
import { SUITS, rankOf, suitOf, trumpOf } from '../cards.ts';
import type { Card, Contract, Suit } from '../cards.ts';
import { firstKindOf } from '../contracts.ts';
import { contractsOf, strengthOrder } from '../rules/pack.ts';
import type { Rules, Variant } from '../rules/rules.ts';
import type { RuleOfThumb } from '../variants/game.ts';
import { ruleOfThumbOf } from '../variants/index.ts';

/** A contract that a hand may call, and the rule that allows it. */
export interface Call {
  readonly contract: Contract;
  /** The id of the first rule of the variant that the hand meets. */
  readonly rule: string;
  /** The condition of that rule, in English. */
  readonly words: string;
}

/** The rule of thumb of a variant; undefined if it has none, or if an override changes the pack or the order of the cards. */
export function ruleOfThumbFor(variant: Variant, rules: Rules): RuleOfThumb | undefined {
  const isSame = (['deck', 'order'] as const).every(
    (field) => JSON.stringify(rules[field]) === JSON.stringify(variant.rules[field]),
  );
  return isSame ? ruleOfThumbOf(variant.id) : undefined;
}

/**
 * The contracts that a hand calls, in the order of the notation. Further cards never take a call away.
 * @param hasPartnerPassed whether the partner chose first and passed
 */
export function callsOf(rule: RuleOfThumb, rules: Rules, hand: readonly Card[], hasPartnerPassed: boolean): Call[] {
  return contractsOf(rules).flatMap((contract) => {
    const trump = trumpOf(contract);
    const met = trump
      ? rule.trump.find(({ holds, cards }) => {
          const ranks = ranksIn(hand, trump);
          return ranks.length >= cards && holds.every((rank) => ranks.includes(rank));
        })
      : isSafe(rule, rules, contract, hand, hasPartnerPassed)
        ? rule.noTrump
        : undefined;
    return met ? [{ contract, rule: met.id, words: met.words }] : [];
  });
}

function isSafe(
  { noTrump }: RuleOfThumb,
  rules: Rules,
  contract: Contract,
  hand: readonly Card[],
  hasPartnerPassed: boolean,
): boolean {
  const tricks = SUITS.map((suit) => sureTricks(rules, contract, hand, suit));
  const suits = tricks.filter((count) => count > 0).length;
  const enough = tricks.reduce((sum, count) => sum + count, 0) >= noTrump.tricks;
  return enough && (!hasPartnerPassed || suits >= noTrump.suitsAfterPass);
}

/**
 * The sure tricks of a hand on lead in a suit of a no-trump contract, for every distribution of the other cards: its top cards
 * without a gap, and all its cards if by then no other hand can have the suit. For packs of one copy.
 */
export function sureTricks(rules: Rules, contract: Contract, hand: readonly Card[], suit: Suit): number {
  const ranks = ranksIn(hand, suit);
  const order = strengthOrder(rules, firstKindOf(contract), suit);
  const gap = order.findIndex((rank) => !ranks.includes(rank));
  const fromTop = gap < 0 ? order.length : gap;
  return fromTop >= order.length - ranks.length ? ranks.length : fromTop;
}

const ranksIn = (hand: readonly Card[], suit: Suit) => hand.filter((card) => suitOf(card) === suit).map(rankOf);
