/**
 * The client of a page, which all its elements share. The client and the worker are in files of their own, which load with the
 * first request: a page paints its deals without it.
 */
import { asError } from '../../game/errors.ts';
import { msg, str } from '../../game/reason.ts';
import { SolverUnavailable } from '../pool/solver-unavailable.ts';
import type { SolverClient } from '../client.ts';
import type { OwnWorker } from './own-worker.ts';
import type { SolverPlaces } from './start-client.ts';

let ownWorker = (): Promise<OwnWorker> | OwnWorker => import('./inlined/worker.ts');
let places: SolverPlaces = {};
let loading: Promise<SolverClient> | undefined;
/** Whether it has taken the places: from then on they cannot change. */
let hasStarted = false;

/** Sets the worker of another build than the one with everything inside. Without effect once the solver has started. */
export function setOwnWorker(own: OwnWorker): void {
  ownWorker = () => own;
}

/**
 * Sets where the page has the parts of the solver, for all its elements. Call it in the script that imports the module, before the solver starts.
 * @throws Error if the solver has already started; TypeError for anything but its places
 */
export function configureSolver(given: SolverPlaces): void {
  if (hasStarted) {
    throw new Error('configureSolver comes too late: call it where you import the module.');
  }
  if (Object(given) !== given || !Object.entries(given).every(isPlace)) {
    throw new TypeError('configureSolver takes {worker: function, wasm: address}');
  }
  places = given;
}

const isPlace = ([name, value]: [string, unknown]): boolean =>
  (name === 'worker' && typeof value === 'function') ||
  (name === 'wasm' && (typeof value === 'string' || value instanceof URL));

/** The client as pages use it. */
export type PageClient = Pick<SolverClient, 'solve' | 'workers'>;

const shared: PageClient = {
  /** One for each core, at most eight. */
  workers: Math.min(8, globalThis.navigator?.hardwareConcurrency ?? 1),
  solve: async (request, options) => (await client()).solve(request, options),
};

/** The client that all elements of the page share. */
export const sharedClient = (): PageClient => shared;

/** Rejects with SolverUnavailable if the files of client and worker cannot be loaded. The next request tries again. */
function client(): Promise<SolverClient> {
  loading ??= Promise.all([import('./start-client.ts'), ownWorker()])
    .catch((error: unknown) => {
      loading = undefined;
      const why = asError(error).message;
      throw new SolverUnavailable(msg(str`The solver cannot start: its file cannot be loaded: ${why}`), true);
    })
    .then(([{ startClient }, own]) => {
      hasStarted = true;
      return startClient(places, own, shared.workers);
    });
  return loading;
}
