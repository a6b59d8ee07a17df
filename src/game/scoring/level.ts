/**
 * The entry of a deal in which the declarers have bid a level (scoring `level`): points to make, or a sweep. A double or redouble
 * multiplies the level, or all that the winners score.
 */
import { otherSide, sideOf } from '../cards.ts';
import type { PerSide, Side } from '../cards.ts';
import type { GameSetup } from '../play/play.ts';
import type { Rules } from '../rules/rules.ts';
import { sweepBonus } from './payoff.ts';
import type { Share } from './share.ts';
import { countedMelds } from './wet.ts';

export type LevelScoring = Extract<Rules['scoring'], { deal: 'level' }>;

/** The factor of a redouble, unless the rules say otherwise. */
const REDOUBLE = 4;

/** The factors of a double and a redouble. */
export const doublesOf = ({ redouble = REDOUBLE }: LevelScoring): [2, 3 | 4] => [2, redouble];

/** Points of each side on the sheet. */
export interface LevelEntry extends PerSide {
  readonly isMade: boolean;
  /** The declarers’ points for marriages, which they keep in any case. */
  readonly kept: number;
}

/** The levels that can be bid, lowest first. */
export function levelsOf({ levels: { lowest, highest, step, sweep } }: LevelScoring): number[] {
  const points = Array.from({ length: Math.floor((highest - lowest) / step) + 1 }, (_, index) => lowest + index * step);
  return sweep === null ? points : [...points, sweep];
}

/** The points of a side with the sweep bonus and its melds, without its marriages. */
const pointsFor = (setup: GameSetup, { points, swept }: Share, side: Side): number =>
  points[side] + countedMelds(setup, null).melds[side] + (side === swept ? sweepBonus(setup) : 0);

/** Whether the declarers make a level with that share. */
function makesLevel(setup: GameSetup, scoring: LevelScoring, level: number, share: Share): boolean {
  const declarers = sideOf(setup.declarer);
  const { marriage } = countedMelds(setup, null);
  const has = (side: Side): number => pointsFor(setup, share, side) + marriage[side];
  if (scoring.needsMore && has(declarers) <= has(otherSide(declarers))) return false;
  return level === scoring.levels.sweep ? share.swept === declarers : has(declarers) >= level;
}

/** The highest level that the declarers make with that share; null if they make none. */
export function highestLevel(setup: GameSetup, scoring: LevelScoring, share: Share): number | null {
  return levelsOf(scoring).findLast((level) => makesLevel(setup, scoring, level, share)) ?? null;
}

/** The entry of a finished deal. The setup has a level. */
export function levelEntry(setup: GameSetup, scoring: LevelScoring, share: Share): LevelEntry {
  const { level = 0, doubled = 1 } = setup;
  const { failed, doubles, doubledMade } = scoring;
  const declarers = sideOf(setup.declarer);
  const isMade = makesLevel(setup, scoring, level, share);
  const winners = isMade ? declarers : otherSide(declarers);
  const losers = otherSide(winners);
  const { melds, marriage } = countedMelds(setup, null);
  const isAll = doubles === 'all' && doubled > 1;
  const fixed = isMade ? (isAll ? doubledMade : undefined) : failed === 'own' ? undefined : failed;
  const won = fixed === undefined ? pointsFor(setup, share, winners) : fixed + melds.NS + melds.EW;
  const lost = fixed === undefined ? pointsFor(setup, share, losers) : 0;
  const entry = {
    [winners]: (isAll ? doubled * (won + level) : won + doubled * level) + marriage[winners],
    [losers]: (isAll ? 0 : lost) + marriage[losers],
  } as Record<Side, number>;
  return { NS: entry.NS, EW: entry.EW, isMade, kept: marriage[declarers] };
}
