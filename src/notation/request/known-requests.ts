/**
 * Requests for a client, made from what has been read. A client is asked in the fields of a request, whoever made it. One of ours finds what
 * was read and does not read the fields again.
 */
import type { Request } from './request.ts';
import type { ResolvedRequest } from './resolve-request.ts';

/** By identity: a copy may have other fields, and is read as any other request. */
const known = new WeakMap<object, ResolvedRequest>();

/** The fields of a request that has been read. They cannot be changed. */
export function fieldsOf(request: ResolvedRequest): Request {
  const { state: _, ...fields } = request;
  known.set(Object.freeze(fields), request);
  return fields;
}

/** What was read, if `fieldsOf` has made this object; otherwise undefined. */
export const knownRequest = (fields: unknown): ResolvedRequest | undefined => known.get(fields as object);
