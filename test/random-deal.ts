/** Random deals that a seed reproduces. */
import type { Deal } from '../src/game/cards.ts';
import { handSize } from '../src/game/rules/pack.ts';
import { randomDeal as draw, seeded } from '../src/game/play/random-deal.ts';
import type { Rules } from '../src/game/rules/rules.ts';

/** Four hands of `cardsEach` cards from the shuffled pack; the other cards are out of play, as in an ending. */
export function randomDeal(rules: Rules, seed: number, cardsEach = handSize(rules)): Deal {
  return draw(rules, seeded(seed), cardsEach);
}
