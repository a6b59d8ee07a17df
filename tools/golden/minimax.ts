/**
 * The oracle of the oracle: full-width minimax over lists of cards, without pruning, memo or merging. Only for small
 * endings. It shares with search.ts the rule sheets of games.ts, aims.ts and roem.ts, and nothing else.
 */
import { emptyLedger } from './aims.ts';
import type { Aim, Ledger, Side } from './aims.ts';
import type { Hands, Position } from './deals.ts';
import { PLACES, beats, placesOfRank, strengthOf, suitOf } from './games.ts';
import type { Sheet, Turn } from './games.ts';
import { Roem } from './roem.ts';

/** A position in play. */
export interface State {
  hands: Hands;
  /** Leader of the trick in progress. */
  leader: number;
  trick: number[];
  /** In the tricks before it, and belots so far. */
  taken: Ledger;
}

export const stateOf = (hands: Hands, leader: number): State => ({ hands, leader, trick: [], taken: emptyLedger() });

export function seatToPlay(sheet: Sheet, state: State): number {
  return (state.leader + state.trick.length * sheet.step) % 4;
}

/** @param left cards in each hand when the trick began */
function winnerIndex(sheet: Sheet, trick: readonly number[], left: number): number {
  let winner = 0;
  for (let i = 1; i < trick.length; i++) if (beats(sheet, trick[i]!, trick[winner]!, left)) winner = i;
  return winner;
}

/** Places stronger than every card of the suit in the trick. */
function placesAbove(sheet: Sheet, suit: number, trick: readonly number[]): number {
  let above = 0;
  for (let place = 0; place < PLACES; place++) {
    const card = suit * PLACES + place;
    const isAbove = trick.every(
      (played) => suitOf(played) !== suit || strengthOf(sheet, card) > strengthOf(sheet, played),
    );
    if (isAbove) above |= 1 << place;
  }
  return above;
}

export function legalCards(sheet: Sheet, state: State): number[] {
  const hand = state.hands[seatToPlay(sheet, state)]!;
  if (state.trick.length === 0) return hand;
  const masks = new Int32Array(4);
  for (const card of hand) masks[suitOf(card)]! |= 1 << (card % PLACES);
  const led = suitOf(state.trick[0]!);
  const opponentsCards = state.trick.filter((_, i) => i !== state.trick.length - 2);
  const turn: Turn = {
    hand: masks,
    may: new Int32Array(4),
    led,
    trump: sheet.trump,
    jacks: placesOfRank(sheet, sheet.trump, 'J'),
    over: sheet.trump < 0 ? 0 : placesAbove(sheet, sheet.trump, state.trick),
    overOpponents: sheet.trump < 0 ? 0 : placesAbove(sheet, sheet.trump, opponentsCards),
    head: placesAbove(sheet, led, state.trick),
    partnerWins: winnerIndex(sheet, state.trick, hand.length) === state.trick.length - 2,
  };
  sheet.legal(turn);
  return hand.filter((card) => (turn.may[suitOf(card)]! >> (card % PLACES)) & 1);
}

export function afterCard(sheet: Sheet, state: State, card: number): State {
  const seat = seatToPlay(sheet, state);
  const hands = state.hands.map((hand, i) => (i === seat ? hand.filter((held) => held !== card) : hand));
  const trick = [...state.trick, card];
  let taken = withBelot(sheet, state, card);
  if (trick.length < 4) return { ...state, hands, trick, taken };
  const left = hands[0]!.length + 1;
  const leader = (state.leader + winnerIndex(sheet, trick, left) * sheet.step) % 4;
  const worth = sheet.reversed(left) ? sheet.reversedPoints : sheet.points;
  let points = left === 1 ? sheet.lastTrick : 0;
  for (const played of trick) points += worth[played]!;
  const roem = sheet.fourJacks ? roemOf(sheet).ofTrick(trick[0]!, trick[1]!, trick[2]!, trick[3]!) : 0;
  const isNs = leader % 2 === 0;
  taken = isNs
    ? { ...taken, roemNs: taken.roemNs + roem, tricksNs: taken.tricksNs + 1 }
    : { ...taken, roemEw: taken.roemEw + roem, tricksEw: taken.tricksEw + 1 };
  taken = isNs !== sheet.misere ? { ...taken, ns: taken.ns + points } : { ...taken, ew: taken.ew + points };
  return { hands, leader, trick: [], taken };
}

