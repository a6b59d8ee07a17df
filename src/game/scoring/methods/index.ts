/** The methods of scoring a deal, by `scoring.deal`. */
import type { Rules } from '../../rules/rules.ts';
import { claim, gamePoints, tap } from './game-points.ts';
import type { ScoringMethod } from './method.ts';
import { level } from './level.ts';
import { points } from './points.ts';
import { wet } from './wet.ts';

type Scoring = Rules['scoring'];

const METHODS: { readonly [Deal in Scoring['deal']]: ScoringMethod<Extract<Scoring, { deal: Deal }>> } = {
  points,
  gamePoints,
  tap,
  claim,
  wet,
  level,
};

/** The method of a scoring, which takes this scoring and no other. */
export const methodOf = (scoring: Scoring): ScoringMethod<Scoring> => METHODS[scoring.deal];
