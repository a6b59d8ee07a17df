/** The cards of a deal in a shared link: a page with another deck must count the same. */
import { expect, it } from 'vitest';
import type { Input } from '../../src/widget/state/input.ts';
import { readInput } from '../../src/widget/state/read-input.ts';
import { linkedOf } from '../../src/widget/features/share/shared-deal.ts';

const ENDING: Input = { contract: 'S', leader: 'N', deal: 'N:A... K... Q... J...' };

it.each<[what: string, input: Input, cards: string | undefined]>([
  ['are left out where nothing follows them', { variant: 'schieber', deck: 'swiss' }, undefined],
  ['are named where presets follow them', { variant: 'schieber', deck: 'swiss', presets: '1-2-3' }, 'swiss'],
  ['are named where the rules of the game follow them', { variant: 'coiffeur', deck: 'swiss' }, 'swiss'],
  ['are the ones that the page names', { variant: 'coiffeur', deck: 'swiss', cards: 'french' }, 'french'],
  ['are French unless a deck is given', { variant: 'coiffeur' }, 'french'],
])('%s', (_, given, cards) => {
  const input = { ...ENDING, ...given };
  const { table } = readInput(input);
  expect(linkedOf(input, table!).cards).toBe(cards);
});
