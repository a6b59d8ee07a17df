/** Suits, seats and contracts that a page writes in words, replaced by the letters of the notation. */
import { SEATS } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import { readContract, readSeat } from '../../notation/names.ts';
import type { Settings } from './arrangement.ts';
import { INPUTS } from './input.ts';
import type { Input } from './input.ts';

/** The input in letters: itself if it has no words. A word that cannot be read stays, so that the reader of the input reports it. */
export function inputInLetters(input: Input): Input {
  const seat = (text: unknown, field: string): string | null => letterOf(text, (word) => readSeat(word, field));
  const letters = {
    contract: letterOf(input.contract, readContract),
    leader: seat(input.leader, 'leader'),
    dealer: seat(input.dealer, 'dealer'),
    declarer: seat(input.declarer, 'declarer'),
  };
  const names = Object.keys(letters) as (keyof typeof letters)[];
  if (names.every((name) => letters[name] === input[name])) return input;
  // An element has its fields as accessors, which a spread would not copy.
  const fields: Input = Object.fromEntries((['deck', ...INPUTS] as const).map((name) => [name, input[name]]));
  return { ...fields, ...letters };
}

/** The settings in letters. A word that cannot be read stays, so that it is reported. */
export function settingsInLetters({ hands, played, bottom, show, density }: Settings): Settings {
  const seat = (text: unknown): string | null => letterOf(text, (word) => readSeat(word, 'show'));
  const words = typeof show === 'string' && show.length <= MAX_SHOW ? show.split(/[\s,]+/).filter(Boolean) : null;
  const seats = words?.map(seat);
  const known = SEATS.filter((of) => seats?.includes(of));
  const isKnown = seats?.every((of) => SEATS.some((letter) => letter === of)) ?? false;
  return { hands, played, bottom: seat(bottom), show: isKnown ? known : show, density };
}

/** Longest list of seats read, in characters. */
const MAX_SHOW = 200;

function letterOf(text: unknown, read: (word: string) => string): string | null {
  if (typeof text !== 'string' || text === '') return text as string | null;
  try {
    return read(text);
  } catch (error) {
    if (error instanceof JassError) return text;
    throw error;
  }
}
