/**
 * What is asked of a method of scoring (`scoring.deal`): one object for each, in the files of this folder. Its sentences are elsewhere, as are
 * its facts (payoffs/score-facts.ts), which load later.
 */
import type { PerSide, Side } from '../../cards.ts';
import type { GameSetup } from '../../play/play.ts';
import type { BesideMarriages, PayoffFault } from '../payoffs/payoff-fault.ts';
import type { Totals } from '../share.ts';

export interface ScoringMethod<Scoring> {
  /** The points of each side on the sheet at the end of a deal, where nobody has tapped or claimed. */
  entry(setup: GameSetup, scoring: Scoring, totals: Totals): PerSide;
  /** The largest difference between the sides, without combinations in tricks. @param total all card points and the sweep bonus */
  largest(setup: GameSetup, scoring: Scoring, total: number): number;
  /** The first reason why the score cannot be searched. */
  fault(setup: GameSetup, scoring: Scoring): PayoffFault | null;
  /** The field that forbids marriages that depend on the play, in a game that has them; null if they can be searched. */
  besideMarriages(setup: GameSetup, scoring: Scoring): BesideMarriages | null;
  /** Whether the score is known, and not simply the total: always unless given. */
  differs?(setup: GameSetup, scoring: Scoring): boolean;
  /** The card points with which a side reaches its target if there is no roem, by side: none unless given. */
  targets?(setup: GameSetup, scoring: Scoring): Readonly<Partial<Record<Side, number>>>;
}
