/**
 * The seats of a text from the writer’s side: “I was South … My partner held … On my left …”. Each such phrase becomes the sign of its
 * seat and blanks, so that every position stays. Where nobody names the writer’s seat and no hand has one, the writer is South.
 */
import { partnerOf, seatAfter } from '../../../game/cards.ts';
import type { Seat } from '../../../game/cards.ts';
import { LANGUAGES } from '../../../languages/registry/languages.ts';
import type { Language } from '../../../languages/registry/languages.ts';
import type { View } from '../../../languages/reading.ts';
import { ownValue, VOCABULARIES } from '../../words/vocabularies.ts';
import { LONG_SEATS } from './card-words.ts';
import { foldInPlace } from './fold-in-place.ts';
import { withPlayers } from './players.ts';
import { sectionsOf } from './sections.ts';
import { SEAT_SIGNS, SIGN_OF } from './written.ts';
import { READINGS } from '../../../languages/registry/readings.ts';

/** What the phrases of the writer’s side stand for. */
export interface Viewed {
  readonly text: string;
  /** The writer’s seat if nobody names it. */
  readonly assumed?: Seat;
}

type Place = 'self' | 'partner' | 'left' | 'right';
const PLACES: readonly Place[] = ['self', 'partner', 'left', 'right'];

const alternatives = (phrases: readonly string[]): string =>
  [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) => phrase.replaceAll(' ', '[ \\n]+').replaceAll("'", "[ '’]"))
    .join('|');

/** The patterns of one language. */
interface Patterns {
  readonly seats: Readonly<Record<string, Seat>>;
  /** “I was South”, “als Zuid had ik”, “South (me)”. */
  readonly seated: readonly RegExp[];
  readonly places: Readonly<Record<Place, RegExp>>;
}

function patternsOf(language: Language, view: View): Patterns {
  const { seats } = VOCABULARIES.find((known) => known.language === language)!;
  const words = Object.keys(seats).filter((word) => word.length > 1);
  const seat = `(${alternatives(words)})(?!\\p{L})`;
  const self = `(?<!\\p{L})(?:${alternatives(view.self)})(?!\\p{L})`;
  const link = `(?:[ \\n'’]+(?:${alternatives(view.links)}))`;
  const as = `(?<!\\p{L})(?:${alternatives(view.as)})[ \\n]+`;
  const patterns = [
    `${self}['’]?${link}{0,4}[ \\n]+${seat}`,
    `(?<!(?:of|de) )${self}[ \\n]*[(=][ \\n]*(?:${as})?${seat}`,
    `${self},[ \\n]*${seat},`,
    `${self}(?:[ \\n]+[\\p{L}♠♥♦♣]+){0,6}[ \\n]+${as}${seat}`,
    `(?<!\\p{L})(?:${alternatives([...view.as, ...view.at])})[ \\n]+${seat},?(?:[ \\n]+\\p{L}+)?[ \\n]+${self}`,
    `(?<=^|[.!?\\n] *)(?:${alternatives(view.sitting)})[ \\n]+${seat}`,
    `(?<!\\p{L})${seat}[ \\n]*(?:[(=]|(?:${alternatives(view.links)})[ \\n])[ \\n]*${self}`,
  ];
  const place = (phrases: readonly string[]): RegExp =>
    new RegExp(`(?<![\\p{L}(-])(?:${alternatives(phrases)})(?!\\p{L})`, 'gu');
  return {
    seats,
    seated: patterns.map((pattern) => new RegExp(pattern, 'du')),
    places: { self: place(view.self), partner: place(view.partner), left: place(view.left), right: place(view.right) },
  };
}

const PATTERNS: readonly Patterns[] = LANGUAGES.map((language) => patternsOf(language, READINGS[language].view));

/** The text with signs in place of the phrases of the writer’s side and of the names of players. */
export function viewed(given: string): Viewed {
  const text = withPlayers(given);
  const folded = foldInPlace(text.replace(LONE_LETTER, '·'));
  for (const patterns of PATTERNS) {
    const seats = patterns.seated.flatMap((pattern) => {
      const [start] = pattern.exec(folded)?.indices?.[1] ?? [];
      if (start === undefined) return [];
      const [word] = /^\p{L}+/u.exec(folded.slice(start)) ?? [''];
      // French “est” without its capital is a verb.
      return text.slice(start).startsWith('est') ? [] : [ownValue(patterns.seats, word)!];
    });
    // Two seats are two people, or one who moved: then only the words of the deal count.
    if (new Set(seats).size === 1) return { text: replaced(text, folded, patterns, seats[0]!) };
  }
  if (namesSeat(text, folded)) return { text };
  for (const patterns of PATTERNS) {
    if (!PLACES.every((place) => folded.search(patterns.places[place]) >= 0)) continue;
    const assumed = replaced(text, folded, patterns, 'S');
    if (hasFourHands(assumed)) return { text: assumed, assumed: 'S' };
  }
  return { text };
}

/** A letter of a rank, which is not the “j” of “j’ai”. */
const LONE_LETTER = /(?<![\p{L}'’])[JG](?![\p{L}'’])/gu;

/** Whether a text names any seat, which may be the writer’s. French “est” without its capital is a verb. */
const namesSeat = (text: string, folded: string): boolean =>
  [...folded.matchAll(ANY_SEAT)].some(({ index }) => !text.startsWith('est', index));
const ANY_SEAT = new RegExp(`(?<!\\p{L})(?:${LONG_SEATS})(?![\\p{L}-])`, 'gu');

const hasFourHands = (text: string): boolean => new Set(sectionsOf(text).hands.map(({ seat }) => seat)).size === 4;

/** Whether left or right is that of somebody else: “to the dealer’s right”, “links vom Geber”. */
const isOfAnother = (folded: string, start: number, end: number): boolean =>
  /['’]s\s+$/.test(folded.slice(0, start)) ||
  /^\s+(?:of|vom|von|van|du|des|de)\s+(?!me\b|mir\b|mij\b|moi\b)\p{L}/u.test(folded.slice(end));

function replaced(text: string, folded: string, { places }: Patterns, writer: Seat): string {
  const seats: Readonly<Record<Place, Seat>> = {
    self: writer,
    partner: partnerOf(writer),
    left: seatAfter(writer, 'clockwise'),
    right: seatAfter(writer, 'counterclockwise'),
  };
  const characters = text.split('');
  // The longest phrases first: “my right-hand opponent” before “I”.
  for (const place of ['left', 'right', 'partner', 'self'] as const) {
    for (const match of folded.matchAll(places[place])) {
      // With the apostrophe of “j’avais”.
      const length = match[0].length;
      const end = match.index + length + (/['’]/.test(folded[match.index + length] ?? '') ? 1 : 0);
      if ((place === 'left' || place === 'right') && isOfAnother(folded, match.index, end)) continue;
      if (characters.slice(match.index, end).some((character) => Object.hasOwn(SEAT_SIGNS, character))) continue;
      for (let index = match.index; index < end; index++) if (characters[index] !== '\n') characters[index] = ' ';
      characters[match.index] = SIGN_OF[seats[place]];
    }
  }
  return characters.join('');
}
