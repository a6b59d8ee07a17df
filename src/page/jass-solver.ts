/** The script for pages, `jass-solver.js` of both builds. Bundlers take index.ts: a module that waits for another does not fit into every format. The names are in the order of a bundle's exports. */
import { explain } from './explain.ts';
import { reserve } from './reserve.ts';

const release = reserve('jass-solver');

export const {
  JassError,
  JassSolver,
  SolverUnavailable,
  VARIANTS,
  configureSolver,
  indexLetters,
  progressOf,
  registerDeck,
  solve,
  svg,
} = await import('../index.ts').catch(explain('jass-solver', import.meta.url, release));
