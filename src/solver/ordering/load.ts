/**
 * Loads the learned move order of a family. Each is a file of its own, fetched on first use: a page that shows one game
 * does not pay for the others. Without it the solver gives the same values, only slower.
 */
import { ORDERING_FAMILIES } from './family.ts';
import type { OrderingFamily } from './family.ts';

/** Weights of the move order, as assembly/ordering.ts lays them out. */
export type OrderingWeights = Uint8Array<ArrayBuffer>;

const FILES: Readonly<Record<OrderingFamily, () => Promise<{ readonly WEIGHTS: string }>>> = {
  ruffing: () => import('./weights/ruffing.ts'),
  following: () => import('./weights/following.ts'),
  'no-trump': () => import('./weights/no-trump.ts'),
};

/** The weights of a family. Rejects when their file is not to be had. */
export async function loadOrdering(family: OrderingFamily): Promise<OrderingWeights> {
  const { WEIGHTS } = await FILES[family]();
  const deflated = Uint8Array.from(atob(WEIGHTS), (character) => character.charCodeAt(0));
  const inflated = new Blob([deflated]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}

/** The weights of all families. */
export async function loadAllOrderings(): Promise<Map<OrderingFamily, OrderingWeights>> {
  const loaded = ORDERING_FAMILIES.map(async (family) => [family, await loadOrdering(family)] as const);
  return new Map(await Promise.all(loaded));
}
