/**
 * A deal while it is being made: hands that may still lack cards, and what is played with them. Every change is a new value, so
 * that it can be taken back. A card of the pack is in one hand or not dealt, never lost and never in two places; what cannot be so
 * is refused. Whether the deal is complete is for `isComplete` to say, and nothing that is not goes on to the engine.
 */
import { RANKS, SEATS, SUITS } from '../../game/cards.ts';
import type { Card, Contract, Deal, Seat } from '../../game/cards.ts';
import { timesInPack } from '../../game/play/deal.ts';
import { JassError } from '../../game/errors.ts';
import { payoffsOf } from '../../game/scoring/outcome.ts';
import { PAYOFFS } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { contractsOf, handSize, packOf } from '../../game/rules/pack.ts';
import { msg, str } from '../../game/reason.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import { presetsOf } from '../../game/variants/presets.ts';
import { seeded, shuffled } from '../../game/play/random-deal.ts';
import type { Rules } from '../../game/rules/rules.ts';
import { variantById } from '../../game/variants/index.ts';

/** Where a card can be: in a hand, or not dealt. */
export type Place = Seat | 'stock';

export const PLACES: readonly Place[] = [...SEATS, 'stock'];

/** The game that a draft is of; from these the rules are made. */
export interface Game {
  /** Id of the variant. */
  readonly variant: string;
  readonly presets: readonly string[];
  /** Fields of the rules that the page overrides. */
  readonly override: unknown;
}

export interface Draft extends Game {
  /** The rules in force. */
  readonly rules: Rules;
  readonly contract: Contract;
  readonly leader: Seat;
  /** Null: whoever leads. */
  readonly declarer: Seat | null;
  readonly payoff: Payoff;
  /** Cards that each hand is to have. */
  readonly size: number;
  /** Sorted by suit and rank. */
  readonly hands: Deal;
  /** The record of these hands in this game; gone as soon as either is another. */
  readonly plays: readonly Card[];
}

const NO_CARDS: Deal = { N: [], E: [], S: [], W: [] };

