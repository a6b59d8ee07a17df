/** Roem in a trick: points for runs, sets and marriages among its four cards. */
import { cardOf, rankOf, suitOf, trumpOf } from '../cards.ts';
import type { Card, Contract, Rank } from '../cards.ts';
import type { Rules } from '../rules/rules.ts';

/**
 * The roem of a complete trick, in points for its winner's side; 0 in a variant without it. Run, set and marriage add up: king,
 * queen and jack of trumps are a run and a marriage.
 */
export function trickRoem(rules: Rules, contract: Contract, cards: readonly Card[]): number {
  return runsAndMarriages(rules, contract, cards) + setsOfRanks(rules, cards);
}

/**
 * The points for runs and marriages among some cards of a trick. A run is three or four different ranks of one suit, adjacent in the
 * natural order. In a two-copy pack two pairs of king and queen are two marriages.
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

/** The points for four cards of one rank; 0 for any other trick. */
export function setsOfRanks(rules: Rules, cards: readonly Card[]): number {
  const roem = rules.trickRoem;
  const rank = rankOf(cards[0]!);
  if (!roem || !cards.every((card) => rankOf(card) === rank)) return 0;
  return roem.sets[rank] ?? roem.set;
}

/** Length of the longest sequence of present ranks. */
function longestRun(ranks: readonly Rank[], isPresent: (rank: Rank) => boolean): number {
  let longest = 0;
  let length = 0;
  for (const rank of ranks) {
    length = isPresent(rank) ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
}
