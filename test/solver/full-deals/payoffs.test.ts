/**
 * All points and the score, of the variants in which they are more than card points. Where the search is about that of card
 * points (Kruisjassen, Kreuzjass) fewer deals do: those have their hundred for card points.
 */
import { describe } from 'vitest';
import { twoTablesAgree } from './two-tables.ts';

const KLAVERJASSEN = ['klaverjassen', 'klaverjassen-rotterdam', 'klaverjassen-amsterdam'];

describe('total', () => {
  twoTablesAgree([...KLAVERJASSEN, 'belote'], 'total');
  twoTablesAgree(['kreuzjass'], 'total', 8);
});
describe('score', () => {
  twoTablesAgree(KLAVERJASSEN, 'score');
  twoTablesAgree(['kruisjassen'], 'score', 40);
  twoTablesAgree(['kruisjassen-tik', 'kruisjassen-roem'], 'score');
});
