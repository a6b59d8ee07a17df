/** A request for the position shown, in two parts: the reader of a hard deal soon has an estimate. */
import type { Solves } from '../../engine/client.ts';
import type { SolveOptions } from '../../engine/pool/pool.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import type { SolveRequest } from '../../notation/request/solve-request.ts';
import { isComplete } from './engine.ts';

/** The time limit of the first part, in milliseconds: shorter than the client's shortest turn, so that other waiting requests do not interrupt it. */
const ESTIMATE_AFTER_MS = 700;

/**
 * Solves a request with a time limit first, and if that is not enough again without one: the engine's transposition table keeps the results.
 * Nodes and time are those of both.
 * @param onEstimate called with the answer after the time limit
 */
export async function solveWithEstimate(
  client: Solves,
  request: SolveRequest,
  { signal, onProgress }: Required<SolveOptions>,
  onEstimate: (answer: Answer) => void,
): Promise<Answer> {
  const first = await client.solve({ ...request, limitMs: ESTIMATE_AFTER_MS }, { signal, onProgress });
  if (isComplete(first)) return first;
  onEstimate(first);
  const { nodes, ms } = first;
  const rest = await client.solve(request, {
    signal,
    onProgress: (progress) => onProgress({ ...progress, nodes: nodes + progress.nodes, ms: ms + progress.ms }),
  });
  return { ...rest, nodes: nodes + rest.nodes, ms: ms + rest.ms };
}
