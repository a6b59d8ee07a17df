/**
 * What the entries of the elements are under Node: a page that is rendered on a server imports them, and has no elements there. The classes
 * are empty, and the solver is unavailable: under Node it is `jass-solver/node`.
 */
import { SolverUnavailable } from './engine/pool/solver-unavailable.ts';
import { msg } from './game/reason.ts';

export { svg } from 'lit';
export { progressOf } from './engine/progress-of.ts';
export { SolverUnavailable } from './engine/pool/solver-unavailable.ts';
export { JassError } from './game/errors.ts';
export { VARIANTS } from './game/variants/index.ts';
export { indexLetters } from './notation/drawing/letters.ts';

export class JassSolver {}
export class JassGame {}
export class JassAdviser {}
export class JassStudy {}

/** The page itself sets its places, and registers its decks. */
export const configureSolver = (): void => undefined;
export const registerDeck = configureSolver;

export const solve = (): Promise<never> =>
  Promise.reject(
    new SolverUnavailable(
      msg('The solver cannot start: there are no workers here; under Node it is jass-solver/node.'),
      true,
    ),
  );
