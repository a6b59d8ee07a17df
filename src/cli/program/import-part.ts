/** The part `import`: records of other programs as requests. */
import { Argument } from 'commander';
import type { Command } from 'commander';
import type { ImportCommandOptions } from '../commands/import.ts';
import { STANDARD_INPUT } from '../terminal/input.ts';
import { withRecord } from './deal-options.ts';
import { explain } from './program.ts';

export function addImport(program: Command): void {
  explain(
    withRecord(
      program
        .command('import')
        .description('convert records of other programs, and links, into requests for `batch`, one line per deal')
        .addArgument(
          new Argument('[file]', 'the record: a file, or the text itself; - or nothing reads standard input'),
        ),
    ).action(async (file: string | undefined, options: ImportCommandOptions) => {
      const { printRequests } = await import('../run/import.ts');
      await printRequests(file ?? STANDARD_INPUT, options);
    }),
    {
      examples: [
        'jass-solver import record.json > requests.jsonl',
        'jass-solver import column.txt --language nl --variant klaverjassen | jass-solver batch',
      ],
    },
  );
}
