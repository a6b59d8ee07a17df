/**
 * The workers that clients share. The pool distributes requests to a few shared workers, which start on first use. Each
 * worker runs one request at a time. Another worker starts only if the work lasts longer than an easy deal. It then takes a
 * waiting request or, if none is waiting, helps with the slow one (`mostHelpers` has how many do).
 *
 * In a page, requests take turns: if others are waiting when its turn ends, a request is set aside and restarted later with
 * twice the time. So deals that take minutes do not block the rest of the page, the memory of a few workers is enough,
 * and restarting at most doubles the work.
 *
 * If a worker dies or stops responding, another worker restarts its request, once. On a busy machine with thousands of
 * requests, a single death then has no consequences, and a request that kills every worker still ends.
 *
 * The pool takes requests that have been read (client.ts), and no worker contains the notation, the rules of the variants or their checks.
 */
import type { Progress } from '../../analysis/answer.ts';
import { MOST_CARDS_TOGETHER, MOST_HELPERS_TOGETHER } from '../../analysis/search/order-of-work.ts';
import type { SolverNumber } from '../../analysis/search/order-of-work.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { contractsOf } from '../../game/rules/pack.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import { Job } from './job.ts';
import { familyOf } from '../../solver/ordering/family.ts';
import type { OrderingFamily } from '../../solver/ordering/family.ts';
import type { Outcome } from '../service/service.ts';
import { collectSoon } from '../../solver/sharing/collect.ts';
import type { SharedTable } from '../../solver/sharing/shared-table.ts';
import { SolverUnavailable } from './solver-unavailable.ts';
import { WorkerLink } from './worker-link.ts';
import type { WorkerLike } from './worker-like.ts';

/** A request's first turn, in milliseconds; each later turn is twice as long as the one before. */
export const FIRST_TURN_MS = 1_000;
/** How long the work must have lasted before another worker starts or helps, in milliseconds. Easy deals take less. */
export const HARD_MS = 150;
/**
 * Fewest workers that share a table: a node takes longer in it, and two workers search as fast from opposite ends, each with its own
 * (docs/lab/krutzjass.md). Four that share need about half of the time of these two.
 */
export const LEAST_SHARING = 4;
/** How long a worker may take to cancel its work, in milliseconds, before it is terminated. The next request starts another. */
export const CANCEL_TIMEOUT_MS = 500;

/** Why the pool itself terminates a worker. Nobody waits for its work then. */
const ENDED = untranslated('The solver was ended.');

export interface SolveOptions {
  /** Cancels the request, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called a few times a second with the proven bounds, which only ever narrow. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface SolverPoolOptions {
  /** Starts a worker that runs worker.ts, or a thread of Node that runs node-worker.ts. */
  readonly createWorker: () => WorkerLike;
  /** Address of the WebAssembly. Default: the worker's own. */
  readonly wasm?: string | undefined;
  /** Maximum size of each worker's transposition table, in bytes. Default: the solver's. */
  readonly tableBytes?: number;
  /** Maximum number of workers, at least 1. */
  readonly workers: number;
  /**
   * Makes a table that the workers of a hard request share, if they are four or more (`LEAST_SHARING`), of a share of the memory for all tables.
   * Without it, or if it rejects, each has its own table.
   */
  readonly newSharedTable?: NewSharedTable | undefined;
  /** How long the workers may be idle, in milliseconds, before they are terminated. Default: Infinity, which keeps them. */
  readonly idleMs?: number;
  /** A request's first turn, in milliseconds; with Infinity a request keeps its worker. Default: one second. */
  readonly turnMs?: number;
}

type NewSharedTable = (share: number) => Promise<SharedTable>;

/** A job that a worker runs. */
interface Turn {
  readonly job: Job;
  readonly link: WorkerLink;
  /** Whether its time is over. It continues while no other job is waiting. */
  isOver: boolean;
  /** Whether it has run long enough to be helped. */
  isHard: boolean;
  /** The workers that help with it, and the number of each. */
  readonly helpers: Map<WorkerLink, SolverNumber>;
  /** The table that its workers share, from the first attempt on; undefined where each has its own. */
  table?: Promise<SharedTable | undefined>;
  /** Whether they share one, so that any number of workers can help; undefined before the first attempt and during it. */
  isShared?: boolean;
  /** The most helpers that have work: no limit until one of them finds no more, or fails. There is no second attempt in its place. */
  mostBusy: number;
}

