/**
 * The words of which messages are made, in one language and for the cards that are shown: names of seats, sides, suits, ranks,
 * contracts; numbers. A card, and a contract in a sentence, are templates of their own, because languages build them differently.
 */
import { rankOf, suitOf, trumpOf } from '../../game/cards.ts';
import type { Card, Contract, Rank, Seat, Side, Suit } from '../../game/cards.ts';
import type { Speech } from '../../notation/meld-words.ts';
import type { Deck } from '../decks/deck.ts';
import { NUMBERS } from './locales.ts';
import type { Locale } from './locales.ts';

export type Words = ReturnType<typeof wordsIn>;

/** @param suits of the cards shown: hearts with a jack, or Rosen with an Under */
export function wordsIn({ msg, str }: Speech, locale: Locale, suits: Deck['suits']) {
  const numbers = new Intl.NumberFormat(NUMBERS[locale]);
  const compact = new Intl.NumberFormat(NUMBERS[locale], { notation: 'compact', maximumFractionDigits: 1 });
  const seconds = new Intl.NumberFormat(NUMBERS[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const plurals = new Intl.PluralRules(NUMBERS[locale]);

  const number = (n: number): string => numbers.format(n).replace('-', '−');
  /** The form of a noun that goes with a number; what is said in these languages needs no other forms than two. */
  const plural = (n: number, one: string, other: string): string => (plurals.select(n) === 'one' ? one : other);

  const seats: Readonly<Record<Seat, string>> = { N: msg('North'), E: msg('East'), S: msg('South'), W: msg('West') };
  const sides: Readonly<Record<Side, string>> = { NS: msg('North–South'), EW: msg('East–West') };

  const isSwiss = suits === 'swiss';
  const suitNames: Readonly<Record<Suit, string>> = isSwiss
    ? { S: msg('shields'), H: msg('roses'), D: msg('bells'), C: msg('acorns') }
    : { S: msg('spades'), H: msg('hearts'), D: msg('diamonds'), C: msg('clubs') };
  const ranks: Readonly<Record<Rank, string>> = {
    A: msg('ace'),
    K: msg('king'),
    Q: isSwiss ? msg('Ober') : msg('queen'),
    J: isSwiss ? msg('Under') : msg('jack'),
    T: isSwiss ? msg('Banner') : msg('ten'),
    '9': msg('nine'),
    '8': msg('eight'),
    '7': msg('seven'),
    '6': msg('six'),
  };
  const cards: Readonly<Record<Suit, (rank: string) => string>> = isSwiss
    ? {
        S: (rank) => msg(str`${rank} of shields`),
        H: (rank) => msg(str`${rank} of roses`),
        D: (rank) => msg(str`${rank} of bells`),
        C: (rank) => msg(str`${rank} of acorns`),
      }
    : {
        S: (rank) => msg(str`${rank} of spades`),
        H: (rank) => msg(str`${rank} of hearts`),
        D: (rank) => msg(str`${rank} of diamonds`),
        C: (rank) => msg(str`${rank} of clubs`),
      };

  return {
    number,
    plural,
    /** A large number, shortened. */
    rough: (n: number): string => compact.format(n),
    /** A time in milliseconds. */
    duration: (ms: number): string => (ms < 1000 ? `${number(Math.ceil(ms))} ms` : `${seconds.format(ms / 1000)} s`),
    /** A difference with its sign. */
    signed: (n: number): string => (n > 0 ? `+${number(n)}` : number(n)),
    points: (n: number): string => {
      const amount = number(n);
      return plural(n, msg(str`${amount} point`), msg(str`${amount} points`));
    },
    gamePoints: (n: number): string => {
      const amount = number(n);
      return plural(n, msg(str`${amount} game point`), msg(str`${amount} game points`));
    },

    seat: (seat: Seat): string => seats[seat],
    side: (side: Side): string => sides[side],
    suit: (suit: Suit): string => suitNames[suit],
    rank: (rank: Rank): string => ranks[rank],
    card: (card: Card): string => cards[suitOf(card)](ranks[rankOf(card)]),

    /** The contract alone. */
    contract: (contract: Contract): string => {
      const trump = trumpOf(contract);
      if (!trump) return contract === 'obenabe' ? msg('Obenabe') : msg('Unenufe');
      const suit = suitNames[trump];
      return msg(str`${suit} trump`);
    },
    /** The contract in a sentence about what a side makes. */
    withContract: (contract: Contract): string => {
      const trump = trumpOf(contract);
      if (!trump) return contract === 'obenabe' ? msg('with Obenabe') : msg('with Unenufe');
      const suit = suitNames[trump];
      return msg(str`with ${suit} trump`);
    },
  };
}
