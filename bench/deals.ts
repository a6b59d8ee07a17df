/** Random starts for benchmarks: the same ones for the same seed, on every machine. */
import type { Contract } from '../src/game/cards.ts';
import { startOf } from '../src/game/play/play.ts';
import type { GameState } from '../src/game/play/play.ts';
import { randomDeal, seeded } from '../src/game/play/random-deal.ts';
import type { Rules } from '../src/game/rules/rules.ts';

/** `count` random starts, the contracts in turn, North on lead. */
export function randomStarts(
  rules: Rules,
  contracts: readonly Contract[],
  size: number,
  count: number,
  seed: number,
): GameState[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) =>
    startOf({
      rules,
      contract: contracts[i % contracts.length]!,
      leader: 'N',
      declarer: 'N',
      deal: randomDeal(rules, size, random),
    }),
  );
}
