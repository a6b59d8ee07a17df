/** The sentences of the note at a card. They load after the first paint. */
import { rankOf, suitOf } from '../../../game/cards.ts';
import type { Seat, Suit } from '../../../game/cards.ts';
import type { Duty } from '../../../game/play/legality.ts';
import { sayIn } from '../../language/locales.ts';
import type { Language } from '../../language/messages.ts';
import { english } from '../../language/texts/en/notes.ts';

/** The trick that a duty is about. */
interface Led {
  readonly suit: Suit;
  readonly trump: Suit | undefined;
}

export function noteMessages({ locale, words }: Language) {
  const say = sayIn(locale, 'notes', english);
  return {
    /** The rule that forbids a card. */
    whyNot: (of: Seat, duty: Duty, led: Led): string => {
      const seat = words.seat(of);
      switch (duty.kind) {
        case 'follow': {
          const suit = words.suit(duty.suit);
          if (duty.suit === led.trump) return say('followTrumps', { seat });
          return duty.orRuff ? say('followOrRuff', { seat, suit }) : say('follow', { seat, suit });
        }
        case 'head': {
          const [card, rank] = [words.card(duty.beat), words.rank(rankOf(duty.beat))];
          return suitOf(duty.beat) === led.trump ? say('headTrump', { seat, rank }) : say('head', { seat, card });
        }
        case 'ruff': {
          const [suit, ledSuit] = [words.suit(duty.suit), words.suit(led.suit)];
          return say('ruff', { seat, suit, led: ledSuit });
        }
        case 'overruff': {
          const rank = words.rank(rankOf(duty.beat));
          return say('overruff', { seat, rank });
        }
        case 'no-undertrump': {
          const rank = words.rank(rankOf(duty.beat));
          return say('noUndertrump', { seat, rank });
        }
      }
    },
    /** What a card is worth. @param card the card, or a mark in its place @param makes what its side makes with it */
    cost: (card: string, cost: number, makes: string): string => {
      const lost = words.number(cost);
      return cost > 0 ? say('givesAway', { card, lost, makes }) : say('givesNothing', { card, makes });
    },
    /** @param worth in words, while it is not proven */
    unproven: (card: string, worth: string): string => say('unproven', { card, worth }),
  };
}
