/** The script for pages, `jass-solver.js` of both builds. Bundlers take index.ts: a module that waits for another does not fit into every format. */
import { explain } from './explain.ts';

export const {
  configureSolver,
  indexLetters,
  JassError,
  JassSolver,
  progressOf,
  registerDeck,
  solve,
  SolverUnavailable,
  svg,
  VARIANTS,
} = await import('../index.ts').catch(explain('jass-solver', import.meta.url));
