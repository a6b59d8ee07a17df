/**
 * The pool distributes the requests of all clients to a few shared workers (crew.ts), which start on first use. Each
 * worker runs one request at a time. Another worker starts only if the work lasts longer than an easy deal, or is known to. It then takes a
 * waiting request or, if none is waiting, helps with the slow one (shift.ts has how many do, table-sharing.ts what they share).
 *
 * In a page, requests have the workers in shifts: if others are waiting when its shift ends, a request is set aside and restarted later with
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
import type { SolveResult } from '../service/service.ts';
import type { SolverPoolOptions } from './pool-options.ts';
import { SolverUnavailable } from './solver-unavailable.ts';
import { TableSharing } from './table-sharing.ts';
import { freeNumber, isHardAtOnce, mostHelpers } from './shift.ts';
import type { Shift } from './shift.ts';
import type { WorkerLink } from './worker-link.ts';

/** A request's first shift, in milliseconds; each later shift is twice as long as the one before. */
export const FIRST_SHIFT_MS = 1_000;
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
  readonly #shiftMs: number;
  /** Jobs waiting for a worker, in the order of their shifts; none of them is settled. */
  #waiting: Job[] = [];
  readonly #shifts = new Set<Shift>();
  readonly #crew: Crew;
  readonly #tableSharing: TableSharing;
  /** The helping workers, each with the shift it helps with. */
  readonly #helping = new Map<WorkerLink, Shift>();
  /** Whether the work has lasted longer than an easy deal, or will. */
  #isBusy = false;
  #busyTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ newSharedTable, shiftMs = FIRST_SHIFT_MS, ...options }: SolverPoolOptions) {
    const dispatch = (): void => this.#dispatch();
    const rejectWaiting = (error: unknown): void => {
      for (const job of this.#waiting.splice(0)) job.reject(error);
    };
    this.workers = options.workers;
    this.#shiftMs = shiftMs;
    this.#crew = new Crew(options, dispatch, rejectWaiting);
    this.#tableSharing = new TableSharing(newSharedTable, this.workers, this.#shifts, dispatch);
  }

  /**
   * Solves a request. A time limit in it counts from the start of each shift. Rejects with
   *  - SolverUnavailable if no worker or WebAssembly starts, or if two workers die while running this request;
   *  - the signal's reason, at once, if it is aborted; an AbortError unless the page gave another;
   *  - what `onProgress` throws;
   *  - an AbortError, at once, if the client is disposed.
   */
  async run(request: ResolvedRequest, { signal, onProgress }: SolveOptions = {}): Promise<Answer> {
    signal?.throwIfAborted();
    const job: Job = new Job(request, this.#shiftMs, (progress) => {
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
    const jobs = [...this.#waiting, ...[...this.#shifts].map(({ job }) => job)];
    for (const job of jobs.filter((job) => !job.isSettled && which(job))) {
      job.reject(reason);
    }
    this.#waiting = this.#waiting.filter(({ isSettled }) => !isSettled);
    this.#dispatch();
  }

  /** Assigns waiting jobs, cancels stale work and starts workers. Called after every change, so its time must not grow with the jobs that wait. */
  #dispatch(): void {
    for (let link = this.#idle(); link && this.#waiting.length > 0; link = this.#idle()) {
      void this.#giveShift(this.#waiting.shift()!, link);
    }
    for (const shift of this.#shifts) {
      if (shift.job.isSettled || (shift.isOver && this.#waiting.length > 0)) this.#crew.cancel(shift.link);
    }
    // Each waiting job takes a helper from its work.
    let taken = this.#waiting.length;
    for (const [link, shift] of this.#helping) if (!this.#shifts.has(shift) || taken-- > 0) this.#crew.cancel(link);
    this.#grow();
    this.#crew.endWhenIdle(this.#shifts.size > 0 || this.#waiting.length > 0);
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

  /** The shift that the next idle worker may help: of several that with the fewest helpers. */
  #neediest(): Shift | undefined {
    return [...this.#shifts]
      .filter((shift) => this.#hasUseForHelp(shift))
      .sort((a, b) => a.helpers.size - b.helpers.size)[0];
  }

  #hasUseForHelp(shift: Shift): boolean {
    const { job, isHard, maxHelpers, isShared, helpers } = shift;
    // A settled job may still occupy its worker, but needs no help.
    if (!isHard || job.isSettled || helpers.size >= maxHelpers) return false;
    // Any number can help in a shared table, which is made for the first of them.
    return isShared || this.#tableSharing.canBegin(shift) || helpers.size < mostHelpers(job.request);
  }

  #idle(): WorkerLink | undefined {
    const busy = new Set([...[...this.#shifts].map(({ link }) => link), ...this.#helping.keys()]);
    return this.#crew.idle(busy);
  }

  /** Runs a job until it is settled or set aside. */
  async #giveShift(job: Job, link: WorkerLink): Promise<void> {
    const isHard = isHardAtOnce(job.request);
    const shift: Shift = { job, link, isOver: false, isHard, helpers: new Map(), maxHelpers: Infinity };
    const timers = [this.#after(HARD_MS, () => (shift.isHard = true))];
    this.#isBusy ||= isHard;
    if (job.shiftMs < Infinity) timers.push(this.#after(job.shiftMs, () => (shift.isOver = true)));
    this.#shifts.add(shift);
    this.#busyTimer ??= this.#after(HARD_MS, () => (this.#isBusy = true));
    try {
      await sendOrderings(link, job.request);
      // A report comes through a port of its own, so the last one may arrive after the end of the shift: then the next shift repeats it.
      const report = (progress: Progress): void => void (this.#shifts.has(shift) && job.report(progress));
      if (!job.isSettled) conclude(job, await link.solve(job.request, report));
    } catch (error) {
      // A worker terminated because it did not cancel its work in time is not a failure of this job.
      if (!this.#crew.isCancelling(link) && !(isDeath(error) && job.mayRestart())) job.reject(rejection(error));
    } finally {
      timers.forEach(clearTimeout);
      this.#crew.release(link);
      this.#shifts.delete(shift);
      this.#tableSharing.end(shift);
    }
    if (!job.isSettled) {
      job.setAside();
      this.#waiting.push(job);
    }
    if (this.#shifts.size === 0 && this.#waiting.length === 0) {
      clearTimeout(this.#busyTimer);
      this.#busyTimer = undefined;
      this.#isBusy = false;
    }
    this.#dispatch();
  }

  /** Lets a worker help with a shift until no work remains or it is cancelled. */
  async #assist(shift: Shift, link: WorkerLink): Promise<void> {
    this.#helping.set(link, shift);
    const number = freeNumber(shift);
    shift.helpers.set(link, number);
    let hasEnded = true;
    try {
      await sendOrderings(link, shift.job.request);
      const table = await this.#tableSharing.tableOf(shift);
      const { port1, port2 } = new MessageChannel();
      if (!this.#crew.isCancelling(link)) {
        shift.link.pair(port1);
        await link.assist(shift.job.request, port2, number, table);
      }
      hasEnded = !this.#crew.isCancelling(link);
    } catch {
      // The shift continues without its help.
    } finally {
      this.#crew.release(link);
      this.#helping.delete(link);
      shift.helpers.delete(link);
    }
    if (hasEnded) shift.maxHelpers = shift.helpers.size;
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

/** Settles a job with the worker's result. */
function conclude(job: Job, result: SolveResult): void {
  if (job.isSettled || result.kind === 'cancelled') return;
  if (result.kind === 'answer') job.resolve(result.answer);
  else {
    const { code, reason, place } = result;
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
