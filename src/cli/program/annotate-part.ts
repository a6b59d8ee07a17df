/** The part `annotate`: a record as the draft of an annotated one. */
import { Argument } from 'commander';
import type { Command } from 'commander';
import type { AnnotateCommandOptions } from '../run/annotate.ts';
import { STANDARD_INPUT } from '../terminal/input.ts';
import { withRecord } from './deal-options.ts';
import { JOBS_OPTION, MEMORY_OPTION } from './option-values.ts';
import { explain } from './program.ts';

export function addAnnotate(program: Command): void {
  const command = program
    .command('annotate')
    .description(
      'write a record as an annotated one to go on with: moves, the plays that lost something, a better card for each, and a reason',
    )
    .addArgument(
      new Argument(
        '[file]',
        'records in any form that import reads: a file, or the text itself; - or nothing reads standard input',
      ),
    );
  explain(
    withRecord(command, 'study')
      .option('--json', 'write it as JSON')
      .option(...JOBS_OPTION)
      .option(...MEMORY_OPTION)
      .action(async (file: string | undefined, options: AnnotateCommandOptions) => {
        const { printAnnotated } = await import('../run/annotate.ts');
        await printAnnotated(file ?? STANDARD_INPUT, options);
      }),
    {
      examples: ['jass-solver annotate record.txt > study.txt', 'jass-solver annotate session.json --language de'],
      isStoppable: true,
    },
  );
}
