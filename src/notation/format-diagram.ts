/**
 * A deal as a text diagram, as in newspaper columns, for mail and pages without scripts. `importRecord` reads it back
 * (imports/formats/diagram.ts). Suits are signs, in the order of the notation; ranks, seats and headings are in the reader's language.
 */
import { rankOf, SEATS, suitOf, SUITS, trumpOf } from '../game/cards.ts';
import type { Card, Contract, Deal, Seat } from '../game/cards.ts';
import { firstKindOf, isMisere, turnsOf } from '../game/contracts.ts';
import { checkList, checkText, checkThere, checkWord } from '../game/given.ts';
import type { GameState } from '../game/play/play.ts';
import { SUIT_SIGNS } from './cards.ts';
import { indexLetters } from './drawing/letters.ts';
import { ranksIn } from './hands.ts';
import { LANGUAGES } from './words/languages.ts';
import type { Language } from './words/languages.ts';

/** The words of the diagram in one language. */
interface Words {
  readonly seats: Readonly<Record<Seat, string>>;
  readonly variant: string;
  readonly trump: string;
  readonly leader: string;
  readonly declarer: string;
  readonly turned: string;
  readonly level: string;
  readonly unenufe: string;
  readonly allTrumps: string;
  readonly noTrumps: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    seats: { N: 'North', E: 'East', S: 'South', W: 'West' },
    variant: 'Variant',
    trump: 'Trump',
    leader: 'Leader',
    declarer: 'Declarer',
    turned: 'Turned',
    level: 'Level',
    unenufe: 'Unenufe',
    allTrumps: 'all trumps',
    noTrumps: 'no trumps',
  },
  de: {
    seats: { N: 'Nord', E: 'Ost', S: 'Süd', W: 'West' },
    variant: 'Variante',
    trump: 'Trumpf',
    leader: 'Ausspiel',
    declarer: 'Ansager',
    turned: 'Aufgedeckt',
    level: 'Ansage',
    unenufe: 'Undenufe',
    allTrumps: 'Alles Trumpf',
    noTrumps: 'Sans Atout',
  },
  nl: {
    seats: { N: 'Noord', E: 'Oost', S: 'Zuid', W: 'West' },
    variant: 'Variant',
    trump: 'Troef',
    leader: 'Uitkomst',
    declarer: 'Wie gaat',
    turned: 'Gedraaid',
    level: 'Bod',
    unenufe: 'Undenufe',
    allTrumps: 'alles troef',
    noTrumps: 'sans atout',
  },
  fr: {
    seats: { N: 'Nord', E: 'Est', S: 'Sud', W: 'Ouest' },
    variant: 'Variante',
    trump: 'Atout',
    leader: 'Entame',
    declarer: 'Fait atout',
    turned: 'Retourne',
    level: 'Annonce',
    unenufe: 'Undenufe',
    allTrumps: 'tout atout',
    noTrumps: 'sans atout',
  },
};

const COMPASS = ['    N    ', '  W   E  ', '    S    ', ''];

/**
 * Writes a deal with its contract and the tricks so far, the last of which may be incomplete.
 * @param variant its id
 * @param shown the seats whose hands are written; a diagram without some of them cannot be read back
 * @throws TypeError without a variant, a position, a language that diagrams have, or a list of seats
 */
export function formatDiagram(
  variant: string,
  state: GameState,
  language: Language,
  shown: readonly Seat[] = SEATS,
): string {
  checkText(variant, 'variant');
  checkThere(state?.setup, 'the position is', 'the one to draw');
  checkWord(language, LANGUAGES, 'language');
  checkList(shown, 'seats');
  for (const seat of shown) checkWord(seat, SEATS, 'seat');
  const { setup, tricks, trick } = state;
  const { contract, leader, declarer, turned, level, doubled, deal } = setup;
  const words = WORDS[language];
  const played = trick.cards.length > 0 ? [...tricks, trick] : tricks;
  return [
    `${words.variant}: ${variant}`,
    `${words.trump}: ${contractInSigns(contract, language)}`,
    `${words.leader}: ${words.seats[leader]}`,
    ...(declarer === leader ? [] : [`${words.declarer}: ${words.seats[declarer]}`]),
    ...(turned ? [`${words.turned}: ${cardInSigns(turned, language)}`] : []),
    ...(level === undefined ? [] : [`${words.level}: ${bidInSigns(level, doubled)}`]),
    '',
    ...handLines(deal, language, shown),
    ...(played.length > 0 ? [''] : []),
    ...played.map(
      ({ leader: first, cards }, index) =>
        `${index + 1}. ${words.seats[first]}: ${cards.map((card) => cardInSigns(card, language)).join(' ')}`,
    ),
  ].join('\n');
}

/** North at the top, West and East side by side, South at the bottom; no line ends in spaces. */
function handLines(deal: Deal, language: Language, shown: readonly Seat[]): string[] {
  const linesOf = (seat: Seat): string[] =>
    shown.includes(seat) ? suitLines(deal[seat], language) : SUITS.map(() => '');
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, linesOf(seat)])) as Record<Seat, string[]>;
  const width = Math.max(...hands.W.map((line) => line.length));
  const indented = (lines: readonly string[]): string[] => lines.map((line) => ' '.repeat(width) + line);
  const middle = hands.W.map(
    (line, row) => `${line.padEnd(width)}${COMPASS[row]!.padEnd(COMPASS[0]!.length)}${hands.E[row]}`,
  );
  return [...indented(hands.N), ...middle, ...indented(hands.S)].map((line) => line.trimEnd());
}

function suitLines(hand: readonly Card[], language: Language): string[] {
  const letters = indexLetters(language);
  return SUITS.map((suit) => {
    const ranks = ranksIn(hand, suit).map((rank) => letters[rank]);
    return `${SUIT_SIGNS[suit]} ${ranks.join(' ') || '–'}`;
  });
}

/** A card as diagrams have it, such as `10♥`: rank and sign in this order, as on a card's index. */
export const cardInSigns = (card: Card, language: Language): string =>
  indexLetters(language)[rankOf(card)] + SUIT_SIGNS[suitOf(card)];

/** A level with its double, such as `100 × 2`. */
export const bidInSigns = (level: number, doubled: 2 | 4 | undefined): string =>
  `${level}${doubled ? ` × ${doubled}` : ''}`;

/** The words of diagrams in a language: the labels of their facts, and the names of seats. */
export const diagramWords = (language: Language): Words => WORDS[language];

/** The name of a seat. */
export const seatName = (seat: Seat, language: Language): string => WORDS[language].seats[seat];

/** A contract as diagrams have it: the sign of the trump suit, or a name. */
export function contractInSigns(contract: Contract, language: Language): string {
  const { unenufe, allTrumps, noTrumps } = WORDS[language];
  const trump = trumpOf(contract);
  if (trump) return SUIT_SIGNS[trump];
  if (contract === 'alltrumps') return allTrumps;
  if (contract === 'notrumps') return noTrumps;
  const turns = turnsOf(contract);
  return [
    ...(isMisere(contract) ? ['Misère'] : []),
    ...(turns === 'eachTrick' ? ['Slalom'] : turns === 'once' ? ['Guschti'] : []),
    firstKindOf(contract) === 'obenabe' ? 'Obenabe' : unenufe,
  ].join(' ');
}
