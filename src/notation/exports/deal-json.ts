/** A deal as the JSON of a request, in one line as `jass-solver batch` reads it. */
import { requestOf } from '../imports/request-of.ts';
import type { Linked } from '../link.ts';

/** A link has all that a request needs. */
const noneMissing = (): never => {
  throw new Error('a link without its deal');
};

export function formatDealJson({ mode, side, target, ...deal }: Linked): string {
  const request = requestOf({ ...deal, format: 'a request', notes: [] }, noneMissing);
  const puzzle = { ...(side && { side }), ...(target !== undefined && { target }) };
  return JSON.stringify({ ...request, ...(mode === 'puzzle' && { puzzle }) });
}
