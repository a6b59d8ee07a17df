/** Words that say that somebody has all other cards. */
import { foldInPlace } from '../fold-in-place.ts';
import { REST_STEMS } from '../../../words/rest-words.ts';

const REST = new RegExp(`(?<!\\p{L})(?:${REST_STEMS.join('|')})`, 'u');

/** Whether a text says that a player has the rest of the pack. */
export const hasRestWord = (text: string): boolean => REST.test(foldInPlace(text));
