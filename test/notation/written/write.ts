/**
 * Fills the gaps of a written text with the cards of a random deal, as a person would write them: the texts of the set are written by
 * hand, their cards are not, so that no card of the set is wrong by accident. Knows nothing of the reader.
 *
 * Gaps: `{N}` the hand of North, `{NS}` its spades, `{deal}` the deal in the notation, `{P}` the plays as codes, `{T2}` the cards of trick 2,
 * `{T2N}` with the names of the players, `{L2}` who leads to it, `{W2}` who wins it, `{PN}` the hand in PBN.
 */
import { SEATS, SUITS } from '../../../src/game/cards.ts';
import type { Card, Contract, Deal, Rank, Seat, Suit } from '../../../src/game/cards.ts';
import { legalNow, playCard, startOf } from '../../../src/game/play/play.ts';
import type { GameState } from '../../../src/game/play/play.ts';
import { seeded } from '../../../src/game/play/random-deal.ts';
import { variantById } from '../../../src/game/variants/index.ts';
import { formatDeal } from '../../../src/notation/hands.ts';
import { handSize } from '../../../src/game/rules/pack.ts';
import { randomDeal } from '../../random-deal.ts';

export type Tongue = 'en' | 'de' | 'nl' | 'fr';

/** How the cards of a text are written. */
export type Style =
  | 'words' // hearts ace king, clubs 9
  | 'swiss' // Rosen As König, Eichel 9
  | 'and' // Rosen As, König und 9; Eichel 9
  | 'of' // ace, king and 9 of hearts; 9 of clubs
  | 'each' // heart ace, heart king, club 9
  | 'swissEach'
  | 'joined' // Herzass, Rosen-König
  | 'signs' // ♥ A K ♣ 9
  | 'tight' // ♥AK ♣9
  | 'void' // ♥AK ♦- ♣9
  | 'after' // A♥ K♥ 9♣
  | 'codes' // HA HK C9
  | 'reversed' // AH KH 9C
  | 'dots' // AK..9.T
  | 'unicode' // 🂱🂾🃙
  | 'colons' // ♥: A K, ♣: 9
  | 'bars' // ♥ A K | ♣ 9
  | 'letters' // H: AK, C: 9 with the letters of the language
  | 'swissShort'; // Ro A K, Ei 9

