/** The figures of the study, from deals solved in every contract with North on lead. */
import type { Card, Contract, Deal, Rules, Seat } from 'jass-solver/core';

export interface SolvedDeal {
  readonly deal: Deal;
  /** Card points of the leader's side by contract, North leading. */
  readonly points: ReadonlyMap<Contract, number>;
}

/** A mean and its standard error. */
export interface Mean {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}

/** The distribution of the leader's points in contracts of one kind. */
export interface Spread {
  /** `trump`, `obenabe` or `unenufe`. */
  readonly kind: string;
  readonly all: Mean;
  readonly deviation: number;
  /** Shares of the values from 0, `BIN` points each. */
  readonly bins: readonly number[];
}

/** The worth of a trump to the leader's side, by its holder. */
export interface Worth {
  readonly rank: 'J' | '9';
  /** The leader's points minus the mean of all deals, by the holder; seats that never hold it are omitted. */
  readonly by: readonly (Mean & { readonly holder: string })[];
  /** The leader's points with the card on the leader's side, minus those without it. */
  readonly difference: Mean;
}

export interface Study {
  readonly spreads: readonly Spread[];
  readonly worths: readonly Worth[];
  /** The share of deals in which each contract is the leader's best; equally good contracts share a deal. */
  readonly best: readonly (readonly [Contract, number])[];
}

/** Points in a bar of the spread. */
export const BIN = 10;

const kindOf = (contract: Contract): string => (contract.length === 1 ? 'trump' : contract);

export function studyOf(rules: Rules, deals: readonly SolvedDeal[]): Study {
  const kinds = [...new Set([...deals[0]!.points.keys()].map(kindOf))];
  return {
    spreads: kinds.map((kind) => spreadOf(kind, deals)),
    worths: (['J', '9'] as const)
      .filter((rank) => rules.deck.ranks.includes(rank))
      .map((rank) => worthOf(rank, rules, deals))
      .filter(({ difference }) => !Number.isNaN(difference.mean)),
    best: bestOf(deals),
  };
}

function spreadOf(kind: string, deals: readonly SolvedDeal[]): Spread {
  const values = deals.flatMap(({ points }) =>
    [...points].filter(([contract]) => kindOf(contract) === kind).map(([, value]) => value),
  );
  const bins = new Array<number>(Math.floor(Math.max(...values) / BIN) + 1).fill(0);
  for (const value of values) bins[Math.floor(value / BIN)]! += 1 / values.length;
  const all = meanOf(values);
  return { kind, all, deviation: all.error * Math.sqrt(values.length), bins };
}

function worthOf(rank: 'J' | '9', rules: Rules, deals: readonly SolvedDeal[]): Worth {
  const order: readonly Seat[] = rules.direction === 'clockwise' ? ['N', 'E', 'S', 'W'] : ['N', 'W', 'S', 'E'];
  const names = ['the leader', 'second to play', 'the partner', 'last to play'];
  const held = deals.flatMap(({ deal, points }) =>
    [...points].flatMap(([contract, value]) =>
      order.flatMap((seat, turn) =>
        deal[seat].filter((card) => card === (`${contract}${rank}` as Card)).map(() => ({ turn, value })),
      ),
    ),
  );
  const trumps = deals.flatMap(({ points }) =>
    [...points].filter(([contract]) => kindOf(contract) === 'trump').map(([, value]) => value),
  );
  const all = meanOf(trumps).mean;
  const [own, theirs] = [0, 1].map((side) =>
    meanOf(held.filter(({ turn }) => turn % 2 === side).map(({ value }) => value)),
  ) as [Mean, Mean];
  return {
    rank,
    by: names.flatMap((holder, at) => {
      const mean = meanOf(held.filter(({ turn }) => turn === at).map(({ value }) => value));
      return mean.count > 0 ? [{ ...mean, mean: mean.mean - all, holder }] : [];
    }),
    difference: {
      mean: own.mean - theirs.mean,
      error: Math.hypot(own.error, theirs.error),
      count: own.count + theirs.count,
    },
  };
}

function bestOf(deals: readonly SolvedDeal[]): [Contract, number][] {
  const shares = new Map([...deals[0]!.points.keys()].map((contract) => [contract, 0]));
  for (const { points } of deals) {
    const most = Math.max(...points.values());
    const best = [...points].filter(([, value]) => value === most);
    for (const [contract] of best) shares.set(contract, shares.get(contract)! + 1 / best.length / deals.length);
  }
  return [...shares];
}

function meanOf(values: readonly number[]): Mean {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  // A single value has no spread to show.
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, count - 1);
  return { mean, error: Math.sqrt(variance / count), count };
}

const figure = ({ mean, error }: Mean): string => `${mean.toFixed(1)} ± ${(1.96 * error).toFixed(1)}`;

/** The figures as text; after ± half of a 95% interval. */
export function summaryOf(title: string, { spreads, worths, best }: Study): string {
  return [
    title,
    ...spreads.map(
      ({ kind, all, deviation }) =>
        `${kind}: the leader's side makes ${figure(all)}, standard deviation ${deviation.toFixed(1)}`,
    ),
    ...worths.flatMap(({ rank, by, difference }) => [
      `trump ${rank}: ${figure(difference)} more with it than without`,
      ...by.map((mean) => `  with ${mean.holder}: ${figure(mean)} against the mean`),
    ]),
    `best contract: ${best.map(([contract, share]) => `${contract} ${(100 * share).toFixed(1)}%`).join(', ')}`,
  ].join('\n');
}
