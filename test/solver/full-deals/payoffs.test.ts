/**
 * Total and score of the variants in which they differ from card points. If the search is nearly the search for card points
 * (Kruisjassen, Kreuzjass), fewer deals suffice: those variants have a hundred deals for card points. A full deal of Kreuzjass may
 * take many seconds.
 */
import { describe } from 'vitest';
import { isThorough } from '../../times.ts';
import { twoTablesAgree } from './two-tables.ts';

const KLAVERJASSEN = ['klaverjassen', 'klaverjassen-rotterdam', 'klaverjassen-amsterdam'];

describe('total', () => {
  twoTablesAgree([...KLAVERJASSEN, 'belote'], 'total');
  if (isThorough) twoTablesAgree(['kreuzjass'], 'total', 8);
});
describe('score', () => {
  twoTablesAgree([...KLAVERJASSEN, 'belote'], 'score');
  twoTablesAgree(['belot-bulgarian', 'bela'], 'score');
  twoTablesAgree(['belot-bulgarian'], 'score', 40, 'alltrumps');
  twoTablesAgree(['kruisjassen'], 'score', 20);
  twoTablesAgree(['kruisjassen-tik', 'kruisjassen-roem'], 'score');
});
