/** A request's time in a worker, and how many others may help it there. */
import { MOST_CARDS_TOGETHER, MOST_HELPERS_TOGETHER } from '../../analysis/search/order-of-work.ts';
import type { SolverNumber } from '../../analysis/search/order-of-work.ts';
import { wantsTable } from '../../analysis/wants.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import type { SharedTable } from '../../solver/sharing/shared-table.ts';
import type { Job } from './job.ts';
import type { WorkerLink } from './worker-link.ts';

/** A job that a worker runs. */
export interface Shift {
  readonly job: Job;
  readonly link: WorkerLink;
  /** Whether its time is over. It continues while no other job is waiting. */
  isOver: boolean;
  /** Whether it has run long enough to be helped, or is known to take long. */
  isHard: boolean;
  /** The workers that help with it, and the number of each. */
  readonly helpers: Map<WorkerLink, SolverNumber>;
  /** The table that its workers share, from the first attempt on; undefined where each has its own. */
  table?: Promise<SharedTable | undefined>;
  /** Whether they share one, so that any number of workers can help; undefined before the first attempt and during it. */
  isShared?: boolean;
  /** The most helpers that have work: no limit until one of them finds no more, or fails. There is no second attempt in its place. */
  maxHelpers: number;
}

/**
 * The most workers that help with a request without a shared table: many where it has parts, cards or contracts, of which each takes some, and
 * some where they exchange proofs. Others that search one position repeat each other's work.
 */
export function mostHelpers(request: ResolvedRequest): number {
  if (request.want.includes('cards') || wantsTable(request)) return Infinity;
  return request.state.hands.N.length <= MOST_CARDS_TOGETHER ? MOST_HELPERS_TOGETHER : 1;
}

/** Fewest cards a hand with which a table of contracts takes longer than an easy deal. */
const LEAST_CARDS_OF_HARD_TABLE = 8;

/** Whether a request is known to take long before any work on it: an exact table of contracts with nearly all cards. */
export const isHardAtOnce = ({ limitMs, want, state }: ResolvedRequest): boolean =>
  wantsTable({ want }) && limitMs !== 0 && state.hands.N.length >= LEAST_CARDS_OF_HARD_TABLE;

/** The lowest number, from 1, that no helper of a shift has. */
export function freeNumber({ helpers }: Shift): SolverNumber {
  const taken = new Set(helpers.values());
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}
