/**
 * The state of a deal during play: the seat to play, the legal cards, the completed tricks. States are immutable and each play makes
 * a new one. That costs some copying and lets callers keep, compare and return to any state.
 */
import { sideOf } from '../cards.ts';
import type { Card, Contract, Deal, PerSide, Seat, Side } from '../cards.ts';
import { kindOfTrick, scorerOf } from '../contracts.ts';
import type { Kind } from '../contracts.ts';
import { checkDeal } from './deal.ts';
import { JassError } from '../errors.ts';
import { legalCards } from './legality.ts';
import { checkContract, handSize, pointsInTrick } from '../rules/pack.ts';
import { msg, namesOf, str } from '../reason.ts';
import { marriageInTrick } from '../scoring/played-marriage.ts';
import type { PlayedMarriage } from '../scoring/played-marriage.ts';
import { trickRoem } from '../scoring/roem.ts';
import type { Rules } from '../rules/rules.ts';
import type { Taken } from './taken.ts';
import { TRICK_SIZE, trickPoints, trickSeat, winnerIndex } from './trick.ts';
import type { Trick } from './trick.ts';

/** The facts fixed before the first lead. The deal may be an ending. */
export interface GameSetup {
  readonly rules: Rules;
  readonly contract: Contract;
  /** The leader to the first trick. */
  readonly leader: Seat;
  readonly declarer: Seat;
  readonly deal: Deal;
  /** The dealer’s turned card, whose suit is trump; absent if it is not known, and where the trump is chosen. */
  readonly turned?: Card;
  /** The level that the declarers have bid, in a game with levels; absent if it is not known. */
  readonly level?: number;
  /** The factor of a double or redouble of that level: 2, or the rules' factor of a redouble. */
  readonly doubled?: 2 | 3 | 4;
  /** The points, roem and tricks taken before an ending; absent if it counts from zero. */
  readonly taken?: Taken;
}

export interface CompletedTrick {
  readonly leader: Seat;
  readonly cards: readonly Card[];
  readonly winner: Seat;
  /** Card points, including the bonus for the last trick; they go to the winner's side, in a misère to the other. */
  readonly points: number;
  /** Points for combinations in the trick, to the winner's side. */
  readonly roem: number;
  /** The marriage that counts in the trick, to its holder's side; null if there is none, and where marriages do not depend on the play. */
  readonly marriage: PlayedMarriage | null;
}

/** A call after a trick, in games that have one: a tap, or the claim of a win. Either settles what the deal scores. */
export interface Call {
  /** The plays before it. */
  readonly after: number;
  readonly by: Side;
  readonly call: CallName;
}

/** The calls by name, which is also the scoring of a game that has it (`scoring.deal`). */
export const CALL_NAMES = ['tap', 'claim'] as const;
export type CallName = (typeof CALL_NAMES)[number];

/** A call that has been made. */
export interface MadeCall extends Call {
  /** Game points that it brings its side, unless a tap is followed by all tricks. */
  readonly score: number;
}

export interface GameState {
  readonly setup: GameSetup;
  /** The cards still held. */
  readonly hands: Deal;
  /** The trick in progress, of 0 to 3 cards. */
  readonly trick: Trick;
  readonly tricks: readonly CompletedTrick[];
  /** Card points that count for the sides, of the completed tricks and of those before an ending. */
  readonly points: PerSide;
  /** The seat to play; null after the last play. */
  readonly toPlay: Seat | null;
  /** The call of the deal (scoring/calls.ts), of which there is one at most; null while nobody has called. */
  readonly call: MadeCall | null;
}

/** The state before the first lead. @throws JassError `bad-deal` or `bad-contract` */
export function startOf(setup: GameSetup): GameState {
  checkContract(setup.rules, setup.contract);
  checkDeal(setup.rules, setup.deal);
  return beforePlay(setup);
}

/** As `startOf` without the checks, for a setup that has passed them; a worker needs none of their sentences. */
export function beforePlay(setup: GameSetup): GameState {
  const { deal } = setup;
  return {
    setup,
    hands: deal,
    trick: { leader: setup.leader, cards: [] },
    tricks: [],
    points: pointsBefore(setup),
    toPlay: setup.leader,
    call: null,
  };
}

/** The card points that count for the sides from the tricks before an ending. */
export function pointsBefore({ contract, taken }: GameSetup): PerSide {
  const by = (side: Side): number => taken?.[scorerOf(contract, side)].points ?? 0;
  return { NS: by('NS'), EW: by('EW') };
}

