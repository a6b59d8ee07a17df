/** Why a card may not be played. Apart from legality.ts, because a page paints a deal without it. */
import type { Card } from '../cards.ts';
import type { Kind } from '../contracts.ts';
import type { Rules } from '../rules/rules.ts';
import { distinctInOrder, requirementsOn } from './legality.ts';
import type { Duty } from './legality.ts';
import { kindNow } from './play.ts';
import type { GameState } from './play.ts';
import type { Trick } from './trick.ts';

/** The first duty that each illegal card of a hand would break, in the order of the notation. Empty if every card is legal. */
export function brokenDuties(rules: Rules, kind: Kind, trick: Trick, hand: readonly Card[]): ReadonlyMap<Card, Duty> {
  const cards = distinctInOrder(hand);
  const requirements = requirementsOn(rules, kind, trick, cards);
  return new Map(
    cards.flatMap((card) => {
      const broken = requirements.find((requirement) => !requirement.cards.includes(card));
      return broken ? [[card, broken.duty] as const] : [];
    }),
  );
}

/** The illegal cards of the seat to play, each with the duty that it would break; empty if the deal is over. */
export function illegalNow(state: GameState): ReadonlyMap<Card, Duty> {
  const { setup, trick, hands, toPlay } = state;
  return toPlay === null ? new Map() : brokenDuties(setup.rules, kindNow(state), trick, hands[toPlay]);
}