const FRENCH: Record<Tongue, Record<Suit, string>> = {
  en: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  de: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
  nl: { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaver' },
  fr: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
};
const ONE_OF: Record<Tongue, Record<Suit, string>> = {
  ...FRENCH,
  en: { S: 'spade', H: 'heart', D: 'diamond', C: 'club' },
};
const SWISS: Record<Tongue, Record<Suit, string>> = {
  en: { S: 'shields', H: 'roses', D: 'bells', C: 'acorns' },
  de: { S: 'Schilten', H: 'Rosen', D: 'Schellen', C: 'Eichel' },
  nl: { S: 'schilden', H: 'rozen', D: 'bellen', C: 'eikels' },
  fr: { S: 'boucliers', H: 'roses', D: 'grelots', C: 'glands' },
};
/** Two Swiss suits begin with the same two letters. */
const SWISS_SHORT: Record<Suit, string> = { S: 'Schi', H: 'Ro', D: 'Sche', C: 'Ei' };
const SWISS_LETTER: Partial<Record<Rank, string>> = { Q: 'O', J: 'U', T: 'B' };
const RANK: Record<Tongue, Partial<Record<Rank, string>>> = {
  en: { A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: '10' },
  de: { A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube', T: '10' },
  nl: { A: 'aas', K: 'heer', Q: 'vrouw', J: 'boer', T: '10' },
  fr: { A: 'as', K: 'roi', Q: 'dame', J: 'valet', T: '10' },
};
const SWISS_RANK: Record<Tongue, Partial<Record<Rank, string>>> = {
  en: { A: 'ace', K: 'king', Q: 'ober', J: 'under', T: 'banner' },
  de: { A: 'As', K: 'König', Q: 'Ober', J: 'Under', T: 'Banner' },
  nl: { A: 'aas', K: 'heer', Q: 'ober', J: 'onder', T: 'banier' },
  fr: { A: 'as', K: 'roi', Q: 'ober', J: 'under', T: 'bannière' },
};
const LETTER: Record<Tongue, Partial<Record<Rank, string>>> = {
  en: { T: '10' },
  de: { Q: 'D', J: 'B', T: '10' },
  nl: { K: 'H', Q: 'V', J: 'B', T: '10' },
  fr: { K: 'R', Q: 'D', J: 'V', T: '10' },
};
const SUIT_LETTER: Record<Tongue, Record<Suit, string>> = {
  en: { S: 'S', H: 'H', D: 'D', C: 'C' },
  de: { S: 'P', H: 'H', D: 'Ka', C: 'Kr' },
  nl: { S: 'S', H: 'H', D: 'R', C: 'K' },
  fr: { S: 'P', H: 'C', D: 'K', C: 'T' },
};
const SIGN: Record<Suit, string> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const AND: Record<Tongue, string> = { en: 'and', de: 'und', nl: 'en', fr: 'et' };
const OF: Record<Tongue, string> = { en: 'of', de: 'von', nl: 'van', fr: 'de' };
export const SEAT_NAME: Record<Tongue, Record<Seat, string>> = {
  en: { N: 'North', E: 'East', S: 'South', W: 'West' },
  de: { N: 'Nord', E: 'Ost', S: 'Süd', W: 'West' },
  nl: { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' },
  fr: { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' },
};

const suitOf = (card: Card): Suit => card[0] as Suit;
const rankOf = (card: Card): Rank => card[1] as Rank;

/** One card, as in a record. */
export function oneCard(style: Style, tongue: Tongue, card: Card): string {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  const letter = LETTER[tongue][rank] ?? rank;
  const word = RANK[tongue][rank] ?? rank;
  switch (style) {
    case 'swiss':
    case 'swissEach':
      return `${SWISS[tongue][suit]} ${SWISS_RANK[tongue][rank] ?? rank}`;
    case 'words':
    case 'and':
    case 'each':
      return `${ONE_OF[tongue][suit]} ${word}`;
    case 'of':
      return `${word} ${OF[tongue]} ${FRENCH[tongue][suit]}`;
    case 'joined':
      return tongue === 'de'
        ? `${FRENCH.de[suit]}${word.toLowerCase()}`
        : `${ONE_OF[tongue][suit]}${tongue === 'nl' ? '' : '-'}${word}`;
    case 'after':
      return `${letter}${SIGN[suit]}`;
    case 'codes':
    case 'dots':
      return card;
    case 'reversed':
      return `${rank}${suit}`;
    case 'unicode':
      return unicodeCard(card);
    case 'letters':
      return `${SUIT_LETTER[tongue][suit]}${letter}`;
    case 'swissShort':
      return `${SWISS_SHORT[suit]} ${letter}`;
    default:
      return `${SIGN[suit]}${letter}`;
  }
}

function unicodeCard(card: Card): string {
  const base = { S: 0x1f0a0, H: 0x1f0b0, D: 0x1f0c0, C: 0x1f0d0 }[suitOf(card)];
  const index = { A: 1, K: 14, Q: 13, J: 11, T: 10, 9: 9, 8: 8, 7: 7, 6: 6 }[rankOf(card)];
  return String.fromCodePoint(base + index);
}

/** The cards of one suit of a hand, without the suit. */
function ranksIn(style: Style, tongue: Tongue, cards: readonly Card[]): string {
  const words = cards.map((card) => {
    const rank = rankOf(card);
    if (style === 'swiss') return SWISS_RANK[tongue][rank] ?? rank;
    if (['words', 'and', 'of'].includes(style)) return RANK[tongue][rank] ?? rank;
    return (style === 'swissShort' ? SWISS_LETTER[rank] : LETTER[tongue][rank]) ?? rank;
  });
  if ((style === 'and' || style === 'of') && words.length > 1)
    return `${words.slice(0, -1).join(', ')} ${AND[tongue]} ${words.at(-1)}`;
  return words.join(['tight', 'void', 'letters', 'swissShort'].includes(style) ? '' : ' ');
}

/** A hand. */
export function oneHand(style: Style, tongue: Tongue, hand: readonly Card[]): string {
  const suits = SUITS.map((suit) => [suit, hand.filter((card) => suitOf(card) === suit)] as const);
  const held = suits.filter(([, cards]) => cards.length > 0);
  const each = (separator: string): string =>
    held.flatMap(([, cards]) => cards.map((card) => oneCard(style, tongue, card))).join(separator);
  const ranks = (cards: readonly Card[]): string => ranksIn(style, tongue, cards);
  switch (style) {
    case 'words':
    case 'swiss':
      return held
        .map(([suit, cards]) => `${(style === 'swiss' ? SWISS : FRENCH)[tongue][suit]} ${ranks(cards)}`)
        .join(', ');
    case 'and':
      return held.map(([suit, cards]) => `${FRENCH[tongue][suit]} ${ranks(cards)}`).join('; ');
    case 'of':
      return held.map(([suit, cards]) => `${ranks(cards)} ${OF[tongue]} ${FRENCH[tongue][suit]}`).join('; ');
    case 'each':
    case 'swissEach':
    case 'joined':
      return each(', ');
    case 'after':
    case 'codes':
    case 'reversed':
      return each(' ');
    case 'unicode':
      return each('');
    case 'dots':
      return suits.map(([, cards]) => cards.map(rankOf).join('')).join('.');
    case 'void':
      return suits.map(([suit, cards]) => `${SIGN[suit]}${cards.length ? ranks(cards) : '-'}`).join(' ');
    case 'colons':
      return held.map(([suit, cards]) => `${SIGN[suit]}: ${ranks(cards)}`).join(', ');
    case 'bars':
      return held.map(([suit, cards]) => `${SIGN[suit]} ${ranks(cards)}`).join(' | ');
    case 'letters':
      return held.map(([suit, cards]) => `${SUIT_LETTER[tongue][suit]}: ${ranks(cards)}`).join(', ');
    case 'swissShort':
      return held.map(([suit, cards]) => `${SWISS_SHORT[suit]} ${ranks(cards)}`).join(', ');
    default:
      return held.map(([suit, cards]) => `${SIGN[suit]}${style === 'signs' ? ' ' : ''}${ranks(cards)}`).join(' ');
  }
}

/** A text of the set. */
export interface Written {
  readonly text: string;
  readonly tongue: Tongue;
  readonly style: Style;
  /** The game that the cards are dealt for; `says.variant` is what the text says of it. */
  readonly game?: string;
  /** Cards in each hand, for an ending. */
  readonly cards?: number;
  /** What the text says. */
  readonly says: Readonly<Record<string, unknown>>;
  /** How many cards the record has; the plays are checked as well. */
  readonly plays?: number;
}

/** The filled text and the request it means. */
export interface Filled extends Written {
  readonly deal: string;
  readonly hands: Deal;
  readonly played: readonly Card[];
}

/** A contract without which no play is legal has one for the random plays. */
export function fill(written: Written, seed: number): Filled {
  const { game = 'schieber', tongue, style, says, plays = 0 } = written;
  const { rules } = variantById(game);
  const deal = randomDeal(rules, seed + 1, written.cards ?? handSize(rules));
  let state: GameState = startOf({
    rules,
    deal,
    contract: (says['contract'] ?? 'S') as Contract,
    leader: (says['leader'] ?? 'N') as Seat,
    declarer: (says['declarer'] ?? says['leader'] ?? 'N') as Seat,
  });
  const random = seeded(seed);
  const played: Card[] = [];
  for (let play = 0; play < plays; play++) {
    const legal = legalNow(state);
    const card = legal[Math.floor(random() * legal.length)]!;
    played.push(card);
    state = playCard(state, card);
  }
  const tricks = [...state.tricks, state.trick];
  const name = (seat: Seat): string => SEAT_NAME[tongue][seat];
  const text = written.text.replaceAll(/\{(\w+)\}/g, (_, gap: string) => {
    if (gap === 'deal') return formatDeal(deal);
    if (gap === 'P') return played.join(' ');
    const [first, second] = gap;
    if (first === 'P') return oneHand('dots', 'en', deal[second as Seat]);
    if (SEATS.includes(gap as Seat)) return oneHand(style, tongue, deal[gap as Seat]);
    if (/^[NESW][SHDC]$/.test(gap))
      return (
        ranksIn(
          style,
          tongue,
          deal[first as Seat].filter((card) => card.startsWith(second!)),
        ) || '-'
      );
    const index = Number(second) - 1;
    const trick = tricks[index]!;
    if (first === 'L') return name(trick.leader);
    if (first === 'W') return name(state.tricks[index]!.winner);
    const direction = rules.direction === 'clockwise' ? 1 : 3;
    return trick.cards
      .map((card, place) => {
        const seat = SEATS[(SEATS.indexOf(trick.leader) + place * direction) % 4]!;
        return gap.endsWith('N') ? `${name(seat)} ${oneCard(style, tongue, card)}` : oneCard(style, tongue, card);
      })
      .join(gap.endsWith('M') ? ' – ' : ', ');
  });
  return { ...written, text, deal: formatDeal(deal), hands: deal, played };
}
