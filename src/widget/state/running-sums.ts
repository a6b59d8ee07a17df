/** The points of both sides trick by trick, for the list of tricks on screen and on paper. */
import type { PerSide, Side } from '../../game/cards.ts';
import type { Taken } from '../../game/play/taken.ts';
import type { TrickView } from './table.ts';

/**
 * The points of both sides after each complete trick.
 * @param taken before an ending
 * @param countsRoem whether roem of the tricks counts
 * @param countsMarriages whether marriages in the tricks do
 */
export function runningSums(
  tricks: readonly TrickView[],
  taken: Taken | undefined,
  countsRoem: boolean,
  countsMarriages: boolean,
): PerSide[] {
  const before = (side: Side): number => (taken ? taken[side].points + (countsRoem ? taken[side].roem : 0) : 0);
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
