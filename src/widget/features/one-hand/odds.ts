/** What a suggestion says of the cards, in the values of the element: the figure and the mark of each card, the goal, and the value for the bar. */
import type { Card, Seat } from '../../../game/cards.ts';
import { sideOf } from '../../../game/cards.ts';
import { pointsOfDeal, sumOfSides } from '../../../game/scoring/payoff.ts';
import { targetsOf } from '../../../game/scoring/payoffs/targets.ts';
import { leadersOf } from '../../../notation/answer/leaders.ts';
import type { Leaders } from '../../../notation/answer/leaders.ts';
import type { FittingDeal, SuggestedCard, Suggestion } from '../../../notation/answer/suggestion.ts';
import type { CardValue } from '../../state/engine.ts';
import { exactKnowledge, forOtherSide } from '../../state/knowledge.ts';
import type { Knowledge } from '../../state/knowledge.ts';
import { scaleOf } from '../../state/scale.ts';
import type { Table } from '../../state/table.ts';

/** How far the work is: deals are still valued, the reader has stopped that, all are valued, or the solver has failed. */
export type Phase = 'computing' | 'stopped' | 'done' | 'failed';

/** What a card should reach. */
export interface Goal {
  readonly kind: 'points' | 'lead' | 'ahead';
  /** The least value that reaches it, in the unit of the payoff. */
  readonly least: number;
}

/** The goal of the page; without one the target of the game, more than half of the card points, or a lead. */
export function goalOf({ payoff, setup }: Table, seat: Seat, given: unknown): Goal {
  const target = given === null || given === undefined || given === '' ? NaN : Number(given);
  const isPoints = payoff === 'points';
  if (Number.isInteger(target)) return { kind: isPoints ? 'points' : 'lead', least: target };
  if (!isPoints) return { kind: 'ahead', least: 1 };
  const half = Math.floor(pointsOfDeal(setup) / 2) + 1;
  return { kind: 'points', least: targetsOf(setup)[sideOf(seat)] ?? half };
}

/** The cards that may be named, given how far the work is. */
export const leadersIn = ({ cards }: Suggestion, phase: Phase): Leaders<SuggestedCard> =>
  leadersOf(cards, phase !== 'computing');

/** The mean of the first card as knowledge of the position, for North–South; null before the first deal. */
export function meanKnown(table: Table, { cards: [first], complete }: Suggestion): Knowledge | null {
  if (!first) return null;
  const own: Knowledge = complete ? exactKnowledge(Math.round(first.mean)) : guessOf(table, first);
  return sideOf(table.position.toPlay!) === 'NS' ? own : forOtherSide(own, sumOfSides(table));
}

function guessOf(table: Table, { mean, interval }: SuggestedCard): Knowledge {
  return { proven: interval ?? scaleOf(table), estimate: Math.round(mean) };
}

/**
 * The strips of the cards: the cards that lead have their means, the others what they are behind. While it is too early to say, all are estimates.
 */
export function stripsOf(table: Table, suggestion: Suggestion, phase: Phase): ReadonlyMap<Card, CardValue> {
  const { kind, first } = leadersIn(suggestion, phase);
  const strip = (card: SuggestedCard): CardValue => {
    if (kind === 'early') {
      const own = guessOf(table, { ...card, interval: scaleOf(table) });
      return { own, shown: own, lost: null };
    }
    const own = exactKnowledge(Math.round(card.mean));
    return { own, shown: own, lost: first.includes(card) ? 0 : Math.max(1, Math.round(card.behind.mean)) };
  };
  return new Map(suggestion.cards.map((card) => [card.card, strip(card)]));
}

/** The exact values of the cards in one of the deals. */
export function stripsIn({ cards }: FittingDeal): ReadonlyMap<Card, CardValue> {
  const best = cards[0]!.value;
  return new Map(
    cards.map(({ card, value }) => {
      const own = exactKnowledge(value);
      return [card, { own, shown: own, lost: best - value }];
    }),
  );
}

/** The best cards of a deal. */
export const bestIn = ({ cards }: FittingDeal): readonly Card[] =>
  cards.filter(({ value }) => value === cards[0]!.value).map(({ card }) => card);

/** Half the width of a range; null before there is one. */
export const halfOf = ({ interval }: Pick<SuggestedCard, 'interval'>): number | null =>
  interval ? (interval[1] - interval[0]) / 2 : null;
