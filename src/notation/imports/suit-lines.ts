/**
 * Four lines below each other that begin with the letters of the suits in their order, as in columns set without signs: the letters become
 * signs, in the same places. Alone a letter may be a rank or a player; in this order it is a suit in one language only.
 */

/** English, Dutch, German with the Swiss words for French cards. */
const ORDERS = ['SHDC', 'SHRK', 'SHEK'];
const SIGNS = '♠♥♦♣';

/** What follows a suit: ranks, the dash of a void, or nothing. */
const AFTER = '(?=[ :]\\s*(?:[AKQJTHVBDOUR\\d–-]|$))';
const beginsWith = (line: string, letter: string): boolean => new RegExp(`^\\s*${letter}${AFTER}`).test(line);
/** A letter at the start of a hand: of the line, or of the one beside it after a gap. */
const starts = (letter: string): RegExp => new RegExp(`(?<=^\\s*|\\s{3})${letter}${AFTER}`, 'g');

export function withSuitSigns(text: string): string {
  const lines = text.split('\n');
  for (let line = 0; line + 4 <= lines.length; line++) {
    const order = ORDERS.find((letters) => [...letters].every((letter, row) => beginsWith(lines[line + row]!, letter)));
    if (!order) continue;
    for (const [row, letter] of [...order].entries()) {
      lines[line + row] = lines[line + row]!.replace(starts(letter), SIGNS[row]!);
    }
  }
  return lines.join('\n');
}
