/**
 * A deal in the making: hands that may still lack cards, and the game to play with them. Every change makes a new
 * value, so that it can be undone. Each card of the pack is in one hand or not dealt, so none is lost or in two
 * places; a change that would break this is refused. Only a complete deal (`isComplete`) goes to the engine.
 */
import { RANKS, SEATS, suitOf, SUITS } from '../../game/cards.ts';
import type { Card, CardSuits, Contract, Deal, Seat } from '../../game/cards.ts';
import { completeTaken } from '../../game/play/complete-taken.ts';
import type { StatedTaken } from '../../game/play/complete-taken.ts';
import { timesInPack } from '../../game/play/deal.ts';
import { dealerBefore } from '../../game/play/turned.ts';
import { JassError } from '../../game/errors.ts';
import { payoffsOf } from '../../game/scoring/payoffs/payoffs-of.ts';
import { PAYOFFS } from '../../game/scoring/payoff.ts';
import { levelsOf } from '../../game/scoring/level.ts';
import { usualPayoff } from '../../game/scoring/payoffs/targets.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { contractsOf, handSize, packOf } from '../../game/rules/pack.ts';
import { msg, str } from '../../game/reason.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { rulesWith } from '../../game/rules/apply-presets.ts';
import { presetsOf } from '../../game/variants/presets.ts';
import { seeded, shuffled } from '../../game/play/random-deal.ts';
import type { Rules } from '../../game/rules/rules.ts';
import { variantById } from '../../game/variants/index.ts';

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
  readonly doubled: 2 | 4 | null;
  readonly payoff: Payoff;
  /** The number of cards that each hand is to have. */
  readonly size: number;
  /** Sorted by suit and rank. */
  readonly hands: Deal;
  /** The points, roem and tricks taken before an ending; null if it counts from zero. */
  readonly taken: StatedTaken | null;
  /** The record of these hands in this game; emptied when the hands or the game change. */
  readonly plays: readonly Card[];
}

const NO_CARDS: Deal = { N: [], E: [], S: [], W: [] };

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
  };
}

