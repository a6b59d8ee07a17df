/**
 * A deal in the making: hands that may still lack cards, and the game to play with them. Every change makes a new
 * value, so that it can be undone: of its hands (hands.ts), its contract, bid and payoff (settings.ts), and its game (game.ts).
 * Only a complete deal (`isComplete`) goes to the engine.
 */
import { RANKS, SEATS, SUITS } from '../../../../game/cards.ts';
import type { Card, CardSuits, Contract, Deal, Seat } from '../../../../game/cards.ts';
import type { StatedTaken } from '../../../../game/play/complete-taken.ts';
import type { Call, GameSetup } from '../../../../game/play/play.ts';
import { rulesWith } from '../../../../game/rules/apply-presets.ts';
import { contractsOf, handSize, packOf } from '../../../../game/rules/pack.ts';
import type { Rules } from '../../../../game/rules/rules.ts';
import type { Payoff } from '../../../../game/scoring/payoff.ts';
import { usualPayoff } from '../../../../game/scoring/payoffs/targets.ts';
import { variantById } from '../../../../game/variants/index.ts';

/** The place of a card: a hand, or the cards not dealt. */
export type Place = Seat | 'stock';

export const PLACES: readonly Place[] = [...SEATS, 'stock'];

/** The game of a draft, from which its rules are made. */
export interface Game {
  /** Id of the variant. */
  readonly variant: string;
  readonly presets: readonly string[];
  /** The cards of the deal, which presets may follow; undefined: French. */
  readonly cards?: CardSuits | undefined;
  /** Fields of the rules that the page overrides. */
  readonly override: unknown;
}

export interface Draft extends Game {
  /** The variant's rules with presets and override. */
  readonly rules: Rules;
  readonly contract: Contract;
  readonly leader: Seat;
  /** The card that the dealer has turned; null if it is not known or the game turns none. */
  readonly turned: Card | null;
  /** Null: the leader declares. */
  readonly declarer: Seat | null;
  /** The level that was bid; null if it is not known or the game has none. */
  readonly level: number | null;
  /** The factor of a double or redouble; null without one. */
  readonly doubled: 2 | 3 | 4 | null;
  readonly payoff: Payoff;
  /** The number of cards that each hand is to have. */
  readonly size: number;
  /** Sorted by suit and rank. */
  readonly hands: Deal;
  /** The points, roem and tricks taken before an ending; null if it counts from zero. */
  readonly taken: StatedTaken | null;
  /** The record of these hands in this game; emptied when the hands or the game change. */
  readonly plays: readonly Card[];
  /** The calls between them. */
  readonly calls: readonly Call[];
  /** The position shown first, as the number of plays before it; null for the usual one. */
  readonly at: number | null;
}

export const NO_CARDS: Deal = { N: [], E: [], S: [], W: [] };

const PLACE_IN_PACK = new Map<Card, number>(
  SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`)).map((card, place) => [card, place]),
);

export const sorted = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => PLACE_IN_PACK.get(a)! - PLACE_IN_PACK.get(b)!);

/** A draft with no card dealt. @throws JassError for an unknown game */
export function emptyDraft(game: Game): Draft {
  const rules = rulesWith(variantById(game.variant), game.presets, game.override, game.cards);
  return {
    ...game,
    rules,
    contract: contractsOf(rules)[0]!,
    leader: 'N',
    turned: null,
    declarer: null,
    level: null,
    doubled: null,
    payoff: usualPayoff({ rules }),
    size: handSize(rules),
    hands: NO_CARDS,
    taken: null,
    plays: [],
    calls: [],
    at: null,
  };
}

/** The draft of a complete deal. Its hands give the number of cards for each. */
export function draftOf(
  game: Game,
  setup: GameSetup,
  payoff: Payoff,
  { plays, calls = [], at = null }: Partial<Pick<Draft, 'calls' | 'at'>> & Pick<Draft, 'plays'>,
): Draft {
  const { rules, contract, leader, turned = null, declarer, level = null, doubled = null, deal, taken = null } = setup;
  const of = declarer === leader ? null : declarer;
  return {
    ...game,
    rules,
    contract,
    leader,
    turned,
    declarer: of,
    level,
    doubled,
    payoff,
    size: deal.N.length,
    hands: sortedHands(deal),
    taken,
    plays,
    calls,
    at,
  };
}

const sortedHands = ({ N, E, S, W }: Deal): Deal => ({ N: sorted(N), E: sorted(E), S: sorted(S), W: sorted(W) });

/** The cards at a place. */
export const cardsAt = (draft: Draft, place: Place): readonly Card[] =>
  place === 'stock' ? undealt(draft) : draft.hands[place];

/** The cards of the pack that are in no hand, in the order of the pack. */
export function undealt({ rules, hands }: Draft): Card[] {
  const left = packOf(rules);
  for (const card of SEATS.flatMap((seat) => hands[seat])) left.splice(left.indexOf(card), 1);
  return sorted(left);
}

/** The number of cards that a hand lacks; negative if it has too many. */
export const missing = ({ size, hands }: Draft, seat: Seat): number => size - hands[seat].length;

/** Whether all four hands have the right size, so that they make a deal or an ending. */
export const isComplete = (draft: Draft): boolean => SEATS.every((seat) => missing(draft, seat) === 0);

/** Whether there is room for another card. */
export const hasRoom = (draft: Draft, place: Place): boolean => place === 'stock' || missing(draft, place) > 0;
