/** The error of a solver that cannot be had. */

/** The solver cannot be had: its file, the worker or WebAssembly does not start, or workers have died over the work. */
export class SolverUnavailable extends Error {
  override readonly name = 'SolverUnavailable';

  /** @param atStart whether there never was a solver: then the next request will hardly fare better */
  constructor(
    message: string,
    readonly atStart: boolean,
  ) {
    super(message);
  }
}