const PLACE_IN_PACK = new Map<Card, number>(
  SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`)).map((card, place) => [card, place]),
);

export const sorted = (cards: readonly Card[]): Card[] =>
  [...cards].sort((a, b) => PLACE_IN_PACK.get(a)! - PLACE_IN_PACK.get(b)!);

/** A draft without a card dealt. @throws JassError for a game that there is not */
export function emptyDraft(game: Game): Draft {
  const rules = rulesWith(variantById(game.variant), game.presets, game.override);
  return {
    ...game,
    rules,
    contract: contractsOf(rules)[0]!,
    leader: 'N',
    declarer: null,
    payoff: 'points',
    size: handSize(rules),
    hands: NO_CARDS,
    plays: [],
  };
}

/** The draft of a deal that stands: its hands say how many cards each is to have. */
export function draftOf(game: Game, setup: GameSetup, payoff: Payoff, plays: readonly Card[]): Draft {
  const { rules, contract, leader, declarer, deal } = setup;
  const of = declarer === leader ? null : declarer;
  return {
    ...game,
    rules,
    contract,
    leader,
    declarer: of,
    payoff,
    size: deal.N.length,
    hands: sortedHands(deal),
    plays,
  };
}

const sortedHands = ({ N, E, S, W }: Deal): Deal => ({ N: sorted(N), E: sorted(E), S: sorted(S), W: sorted(W) });

/** The cards at a place. */
export const cardsAt = (draft: Draft, place: Place): readonly Card[] =>
  place === 'stock' ? undealt(draft) : draft.hands[place];

/** The cards of the pack that no hand holds, in the order of the pack. */
export function undealt({ rules, hands }: Draft): Card[] {
  const left = packOf(rules);
  for (const card of SEATS.flatMap((seat) => hands[seat])) left.splice(left.indexOf(card), 1);
  return sorted(left);
}

/** How many cards a hand still lacks; negative where it has too many. */
export const missing = ({ size, hands }: Draft, seat: Seat): number => size - hands[seat].length;

/** Whether four hands of the right size stand: then it is a deal, or an ending. */
export const isComplete = (draft: Draft): boolean => SEATS.every((seat) => missing(draft, seat) === 0);

/** Whether a hand takes another card. */
export const hasRoom = (draft: Draft, place: Place): boolean => place === 'stock' || missing(draft, place) > 0;

/** Moves a card to a place that has room; the same draft where it has none, or the card is not there. */
export function withMoved(draft: Draft, card: Card, from: Place, to: Place): Draft {
  if (from === to || !hasRoom(draft, to) || !cardsAt(draft, from).includes(card)) return draft;
  return withHands(draft, placed(without(draft.hands, from, card), to, card));
}

/** Two cards change places. */
export function withSwapped(draft: Draft, a: Card, from: Place, b: Card, to: Place): Draft {
  if (from === to || a === b || !cardsAt(draft, from).includes(a) || !cardsAt(draft, to).includes(b)) return draft;
  const taken = without(without(draft.hands, from, a), to, b);
  return withHands(draft, placed(placed(taken, to, a), from, b));
}

/**
 * A whole hand in place of one; its cards come from where they are, those not dealt first, and what the hand held before is
 * not dealt.
 * @throws JassError `bad-deal` for too many cards, and for one that the pack has not or not so often
 */
export function withHand(draft: Draft, seat: Seat, cards: readonly Card[]): Draft {
  const { rules } = draft;
  const full = handSize(rules);
  if (cards.length > full) {
    const count = cards.length;
    throw new JassError('bad-deal', msg(str`The hand has ${count} cards; a full hand has ${full}.`), { hand: seat });
  }
  const pack = packOf(rules);
  cards.forEach((card, index) => {
    const copies = pack.filter((known) => known === card).length;
    if (copies === 0) {
      const ranks = rules.deck.ranks.join(' ');
      const reason = msg(str`${{ card }} is not in this pack: its ranks are ${ranks}.`);
      throw new JassError('bad-deal', reason, { hand: seat, card });
    }
    if (cards.slice(0, index + 1).filter((known) => known === card).length > copies) {
      const times = timesInPack(rules);
      const reason = msg(str`${{ card }} appears too often: the pack has it ${times}.`);
      throw new JassError('bad-deal', reason, { hand: seat, card });
    }
  });
  let hands: Deal = { ...draft.hands, [seat]: [] };
  for (const card of cards) {
    const holder = undealt({ ...draft, hands }).includes(card)
      ? 'stock'
      : SEATS.find((other) => other !== seat && hands[other].includes(card))!;
    hands = placed(without(hands, holder, card), seat, card);
  }
  return withHands(draft, hands);
}

/** What is not dealt yet goes to the hands that lack cards, at random; the same seed deals the same. */
export function withRestDealt(draft: Draft, seed: number): Draft {
  const rest = shuffled(undealt(draft), seeded(seed));
  let { hands } = draft;
  for (const seat of SEATS) {
    const taken = rest.splice(0, Math.max(0, missing(draft, seat)));
    hands = { ...hands, [seat]: sorted([...hands[seat], ...taken]) };
  }
  return withHands(draft, hands);
}

export const withNothingDealt = (draft: Draft): Draft => withHands(draft, NO_CARDS);

export const withAllDealt = (draft: Draft, seed: number): Draft => withRestDealt({ ...draft, hands: NO_CARDS }, seed);

/** Hands of so many cards; those that have more keep them until they are taken out. */
export const withSize = (draft: Draft, size: number): Draft =>
  size === draft.size ? draft : fitted({ ...draft, size, plays: [] });

export const withLeader = (draft: Draft, leader: Seat): Draft =>
  leader === draft.leader ? draft : { ...draft, leader, plays: [] };

export const withDeclarer = (draft: Draft, declarer: Seat | null): Draft => ({ ...draft, declarer });

export const withPayoff = (draft: Draft, payoff: Payoff): Draft => ({ ...draft, payoff });

export const withContract = (draft: Draft, contract: Contract): Draft =>
  contract === draft.contract ? draft : fitted({ ...draft, contract, plays: [] });

/** What a change of the game has taken from a draft, beside the record. */
export interface Taken {
  /** Cards that the hands held and the pack has not. */
  readonly cards: readonly Card[];
  /** The contract that the game has not. */
  readonly contract: Contract | null;
  /** Whether rules that the page overrides do not fit this game. */
  readonly override: boolean;
}

/** Another game with what fits it of the hands. */
export function withVariant(draft: Draft, variant: string): { draft: Draft; taken: Taken } {
  const presets = draft.presets.filter((id) => presetsOf({ id: variant }).some((known) => known.id === id));
  return withGame(draft, { variant, presets, override: draft.override });
}

/** The same game with other presets. @throws JassError where they contradict each other */
export const withPresets = (draft: Draft, presets: readonly string[]): Draft =>
  withGame(draft, { variant: draft.variant, presets, override: draft.override }, true).draft;

/** @param isStrict whether an override that does not fit is an error */
function withGame(draft: Draft, game: Game, isStrict = false): { draft: Draft; taken: Taken } {
  const variant = variantById(game.variant);
  let { override } = game;
  let rules: Rules;
  try {
    rules = rulesWith(variant, game.presets, override);
  } catch (error) {
    if (isStrict || !(error instanceof JassError)) throw error;
    override = {};
    rules = rulesWith(variant, game.presets);
  }
  const isFull = draft.size === handSize(draft.rules);
  const size = isFull ? handSize(rules) : Math.min(draft.size, handSize(rules));
  const left = packOf(rules);
  const cards: Card[] = [];
  const kept = (seat: Seat): Card[] => {
    const fits: Card[] = [];
    for (const card of draft.hands[seat]) {
      const at = left.indexOf(card);
      if (at < 0 || fits.length === handSize(rules)) cards.push(card);
      else fits.push(...left.splice(at, 1));
    }
    return fits;
  };
  const hands: Deal = { N: kept('N'), E: kept('E'), S: kept('S'), W: kept('W') };
  const contract = contractOr(rules, draft.contract);
  return {
    draft: fitted({ ...draft, ...game, override, rules, size, hands, contract, plays: [] }),
    taken: {
      cards,
      contract: contract === draft.contract ? null : draft.contract,
      override: override !== game.override,
    },
  };
}

/** The contract if the game has it, else the first that it has. */
export function contractOr(rules: Rules, contract: Contract): Contract {
  const contracts = contractsOf(rules);
  return contracts.includes(contract) ? contract : contracts[0]!;
}

/** With a payoff that the rules know. */
const fitted = (draft: Draft): Draft =>
  payoffsOffered(draft).includes(draft.payoff) ? draft : { ...draft, payoff: 'points' };

/** What can be counted: of a deal of this size, as the hands may still be empty. */
export function payoffsOffered(draft: Draft): readonly Payoff[] {
  const { rules, contract, leader, declarer, size } = draft;
  const pack = packOf(rules);
  const hand = (of: number): Card[] => pack.slice(of * size, (of + 1) * size);
  const deal: Deal = { N: hand(0), E: hand(1), S: hand(2), W: hand(3) };
  const offered = payoffsOf({ rules, contract, leader, declarer: declarer ?? leader, deal });
  return PAYOFFS.filter((payoff) => offered.includes(payoff));
}

/** Other hands of the same game: the record was not theirs. */
const withHands = (draft: Draft, hands: Deal): Draft => ({ ...draft, hands, plays: [] });

function without(hands: Deal, place: Place, card: Card): Deal {
  if (place === 'stock') return hands;
  const hand = [...hands[place]];
  hand.splice(hand.indexOf(card), 1);
  return { ...hands, [place]: hand };
}

const placed = (hands: Deal, place: Place, card: Card): Deal =>
  place === 'stock' ? hands : { ...hands, [place]: sorted([...hands[place], card]) };
