/** The answer in one sentence: the cards to play, that it is too early to say, or the best cards of the deal that the reader looks at. */
import type { Card } from '../../../game/cards.ts';
import { bestIn, leadersIn } from './odds.ts';
import type { OneHandMessages } from './one-hand-messages.ts';
import type { FromOneHand } from './one-hand-props.ts';

/** The cards that the headline names, in its order. */
export function namedIn({ position, shown }: FromOneHand): readonly Card[] {
  if (shown) return bestIn(shown.of);
  if (!position?.suggestion) return [];
  const { kind, first } = leadersIn(position.suggestion, position.phase);
  return kind === 'named' && position.suggestion.cards.length > 1 ? first.map(({ card }) => card) : [];
}

/** @param nameOf a card, or the place of its sign */
export function headlineOf(words: OneHandMessages, open: FromOneHand, nameOf: (card: Card) => string): string {
  const { table, position, shown } = open;
  const { toPlay, trick } = table.position;
  const cards = namedIn(open).map(nameOf);
  if (shown) return words.inDeal(shown.of.number, cards, table.payoff, shown.of.cards[0]!.value);
  if (toPlay === null) return words.over;
  if (!position) return words.otherToPlay(toPlay);
  const { suggestion, phase } = position;
  const [best] = suggestion?.cards ?? [];
  if (!suggestion || !best) return phase === 'failed' ? words.failed : words.begins;
  const { kind, first } = leadersIn(suggestion, phase);
  if (suggestion.cards.length === 1) return words.noChoice(table.payoff, best.mean);
  if (kind === 'early') return words.early(table.payoff, best.mean);
  if (kind === 'even') return words.even(first.length, table.payoff, best.mean);
  return words.advise(trick.cards.length % 4 === 0, cards, table.payoff, best.mean);
}
