/** The points of both sides trick by trick, for the list of tricks on screen and on paper. */
import type { PerSide, Side } from '../../game/cards.ts';
import { pointsBefore } from '../../game/play/play.ts';
import type { GameSetup } from '../../game/play/play.ts';
import type { TrickView } from './table.ts';

/**
 * The points of both sides after each complete trick.
 * @param setup which may say what was taken before an ending
 * @param countsRoem whether roem of the tricks counts
 * @param countsMarriages whether marriages in the tricks do
 */
export function runningSums(
  tricks: readonly TrickView[],
  setup: GameSetup,
  countsRoem: boolean,
  countsMarriages: boolean,
): PerSide[] {
  const points = pointsBefore(setup);
  const before = (side: Side): number => points[side] + (countsRoem ? (setup.taken?.[side].roem ?? 0) : 0);
  let sum: PerSide = { NS: before('NS'), EW: before('EW') };
  return tricks
    .filter(({ points }) => points !== null)
    .map(({ scorer, points, roem, marriage }) => {
      const inTrick = (side: Side): number =>
        (side === scorer ? points! + (countsRoem ? roem : 0) : 0) +
        (countsMarriages && side === marriage?.side ? marriage.points : 0);
      sum = { NS: sum.NS + inTrick('NS'), EW: sum.EW + inTrick('EW') };
      return sum;
    });
}
