/**
 * The oracle of the oracle: full-width minimax over lists of cards, without pruning, memo or merging. Only for small
 * endings. It shares with search.ts the rule sheets of games.ts and nothing else.
 */
import type { Hands, Position } from './deals.ts';
import { PLACES, beats, placesOfRank, strengthOf, suitOf } from './games.ts';
import type { Sheet, Turn } from './games.ts';

/** A position in play. Points are North–South's card points so far. */
export interface State {
  hands: Hands;
  /** Leader of the trick in progress. */
  leader: number;
  trick: number[];
  taken: number;
}

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
  if (trick.length < 4) return { ...state, hands, trick };
  const leader = (state.leader + winnerIndex(sheet, trick, hands[0]!.length + 1) * sheet.step) % 4;
  let points = hands[0]!.length === 0 ? sheet.lastTrick : 0;
  for (const played of trick) points += sheet.points[played]!;
  return { hands, leader, trick: [], taken: state.taken + ((leader % 2 === 0) !== sheet.misere ? points : 0) };
}

/** The state after the plays of a record. Throws when one of them is illegal. */
export function replay(sheet: Sheet, { hands, leader, plays }: Position): State {
  let state: State = { hands, leader, trick: [], taken: 0 };
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

/** North–South's card points at the end, both sides playing their best. */
export function minimax(sheet: Sheet, state: State): number {
  if (state.trick.length === 0 && state.hands[0]!.length === 0) return state.taken;
  const values = legalCards(sheet, state).map((card) => minimax(sheet, afterCard(sheet, state, card)));
  return seatToPlay(sheet, state) % 2 === 0 ? Math.max(...values) : Math.min(...values);
}
