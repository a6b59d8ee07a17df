/** Random starts for benchmarks: the same ones for the same seed, on every machine. */
import type { Card, Contract } from '../src/game/cards.ts';
import { afterPlay, legalNow, startOf } from '../src/game/play/play.ts';
import type { GameSetup, GameState } from '../src/game/play/play.ts';
import { randomDeal, seeded } from '../src/game/play/random-deal.ts';
import { totalPoints } from '../src/game/rules/pack.ts';
import { levelsOf } from '../src/game/scoring/level.ts';
import type { Rules } from '../src/game/rules/rules.ts';

/** `count` random starts, the contracts in turn, North on lead; in a game with levels the first one above half of the points. */
export function randomStarts(
  rules: Rules,
  contracts: readonly Contract[],
  size: number,
  count: number,
  seed: number,
): GameState[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) => {
    const contract = contracts[i % contracts.length]!;
    return startOf({
      rules,
      contract,
      leader: 'N',
      declarer: 'N',
      ...bidIn(rules, contract),
      deal: randomDeal(rules, random, size),
    });
  });
}

/** Legal plays to the end of the deal, each at random. */
export function randomRecord(start: GameState, random: () => number): Card[] {
  const plays: Card[] = [];
  let state = start;
  while (state.toPlay !== null) {
    const legal = legalNow(state);
    const card = legal[Math.floor(random() * legal.length)]!;
    plays.push(card);
    state = afterPlay(state, card);
  }
  return plays;
}

function bidIn({ scoring, ...rules }: Rules, contract: Contract): Pick<GameSetup, 'level'> {
  if (scoring.deal !== 'level') return {};
  const level = levelsOf(scoring).find((known) => 2 * known > totalPoints({ ...rules, scoring }, contract));
  return level === undefined ? {} : { level };
}
