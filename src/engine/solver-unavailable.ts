/** The solver is unavailable: its file, the worker or WebAssembly does not start, or workers have died while running a request. */
export class SolverUnavailable extends Error {
  override readonly name = 'SolverUnavailable';

  /** @param atStart whether the solver never started, so that the next request will probably fail too */
  constructor(
    message: string,
    readonly atStart: boolean,
  ) {
    super(message);
  }
}
