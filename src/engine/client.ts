/**
 * The solver as pages and the command use it: requests go to a few workers, which start on first use and which all who ask
 * share. Each worker works on one request at a time. A further worker starts only when there is work for longer than an
 * easy deal takes, and then takes a request that waits or, when none does, helps with the one that takes long.
 *
 * In a page requests take turns: when others wait, a request that has had its turn is set aside and begun again later with
 * twice the time. So deals that take minutes do not keep the rest of the page waiting, the memory of two solvers is enough,
 * and beginning again costs at most as much as the work itself.
 *
 * A request over which a worker dies, or falls silent, is begun again once, by another worker: with thousands of requests on a busy
 * machine one such death should cost nobody anything, and a request that kills every worker has to come to an end.
 *
 * Requests are read here and not in the workers: what is wrong with one is said at once, and no worker has to carry the
 * notation, the rules of every variant and what checks them.
 */
import type { Progress } from '../analysis/answer.ts';
import { readRequest } from '../notation/request/resolve-request.ts';
import type { ResolvedRequest } from '../notation/request/resolve-request.ts';
import { JassError } from '../game/errors.ts';
import { untranslated } from '../game/reason.ts';
import { contractsOf } from '../game/rules/pack.ts';
import type { Answer } from '../notation/answer/answer.ts';
import { Job } from './job.ts';
import { familyOf } from '../solver/ordering/family.ts';
import type { OrderingFamily } from '../solver/ordering/family.ts';
import type { Outcome } from './service.ts';
import { SolverUnavailable } from './solver-unavailable.ts';
import { WorkerLink } from './worker-link.ts';
import type { WorkerLike } from './worker-link.ts';

export { SolverUnavailable };
export type { WorkerLike };

/** A request's first turn, in milliseconds; each later turn is twice as long as the one before. */
export const FIRST_TURN_MS = 1_000;
/** How long there must have been work before a further worker starts or helps, in milliseconds: easy deals take less. */
export const HARD_MS = 150;
/** How long a worker may take to leave off, in milliseconds, before it is ended; the next request starts another. */
export const CANCEL_TIMEOUT_MS = 500;

export interface SolveOptions {
  /** Cancels the request. */
  readonly signal?: AbortSignal;
  /** Told what is proven so far, a few times a second; the bounds only ever narrow. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface SolverClientOptions {
  /** Starts a worker that runs worker.ts, or a thread of Node that runs node-worker.ts. */
  readonly createWorker: () => WorkerLike;
  /** Address of the WebAssembly; where the worker has it unless given. */
  readonly wasm?: string | undefined;
  /** The most for the transposition table of each worker, in bytes; what is usual unless given. */
  readonly tableBytes?: number;
  /** The most workers at once, from 1. */
  readonly workers: number;
  /** How long nobody may need a worker, in milliseconds, before it is ended; Infinity, as it is unless given, keeps them. */
  readonly idleMs?: number;
  /** A request's first turn, in milliseconds; Infinity lets each keep its worker. One second unless told otherwise. */
  readonly turnMs?: number;
}

/** A job in a worker's hands. */
interface Turn {
  readonly job: Job;
  readonly link: WorkerLink;
  /** Whether it has had its time; it may go on while nobody waits. */
  isOver: boolean;
  /** Whether it takes long enough to be helped. */
  isHard: boolean;
  /** Whether help has ended by itself, or has failed: there is no second try. */
  isBeyondHelp: boolean;
}

