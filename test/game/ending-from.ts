/** Endings cut from deals, which say what was taken before. */
import { sideOf } from '../../src/game/cards.ts';
import type { Side } from '../../src/game/cards.ts';
import { scorerOf } from '../../src/game/contracts.ts';
import type { GameSetup, GameState } from '../../src/game/play/play.ts';
import type { TakenBySide } from '../../src/game/play/taken.ts';
import { meldPoints } from '../../src/game/scoring/meld-points.ts';
import { roemSoFar } from '../../src/game/scoring/payoff.ts';

/** The ending that begins at the start of a trick. */
export function endingFrom(state: GameState): GameSetup {
  const { setup, tricks, points, hands, trick } = state;
  const { scoring } = setup.rules;
  const counts = scoring.deal === 'claim' || ('melds' in scoring && scoring.melds);
  const melds = counts ? meldPoints(setup) : { NS: 0, EW: 0 };
  const roem = roemSoFar(state);
  const before = (side: Side): TakenBySide => ({
    // In a misère the points of a side’s tricks count for the other.
    points: points[scorerOf(setup.contract, side)],
    roem: roem[side] + melds[side],
    tricks: tricks.filter(({ winner }) => sideOf(winner) === side).length,
  });
  return { ...setup, leader: trick.leader, deal: hands, taken: { NS: before('NS'), EW: before('EW') } };
}
