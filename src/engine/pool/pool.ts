/**
 * The pool distributes the requests of all clients to a few shared workers (crew.ts), which start on first use. Each
 * worker runs one request at a time. Another worker starts only if the work lasts longer than an easy deal, or is known to. It then takes a
 * waiting request or, if none is waiting, helps with the slow one (turn.ts has how many do, table-sharing.ts what they share).
 *
 * In a page, requests take turns: if others are waiting when its turn ends, a request is set aside and restarted later with
 * twice the time. So deals that take minutes do not block the rest of the page, the memory of a few workers is enough,
 * and restarting at most doubles the work.
 *
 * If a worker dies or stops responding, another worker restarts its request, once. On a busy machine with thousands of
 * requests, a single death then has no consequences, and a request that kills every worker still ends. Likewise, the requests that wait
 * for the first worker are rejected only if a second one does not start either.
 *
 * The pool takes requests that have been read (client.ts), and no worker contains the notation, the rules of the variants or their checks.
 */
import type { Progress } from '../../analysis/progress.ts';
import { wantsTable } from '../../analysis/wants.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import { JassError } from '../../game/errors.ts';
import { untranslated } from '../../game/reason.ts';
import { contractsOf } from '../../game/rules/pack.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import { Crew } from './crew.ts';
import { Job } from './job.ts';
import { familyOf } from '../../solver/ordering/family.ts';
import type { OrderingFamily } from '../../solver/ordering/family.ts';
import type { Outcome } from '../service/service.ts';
import type { SolverPoolOptions } from './pool-options.ts';
import { SolverUnavailable } from './solver-unavailable.ts';
import { TableSharing } from './table-sharing.ts';
import { freeNumber, isHardAtOnce, mostHelpers } from './turn.ts';
import type { Turn } from './turn.ts';
import type { WorkerLink } from './worker-link.ts';

/** A request's first turn, in milliseconds; each later turn is twice as long as the one before. */
export const FIRST_TURN_MS = 1_000;
/** How long the work must have lasted before another worker starts or helps, in milliseconds. Easy deals take less. */
export const HARD_MS = 150;

export interface SolveOptions {
  /** Cancels the request, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called a few times a second with the proven bounds, which only ever narrow, and with estimates. */
  readonly onProgress?: (progress: Progress) => void;
}

/** The requests that run in workers or wait for one. */
export class SolverPool {
  /** Maximum number of workers, and so of requests that run at the same time. */
  readonly workers: number;
  readonly #turnMs: number;
  /** Jobs waiting for a worker, in the order of their turns; none of them is settled. */
  #waiting: Job[] = [];
  readonly #turns = new Set<Turn>();
  readonly #crew: Crew;
  readonly #tableSharing: TableSharing;
  /** The helping workers, each with the turn it helps with. */
  readonly #helping = new Map<WorkerLink, Turn>();
  /** Whether the work has lasted longer than an easy deal, or will. */
  #isBusy = false;
  #busyTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ newSharedTable, turnMs = FIRST_TURN_MS, ...options }: SolverPoolOptions) {
    const dispatch = (): void => this.#dispatch();
    const rejectWaiting = (error: unknown): void => {
      for (const job of this.#waiting.splice(0)) job.reject(error);
    };
    this.workers = options.workers;
    this.#turnMs = turnMs;
    this.#crew = new Crew(options, dispatch, rejectWaiting);
    this.#tableSharing = new TableSharing(newSharedTable, this.workers, this.#turns, dispatch);
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
    await this.#crew.end();
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
      if (turn.job.isSettled || (turn.isOver && this.#waiting.length > 0)) this.#crew.cancel(turn.link);
    }
    // Each waiting job takes a helper from its work.
    let taken = this.#waiting.length;
    for (const [link, turn] of this.#helping) if (!this.#turns.has(turn) || taken-- > 0) this.#crew.cancel(link);
    this.#grow();
    this.#crew.endWhenIdle(this.#turns.size > 0 || this.#waiting.length > 0);
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
    const isFirst = this.#crew.started === 0;
    // As many helpers as there are workers: their number follows the length of the work.
    const helpers = hard ? this.#crew.loaded : 0;
    this.#crew.start(isFirst || this.#isBusy ? this.#waiting.length || helpers : 0);
  }

  /** The turn that the next idle worker may help: of several that with the fewest helpers. */
  #neediest(): Turn | undefined {
    return [...this.#turns]
      .filter((turn) => this.#hasUseForHelp(turn))
      .sort((a, b) => a.helpers.size - b.helpers.size)[0];
  }

  #hasUseForHelp(turn: Turn): boolean {
    const { job, isHard, maxHelpers, isShared, helpers } = turn;
    // A settled job may still occupy its worker, but needs no help.
    if (!isHard || job.isSettled || helpers.size >= maxHelpers) return false;
    // Any number can help in a shared table, which is made for the first of them.
    return isShared || this.#tableSharing.canBegin(turn) || helpers.size < mostHelpers(job.request);
  }

  #idle(): WorkerLink | undefined {
    const busy = new Set([...[...this.#turns].map(({ link }) => link), ...this.#helping.keys()]);
    return this.#crew.idle(busy);
  }

  /** Runs a job until it is settled or set aside. */
  async #giveTurn(job: Job, link: WorkerLink): Promise<void> {
    const isHard = isHardAtOnce(job.request);
    const turn: Turn = { job, link, isOver: false, isHard, helpers: new Map(), maxHelpers: Infinity };
    const timers = [this.#after(HARD_MS, () => (turn.isHard = true))];
    this.#isBusy ||= isHard;
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
      if (!this.#crew.isCancelling(link) && !(isDeath(error) && job.mayRestart())) job.reject(rejection(error));
    } finally {
      timers.forEach(clearTimeout);
      this.#crew.release(link);
      this.#turns.delete(turn);
      this.#tableSharing.end(turn);
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
    const number = freeNumber(turn);
    turn.helpers.set(link, number);
    let hasEnded = true;
    try {
      await sendOrderings(link, turn.job.request);
      const table = await this.#tableSharing.tableOf(turn);
      const { port1, port2 } = new MessageChannel();
      if (!this.#crew.isCancelling(link)) {
        turn.link.pair(port1);
        await link.assist(turn.job.request, port2, number, table);
      }
      hasEnded = !this.#crew.isCancelling(link);
    } catch {
      // The turn continues without its help.
    } finally {
      this.#crew.release(link);
      this.#helping.delete(link);
      turn.helpers.delete(link);
    }
    if (hasEnded) turn.maxHelpers = turn.helpers.size;
    this.#dispatch();
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

/** The families of move orders that a request needs. A table needs the families of all its contracts. */
function familiesFor(request: ResolvedRequest): ReadonlySet<OrderingFamily> {
  const { payoff, state } = request;
  const { rules, contract } = state.setup;
  const contracts = wantsTable(request) ? contractsOf(rules) : [contract];
  return new Set(contracts.map((contract) => familyOf(rules, contract, payoff)));
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
