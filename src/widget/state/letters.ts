/** Suits, seats and contracts that a page writes in words, replaced by the letters of the notation. */
import { JassError } from '../../game/errors.ts';
import { readContract, readSeat } from '../../notation/names.ts';
import { fieldsIn } from './input.ts';
import type { Input } from './input.ts';

/** The input in letters: itself if it has no words. A word that cannot be read stays, so that the reader of the input reports it. */
export function inputInLetters(input: Input): Input {
  const seat = (text: unknown, field: string): string | null => letterOf(text, (word) => readSeat(word, field));
  const letters = {
    contract: letterOf(input.contract, readContract),
    leader: seat(input.leader, 'leader'),
    dealer: seat(input.dealer, 'dealer'),
    declarer: seat(input.declarer, 'declarer'),
    seat: seat(input.seat, 'seat'),
  };
  const names = Object.keys(letters) as (keyof typeof letters)[];
  if (names.every((name) => letters[name] === input[name])) return input;
  return { ...fieldsIn(input), ...letters };
}

/** The letter for a word; a word that cannot be read, and anything that is no text, stays. */
export function letterOf(text: unknown, read: (word: string) => string): string | null {
  if (typeof text !== 'string' || text === '') return text as string | null;
  try {
    return read(text);
  } catch (error) {
    if (error instanceof JassError) return text;
    throw error;
  }
}
