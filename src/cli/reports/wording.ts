/**
 * The words of the reports of `solve` and `review` in a language: sentences, and names of seats, sides, contracts and cards. In English
 * cards are in the notation, so that they can be typed after `--plays`; in other languages they are as on the cards’ indices.
 */
import { trumpOf } from '../../game/cards.ts';
import type { Card, CardSuits, Contract, Rank, Seat, Side, Suit } from '../../game/cards.ts';
import type { Caption } from '../../game/play/captions.ts';
import { hasSixes } from '../../game/rules/pack.ts';
import type { Rules } from '../../game/rules/rules.ts';
import type { command } from '../../languages/en/command.ts';
import { SUIT_SIGNS } from '../../notation/cards.ts';
import { indexLetters } from '../../notation/drawing/letters.ts';
import { cardInSigns, contractInSigns, decimalsIn, seatName, withColon } from '../../notation/signs.ts';
import { englishContract } from '../../notation/words/english-names.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { meldPhrases } from '../../notation/words/meld-words.ts';
import type { MeldPhrases } from '../../notation/words/meld-words.ts';
import { sayer } from '../../notation/words/say.ts';
import type { Say } from '../../notation/words/say.ts';
import { BASICS } from '../../languages/registry/languages.ts';
import type { Reports } from '../../languages/en/reports.ts';
import { REPORTS } from '../../languages/registry/reports.ts';

/** The words of one language. */
export interface Wording {
  readonly say: Say<typeof command>;
  readonly seat: (seat: Seat) => string;
  readonly seatLetter: (seat: Seat) => string;
  /** The cards of a trick after the first letter of its leader. */
  readonly trick: (leader: Seat, cards: readonly Card[]) => string;
  readonly side: (side: Side) => string;
  /** The first letters of its seats, such as `NS`. */
  readonly sideLetters: (side: Side) => string;
  readonly card: (card: Card) => string;
  readonly cards: (cards: readonly Card[]) => string;
  /** The letter or sign before the ranks of a suit. */
  readonly suit: (suit: Suit) => string;
  readonly rank: (rank: Rank) => string;
  /** In a sentence: `hearts are trumps`, `Obenabe`. */
  readonly contractInWords: (contract: Contract) => string;
  /** In a table: `H` or `♥`, `obenabe`. @param stated as the notation has it, misères included */
  readonly contract: (stated: Contract) => string;
  readonly caption: (caption: Caption) => string;
  /** What a verdict takes into account, in a sentence. */
  readonly evidence: (kind: keyof Reports['evidence']) => string;
  readonly melds: (rules: Rules) => MeldPhrases;
  /** Rounded to tenths, the precision of means and estimates. */
  readonly decimal: (value: number) => string;
  /** What counts beside the points of tricks. */
  readonly bonus: (bonus: 'roem' | 'marriage' | 'sweep' | 'wet' | 'level' | 'gamePoints' | 'tap' | 'claim') => string;
}

/**
 * The words of a language.
 * @param cards whose names and letters are written; unless given as reports have them: in English cards and contracts are in the notation, in other
 * languages as on French cards
 */
export function wordingIn(language: Language, cards?: CardSuits): Wording {
  const say = sayer<typeof command>(REPORTS[language].command);
  const isTyped = cards === undefined && language === 'en';
  const suits = cards ?? 'french';
  const letters = indexLetters(language, suits);
  const seat = (of: Seat): string => seatName(of, language);
  const seatLetter = (of: Seat): string => seat(of).charAt(0);
  const card = (of: Card): string => (isTyped ? of : cardInSigns(of, language, suits));
  const list = (of: readonly Card[]): string => of.map(card).join(' ');
  return {
    say,
    seat,
    seatLetter,
    trick: (leader, played) => `${withColon(seatLetter(leader), language)} ${list(played)}`,
    side: (side) => BASICS[language].diagram.sides[side],
    sideLetters: (side) => [...side].map((of) => seatLetter(of as Seat)).join(''),
    card,
    cards: list,
    suit: (suit) => (isTyped ? suit : SUIT_SIGNS[suit]),
    rank: (rank) => (isTyped ? rank : letters[rank]),
    contractInWords: (contract) => {
      const trump = trumpOf(contract);
      if (trump) return say('isTrump', { suit: BASICS[language].suits[suits][trump] });
      return language === 'en' ? englishContract(contract) : contractInSigns(contract, language);
    },
    contract: (stated) => (isTyped ? stated : contractInSigns(stated, language)),
    caption: (caption) => REPORTS[language].captions[caption],
    evidence: (kind) => REPORTS[language].evidence[kind],
    melds: (rules) => meldPhrases(sayer<Reports['melds']>(REPORTS[language].melds), suits, hasSixes(rules)),
    decimal: decimalsIn(language),
    bonus: (bonus) => REPORTS[language].report[bonus],
  };
}

/**
 * A number in words: the value, the proven interval, or an estimate marked as one with the interval.
 * @param within the measured error of the estimate, if it is known
 */
export function pointsText(
  { say }: Wording,
  [low, high]: readonly [number, number],
  estimate?: number,
  within?: number,
): string {
  if (low === high) return `${low}`;
  const between = say('between', { low, high });
  if (estimate === undefined) return between;
  return within === undefined ? say('about', { estimate, between }) : say('aboutWithin', { estimate, within, between });
}

/** A difference with its sign. */
export const signed = (difference: number): string => (difference > 0 ? `+${difference}` : `${difference}`);