/** The draft of a complete deal. Its hands give the number of cards for each. */
export function draftOf(game: Game, setup: GameSetup, payoff: Payoff, plays: readonly Card[]): Draft {
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

/** Moves a card. Returns the same draft if there is no room or the card is not there. */
export function withMoved(draft: Draft, card: Card, from: Place, to: Place): Draft {
  if (from === to || !hasRoom(draft, to) || !cardsAt(draft, from).includes(card)) return draft;
  return withHands(draft, placed(without(draft.hands, from, card), to, card));
}

/** Exchanges two cards. */
export function withSwapped(draft: Draft, a: Card, from: Place, b: Card, to: Place): Draft {
  if (from === to || a === b || !cardsAt(draft, from).includes(a) || !cardsAt(draft, to).includes(b)) return draft;
  const rest = without(without(draft.hands, from, a), to, b);
  return withHands(draft, placed(placed(rest, to, a), from, b));
}

/**
 * Replaces a whole hand. Its cards come from where they are, first from those not dealt. Cards that leave the hand
 * are not dealt.
 * @throws JassError `bad-deal` for too many cards, and for a card that is not in the pack or not so often
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

/** Deals the remaining cards at random to the hands that lack some. The same seed gives the same deal. */
export function withRestDealt(draft: Draft, seed: number): Draft {
  const rest = shuffled(undealt(draft), seeded(seed));
  let { hands } = draft;
  for (const seat of SEATS) {
    const dealt = rest.splice(0, Math.max(0, missing(draft, seat)));
    hands = { ...hands, [seat]: sorted([...hands[seat], ...dealt]) };
  }
  return withHands(draft, hands);
}

export const withNothingDealt = (draft: Draft): Draft => withHands(draft, NO_CARDS);

export const withAllDealt = (draft: Draft, seed: number): Draft => withRestDealt({ ...draft, hands: NO_CARDS }, seed);

/** Changes the size of the hands. Hands with more cards keep them until the reader takes them out. */
export const withSize = (draft: Draft, size: number): Draft =>
  size === draft.size ? draft : fitted({ ...draft, size, taken: null, plays: [] });

export const withLeader = (draft: Draft, leader: Seat): Draft =>
  leader === draft.leader ? draft : { ...draft, leader, turned: null, plays: [] };

/** Turns a card of the dealer, whose suit is then trump; null: none is known. */
export const withTurned = (draft: Draft, turned: Card | null): Draft =>
  turned ? { ...withContract(draft, suitOf(turned)), turned } : { ...draft, turned };

export const withDeclarer = (draft: Draft, declarer: Seat | null): Draft => ({ ...draft, declarer });

/** Sets the level that was bid; null if it is not known. With a level, the players count the score. */
export const withLevel = (draft: Draft, level: number | null): Draft => {
  const of = { ...draft, level, doubled: level === null ? null : draft.doubled };
  return fitted({ ...of, payoff: usualPayoff(bidOf(of)) });
};

export const withDoubled = (draft: Draft, doubled: 2 | 4 | null): Draft => ({ ...draft, doubled });

/** The rules with the level and the double, as far as they are known. */
const bidOf = ({ rules, level, doubled }: Draft): Pick<GameSetup, 'rules' | 'level' | 'doubled'> => ({
  rules,
  ...(level !== null && { level }),
  ...(doubled && { doubled }),
});

/**
 * Sets the points, roem and tricks taken before an ending; null counts from zero. They are completed once the hands are complete.
 * @throws JassError if the cards that are not dealt cannot be taken so
 */
export function withTaken(draft: Draft, stated: StatedTaken | null): Draft {
  const { rules, contract, hands } = draft;
  const taken = stated && isComplete(draft) ? completeTaken({ rules, contract, deal: hands }, stated) : stated;
  return { ...draft, taken };
}

export const withPayoff = (draft: Draft, payoff: Payoff): Draft => ({ ...draft, payoff });

export const withContract = (draft: Draft, contract: Contract): Draft =>
  contract === draft.contract ? draft : fitted({ ...draft, contract, turned: null, taken: null, plays: [] });

/** Losses of a draft when its game changes, apart from the record. */
export interface Lost {
  /** Cards of the hands that are not in the new pack. */
  readonly cards: readonly Card[];
  /** The contract, if the new game does not have it. */
  readonly contract: Contract | null;
  /** Whether the page's override does not fit the new game. */
  readonly override: boolean;
}

/** Changes the game and keeps the cards that fit it. */
export function withVariant(draft: Draft, variant: string): { draft: Draft; lost: Lost } {
  const presets = draft.presets.filter((id) => presetsOf({ id: variant }).some((known) => known.id === id));
  return withGame(draft, { variant, presets, cards: draft.cards, override: draft.override });
}

/** The same game with other presets. @throws JassError if they contradict each other */
export const withPresets = (draft: Draft, presets: readonly string[]): Draft =>
  withGame(draft, { variant: draft.variant, presets, cards: draft.cards, override: draft.override }, true).draft;

/** @param isStrict whether an override that does not fit is an error */
function withGame(draft: Draft, game: Game, isStrict = false): { draft: Draft; lost: Lost } {
  const variant = variantById(game.variant);
  let { override } = game;
  let rules: Rules;
  try {
    rules = rulesWith(variant, game.presets, override, game.cards);
  } catch (error) {
    if (isStrict || !(error instanceof JassError)) throw error;
    override = {};
    rules = rulesWith(variant, game.presets, {}, game.cards);
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
  const { scoring } = rules;
  const keepsLevel = scoring.deal === 'level' && draft.level !== null && levelsOf(scoring).includes(draft.level);
  const bid = keepsLevel ? {} : { level: null, doubled: null };
  const others = { turned: null, taken: null, plays: [], ...bid };
  return {
    draft: fitted({ ...draft, ...game, override, rules, size, hands, contract, ...others }),
    lost: {
      cards,
      contract: contract === draft.contract ? null : draft.contract,
      override: override !== game.override,
    },
  };
}

/** The contract if the game has it, else the game's first one. */
export function contractOr(rules: Rules, contract: Contract): Contract {
  const contracts = contractsOf(rules);
  return contracts.includes(contract) ? contract : contracts[0]!;
}

/** Falls back to the first payoff, card points if the rules have them, if they do not have the payoff of the draft. */
function fitted(draft: Draft): Draft {
  const offered = payoffsOffered(draft);
  return offered.includes(draft.payoff) ? draft : { ...draft, payoff: offered[0]! };
}

/** The payoffs of a deal of this size. The hands may still be empty, so other cards stand in for theirs. */
export function payoffsOffered(draft: Draft): readonly Payoff[] {
  const { rules, contract, leader, declarer, size } = draft;
  const pack = packOf(rules);
  const hand = (of: number): Card[] => pack.slice(of * size, (of + 1) * size);
  const deal: Deal = { N: hand(0), E: hand(1), S: hand(2), W: hand(3) };
  const offered = payoffsOf({ ...bidOf(draft), contract, leader, declarer: declarer ?? leader, deal });
  return PAYOFFS.filter((payoff) => offered.includes(payoff));
}

/** Other hands of the same game. The record goes, as it belonged to the old ones, and so does a turned card that the dealer no longer holds. */
function withHands(draft: Draft, hands: Deal): Draft {
  const { rules, leader, turned } = draft;
  const isKept = turned !== null && hands[dealerBefore(rules, leader)].includes(turned);
  return { ...draft, hands, turned: isKept ? turned : null, plays: [] };
}

function without(hands: Deal, place: Place, card: Card): Deal {
  if (place === 'stock') return hands;
  const hand = [...hands[place]];
  hand.splice(hand.indexOf(card), 1);
  return { ...hands, [place]: hand };
}

const placed = (hands: Deal, place: Place, card: Card): Deal =>
  place === 'stock' ? hands : { ...hands, [place]: sorted([...hands[place], card]) };
