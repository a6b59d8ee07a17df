/** The options of the study: what is wrong with one, in a sentence. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([
  [['--nope', '1'], "Unknown option '--nope'"],
  [['--cards', '10'], '--cards is "10"; write a whole number from 1 to 9.'],
  [['--variant', 'x'], '"x" is not a variant.'],
])('%j is refused without a stack trace', (options, reason) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'examples/corpus.ts', ...options], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(reason);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect(status).toBe(2);
});
