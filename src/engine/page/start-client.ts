/** The file that a page loads with its first request: the client, and the workers of the build. */
import { asError } from '../../game/errors.ts';
import { msg, str } from '../../game/reason.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { AnswerTo } from '../../notation/answer/answer-to.ts';
import { plainRequest } from '../../notation/request/plain-request.ts';
import type { Want } from '../../notation/request/request.ts';
import type { SolveRequest, Word } from '../../notation/request/solve-request.ts';
import { SolverPool } from '../pool/pool.ts';
import type { SolveOptions } from '../pool/pool.ts';
import { createDefaultWorker, defaultWasm } from './inlined/worker.ts';
import { SolverUnavailable } from '../pool/solver-unavailable.ts';
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

/** Whether options are certainly right, so that a page need not load their check. */
const areUsual = (options: unknown): boolean =>
  options === undefined ||
  (Object(options) === options &&
    Object.entries(options as SolveOptions).every(([name, value]) =>
      name === 'signal' ? value instanceof AbortSignal : name === 'onProgress' && typeof value === 'function',
    ));

/** The workers of a page with their reader of requests. The reader of requests that are not plain loads with the first of them. */
export class PageSolver extends SolverPool {
  /** As `SolverClient.solve`; rejects with SolverUnavailable also if the full reader cannot be loaded. */
  async solve<
    const Wanted extends Want = 'cards' | 'line',
    Limit extends number | undefined = undefined,
    const Counts extends Word<Payoff> = 'points',
  >(request: SolveRequest<Wanted, Limit, Counts>, options?: SolveOptions): Promise<AnswerTo<Wanted, Limit, Counts>> {
    const read = (areUsual(options) && plainRequest(request)) || (await fullReader()).readFully(request, options);
    return (await this.run(read, options)) as AnswerTo<Wanted, Limit, Counts>;
  }
}

/** The reader of all requests. The next request tries again if it cannot be loaded. */
const fullReader = () =>
  import('./full-reader.ts').catch((error: unknown) => {
    const why = asError(error).message;
    throw new SolverUnavailable(
      msg(str`The request cannot be read: a file of the solver cannot be loaded: ${why}`),
      true,
    );
  });

/** The client of a page. @param workers maximum number of workers */
export function startClient({ worker, wasm }: SolverPlaces, workers: number): PageSolver {
  if (typeof Worker === 'undefined') {
    throw new SolverUnavailable(
      msg('The solver cannot start: there are no workers here; under Node it is jass-solver/node.'),
      true,
    );
  }
  const tableBytes = tableBytesFor(globalThis.navigator as Device, workers);
  return new PageSolver({
    createWorker: worker ?? createDefaultWorker,
    // A worker of the page's own knows where its WebAssembly is, unless the page says.
    wasm: wasm === undefined ? (worker ? undefined : defaultWasm()) : new URL(wasm, globalThis.document.baseURI).href,
    tableBytes,
    workers,
    // Only then may threads of a page share memory.
    newSharedTable: globalThis.crossOriginIsolated
      ? async (share) => (await loadSharedTables()).newSharedTable(share * workers * tableBytes)
      : undefined,
    idleMs: IDLE_MS,
  });
}