/** The kind of the trick number `index` (from 0) of a deal. An ending is the end of a full deal. */
export function trickKind({ rules, contract, deal }: GameSetup, index: number): Kind {
  return kindOfTrick(rules, contract, handSize(rules) - deal.N.length + index);
}

/** The kind of the trick in progress. */
export const kindNow = ({ setup, tricks }: GameState): Kind => trickKind(setup, tricks.length);

/** The card points of a card in the trick in progress. */
export const pointsNow = (state: GameState, card: Card): number =>
  pointsInTrick(state.setup.rules, state.setup.contract, kindNow(state), card);

/** The legal cards of the seat to play, in the order of the notation; none after the last play. */
export function legalNow(state: GameState): Card[] {
  if (state.toPlay === null) return [];
  return legalCards(state.setup.rules, kindNow(state), state.trick, state.hands[state.toPlay]);
}

/** The state after the seat to play plays `card`. @throws JassError `illegal-play`, naming the legal cards */
export function playCard(state: GameState, card: Card): GameState {
  if (state.toPlay === null) {
    const reason = msg(str`${{ card }} cannot be played: every trick has been played.`);
    throw new JassError('illegal-play', reason, { card });
  }
  const legal = legalNow(state);
  if (!legal.includes(card)) {
    const seat = state.toPlay;
    const trick = state.tricks.length + 1;
    const cards = namesOf(legal);
    const reason = state.hands[seat].includes(card)
      ? msg(str`${{ seat }} may not play ${{ card }} in trick ${trick}; legal: ${cards}.`)
      : msg(str`${{ seat }} does not hold ${{ card }} in trick ${trick}; legal: ${cards}.`);
    throw new JassError('illegal-play', reason, { hand: seat, card });
  }
  return afterPlay(state, card);
}

/**
 * As `playCard` without the check, for a card from `legalNow` of this state: fast enough for a reference search. States and tricks name
 * all their fields: to copy some by `...` and add others took longer than the rest of such a search.
 */
export function afterPlay(state: GameState, card: Card): GameState {
  const { setup, tricks, call } = state;
  const { rules, contract } = setup;
  const { leader } = state.trick;
  const seat = state.toPlay!;
  const hand = [...state.hands[seat]];
  hand.splice(hand.indexOf(card), 1);
  const hands = { ...state.hands };
  hands[seat] = hand;
  const cards = [...state.trick.cards, card];
  const trick = { leader, cards };
  if (cards.length < TRICK_SIZE) {
    return { setup, hands, trick, tricks, points: state.points, toPlay: trickSeat(rules, trick, cards.length), call };
  }
  const isLast = hand.length === 0;
  const kind = kindNow(state);
  const winner = trickSeat(rules, trick, winnerIndex(rules, kind, cards));
  const points = trickPoints(rules, contract, kind, cards, isLast);
  const side = scorerOf(contract, sideOf(winner));
  const marriage = marriageInTrick(rules, contract, cards, (place) => {
    const holder = trickSeat(rules, trick, place);
    return { seat: holder, hand: hands[holder] };
  });
  return {
    setup,
    hands,
    trick: { leader: winner, cards: [] },
    tricks: [...tricks, { leader, cards, winner, points, roem: trickRoem(rules, contract, cards), marriage }],
    points: { ...state.points, [side]: state.points[side] + points },
    toPlay: isLast ? null : winner,
    call,
  };
}

/** The number of plays before a state. */
export const playCount = ({ tricks, trick }: GameState): number => TRICK_SIZE * tricks.length + trick.cards.length;

/** The plays before a state, in their order. */
export function playsOf({ tricks, trick }: GameState): Card[] {
  return [...tricks.flatMap(({ cards }) => cards), ...trick.cards];
}

/** The states of a deal from the first lead to `last`: before each play, and after all of them; after a call where there was one. */
export function statesUpTo(last: GameState): GameState[] {
  const states = [beforePlay(last.setup)];
  for (const card of playsOf(last)) {
    const after = afterPlay(states[states.length - 1]!, card);
    states.push(last.call?.after === states.length ? { ...after, call: last.call } : after);
  }
  return states;
}

/** As `playCard`. @throws JassError with the number of the play, from 0, in the deal or the list */
export function playAt(state: GameState, card: Card, play: number): GameState {
  try {
    return playCard(state, card);
  } catch (error) {
    if (error instanceof JassError) throw new JassError(error.code, error.reason, { ...error.place, play });
    throw error;
  }
}

/** The state after all of `plays`. @throws JassError `illegal-play` with the index of the first illegal play */
export const replay = (setup: GameSetup, plays: readonly Card[]): GameState => plays.reduce(playAt, startOf(setup));