const roems = new WeakMap<Sheet, Roem>();

function roemOf(sheet: Sheet): Roem {
  const roem = roems.get(sheet) ?? new Roem(sheet);
  roems.set(sheet, roem);
  return roem;
}

/** “A belot (K+Q, 20) counts only if the first of the two cards is led, or follows the suit led; not if it is discarded.” */
function withBelot(sheet: Sheet, state: State, card: number): Ledger {
  const { taken } = state;
  if (!sheet.belots) return taken;
  const suit = suitOf(card);
  const [king, queen] = ['K', 'Q'].map((rank) => suit * PLACES + sheet.order[suit]!.indexOf(rank));
  const mate = card === king ? queen : card === queen ? king : undefined;
  const seat = seatToPlay(sheet, state);
  const follows = state.trick.length === 0 || suitOf(state.trick[0]!) === suit;
  if (mate === undefined || !follows || !state.hands[seat]!.includes(mate)) return taken;
  return seat % 2 === 0 ? { ...taken, roemNs: taken.roemNs + 20 } : { ...taken, roemEw: taken.roemEw + 20 };
}

/** The state after the plays of a record. Throws when one of them is illegal. */
export function replay(sheet: Sheet, { hands, leader, plays }: Position): State {
  let state = stateOf(hands, leader);
  for (const card of plays) {
    if (!legalCards(sheet, state).includes(card)) throw new Error(`illegal play ${card}`);
    state = afterCard(sheet, state, card);
  }
  return state;
}

/** Card points of the whole position, last trick included. */
export function totalOf(sheet: Sheet, hands: Hands): number {
  return hands.flat().reduce((sum, card) => sum + sheet.points[card]!, sheet.lastTrick);
}

/** The worth for North–South at the end, both sides playing their best. */
export function minimax(sheet: Sheet, aim: Aim, state: State): number {
  if (state.trick.length === 0 && state.hands[0]!.length === 0) return aim.final(state.taken);
  const values = legalCards(sheet, state).map((card) => minimaxAfter(sheet, aim, state, card));
  return better(seatToPlay(sheet, state) % 2 === 0 ? 0 : 1, values);
}

/** The same after a card, and the taps or the claim that may follow it. */
export function minimaxAfter(sheet: Sheet, aim: Aim, state: State, card: number): number {
  const after = afterCard(sheet, state, card);
  if (after.trick.length > 0) return minimax(sheet, aim, after);
  const winners = (after.leader % 2) as Side;
  if (aim.claim) {
    const claim = aim.claim(after.taken, winners);
    const values = [minimax(sheet, aim, after), ...(claim === undefined ? [] : [claim])];
    return better(winners, values);
  }
  return aim.mayTap ? askedToTap(sheet, aim, after, [winners, winners === 0 ? 1 : 0]) : minimax(sheet, aim, after);
}

/** “The trick's winners are asked first, then the others.” */
function askedToTap(sheet: Sheet, aim: Aim, state: State, [side, ...others]: Side[]): number {
  if (side === undefined || state.taken.tapper >= 0) return minimax(sheet, aim, state);
  const without = askedToTap(sheet, aim, state, others);
  if (!aim.mayTap!(state.taken, side)) return without;
  return better(side, [without, minimax(sheet, aim, { ...state, taken: { ...state.taken, tapper: side } })]);
}

const better = (side: Side, values: readonly number[]): number =>
  side === 0 ? Math.max(...values) : Math.min(...values);
