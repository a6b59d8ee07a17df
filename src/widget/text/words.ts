/**
 * The words inside messages, in one language and for the cards shown: names of seats, sides, suits, ranks and
 * contracts, and numbers. Cards, and contracts in a sentence, have texts of their own, because languages build them
 * differently.
 */
import { rankOf, suitOf, trumpOf } from '../../game/cards.ts';
import type { Card, CardSuits, Contract, Rank, Seat, Side, Suit } from '../../game/cards.ts';
import { firstKindOf, isMisere, kindChangeOf } from '../../game/contracts.ts';
import type { Kind } from '../../game/contracts.ts';
import { markRest, markSign } from '../kit/sentence.ts';
import { english } from '../../languages/en/words.ts';
import { numbersOf, sayIn } from './locales.ts';
import type { Locale } from './locales.ts';

/** Whether high or low cards win, as players sketch it: from the top down, from the bottom up. */
export const ARROWS = { obenabe: '↓', unenufe: '↑' } as const;

export type Words = ReturnType<typeof wordsIn>;

/** A language, with the names that messages mention. */
export interface Language {
  readonly locale: Locale;
  readonly words: Words;
}

/** @param suits the suits of the cards shown: hearts with a jack, or Rosen with an Under */
export function wordsIn(locale: Locale, suits: CardSuits) {
  const say = sayIn(locale, 'words', english);
  const numbers = new Intl.NumberFormat(numbersOf(locale));
  const plurals = new Intl.PluralRules(numbersOf(locale));

  const number = (n: number): string => numbers.format(n).replace('-', '−');
  /** The form of a noun after a number. These languages need only two forms. */
  const plural = (n: number, one: string, other: string): string => (plurals.select(n) === 'one' ? one : other);

  const seats: Readonly<Record<Seat, string>> = { N: say('north'), E: say('east'), S: say('south'), W: say('west') };
  const sides: Readonly<Record<Side, string>> = { NS: say('northSouth'), EW: say('eastWest') };

  const letter = (seat: Seat): string => seats[seat][0]!;

  const isSwiss = suits === 'swiss';
  const suitNames: Readonly<Record<Suit, string>> = isSwiss
    ? { S: say('shields'), H: say('roses'), D: say('bells'), C: say('acorns') }
    : { S: say('spades'), H: say('hearts'), D: say('diamonds'), C: say('clubs') };
  const ranks: Readonly<Record<Rank, string>> = {
    A: say('ace'),
    K: say('king'),
    Q: isSwiss ? say('ober') : say('queen'),
    J: isSwiss ? say('under') : say('jack'),
    T: isSwiss ? say('banner') : say('ten'),
    '9': say('nine'),
    '8': say('eight'),
    '7': say('seven'),
    '6': say('six'),
  };
  const cards: Readonly<Record<Suit, (rank: string) => string>> = isSwiss
    ? {
        S: (rank) => say('cardOfShields', { rank }),
        H: (rank) => say('cardOfRoses', { rank }),
        D: (rank) => say('cardOfBells', { rank }),
        C: (rank) => say('cardOfAcorns', { rank }),
      }
    : {
        S: (rank) => say('cardOfSpades', { rank }),
        H: (rank) => say('cardOfHearts', { rank }),
        D: (rank) => say('cardOfDiamonds', { rank }),
        C: (rank) => say('cardOfClubs', { rank }),
      };

  /** The name of a contract without trumps. */
  const noTrump = (contract: Contract): string => {
    const kind = say(firstKindOf(contract) as Exclude<Kind, Suit>);
    const change = kindChangeOf(contract);
    const name = change === 'never' ? kind : change === 'once' ? say('guschti', { kind }) : say('slalom', { kind });
    return isMisere(contract) ? say('misere', { contract: name }) : name;
  };

  return {
    number,
    plural,
    /** A difference with its sign. */
    signed: (n: number): string => (n > 0 ? `+${number(n)}` : number(n)),
    points: (n: number): string => {
      const amount = number(n);
      return plural(n, say('point', { amount }), say('points', { amount }));
    },

    /** What is quoted, between the marks of the language. */
    quoted: (text: string): string => say('quoted', { text }),

    suits,
    seat: (seat: Seat): string => seats[seat],
    seatLetter: letter,
    sideLetters: (side: Side): string => (side === 'NS' ? letter('N') + letter('S') : letter('E') + letter('W')),
    side: (side: Side): string => sides[side],
    suit: (suit: Suit): string => suitNames[suit],
    rank: (rank: Rank): string => ranks[rank],
    card: (card: Card): string => cards[suitOf(card)](ranks[rankOf(card)]),

    /** The name of a contract. */
    contract: (contract: Contract): string => {
      const trump = trumpOf(contract);
      if (!trump) return noTrump(contract);
      const suit = suitNames[trump];
      return say('suitContract', { suit });
    },
    /** A contract within a sentence about a side's points, with the marks of answer/sentence.ts. */
    withContract: (contract: Contract): string => {
      const trump = trumpOf(contract);
      if (!trump) return markRest(say('withNoTrump', { contract: noTrump(contract) }));
      const suit = markSign(suitNames[trump]);
      return markRest(say('withSuit', { suit }));
    },
  };
}
