/** The part `diagram`: a drawing for print and for pages without script. */
import { Argument, Option } from 'commander';
import type { Command } from 'commander';
import { DIAGRAM_DECKS } from '../../notation/drawing/diagram-decks.ts';
import type { DiagramOptions } from '../commands/diagram.ts';
import { DIAGRAM_FORMATS } from '../commands/formats.ts';
import { EXIT } from '../terminal/exit-status.ts';
import { sayNote } from '../terminal/messages.ts';
import { readGiven, STANDARD_INPUT } from '../terminal/input.ts';
import { MOST_PLAYS, withRecord } from './deal-options.ts';
import { parseSeats, parseWhole } from './option-values.ts';
import { explain } from './program.ts';

export function addDiagram(program: Command): void {
  const command = program
    .command('diagram')
    .description('draw a deal, a position or a puzzle, for print and for pages without script')
    .addArgument(
      new Argument(
        '[file]',
        'requests, a link, or a deal in any form that import reads: a file, or the text itself; - or nothing reads standard input',
      ),
    )
    .addOption(
      new Option('--format <format>', 'svg (the default), text, html, or figure: the html without a page around it')
        .choices(DIAGRAM_FORMATS)
        .default('svg'),
    )
    .addOption(
      new Option('--deck <deck>', 'french (the default), french4 with four colours, or swiss')
        .choices(DIAGRAM_DECKS)
        .default('french'),
    )
    .option('--show <seats>', 'the seats whose hands are drawn, such as NS (default: all)', parseSeats)
    .option('--number <n>', 'which deal of the text (default: 1)', parseWhole(1, 1_000_000), 1)
    .option('--after <n>', 'the position after so many plays (default: all of the record)', parseWhole(0, MOST_PLAYS));
  explain(
    withRecord(command, 'diagram').action(async (file: string | undefined, options: DiagramOptions) => {
      if (options.format === 'text' && command.getOptionValueSource('deck') === 'cli')
        command.error('error: --deck is for drawings, not for text; leave it out', { exitCode: EXIT.wrongUsage });
      const { diagram } = await import('../commands/diagram.ts');
      process.stdout.write(
        diagram(await readGiven(file ?? STANDARD_INPUT), { ...options, onNote: (note) => sayNote(`note: ${note}`) }),
      );
    }),
    {
      examples: [
        'jass-solver puzzle --variant schieber --level 2 --count 1 | jass-solver diagram > puzzle.svg',
        'jass-solver diagram record.json --after 12 --format html --language de --deck swiss > position.html',
      ],
    },
  );
}
