/** The part `batch`: many requests, from a file or standard input. */
import { Argument } from 'commander';
import type { Command } from 'commander';
import type { BatchOptions } from '../run/batch.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { STANDARD_INPUT } from '../terminal/input.ts';
import { JOBS_OPTION, MEMORY_OPTION } from './option-values.ts';
import { explain } from './program.ts';

export function addBatch(program: Command): void {
  explain(
    program
      .command('batch')
      .description(
        'answer JSON requests, one per line, with one line of JSON each on standard output, in the same order',
      )
      .addArgument(new Argument('[file]', 'the requests; - or nothing reads standard input'))
      .option(...JOBS_OPTION)
      .option(...MEMORY_OPTION)
      .option('--skip-done <file>', 'skip the lines whose answers are in this file, the output of an earlier run')
      .action(async (file: string | undefined, options: BatchOptions) => {
        const { batch } = await import('../run/batch.ts');
        process.exitCode = await batch(file ?? STANDARD_INPUT, options);
      }),
    {
      examples: [
        'jass-solver batch requests.jsonl > answers.jsonl',
        'jass-solver batch --skip-done answers.jsonl < requests.jsonl >> answers.jsonl',
        'jass-solver import record.json | jass-solver batch',
      ],
      isStoppable: true,
      meanings: {
        [EXIT.answered]: 'every line was answered without an error',
        [EXIT.failed]: 'at least one line was answered with an error, or the solver cannot run',
      },
      note: 'Every line gets an answer, in the same place. An invalid or empty line gets an error object.\nEach core solves its own requests; --jobs uses fewer cores. A hard request also uses the cores that have no other work.',
    },
  );
}