/** The workers, and the requests that run in them or wait for one. */
export class SolverPool {
  /** Maximum number of workers, and so of requests that run at the same time. */
  readonly workers: number;
  readonly #createWorker: () => WorkerLike;
  readonly #wasm: string | undefined;
  readonly #tableBytes: number | undefined;
  readonly #turnMs: number;
  readonly #idleMs: number;
  /** Jobs waiting for a worker, in the order of their turns; none of them is settled. */
  #waiting: Job[] = [];
  readonly #turns = new Set<Turn>();
  /** Loaded workers. */
  readonly #links = new Set<WorkerLink>();
  /** Workers still loading. */
  readonly #starting = new Set<WorkerLink>();
  /** Maximum number of workers, reduced if another one failed to start. */
  #room: number;
  readonly #newSharedTable: NewSharedTable | undefined;
  /** The turn with a shared table. There is one at a time, as it may take all the memory that is meant for tables. */
  #sharing: Turn | undefined;
  /** The helping workers, each with the turn it helps with. */
  readonly #helping = new Map<WorkerLink, Turn>();
  /** Workers that have been asked to cancel their work, each with the timer that terminates it if it does not. */
  readonly #cancelling = new Map<WorkerLink, ReturnType<typeof setTimeout>>();
  /** Whether the work has lasted longer than an easy deal. */
  #isBusy = false;
  #busyTimer: ReturnType<typeof setTimeout> | undefined;
  /** Terminates idle workers. */
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({
    createWorker,
    wasm,
    tableBytes,
    workers,
    newSharedTable,
    turnMs = FIRST_TURN_MS,
    idleMs = Infinity,
  }: SolverPoolOptions) {
    this.#createWorker = createWorker;
    this.#wasm = wasm;
    this.workers = workers;
    this.#newSharedTable = workers < LEAST_SHARING ? undefined : newSharedTable;
    this.#tableBytes = tableBytes;
    this.#turnMs = turnMs;
    this.#idleMs = idleMs;
    this.#room = workers;
  }

  /**
   * Solves a request. A time limit in it counts from the start of each turn. Rejects with
   *  - SolverUnavailable if no worker or WebAssembly starts, or if two workers die while running this request;
   *  - the signal's reason, at once, if it is aborted; an AbortError unless the page gave another;
   *  - what `onProgress` throws;
   *  - an AbortError, at once, if the client is disposed.
   */
  async run(request: ResolvedRequest, { signal, onProgress }: SolveOptions = {}): Promise<Answer> {
    signal?.throwIfAborted();
    const job: Job = new Job(request, this.#turnMs, (progress) => {
      try {
        onProgress?.(progress);
      } catch (error) {
        this.#cancel((other) => other === job, error);
      }
    });
    this.#waiting.push(job);
    const onAbort = (): void => this.#cancel((other) => other === job, signal!.reason);
    signal?.addEventListener('abort', onAbort);
    this.#dispatch();
    return job.answer.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  /** Cancels every request and terminates the workers. A later request starts new ones. */
  dispose(): void {
    void this.end();
  }

  /** As `dispose`; resolves when the workers have ended. */
  async end(): Promise<void> {
    this.#cancel(() => true, disposed());
    const ended = this.#end();
    this.#room = this.workers;
    await Promise.all(ended);
  }

  /** Terminates all workers. @returns their ends */
  #end(): Promise<unknown>[] {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
    const links = [...this.#links, ...this.#starting];
    this.#links.clear();
    this.#starting.clear();
    for (const link of links) link.terminate(ENDED);
    return links.map(({ gone }) => gone);
  }

  #cancel(which: (job: Job) => boolean, reason: unknown): void {
    const jobs = [...this.#waiting, ...[...this.#turns].map(({ job }) => job)];
    for (const job of jobs.filter((job) => !job.isSettled && which(job))) {
      job.reject(reason);
    }
    this.#waiting = this.#waiting.filter(({ isSettled }) => !isSettled);
    this.#dispatch();
  }

