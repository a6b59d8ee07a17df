/**
 * Single words of the notation: a card, a seat, the name of a contract. A card that cannot be read is `undefined` and not an error,
 * because only the caller (for a deal or a record of plays) knows which error to report and where.
 */
import { cardOf, CONTRACTS, RANKS, SEATS, SUITS } from '../game/cards.ts';
import type { Card, Contract, Rank, Seat, Suit } from '../game/cards.ts';
import { JassError, quote } from '../game/errors.ts';
import { msg, str } from '../game/reason.ts';
import type { Reason } from '../game/reason.ts';

/** The form of a card, for error messages. */
export function cardForm(): Reason {
  const [suits, ranks] = [SUITS.join(' '), RANKS.join(' ')];
  return msg(str`a suit (${suits}) and then a rank (${ranks}), such as SJ or HT`);
}

/** Upper case of ASCII letters only: `toUpperCase` would also turn other letters into ranks and suits. */
const upperAscii = (text: string): string => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

/** The rank written as one character or as `10`, in either case. */
export function parseRank(text: string): Rank | undefined {
  if (text === '10') return 'T';
  return text.length === 1 ? RANKS.find((rank) => rank === upperAscii(text)) : undefined;
}

/** The sign of each suit, in every language. */
export const SUIT_SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** The suit written as one letter, in either case, or as its sign. */
export function parseSuit(text: string): Suit | undefined {
  return SUITS.find((suit) => suit === upperAscii(text) || SUIT_SIGNS[suit] === text);
}

/** The card written as suit and rank, such as `SJ`, `h10`, `ht` or `♥10`; undefined for anything else. */
export function parseCard(text: string): Card | undefined {
  const suit = parseSuit(text.slice(0, 1));
  const rank = parseRank(text.slice(1, 4));
  return suit && rank && cardOf(suit, rank);
}

/** The seat written as `N`, `E`, `S` or `W`, in either case; undefined for anything else. names.ts reads words too. */
export function seatOfLetter(text: string): Seat | undefined {
  const word = text.length > 20 ? '' : upperAscii(text.trim());
  return SEATS.find((known) => known === word);
}

/**
 * The seat written as `N`, `E`, `S` or `W`, in either case.
 * @param field name of the field, for the message
 * @throws JassError `bad-request`
 */
export function parseSeat(text: string, field: string): Seat {
  const seat = seatOfLetter(text);
  if (!seat) {
    const given = quote(text);
    throw new JassError('bad-request', msg(str`${field}: ${given} is not a seat; write N, E, S or W.`), { field });
  }
  return seat;
}

/** The contract of that name in the notation, or of that suit sign, in either case; undefined for anything else. names.ts reads words too. */
export function contractOfName(text: string): Contract | undefined {
  const word = text.length > 40 ? '' : upperAscii(text.trim());
  return parseSuit(word) ?? CONTRACTS.find((known) => known.toUpperCase() === word);
}

/**
 * The contract of that name, in either case: a trump suit, or one without trumps such as `obenabe` or `slalom-obenabe`. Whether the game has this contract is checked with
 * its rules (`checkContract`).
 * @throws JassError `bad-contract`
 */
export function parseContractName(text: string): Contract {
  const contract = contractOfName(text);
  if (!contract) {
    const given = quote(text);
    throw new JassError(
      'bad-contract',
      msg(
        str`contract: ${given} is not a contract; write S, H, D or C for the trump suit, or a name such as obenabe, unenufe or slalom-obenabe.`,
      ),
      { field: 'contract' },
    );
  }
  return contract;
}
