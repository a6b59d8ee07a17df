/** The sizes of a transposition table. A page reads them before it starts a worker, so they are apart from the solver. */

/** Default size: larger tables gain little on most deals and miss the processor's caches. */
export const DEFAULT_TABLE_BYTES = 16 * 2 ** 20;
/** The smallest and the largest table that `SolverOptions` allows. */
export const SMALLEST_TABLE_BYTES = 2 ** 16;
export const LARGEST_TABLE_BYTES = 2 ** 30;
