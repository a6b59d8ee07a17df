/** The sentences of the note at a card. */
import { rankOf, suitOf, trumpOf } from '../../../game/cards.ts';
import type { Card, Seat } from '../../../game/cards.ts';
import type { Duty } from '../../../game/play/legality.ts';
import type { GameState } from '../../../game/play/play.ts';
import { hasSixes } from '../../../game/rules/pack.ts';
import { sayIn } from '../locales.ts';
import type { Language } from '../words.ts';
import { english } from '../../../languages/en/notes.ts';

export function noteMessages({ locale, words }: Language) {
  const say = sayIn(locale, 'notes', english);
  /** The name of a trump, of which jack and nine have their own; in French they differ between Switzerland and France. */
  const trumpRank = (card: Card, { setup }: GameState): string => {
    const [rank, isSwissPack] = [rankOf(card), hasSixes(setup.rules)];
    if (rank === 'J' && words.suits === 'swiss') return say('trumpUnder');
    if (rank === 'J') return isSwissPack ? say('trumpJack') : say('trumpJackOf32');
    if (rank === '9') return isSwissPack ? say('trumpNine') : say('trumpNineOf32');
    return words.rank(rank);
  };
  return {
    /** The rule that forbids a card. @param state in which a trick has been led to */
    whyNot: (of: Seat, duty: Duty, state: GameState): string => {
      const seat = words.seat(of);
      const [led, trump] = [suitOf(state.trick.cards[0]!), trumpOf(state.setup.contract)];
      switch (duty.kind) {
        case 'follow': {
          const suit = words.suit(duty.suit);
          if (duty.suit === trump) return say('followTrumps', { seat });
          return duty.orRuff ? say('followOrRuff', { seat, suit }) : say('follow', { seat, suit });
        }
        case 'head': {
          const [card, rank] = [words.card(duty.beat), trumpRank(duty.beat, state)];
          return suitOf(duty.beat) === trump ? say('headTrump', { seat, rank }) : say('head', { seat, card });
        }
        case 'ruff': {
          const [suit, ledSuit] = [words.suit(duty.suit), words.suit(led)];
          return say('ruff', { seat, suit, led: ledSuit });
        }
        case 'overruff': {
          const rank = trumpRank(duty.beat, state);
          return say('overruff', { seat, rank });
        }
        case 'no-undertrump': {
          const rank = trumpRank(duty.beat, state);
          return say('noUndertrump', { seat, rank });
        }
      }
    },
    /** The worth of a card. @param card the card, or a mark in its place @param makes the value for its side, in words */
    cost: (card: string, cost: number, makes: string): string => {
      const lost = words.number(cost);
      return cost > 0 ? say('givesAway', { card, lost, makes }) : say('givesNothing', { card, makes });
    },
    /** @param worth in words, while it is not proven */
    unproven: (card: string, worth: string): string => say('unproven', { card, worth }),
  };
}
