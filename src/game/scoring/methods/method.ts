/**
 * What is asked of a method of scoring (`scoring.deal`): one object for each, in the files of this folder. Its sentences are elsewhere, as are
 * its facts (payoffs/score-facts.ts), which load later.
 */
import type { PerSide } from '../../cards.ts';
import type { GameSetup } from '../../play/play.ts';
import type { BesideMarriages, PayoffFault } from '../payoffs/payoff-fault.ts';
import type { Totals } from '../share.ts';

export interface ScoringMethod<Scoring> {
  /** The points of each side on the sheet at the end of a deal, where nobody has tapped or claimed. */
  entry(setup: GameSetup, scoring: Scoring, totals: Totals): PerSide;
  /** The first reason why the score cannot be searched. */
  fault(setup: GameSetup, scoring: Scoring): PayoffFault | null;
  /** The field that forbids marriages that depend on the play, in a game that has them; null if they can be searched. */
  besideMarriages(setup: GameSetup, scoring: Scoring): BesideMarriages | null;
}