  /** Assigns waiting jobs, cancels stale work and starts workers. Called after every change, so its time must not grow with the jobs that wait. */
  #dispatch(): void {
    for (let link = this.#idle(); link && this.#waiting.length > 0; link = this.#idle()) {
      void this.#giveTurn(this.#waiting.shift()!, link);
    }
    for (const turn of this.#turns) {
      if (turn.job.isSettled || (turn.isOver && this.#waiting.length > 0)) this.#cancelWork(turn.link);
    }
    // Each waiting job takes a helper from its work.
    let taken = this.#waiting.length;
    for (const [link, turn] of this.#helping) if (!this.#turns.has(turn) || taken-- > 0) this.#cancelWork(link);
    this.#grow();
    this.#scheduleEnd();
  }

  /** Starts workers, or lets an idle one help, if that is worth it. */
  #grow(): void {
    const hard = this.#neediest();
    const idle = this.#idle();
    if (hard && idle) {
      void this.#assist(hard, idle);
      // Others may help too.
      this.#grow();
      return;
    }
    const started = this.#links.size + this.#starting.size;
    // As many helpers as there are workers: their number follows the length of the work.
    const helpers = hard ? this.#links.size : 0;
    const wanted = started === 0 || this.#isBusy ? this.#waiting.length || helpers : 0;
    // The first worker starts alone: if none can start, its error gives the reason.
    const most = started === 0 ? 1 : this.#room - started;
    const missing = Math.min(wanted - this.#starting.size, most);
    for (let i = 0; i < missing; i++) void this.#start();
  }

  /** The turn that the next idle worker may help: of several that with the fewest helpers. */
  #neediest(): Turn | undefined {
    return [...this.#turns]
      .filter((turn) => this.#hasUseForHelp(turn))
      .sort((a, b) => a.helpers.size - b.helpers.size)[0];
  }

  #hasUseForHelp(turn: Turn): boolean {
    const { job, isHard, mostBusy, isShared, helpers } = turn;
    // A settled job may still occupy its worker, but needs no help.
    if (!isHard || job.isSettled || helpers.size >= mostBusy) return false;
    // Any number can help in a shared table, which is made for the first of them.
    return isShared || this.#canShare(turn) || helpers.size < mostHelpers(job.request);
  }

  /** Whether a turn may go over to a shared table now. Enough workers for that are not at work on other turns. */
  #canShare({ isShared }: Turn): boolean {
    if (!this.#newSharedTable || isShared !== undefined || this.#sharing) return false;
    return this.workers - this.#turns.size + 1 >= LEAST_SHARING;
  }

  #idle(): WorkerLink | undefined {
    const busy = new Set([...[...this.#turns].map(({ link }) => link), ...this.#helping.keys()]);
    return [...this.#links].find((link) => link.isAlive && !busy.has(link));
  }

  /** Starts a worker. If it does not start and no other worker is loaded, the waiting jobs are rejected. */
  async #start(): Promise<void> {
    let link: WorkerLink | undefined;
    try {
      link = new WorkerLink(this.#createWorker, this.#wasm, this.#tableBytes);
      this.#starting.add(link);
      await link.ready;
      this.#links.add(link);
      void link.ended.then(() => this.#forget(link!));
    } catch (error) {
      // The client was disposed of in the meantime: no job is waiting for this worker.
      if (link && !this.#starting.has(link)) return;
      if (this.#links.size > 0) this.#room = this.#links.size;
      else for (const job of this.#waiting.splice(0)) job.reject(error);
    }
    if (link) this.#starting.delete(link);
    this.#dispatch();
  }

  /** A worker has ended: another may replace it. */
  #forget(link: WorkerLink): void {
    this.#links.delete(link);
    this.#dispatch();
  }

  /** Runs a job until it is settled or set aside. */
  async #giveTurn(job: Job, link: WorkerLink): Promise<void> {
    const turn: Turn = { job, link, isOver: false, isHard: false, helpers: new Map(), mostBusy: Infinity };
    const timers = [this.#after(HARD_MS, () => (turn.isHard = true))];
    if (job.turnMs < Infinity) timers.push(this.#after(job.turnMs, () => (turn.isOver = true)));
    this.#turns.add(turn);
    this.#busyTimer ??= this.#after(HARD_MS, () => (this.#isBusy = true));
    try {
      await sendOrderings(link, job.request);
      // A report comes through a port of its own, so the last one may arrive after the end of the turn: then the next turn repeats it.
      const report = (progress: Progress): void => void (this.#turns.has(turn) && job.report(progress));
      if (!job.isSettled) conclude(job, await link.solve(job.request, report));
    } catch (error) {
      // A worker terminated because it did not cancel its work in time is not a failure of this job.
      if (!this.#cancelling.has(link) && !(isDeath(error) && job.mayRestart())) job.reject(rejection(error));
    } finally {
      timers.forEach(clearTimeout);
      this.#free(link);
      this.#turns.delete(turn);
      this.#endSharing(turn);
    }
    if (!job.isSettled) {
      job.setAside();
      this.#waiting.push(job);
    }
    if (this.#turns.size === 0 && this.#waiting.length === 0) {
      clearTimeout(this.#busyTimer);
      this.#busyTimer = undefined;
      this.#isBusy = false;
    }
    this.#dispatch();
  }

  /** Lets a worker help with a turn until no work remains or it is cancelled. */
  async #assist(turn: Turn, link: WorkerLink): Promise<void> {
    this.#helping.set(link, turn);
    const number = freeNumber(turn.helpers);
    turn.helpers.set(link, number);
    let hasEnded = true;
    try {
      await sendOrderings(link, turn.job.request);
      const table = await this.#tableOf(turn);
      const { port1, port2 } = new MessageChannel();
      if (!this.#cancelling.has(link)) {
        turn.link.pair(port1);
        await link.assist(turn.job.request, port2, number, table);
      }
      hasEnded = !this.#cancelling.has(link);
    } catch {
      // The turn continues without its help.
    } finally {
      this.#free(link);
      this.#helping.delete(link);
      turn.helpers.delete(link);
    }
    if (hasEnded) turn.mostBusy = turn.helpers.size;
    this.#dispatch();
  }

  /** The table that the workers of a turn share; undefined if each has its own. */
  async #tableOf(turn: Turn): Promise<SharedTable | undefined> {
    if (this.#newSharedTable && this.#canShare(turn)) {
      this.#sharing = turn;
      turn.table = this.#shareTable(turn, this.#newSharedTable);
    }
    return turn.table;
  }

  /** Lets the worker of a turn go on with a table that others may share. @returns undefined if it has no use for one, or if there is no memory for it */
  async #shareTable(turn: Turn, newSharedTable: NewSharedTable): Promise<SharedTable | undefined> {
    try {
      // The workers of other turns have tables of their own.
      const table = await newSharedTable((this.workers - this.#turns.size + 1) / this.workers);
      turn.isShared = this.#turns.has(turn) && (await turn.link.share(table));
      if (turn.isShared) return table;
    } catch {
      // Without memory, without the file that makes it, or without the worker.
      turn.isShared = false;
    } finally {
      if (!turn.isShared) this.#endSharing(turn);
      this.#dispatch();
    }
    return undefined;
  }

  /** Lets another turn have a shared table, if this one had it. */
  #endSharing(turn: Turn): void {
    if (this.#sharing !== turn) return;
    this.#sharing = undefined;
    void turn.table?.then((table) => table && collectSoon(table));
  }

  /** Cancels a worker's work, and terminates the worker if it does not stop in time. */
  #cancelWork(link: WorkerLink): void {
    if (this.#cancelling.has(link)) return;
    link.cancel();
    const end = (): void => link.terminate(ENDED);
    this.#cancelling.set(link, setTimeout(end, CANCEL_TIMEOUT_MS));
  }

  /** Terminates the workers, and so frees their memory, after they have been idle for a while. */
  #scheduleEnd(): void {
    const isBusy = this.#turns.size > 0 || this.#waiting.length > 0;
    if (isBusy || this.#links.size === 0) {
      clearTimeout(this.#idleTimer);
      this.#idleTimer = undefined;
    } else if (this.#idleMs < Infinity) {
      this.#idleTimer ??= setTimeout(() => this.#end(), this.#idleMs);
    }
  }

  #free(link: WorkerLink): void {
    clearTimeout(this.#cancelling.get(link));
    this.#cancelling.delete(link);
  }

  #after(ms: number, change: () => void): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      change();
      this.#dispatch();
    }, ms);
  }
}

/** Sends a worker the move orders for a request. Rejects with SolverUnavailable if the worker dies in the meantime. */
async function sendOrderings(link: WorkerLink, request: ResolvedRequest): Promise<void> {
  for (const family of familiesFor(request)) await link.sendOrdering(family);
}

/** The families of move orders that a request needs. A table needs those of every contract. */
function familiesFor({ want, payoff, state: { setup } }: ResolvedRequest): ReadonlySet<OrderingFamily> {
  const { rules, contract } = setup;
  const contracts = want.includes('table') ? contractsOf(rules) : [contract];
  return new Set(contracts.map((contract) => familyOf(rules, contract, payoff)));
}

/**
 * The most workers that help with a request without a shared table: many where it has parts, cards or contracts, of which each takes some, and
 * some where they exchange proofs. Others that search one position repeat each other's work.
 */
function mostHelpers({ want, state }: ResolvedRequest): number {
  if (want.some((one) => one === 'cards' || one === 'table' || one === 'allContracts')) return Infinity;
  return state.hands.N.length <= MOST_CARDS_TOGETHER ? MOST_HELPERS_TOGETHER : 1;
}

/** The lowest number, from 1, that no helper has. */
function freeNumber(helpers: ReadonlyMap<WorkerLink, SolverNumber>): SolverNumber {
  const taken = new Set(helpers.values());
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

const disposed = (): DOMException => new DOMException('The client was disposed of.', 'AbortError');

/** Settles a job with the worker's outcome. */
function conclude(job: Job, outcome: Outcome): void {
  if (job.isSettled || outcome.kind === 'cancelled') return;
  if (outcome.kind === 'answer') job.resolve(outcome.answer);
  else {
    const { code, reason, place } = outcome;
    job.reject(new JassError(code, reason, place));
  }
}

/** Whether a worker died while running a request. */
const isDeath = (error: unknown): boolean => error instanceof SolverUnavailable && !error.atStart;

function rejection(error: unknown): Error {
  if (!(error instanceof DOMException)) return error as SolverUnavailable;
  return new JassError(
    'bad-request',
    untranslated('a request must be plain JSON data: strings, numbers, lists and objects'),
  );
}
