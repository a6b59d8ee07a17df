/**
 * Players whom a text seats by name, as in “Anna sits North, Beat East …”, “Nord: Anna, Ost: Beat …” and “Ruth im Westen”. The sign of the
 * seat takes the place of the name everywhere else, so that every position stays.
 */
import type { Seat } from '../../../game/cards.ts';
import { LANGUAGES } from '../../../languages/registry/languages.ts';
import { fold } from '../../words/vocabularies.ts';
import { alternatives, kindOf, LONG_SEATS, SEAT_WORDS } from './card-words.ts';
import { foldInPlace } from './fold-in-place.ts';
import { isGameWord } from './game-words.ts';
import { SIGN_OF } from './written.ts';
import { READINGS } from '../../../languages/registry/readings.ts';

/** Names without a capital: those of the family. */
const FAMILY: readonly string[] =
  'opa oma pap papa mam mama maman mamie papy papi tonton tante tata grandpa grandma granny dad mum mom uncle auntie onkel'.split(
    ' ',
  );
const ANY_NAME = "\\p{L}[\\p{L}'’-]*\\p{L}";
const SEAT = `(?<![\\p{L}\\p{N}])(?<seat>${LONG_SEATS})(?![\\p{L}\\p{N}])`;
const SITS = `(?:[ ]+(?:${alternatives(LANGUAGES.flatMap((language) => READINGS[language].view.sits))})(?!\\p{L})){1,4}[ ]+`;
const PLACED = `(?:${alternatives(LANGUAGES.flatMap((language) => READINGS[language].view.placed))})`;

/** A form for any name and for those of the family, which stand behind other words too: “card night, grandpa in the West”. */
type Form = readonly [any: RegExp, family: RegExp];
const formOf = (pattern: (name: string) => string): Form => {
  const [any, family] = [ANY_NAME, alternatives(FAMILY)].map(
    (name) => new RegExp(pattern(`(?<![\\p{L}\\p{N}])(?<name>${name})(?![\\p{L}\\p{N}])`), 'gu'),
  );
  return [any!, family!];
};

/** Forms that seat players only where they seat all four: a word beside a seat may be any. */
const LISTS = [
  formOf((name) => `${name}(?:${SITS}|[ ]*[=:(][ ]*|[ ]+)${SEAT}`),
  formOf((name) => `${SEAT}(?:${SITS}|[ ]*[=:][ ]*)${name}(?=[ ]*(?:[,;.)/\\n]|$|(?:und|and|en|et)[ ]))`),
];
/** Forms that seat a player alone: “Ruth (West)”, “West (Ruth)”, “Ruth to my left in the West”. */
const ALONE = [
  formOf((name) => `${name}[ ]*\\([ ]*(?:${SEAT}|(?<letter>[neswoz]))[ ]*\\)`),
  formOf((name) => `${SEAT}[ ]*\\([ ]*${name}[ ]*\\)`),
  formOf((name) => `${name},?(?:[ ]+\\p{L}+){0,4}?[ ]+(?:${PLACED}(?:[ ]+|(?<=['’]))|\\([ ]*)${SEAT}`),
];

/** The words for the person whom the text speaks to. */
const YOU: ReadonlySet<string> = new Set(LANGUAGES.flatMap((language) => READINGS[language].view.you));

/** A name where the text seats it. */
interface Player {
  readonly name: string;
  readonly seat: Seat;
  readonly start: number;
  readonly end: number;
}

/** The text with signs in place of the names of players whom it seats. */
export function withPlayers(text: string): string {
  const folded = foldInPlace(text);
  const isEach = (values: readonly string[]): boolean => values.length === 4 && new Set(values).size === 4;
  const lists = LISTS.map((form) => playersIn(text, folded, form));
  const all = lists.find(
    (players) =>
      isEach(players.map(({ name }) => name)) &&
      isEach(players.map(({ seat }) => seat)) &&
      players.every((player) => elsewhere(folded, player, players).length > 0),
  );
  return replaced(text, folded, all ?? alone(text, folded));
}

/** The players of a form. Their names begin with a capital, and are no words of the game. */
function playersIn(text: string, folded: string, form: Form): Player[] {
  const matches = form.map((pattern) => [...folded.matchAll(pattern)]);
  const isOfFamily = ({ groups }: RegExpExecArray): boolean => FAMILY.includes(groups!.name!);
  const names = [...matches[0]!.filter((match) => !isOfFamily(match)), ...matches[1]!];
  return names.flatMap(({ groups, index, 0: whole }) => {
    const { name, seat, letter } = groups as { name: string; seat?: string; letter?: string };
    const start = index + whole.indexOf(name);
    const isNamed =
      /^\p{Lu}/u.test(text.slice(start)) &&
      kindOf(name) === 'other' &&
      !isGameWord(name) &&
      !Object.hasOwn(SEAT_WORDS, name);
    const isName = isNamed || YOU.has(name) || FAMILY.includes(name);
    const of = SEAT_WORDS[seat ?? letter!]!;
    return isName && of !== 'O' ? [{ name, seat: of, start, end: index + whole.length }] : [];
  });
}

/** The players seated alone whom the text names again, each with one seat only. */
function alone(text: string, folded: string): Player[] {
  const players = ALONE.flatMap((form) => playersIn(text, folded, form)).map((player) => nearest(text, player));
  const seats = new Map<string, Set<Seat>>();
  for (const { name, seat } of players) seats.set(name, (seats.get(name) ?? new Set()).add(seat));
  return players.filter(
    (player) => seats.get(player.name)!.size === 1 && elsewhere(folded, player, players).length > 0,
  );
}

/** The name nearest to the seat: Fritz in “Uncle Fritz in the East”. */
function nearest(text: string, player: Player): Player {
  const between = text.slice(player.start + player.name.length, player.end);
  const names = [...between.matchAll(/\p{Lu}[\p{L}'’-]*\p{L}/gu)].filter(
    ([word]) => kindOf(word) === 'other' && !isGameWord(word) && !Object.hasOwn(SEAT_WORDS, fold(word)),
  );
  const last = names.at(-1);
  return last && text.includes(last[0], player.end)
    ? { ...player, name: foldInPlace(last[0]), start: player.start + player.name.length + last.index }
    : player;
}

/** Where a name stands beside the places that seat somebody. */
function elsewhere(folded: string, { name }: Player, players: readonly Player[]): number[] {
  const isSeating = (at: number): boolean => players.some(({ start, end }) => at >= start && at < end);
  return [...folded.matchAll(new RegExp(`(?<![\\p{L}])${name}(?!\\p{L})`, 'gu'))]
    .map(({ index }) => index)
    .filter((at) => !isSeating(at));
}

function replaced(text: string, folded: string, players: readonly Player[]): string {
  const characters = text.split('');
  for (const player of players) {
    const { length } = player.name;
    for (const start of elsewhere(folded, player, players)) {
      characters.splice(start, length, SIGN_OF[player.seat], ...' '.repeat(length - 1));
    }
  }
  return characters.join('');
}
