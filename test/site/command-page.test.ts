/** The reference of the command has the help of each of its parts. */
import { expect, it } from 'vitest';
import { partsIn } from '../../tools/site/command-page.ts';
import { run } from '../cli/command.ts';

it('knows every part in the help, also one of two words', async () => {
  expect(partsIn((await run(['--help'])).stdout)).toEqual([
    'solve',
    'review',
    'review-game',
    'advise',
    'puzzle',
    'batch',
    'import',
    'diagram',
    'variants',
    'completion',
  ]);
});
