/** The scoring `points`: what the sides have made, or the declarers alone, times the factor of the contract. */
import { sideOf } from '../../cards.ts';
import type { Side } from '../../cards.ts';
import type { Rules } from '../../rules/rules.ts';
import { multiplierOf, onlyDeclarersScore, sweepBonus } from '../payoff.ts';
import type { ScoringMethod } from './method.ts';

export const points: ScoringMethod<Extract<Rules['scoring'], { deal: 'points' }>> = {
  entry(setup, _, { points, roem, swept }) {
    const { rules, contract, declarer } = setup;
    const isAlone = onlyDeclarersScore(rules);
    const scored = (side: Side): number => {
      if (isAlone && side !== sideOf(declarer)) return 0;
      const made = points[side] + roem[side] + (side === swept ? sweepBonus(setup) : 0);
      return made * multiplierOf(rules, contract);
    };
    return { NS: scored('NS'), EW: scored('EW') };
  },
  fault: ({ rules }) =>
    rules.trickRoem && onlyDeclarersScore(rules)
      ? { kind: 'roem', field: 'trickRoem', beside: 'scoring.scores' }
      : null,
  besideMarriages: ({ rules }) => (onlyDeclarersScore(rules) ? 'scoring.scores' : null),
};
