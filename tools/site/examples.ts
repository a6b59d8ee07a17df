/** A deal for each variant's page: random, with its seed, since few published deals show all four hands. */
import { randomDeal, seeded } from '../../src/game/play/random-deal.ts';
import type { Contract, Seat } from '../../src/game/cards.ts';
import { handSize } from '../../src/game/rules/pack.ts';
import type { Payoff } from '../../src/game/scoring/payoff.ts';
import type { Variant } from '../../src/game/rules/rules.ts';
import { formatDeal } from '../../src/notation/hands.ts';

export interface Example {
  readonly variant: string;
  readonly contract: Contract;
  readonly leader: Seat;
  /** In a game with levels. */
  readonly level?: number;
  readonly payoff: Payoff;
  readonly deal: string;
  readonly seed: number;
  /** Cards a hand; fewer than a full hand make an ending. */
  readonly cardsEach: number;
}

/** Cards in a hand at most: full deals of a pack of 48 cards take too long in a page, so its example is an ending. */
const MOST_CARDS = 9;

/** Always the same example for a variant. */
export function exampleOf({ id, rules }: Variant): Example {
  const cardsEach = Math.min(handSize(rules), MOST_CARDS);
  const seed = 7;
  return {
    variant: id,
    contract: (['alltrumps', 'slalom-obenabe'] as const).find((special) => rules.contracts.includes(special)) ?? 'H',
    leader: 'S',
    ...(rules.scoring.deal === 'level' && { level: 90 }),
    payoff:
      rules.scoring.deal !== 'points' || rules.scoring.scores === 'declarers'
        ? 'score'
        : rules.trickRoem
          ? 'total'
          : 'points',
    deal: formatDeal(randomDeal(rules, seeded(seed), cardsEach)),
    seed,
    cardsEach,
  };
}

/** The tag of the example, with a text that shows until the element is loaded. */
export function exampleTag({ variant, contract, leader, level, payoff, deal }: Example): string {
  const attributes = Object.entries({ variant, contract, leader, ...(level && { level }), payoff, deal }).map(
    ([name, value]) => `${name}="${value}"`,
  );
  return `<jass-solver ${attributes.join(' ')}><p>The deal <code>${deal}</code> is shown and solved here with JavaScript.</p></jass-solver>`;
}
