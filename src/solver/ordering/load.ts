/**
 * Loads the learned move order of a family. Each is a file of its own, fetched on first use: a page that shows one game
 * does not pay for the others. Without it the solver gives the same values, only slower.
 */
import { inflated } from '../inflate.ts';
import { ORDERING_FAMILIES } from './family.ts';
import type { OrderingFamily } from './family.ts';
import { unpack } from './packing.ts';

/** Weights of the move order, in the layout of assembly/ordering/features.ts. */
export type OrderingWeights = Uint8Array<ArrayBuffer>;

/** Weights as in their file: packed by packing.ts, each deflated, in base64. */
export interface WeightsFile {
  readonly MASK: string;
  readonly VALUES: string;
}

const FILES: Readonly<Record<OrderingFamily, () => Promise<WeightsFile>>> = {
  ruffing: () => import('./weights/ruffing.ts'),
  'ruffing-double': () => import('./weights/ruffing-double.ts'),
  following: () => import('./weights/following.ts'),
  'following-roem': () => import('./weights/following-roem.ts'),
  'no-trump': () => import('./weights/no-trump.ts'),
};

/** The weights of a family. Rejects if their file is unavailable. */
export async function loadOrdering(family: OrderingFamily): Promise<OrderingWeights> {
  return weightsIn(await FILES[family]());
}

/** The weights of a file. */
export async function weightsIn({ MASK, VALUES }: WeightsFile): Promise<OrderingWeights> {
  const [mask, values] = await Promise.all([inflated(MASK), inflated(VALUES)]);
  return unpack({ mask, values });
}

/** The weights of all families. */
export async function loadAllOrderings(): Promise<Map<OrderingFamily, OrderingWeights>> {
  const loaded = ORDERING_FAMILIES.map(async (family) => [family, await loadOrdering(family)] as const);
  return new Map(await Promise.all(loaded));
}
