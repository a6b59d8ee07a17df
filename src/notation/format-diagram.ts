/**
 * A deal as a text diagram, as in newspaper columns, for mail and pages without scripts. `importRecord` reads it back
 * (imports/formats/diagram.ts). Suits are signs, in the order of the notation; ranks, seats and headings are in the reader's language.
 */
import { SEATS, SUITS } from '../game/cards.ts';
import type { Card, Deal, Seat } from '../game/cards.ts';
import { checkList, checkText, checkThere, checkWord } from '../game/given.ts';
import type { GameState } from '../game/play/play.ts';
import { SUIT_SIGNS } from './cards.ts';
import { indexLetters } from './drawing/letters.ts';
import { ranksIn } from './hands.ts';
import { BASICS, LANGUAGES } from '../languages/registry/languages.ts';
import type { Language } from '../languages/registry/languages.ts';
import { bidInSigns, cardInSigns, contractInSigns, takenInSigns, withColon } from './signs.ts';

/** How many characters the compass between West and East is wide. */
const COMPASS_WIDTH = 9;

/**
 * Writes the name of the game, the deal with its contract, what was taken before an ending, and the tricks so far, the last of which may be
 * incomplete. Options and rules of a table's own are not written: they belong to the game that reads it back.
 * @param game its name or its id
 * @param shown the seats whose hands are written; a diagram without some of them cannot be read back
 * @throws TypeError without a game, a position, a language that diagrams have, or a list of seats
 */
export function formatDiagram(
  game: string,
  state: GameState,
  language: Language,
  shown: readonly Seat[] = SEATS,
): string {
  checkText(game, 'game');
  checkThere(state?.setup, 'the position is', 'the one to draw');
  checkWord(language, LANGUAGES, 'language');
  checkList(shown, 'seats');
  for (const seat of shown) checkWord(seat, SEATS, 'seat');
  const { setup, tricks, trick } = state;
  const { contract, leader, declarer, turned, level, doubled, taken, deal } = setup;
  const words = BASICS[language].diagram;
  const label = (text: string): string => withColon(text, language);
  const played = trick.cards.length > 0 ? [...tricks, trick] : tricks;
  return [
    game,
    `${label(words.trump)} ${contractInSigns(contract, language)}`,
    `${label(words.leader)} ${words.seats[leader]}`,
    ...(declarer === leader ? [] : [`${label(words.declarer)} ${words.seats[declarer]}`]),
    ...(turned ? [`${label(words.turned)} ${cardInSigns(turned, language)}`] : []),
    ...(level === undefined ? [] : [`${label(words.level)} ${bidInSigns(level, doubled)}`]),
    ...(taken ? [`${label(words.taken)} ${takenInSigns(taken, language)}`] : []),
    '',
    ...handLines(deal, language, shown, compassOf(words.seats)),
    ...(played.length > 0 ? [''] : []),
    ...played.map(
      ({ leader: first, cards }, index) =>
        `${index + 1}. ${label(words.seats[first])} ${cards.map((card) => cardInSigns(card, language)).join(' ')}`,
    ),
  ].join('\n');
}

/** North at the top, West and East side by side, South at the bottom; no line ends in spaces. */
function handLines(deal: Deal, language: Language, shown: readonly Seat[], compass: readonly string[]): string[] {
  const linesOf = (seat: Seat): string[] =>
    shown.includes(seat) ? suitLines(deal[seat], language) : SUITS.map(() => '');
  const hands = Object.fromEntries(SEATS.map((seat) => [seat, linesOf(seat)])) as Record<Seat, string[]>;
  const width = Math.max(...hands.W.map((line) => line.length));
  const indented = (lines: readonly string[]): string[] => lines.map((line) => ' '.repeat(width) + line);
  const middle = hands.W.map(
    (line, row) => `${line.padEnd(width)}${compass[row]!.padEnd(COMPASS_WIDTH)}${hands.E[row]}`,
  );
  return [...indented(hands.N), ...middle, ...indented(hands.S)].map((line) => line.trimEnd());
}

/** The first letters of the seats, as a compass in the middle of the diagram. */
function compassOf(seats: Readonly<Record<Seat, string>>): readonly string[] {
  const [north, east, south, west] = SEATS.map((seat) => seats[seat].charAt(0));
  return [`    ${north}`, `  ${west}   ${east}`, `    ${south}`, ''];
}

function suitLines(hand: readonly Card[], language: Language): string[] {
  const letters = indexLetters(language);
  return SUITS.map((suit) => {
    const ranks = ranksIn(hand, suit).map((rank) => letters[rank]);
    return `${SUIT_SIGNS[suit]} ${ranks.join(' ') || '–'}`;
  });
}
