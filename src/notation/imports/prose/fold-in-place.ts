/** Folding that keeps positions, for patterns that are looked for in the words of a text. */
import { fold } from '../../words/vocabularies.ts';

/** As `fold`, but with as many characters: positions stay. */
export const foldInPlace = (text: string): string =>
  text.replace(/[A-Z\u{80}-\u{10FFFF}]/gu, (character) => {
    const folded = fold(character);
    return folded.length === character.length ? folded : character.length === 1 ? (folded[0] ?? ' ') : character;
  });
