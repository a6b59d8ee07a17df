/** What a page loads for the first request that is not plain, or has unusual options: the reader of all requests, and the check of options. */
import { readRequest } from '../../notation/request/resolve-request.ts';
import type { ResolvedRequest } from '../../notation/request/resolve-request.ts';
import { checkRunOptions } from '../run-options.ts';
import type { SolveOptions } from '../pool/pool.ts';

/** @throws JassError if the request is invalid; TypeError for options that cannot be used */
export function readFully(request: unknown, options: SolveOptions | undefined): ResolvedRequest {
  checkRunOptions(options, {});
  return readRequest(request);
}
