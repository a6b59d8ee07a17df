/** The file that a page loads with its first request, together with the worker of the build: the client. */
import { msg } from '../../game/reason.ts';
import { SolverClient } from '../client.ts';
import { SolverUnavailable } from '../pool/solver-unavailable.ts';
import { startWorker } from './own-worker.ts';
import type { OwnWorker } from './own-worker.ts';
import { tableBytesFor } from './table-size.ts';
import type { Device } from './table-size.ts';

/** Where a page has the parts of the solver, if not in their default places. */
export interface SolverPlaces {
  /** Starts a worker that runs `jass-solver/worker`. */
  readonly worker?: () => Worker;
  /** Address of `jass-solver/solver.wasm`; a relative one counts from the page's. */
  readonly wasm?: string | URL;
}

/** How long a page keeps idle workers, in milliseconds. A new worker has to load the solver and its move orders again. */
const IDLE_MS = 60_000;

const loadSharedTables = () => import('../../solver/sharing/new-shared-table.ts');

/**
 * The client of a page.
 * @param own the worker of the build, for a page that has none of its own
 * @param workers maximum number of workers
 */
export function startClient({ worker, wasm }: SolverPlaces, own: OwnWorker, workers: number): SolverClient {
  if (typeof Worker === 'undefined') {
    throw new SolverUnavailable(
      msg('The solver cannot start: there are no workers here; under Node it is jass-solver/node.'),
      true,
    );
  }
  const tableBytes = tableBytesFor(globalThis.navigator as Device, workers);
  return new SolverClient({
    createWorker: worker ?? (() => startWorker(own)),
    // A worker of the page's own knows where its WebAssembly is, unless the page says.
    wasm: wasm === undefined ? (worker ? undefined : own.wasm()) : new URL(wasm, globalThis.document.baseURI).href,
    tableBytes,
    workers,
    // Only then may threads of a page share memory.
    newSharedTable: globalThis.crossOriginIsolated
      ? async (share) => (await loadSharedTables()).newSharedTable(share * workers * tableBytes)
      : undefined,
    idleMs: IDLE_MS,
  });
}
