/** The page's solver as the elements with a file of their own reach it: through the file of `<jass-solver>`, whose workers they share. */
import { solve } from '../../../index.ts';
import type { AskedClient } from '../../../engine/sampling/solve-all.ts';

/** It takes two requests at once. */
export const pageClient: AskedClient = { workers: 2, solve };
