/** The deals of hard-deals.json: the hardest of thousands of random ones, which hard.ts finds. */
import { readFileSync, writeFileSync } from 'node:fs';

/** A deal of the file, which is a request too. */
export interface HardDeal {
  readonly variant: string;
  readonly contract: string;
  readonly leader: string;
  readonly deal: string;
  /** Trick starts of the search that found it. */
  readonly nodes: number;
  /** Card points of North–South. */
  readonly value: number;
}

const FILE = new URL('hard-deals.json', import.meta.url);

/** The hard deals of a variant. */
export const hardDeals = (variant: string): HardDeal[] =>
  (JSON.parse(readFileSync(FILE, 'utf8')) as HardDeal[]).filter((deal) => deal.variant === variant);

/** Writes the file anew. */
export const writeHardDeals = (deals: readonly HardDeal[]): void =>
  writeFileSync(FILE, `${JSON.stringify(deals, null, 2)}\n`);
