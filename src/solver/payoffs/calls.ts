/**
 * Scores with calls: a side with enough points may call after a trick (tap, or claim), which settles the score. An
 * outcome is the index of its score among all possible scores. There are few of them, so each is decided by a probe of
 * its own (CALLS, whose half in the search is assembly/payoff/calls.ts). After a call only a tap leaves a question: whether its side takes all tricks.
 */
import { SIDES, forSide } from '../../game/cards.ts';
import type { PerSide, Side } from '../../game/cards.ts';
import { finalValue } from '../../game/scoring/payoffs/payoff-table.ts';
import { afterCall, callsNow, settledScore } from '../../game/scoring/calls.ts';
import { meldPoints } from '../../game/scoring/meld-points.ts';
import { gamePointsFor, pointsOfDeal } from '../../game/scoring/payoff.ts';
import type { GameSetup, GameState, MadeCall } from '../../game/play/play.ts';
import type { PayoffSearch, SearchPosition, SearchSettings } from './payoff-search.ts';
import { CERTAIN, Kind, ProbeWord } from '../abi.ts';
import { ProbedPosition } from './probed-position.ts';
import type { SolverModule, ProbeWords } from './solver-module.ts';
import { sweepSettings } from './shares.ts';

/**
 * The points from which a call of a side decides a probe, and the limits for the others, who may have melds once they
 * have a trick.
 */
interface Call {
  readonly from: number;
  readonly othersBelow: number;
  readonly othersBelowWithTrick: number;
}

const NO_CALL: Call = { from: CERTAIN, othersBelow: CERTAIN, othersBelowWithTrick: CERTAIN };

/** The rules of calls and of the end of a deal, for one side. */
interface CallRules {
  /** Fewest points with which a side may call. */
  readonly callAt: number;
  /**
   * The scores of a call if the others have fewer than `othersBelow` points, and if not; the first is at least the
   * second.
   */
  readonly callHigh: number;
  readonly callLow: number;
  readonly othersBelow: number;
  readonly onlyWinners: boolean;
  /** The score of the end without a call for so many card points, and for all tricks (with a call at the very end). */
  readonly end: (points: number) => number;
  readonly sweep: number;
}

export class CallsSearch implements PayoffSearch {
  readonly settings: SearchSettings;
  readonly countsSweeps = true;
  readonly #setup: GameSetup;
  readonly #points: number;
  readonly #rules: CallRules;
  /** Melds and marriages, which count for claims. */
  readonly #melds: PerSide;
  /** All possible scores as differences, in rising order: an outcome is an index of this list. */
  readonly #scores: readonly number[];

