/**
 * Calls during the play. In some games a side with enough points may tap, or claim the deal, right after a trick; it need not. A tap and a
 * right claim settle what the deal scores, but for a tap that is followed by all tricks. Wrong claims are refused: with all cards known
 * nobody makes one.
 */
import { forSide, otherSide, sideOf } from '../cards.ts';
import type { Card, Side } from '../cards.ts';
import { JassError } from '../errors.ts';
import { playAt, playCount, startOf } from '../play/play.ts';
import type { Call, CallName, GameSetup, GameState, MadeCall } from '../play/play.ts';
import { TRICK_SIZE } from '../play/trick.ts';
import { msg, str } from '../reason.ts';
import type { Reason } from '../reason.ts';
import { meldPoints } from './meld-points.ts';
import { sweepsOpen, sweptIn } from './payoff.ts';

/** The call that a game has; null for none. */
export function callOf({ rules: { scoring } }: Pick<GameSetup, 'rules'>): CallName | null {
  return scoring.deal === 'tap' || scoring.deal === 'claim' ? scoring.deal : null;
}

/** The points with which a side may call, and the points that it has for that: in a claim melds count, unless they need a trick that it lacks. */
function pointsForCall(state: GameState, side: Side): { readonly has: number; readonly needs: number } {
  const { rules } = state.setup;
  const { scoring } = rules;
  if (scoring.deal === 'tap') return { has: state.points[side], needs: scoring.tapAt };
  if (scoring.deal !== 'claim') return { has: 0, needs: Infinity };
  const hasNoTrick = sweepsOpen(state, 'tricks')[otherSide(side)];
  const melds = rules.melds?.needsTrick && hasNoTrick ? 0 : meldPoints(state.setup)[side];
  return { has: state.points[side] + melds, needs: scoring.atLeast };
}

/** The game points of a call that a side makes now, before any sweep. */
function scoreOfCall(state: GameState, side: Side): number {
  const { scoring } = state.setup.rules;
  if (scoring.deal === 'tap') return scoring.tap;
  if (scoring.deal !== 'claim') return 0;
  return pointsForCall(state, otherSide(side)).has < scoring.half ? scoring.winBelowHalf : scoring.win;
}

/** Whether a trick has just been completed, after which the sides may call unless one has called before. */
const isBetweenTricks = ({ tricks, trick }: GameState): boolean => tricks.length > 0 && trick.cards.length === 0;

/** The sides that are asked for a call after the trick that was just completed, in the order in which they are asked. */
function askedNow(state: GameState): Side[] {
  if (state.call || !isBetweenTricks(state)) return [];
  const winners = sideOf(state.tricks.at(-1)!.winner);
  return callOf(state.setup) === 'claim' ? [winners] : [winners, otherSide(winners)];
}

/** The calls that may be made now, in the order in which the sides are asked. */
export function callsNow(state: GameState): MadeCall[] {
  const call = callOf(state.setup);
  if (!call) return [];
  return askedNow(state).flatMap((by) => {
    const { has, needs } = pointsForCall(state, by);
    return has >= needs ? [{ after: playCount(state), by, call, score: scoreOfCall(state, by) }] : [];
  });
}

/** The position after a call of `callsNow`. */
export const afterCall = (state: GameState, call: MadeCall): GameState => ({ ...state, call });

/** The calls made from one state of a deal to a later one. */
export function callsBetween(from: GameState, to: GameState): Call[] {
  if (!to.call || from.call) return [];
  const { after, by, call } = to.call;
  return [{ after, by, call }];
}

/** The calls of a record that other plays share with it: those before the two part. */
export const sharedCalls = (
  { plays, calls }: { readonly plays: readonly Card[]; readonly calls: readonly Call[] },
  others: readonly Card[],
): readonly Call[] =>
  calls.filter(({ after }) => after <= others.length && plays.slice(0, after).every((card, at) => others[at] === card));

/** What the deal scores after its call, North–South minus East–West, if the rest of the play cannot change it; null if it can, and without a call. */
export function settledScore(state: GameState): number | null {
  const { call } = state;
  if (!call) return null;
  const { scoring } = state.setup.rules;
  const mayGrow = scoring.deal === 'tap' && scoring.tapSweep !== call.score && sweepsOpen(state, 'tricks')[call.by];
  return mayGrow && state.toPlay !== null ? null : scoreAfterCall(state, call);
}

/** What a finished deal scores after its call: North–South minus East–West. */
export function scoreAfterCall(state: GameState, { by, score }: MadeCall): number {
  const { scoring } = state.setup.rules;
  const isSweep = scoring.deal === 'tap' && sweptIn(state, 'tricks') === by;
  return forSide(by, isSweep ? scoring.tapSweep : score);
}

/**
 * The state after all of `plays`, with the calls made between them. Those after more plays are not made yet.
 * @param calls in the order in which they are made
 * @throws JassError `illegal-play` with the index of the first illegal play, or `bad-request` for a call that is not possible
 */
export const replayRecord = (setup: GameSetup, plays: readonly Card[], calls: readonly Call[]): GameState =>
  playOn(startOf(setup), plays, calls);

/** The same from a state on. @param calls counted from the first lead of the deal; those before the state are left out */
export function playOn(start: GameState, plays: readonly Card[], calls: readonly Call[]): GameState {
  const call = (state: GameState): GameState => {
    const made = playCount(state);
    return calls.reduce((now, of, index) => (of.after === made ? makeCall(now, of, index) : now), state);
  };
  return plays.reduce((state, card) => call(playAt(state, card, playCount(state))), start.call ? start : call(start));
}

/** @param index of the call in its list, for the message @throws JassError `bad-request` */
function makeCall(state: GameState, call: Call, index: number): GameState {
  const made = callsNow(state).find((now) => now.by === call.by && now.call === call.call);
  if (made) return afterCall(state, made);
  throw new JassError('bad-request', reasonAgainst(state, call, index), { field: 'calls' });
}

function reasonAgainst(state: GameState, { after, by, call }: Call, index: number): Reason {
  const has = callOf(state.setup);
  if (!has) return msg('calls: in this game no side taps or claims; leave them out.');
  if (call !== has) return msg(str`calls[${index}]: this game has no ${call}; write "${has}".`);
  if (state.call) {
    const { by: first, after: plays } = state.call;
    return msg(str`calls[${index}]: ${first} has called after ${plays} plays; a deal has only one call.`);
  }
  if (!isBetweenTricks(state)) {
    const { length } = state.tricks;
    const [before, next] = [TRICK_SIZE * Math.max(length, 1), TRICK_SIZE * (length + 1)];
    return before === next
      ? msg(
          str`calls[${index}]: a call comes right after a trick, so after ${next} plays or later, not after ${after}.`,
        )
      : msg(
          str`calls[${index}]: a call comes right after a trick, so after ${before} or ${next} plays, not after ${after}.`,
        );
  }
  const [winners] = askedNow(state);
  if (has === 'claim' && by !== winners) {
    return msg(
      str`calls[${index}]: only the winners of a trick may claim after it; after ${after} plays these are ${winners!}.`,
    );
  }
  const { has: points, needs } = pointsForCall(state, by);
  return msg(str`calls[${index}]: after ${after} plays ${by} has ${points} points; a call needs ${needs}.`);
}
