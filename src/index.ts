/**
 * The entry `jass-solver`: the element, which it registers, and the solver in workers. Two other entries are
 * `jass-solver/core`, the same solver as plain functions without any page, and `jass-solver/node`, with threads.
 */
// The element first: with its modules in front the bundle compresses better.
export * from './widget/elements/jass-solver.ts';
import { sharedClient } from './engine/page/page-client.ts';
import type { PageClient } from './engine/page/page-client.ts';

export type {
  ChangeDetail,
  ErrorDetail,
  JassSolverEventMap,
  Move,
  PlayDetail,
  PuzzleDetail,
  NextDetail,
  ResultDetail,
} from './widget/state/events.ts';
export { JassError } from './game/errors.ts';
export type { ErrorCode, ErrorPlace } from './game/errors.ts';
export type { Rules, RulesOverride, Variant } from './game/rules/rules.ts';
export type { VariantId } from './game/variants/index.ts';
export { VARIANTS } from './game/variants/index.ts';
export type { Progress } from './analysis/progress.ts';
export type { AnswerTo } from './notation/answer/answer-to.ts';
export type { Answer, CardValue, MeldsAnswer, ReviewEntry, StateAnswer, TableEntry } from './notation/answer/answer.ts';
export type { Want } from './notation/request/request.ts';
export type { PuzzleCollection } from './notation/puzzle-collection.ts';
export type { SolveRequest } from './notation/request/solve-request.ts';
export type { Solves } from './engine/client.ts';
export type { SolveOptions } from './engine/pool/pool.ts';
export { progressOf } from './engine/progress-of.ts';
export type { Watched } from './engine/progress-of.ts';
export { configureSolver } from './engine/page/page-client.ts';
export type { SolverPlaces } from './engine/page/start-client.ts';
export { SolverUnavailable } from './engine/pool/solver-unavailable.ts';

/**
 * Answers a request in the workers that the elements of the page share. Rejects with
 *  - JassError if the request has a mistake;
 *  - SolverUnavailable if the solver does not start, or dies;
 *  - the signal's reason if it is aborted, an AbortError unless given.
 */
export const solve: PageClient['solve'] = (request, options) => sharedClient().solve(request, options);
