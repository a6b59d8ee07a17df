/** In-trick roem: points for runs, sets and the marriage among the four cards of one trick. */
import { cardOf, rankOf, suitOf, trumpOf } from '../cards.ts';
import type { Card, Contract, Rank } from '../cards.ts';
import type { Rules } from '../rules/rules.ts';

/**
 * Roem in a complete trick, in points for its winner's side; 0 in a variant without in-trick roem. Run, set and marriage
 * add up: king, queen and jack of trump are a run and a marriage.
 */
export function trickRoem(rules: Rules, contract: Contract, cards: readonly Card[]): number {
  return runsAndMarriages(rules, contract, cards) + setsOfRanks(rules, cards);
}

/**
 * The runs and marriages among some cards of a trick. A run is of three or four different ranks of one suit, neighbours in the natural
 * order; in a two-copy pack two pairs of king and queen are two marriages.
 */
export function runsAndMarriages(rules: Rules, contract: Contract, cards: readonly Card[]): number {
  const roem = rules.trickRoem;
  if (!roem) return 0;
  const suits = [...new Set(cards.map(suitOf))];
  const longest = Math.max(
    0,
    ...suits.map((suit) => longestRun(rules.deck.ranks, (rank) => cards.includes(cardOf(suit, rank)))),
  );
  const run = longest === 4 ? roem.run4 : longest === 3 ? roem.run3 : 0;

  const trump = trumpOf(contract);
  const count = (wanted: Rank) => cards.filter((card) => trump && card === cardOf(trump, wanted)).length;
  return run + roem.marriage * Math.min(count('K'), count('Q'));
}

/** The roem of the four cards of a trick when all are of one rank. */
export function setsOfRanks(rules: Rules, cards: readonly Card[]): number {
  const roem = rules.trickRoem;
  const rank = rankOf(cards[0]!);
  if (!roem || !cards.every((card) => rankOf(card) === rank)) return 0;
  return roem.sets[rank] ?? roem.set;
}

/** Length of the longest stretch of ranks that all are there. */
function longestRun(ranks: readonly Rank[], isThere: (rank: Rank) => boolean): number {
  let longest = 0;
  let length = 0;
  for (const rank of ranks) {
    length = isThere(rank) ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}