export class SolverClient {
  /** The most workers at once: so many requests are worked on while others wait. */
  readonly workers: number;
  readonly #createWorker: () => WorkerLike;
  readonly #wasm: string | undefined;
  readonly #tableBytes: number | undefined;
  readonly #turnMs: number;
  readonly #idleMs: number;
  /** Jobs that wait for a worker, in the order of their turns. */
  #waiting: Job[] = [];
  readonly #turns = new Set<Turn>();
  /** Workers that are loaded. */
  readonly #links = new Set<WorkerLink>();
  /** Workers that are loading. */
  readonly #starting = new Set<WorkerLink>();
  /** The most workers, fewer than wished for where a further one would not start. */
  #room: number;
  /** Who helps with which turn. */
  #help: { readonly turn: Turn; readonly link: WorkerLink } | undefined;
  /** Workers told to leave off, each with the timer that ends it if it does not. */
  readonly #leaving = new Map<WorkerLink, ReturnType<typeof setTimeout>>();
  /** Whether there has been work for long. */
  #isBusy = false;
  #busyTimer: ReturnType<typeof setTimeout> | undefined;
  /** Ends the workers that nobody needs. */
  #idleTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({
    createWorker,
    wasm,
    tableBytes,
    workers,
    turnMs = FIRST_TURN_MS,
    idleMs = Infinity,
  }: SolverClientOptions) {
    this.#createWorker = createWorker;
    this.#wasm = wasm;
    this.workers = workers;
    this.#tableBytes = tableBytes;
    this.#turnMs = turnMs;
    this.#idleMs = idleMs;
    this.#room = workers;
  }

  /**
   * Answers a request, the JSON value of one; a time limit in it counts from the beginning of each turn. Rejects with
   *  - JassError for what is wrong with the request;
   *  - SolverUnavailable when no worker or WebAssembly does not start, or two workers die over this request;
   *  - an AbortError, at once, when the signal is aborted or the client is disposed.
   */
  async solve(request: unknown, { signal, onProgress }: SolveOptions = {}): Promise<Answer> {
    if (signal?.aborted) throw cancelled();
    const job = new Job(readRequest(request), this.#turnMs, onProgress);
    this.#waiting.push(job);
    const onAbort = (): void => this.#cancel((other) => other === job);
    signal?.addEventListener('abort', onAbort);
    this.#dispatch();
    return job.answer.finally(() => signal?.removeEventListener('abort', onAbort));
  }

  /** Cancels every request and ends the workers. A later request starts new ones. */
  dispose(): void {
    this.#cancel(() => true);
    this.#end('The solver has been disposed of.');
    this.#room = this.workers;
  }

  /** Ends all workers. @param reason a sentence for whoever waits for one */
  #end(reason: string): void {
    clearTimeout(this.#idleTimer);
    this.#idleTimer = undefined;
    const links = [...this.#links, ...this.#starting];
    this.#links.clear();
    this.#starting.clear();
    for (const link of links) link.terminate(reason);
  }

  #cancel(which: (job: Job) => boolean): void {
    const jobs = [...this.#waiting, ...[...this.#turns].map(({ job }) => job)];
    for (const job of jobs.filter((job) => !job.isSettled && which(job))) {
      job.reject(cancelled());
    }
    this.#dispatch();
  }

  /** Gives everybody something to do; called whenever something has changed. */
  #dispatch(): void {
    this.#waiting = this.#waiting.filter(({ isSettled }) => !isSettled);
    for (let link = this.#idle(); link && this.#waiting.length > 0; link = this.#idle()) {
      void this.#giveTurn(this.#waiting.shift()!, link);
    }
    for (const turn of this.#turns) {
      if (turn.job.isSettled || (turn.isOver && this.#waiting.length > 0)) this.#leaveOff(turn.link);
    }
    if (this.#help && (this.#waiting.length > 0 || !this.#turns.has(this.#help.turn))) this.#leaveOff(this.#help.link);
    this.#grow();
    this.#rest();
  }

  /** Starts workers or has one help where that is worth while. */
  #grow(): void {
    // For one that is settled, and only has not left its worker yet, nobody is to start any more.
    const isHard = ({ isHard, isBeyondHelp, job }: Turn): boolean => isHard && !isBeyondHelp && !job.isSettled;
    const hard = this.#help ? undefined : [...this.#turns].find(isHard);
    const idle = this.#idle();
    if (hard && idle) {
      void this.#assist(hard, idle);
      return;
    }
    const started = this.#links.size + this.#starting.size;
    const wanted = started === 0 || this.#isBusy ? this.#waiting.length || Number(hard !== undefined) : 0;
    // The first one starts alone: where none starts, it is the one that says why.
    const most = started === 0 ? 1 : this.#room - started;
    const missing = Math.min(wanted - this.#starting.size, most);
    for (let i = 0; i < missing; i++) void this.#start();
  }

  #idle(): WorkerLink | undefined {
    const busy = new Set([...this.#turns].map(({ link }) => link)).add(this.#help?.link as WorkerLink);
    return [...this.#links].find((link) => link.isAlive && !busy.has(link));
  }

  /** Starts a worker. When it does not start those who wait are rejected, unless there is another to work for them. */
  async #start(): Promise<void> {
    let link: WorkerLink | undefined;
    try {
      link = new WorkerLink(this.#createWorker, this.#wasm, this.#tableBytes);
      this.#starting.add(link);
      await link.ready;
      this.#links.add(link);
      void link.ended.then(() => this.#forget(link!));
    } catch (error) {
      // Of a client that was disposed of meanwhile nobody waits for this worker.
      if (link && !this.#starting.has(link)) return;
      if (this.#links.size > 0) this.#room = this.#links.size;
      else for (const job of this.#waiting) job.reject(error as SolverUnavailable);
    }
    if (link) this.#starting.delete(link);
    this.#dispatch();
  }

  /** A worker has ended: another may take its place. */
  #forget(link: WorkerLink): void {
    this.#links.delete(link);
    this.#dispatch();
  }

  /** Works on a job until it is settled or set aside. */
  async #giveTurn(job: Job, link: WorkerLink): Promise<void> {
    const turn: Turn = { job, link, isOver: false, isHard: false, isBeyondHelp: false };
    const timers = [this.#after(HARD_MS, () => (turn.isHard = true))];
    if (job.turnMs < Infinity) timers.push(this.#after(job.turnMs, () => (turn.isOver = true)));
    this.#turns.add(turn);
    this.#busyTimer ??= this.#after(HARD_MS, () => (this.#isBusy = true));
    try {
      await teach(link, job.request);
      if (!job.isSettled) conclude(job, await link.solve(job.request, (progress) => job.report(progress)));
    } catch (error) {
      // A worker that had to be ended because it would not leave off is not this job's failure.
      if (!this.#leaving.has(link) && !(isDeath(error) && job.mayBeginAgain())) job.reject(rejection(error));
    } finally {
      timers.forEach(clearTimeout);
      this.#free(link);
      this.#turns.delete(turn);
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

  /** Has a worker help with a turn, until nothing is left to help with or it is told to leave off. */
  async #assist(turn: Turn, link: WorkerLink): Promise<void> {
    this.#help = { turn, link };
    try {
      await teach(link, turn.job.request);
      const { port1, port2 } = new MessageChannel();
      if (!this.#leaving.has(link)) {
        turn.link.pair(port1);
        await link.assist(turn.job.request, port2);
      }
      turn.isBeyondHelp = !this.#leaving.has(link);
    } catch {
      // The turn goes on without.
      turn.isBeyondHelp = true;
    } finally {
      this.#free(link);
      this.#help = undefined;
    }
    this.#dispatch();
  }

  /** Has a worker leave off its work; ends it if it does not. */
  #leaveOff(link: WorkerLink): void {
    if (this.#leaving.has(link)) return;
    link.cancel();
    const end = (): void => link.terminate('The solver was ended: its worker did not leave off when told to.');
    this.#leaving.set(link, setTimeout(end, CANCEL_TIMEOUT_MS));
  }

  /** Gives the memory of the workers back when nobody has needed them for a while. */
  #rest(): void {
    const isNeeded = this.#turns.size > 0 || this.#waiting.length > 0;
    if (isNeeded || this.#links.size === 0) {
      clearTimeout(this.#idleTimer);
      this.#idleTimer = undefined;
    } else if (this.#idleMs < Infinity) {
      const end = (): void => this.#end('The solver was ended: nobody has needed it for a while.');
      this.#idleTimer ??= setTimeout(end, this.#idleMs);
    }
  }

  #free(link: WorkerLink): void {
    clearTimeout(this.#leaving.get(link));
    this.#leaving.delete(link);
  }

  #after(ms: number, change: () => void): ReturnType<typeof setTimeout> {
    return setTimeout(() => {
      change();
      this.#dispatch();
    }, ms);
  }
}

/** Gives a worker the move orders for a request. Rejects with SolverUnavailable if the worker dies meanwhile. */
async function teach(link: WorkerLink, request: ResolvedRequest): Promise<void> {
  for (const family of familiesFor(request)) await link.teach(family);
}

/** The families of move orders for a request: a table covers every contract. */
function familiesFor({ want, payoff, state: { setup } }: ResolvedRequest): ReadonlySet<OrderingFamily> {
  const { rules, contract } = setup;
  const contracts = want.includes('table') ? contractsOf(rules) : [contract];
  return new Set(contracts.map((contract) => familyOf(rules, contract, payoff)));
}

const cancelled = (): DOMException => new DOMException('The request was cancelled.', 'AbortError');

/** Settles a job with what the worker says of it. */
function conclude(job: Job, outcome: Outcome): void {
  if (job.isSettled || outcome.kind === 'cancelled') return;
  if (outcome.kind === 'answer') job.resolve(outcome.answer);
  else {
    const { code, reason, place } = outcome;
    job.reject(new JassError(code, reason, place));
  }
}

/** Whether a worker has died at work. */
const isDeath = (error: unknown): boolean => error instanceof SolverUnavailable && !error.atStart;

function rejection(error: unknown): Error {
  if (!(error instanceof DOMException)) return error as SolverUnavailable;
  return new JassError(
    'bad-request',
    untranslated('a request must be plain JSON data: strings, numbers, lists and objects'),
  );
}
