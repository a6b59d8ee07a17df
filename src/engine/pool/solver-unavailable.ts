/** The error of a client whose solver does not work. The fault lies with the browser, the network or memory, not with the request. */
import { inEnglish } from '../../game/reason.ts';
import type { Reason } from '../../game/reason.ts';

/** The solver is unavailable: its file, the worker or WebAssembly does not start, or workers have died while running a request. */
export class SolverUnavailable extends Error {
  override readonly name = 'SolverUnavailable';

  constructor(
    /** The message in a form that can be translated; `message` is English. */
    readonly reason: Reason,
    /** Whether the solver never started, so that the next request will probably fail too. */
    readonly atStart: boolean,
  ) {
    super(inEnglish(reason));
  }
}
