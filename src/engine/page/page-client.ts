/**
 * The client of a page, which all its elements share. It comes with the workers in a file of its own, loaded when something
 * is first to be solved: a page paints its deals without it.
 */
import { retryImport } from './retry-import.ts';
import { SolverUnavailable } from '../solver-unavailable.ts';
import type { SolverClient } from '../client.ts';
import type { SolverPlaces } from './start-client.ts';

let places: SolverPlaces = {};
let loading: Promise<SolverClient> | undefined;
/** Why the client's file was not to be had, if it was not. */
let failure: unknown;

const loadEngine = () => import('./start-client.ts');

/**
 * Says where the page has the parts of the solver; for all elements of the page, and before anything is solved.
 * @throws Error when the solver has started already
 */
export function configureSolver(given: SolverPlaces): void {
  if (loading) {
    throw new Error(
      'configureSolver comes too late: the solver has started. Call it in the script that imports the module.',
    );
  }
  places = given;
}

/** What a page asks of the solver. */
export type PageClient = Pick<SolverClient, 'solve' | 'workers'>;

const shared: PageClient = {
  /** Two where there is a core for each. */
  workers: Math.min(2, globalThis.navigator?.hardwareConcurrency ?? 1),
  solve: async (request, options) => (await client()).solve(request, options),
};

/** The client that all elements of the page share. */
export const sharedClient = (): PageClient => shared;

/** Rejects with SolverUnavailable when the client's file is not to be had; the next request tries again. */
function client(): Promise<SolverClient> {
  loading ??= retryImport(loadEngine, failure)
    .catch((error: unknown) => {
      loading = undefined;
      failure = error;
      const why = error instanceof Error ? error.message : String(error);
      throw new SolverUnavailable(`The solver cannot start: its file cannot be loaded: ${why}`, true);
    })
    .then(({ startClient }) => startClient(places, shared.workers));
  return loading;
}