  constructor(setup: GameSetup) {
    this.#setup = setup;
    this.#points = pointsOfDeal(setup);
    const { callRules, scores, countsMelds } = rulesOf(setup, this.#points);
    this.#rules = callRules;
    this.#melds = countsMelds ? meldPoints(setup) : { NS: 0, EW: 0 };
    this.#scores = [...new Set(scores.flatMap((score) => [score, -score]))].sort((a, b) => a - b);
    const probes = this.#scores.slice(1).map((_, i) => this.#words(i + 1));
    this.settings = { ...sweepSettings, probes: [...probes, ...SIDES.map(afterTap)] };
  }

  /** The search after a call. It shares the table: its probes have tags of their own. */
  after(call: MadeCall): CalledSearch {
    return new CalledSearch(this.#setup, call, this.settings, this.#scores.length + SIDES.indexOf(call.by));
  }

  toValue(outcome: number): number {
    return this.#scores[outcome]!;
  }

  finalOutcome(state: GameState, isCallOpen: boolean): number {
    let difference = finalValue(state, 'score');
    // The winners of the last trick call first, so they take the others' choice into account.
    for (const call of isCallOpen ? callsNow(state).reverse() : []) {
      const called = finalValue(afterCall(state, call), 'score');
      difference = call.by === 'NS' ? Math.max(difference, called) : Math.min(difference, called);
    }
    return this.#scores.indexOf(difference);
  }

  startAt(module: SolverModule, state: GameState, isCallOpen: boolean): SearchPosition {
    return new ProbedPosition(module, state, {
      widest: [0, this.#scores.length - 1],
      probeFor: (outcome) => ({
        words: this.#words(outcome),
        target: this.#target - state.points.NS,
        tag: outcome,
        isCallOpen,
      }),
      guess: (share) => this.#guess(state.points.NS + share),
    });
  }

  /** The points of North–South from which probes count: any number will do. */
  get #target(): number {
    return Math.round(this.#points / 2);
  }

  /** The outcome that a number of points suggests: the side with more points calls. */
  #guess(points: number): number {
    const { end, callAt, callLow } = this.#rules;
    const side = points * 2 > this.#points ? 1 : -1;
    const most = Math.max(points, this.#points - points) + (side > 0 ? this.#melds.NS : this.#melds.EW);
    const score = Math.max(most >= callAt ? callLow : 0, end(most));
    const next = this.#scores.findIndex((known) => known >= side * score);
    return next < 0 ? this.#scores.length - 1 : next;
  }

  /** The probe whether North–South score at least as much as this outcome. */
  #words(outcome: number): ProbeWords {
    const score = this.#scores[outcome]!;
    const { callAt, callHigh, callLow, othersBelow, onlyWinners, end, sweep } = this.#rules;
    const { NS, EW } = this.#melds;
    const needsTrick = this.#setup.rules.melds?.needsTrick ?? false;
    /** The points from which a call of a side decides the probe, and the limits for the others. */
    const call = (answers: (scored: number) => boolean, own: number, others: number): Call => {
      if (answers(callLow)) return { ...NO_CALL, from: callAt - own };
      if (!answers(callHigh)) return NO_CALL;
      return {
        from: callAt - own,
        othersBelow: othersBelow - (needsTrick ? 0 : others),
        othersBelowWithTrick: othersBelow - others,
      };
    };
    /** The fewest points of North–South with which the end is as good. */
    const atEnd = (): number => {
      const scored = (points: number): number => end(points) - end(this.#points - points);
      if (scored(-CERTAIN) >= score) return -CERTAIN;
      const steps = Array.from({ length: this.#points + 1 }, (_, points) => points);
      return steps.find((points) => scored(points) >= score) ?? CERTAIN;
    };
    const callNS = call((scored) => scored >= score, NS, EW);
    const callEW = call((scored) => -scored < score, EW, NS);
    return {
      [ProbeWord.kind]: Kind.calls,
      [ProbeWord.callTarget]: this.#target,
      [ProbeWord.allPoints]: this.#points,
      [ProbeWord.onlyWinnersCall]: Number(onlyWinners),
      [ProbeWord.nsCallAt]: callNS.from,
      [ProbeWord.nsOthersBelow]: callNS.othersBelow,
      [ProbeWord.nsOthersBelowWithTrick]: callNS.othersBelowWithTrick,
      [ProbeWord.ewCallAt]: callEW.from,
      [ProbeWord.ewOthersBelow]: callEW.othersBelow,
      [ProbeWord.ewOthersBelowWithTrick]: callEW.othersBelowWithTrick,
      [ProbeWord.nsEndAt]: atEnd(),
      [ProbeWord.nsSweepSucceeds]: Number(sweep >= score),
      [ProbeWord.ewSweepFails]: Number(-sweep < score),
    };
  }
}

/** The probe whether a tap, or what is left without all tricks, brings North–South the better outcome. */
const afterTap = (by: Side): ProbeWords => ({
  [ProbeWord.kind]: Kind.calls,
  [ProbeWord.callTarget]: 0,
  [ProbeWord.allPoints]: 0,
  [ProbeWord.onlyWinnersCall]: 0,
  [ProbeWord.nsCallAt]: CERTAIN,
  [ProbeWord.nsOthersBelow]: CERTAIN,
  [ProbeWord.nsOthersBelowWithTrick]: CERTAIN,
  [ProbeWord.ewCallAt]: CERTAIN,
  [ProbeWord.ewOthersBelow]: CERTAIN,
  [ProbeWord.ewOthersBelowWithTrick]: CERTAIN,
  // Without all tricks the outcome is the worse one for the side that has tapped.
  [ProbeWord.nsEndAt]: by === 'NS' ? CERTAIN : -CERTAIN,
  [ProbeWord.nsSweepSucceeds]: 1,
  [ProbeWord.ewSweepFails]: 1,
});

/** The search after a call. An outcome is 0 or 1 for the two scores that a tap may bring, and 0 where there is only one. */
export class CalledSearch implements PayoffSearch {
  readonly settings: SearchSettings;
  readonly countsSweeps = true;
  readonly #call: MadeCall;
  readonly #tag: number;
  /** The scores as differences, in rising order. */
  readonly #scores: readonly number[];

  constructor({ rules: { scoring } }: GameSetup, call: MadeCall, settings: SearchSettings, tag: number) {
    this.settings = settings;
    this.#call = call;
    this.#tag = tag;
    const scores = scoring.deal === 'tap' ? [call.score, scoring.tapSweep] : [call.score];
    this.#scores = [...new Set(scores.map((score) => forSide(call.by, score)))].sort((a, b) => a - b);
  }

  toValue(outcome: number): number {
    return this.#scores[outcome]!;
  }

  finalOutcome(state: GameState): number {
    return this.#scores.indexOf(finalValue(state, 'score'));
  }

  startAt(module: SolverModule, state: GameState): SearchPosition {
    const { by } = this.#call;
    const last = this.#scores.length - 1;
    const usual = by === 'NS' ? 0 : last;
    return new ProbedPosition(module, state, {
      widest: settledScore(state) === null ? [0, last] : [usual, usual],
      probeFor: () => ({ words: afterTap(by), target: 0, tag: this.#tag, isCallOpen: false }),
      guess: () => usual,
    });
  }
}

function rulesOf(setup: GameSetup, points: number): { callRules: CallRules; scores: number[]; countsMelds: boolean } {
  const { scoring } = setup.rules;
  if (scoring.deal === 'tap') {
    // A side with all tricks taps after the last one, if it has enough points then: nobody could tap before.
    const sweep = points >= scoring.tapAt ? Math.max(scoring.sweep, scoring.tapSweep) : scoring.sweep;
    return {
      callRules: {
        callAt: scoring.tapAt,
        callHigh: scoring.tap,
        callLow: scoring.tap,
        othersBelow: CERTAIN,
        onlyWinners: false,
        end: (taken) => gamePointsFor(scoring, taken, false),
        sweep,
      },
      scores: [0, scoring.win, scoring.sweep, scoring.tap, scoring.tapSweep],
      countsMelds: false,
    };
  }
  if (scoring.deal === 'claim') {
    return {
      callRules: {
        callAt: scoring.atLeast,
        callHigh: scoring.winBelowHalf,
        callLow: scoring.win,
        othersBelow: scoring.half,
        onlyWinners: true,
        end: () => 0,
        sweep: scoring.sweep,
      },
      scores: [0, scoring.win, scoring.winBelowHalf, scoring.sweep],
      countsMelds: true,
    };
  }
  throw new Error(`no calls in the scoring "${scoring.deal}"`);
}
