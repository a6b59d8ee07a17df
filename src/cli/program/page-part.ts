/** The part `page`: a page for every deal. */
import { Argument, InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { DIAGRAM_DECKS } from '../../notation/drawing/diagram-decks.ts';
import { PICTURE_THEMES } from '../../notation/drawing/picture-choices.ts';
import type { PagesOptions } from '../run/page.ts';
import { STANDARD_INPUT } from '../terminal/input.ts';
import { withRecord } from './deal-options.ts';
import { JOBS_OPTION, MEMORY_OPTION, parseLimit } from './option-values.ts';
import { explain, Needed } from './program.ts';

export function addPage(program: Command): void {
  const command = program
    .command('page')
    .description(
      'write a web page for every deal, for plain hosting: what it is worth, the hands, the record with its costs, and a picture for previews of its link',
    )
    .addArgument(
      new Argument(
        '[file]',
        'requests, a link, or deals in any form that import reads: a file, or the text itself; - or nothing reads standard input',
      ),
    )
    .addOption(new Needed('--out <folder>', 'the folder of the pages; several deals have an index'))
    .option('--force', 'replace files that exist')
    .addOption(
      new Option(
        '--url <address>',
        'the address at which the folder will be published: previews of links need it for the picture, and oEmbed for the page',
      ).argParser(parseFolderAddress),
    )
    .option(
      '--element <address>',
      'the address of the element’s script (default: jass-solver.global.js, which the command copies into the folder)',
    )
    .option('--title <words>', 'the title of the page, or of the index (default: the game and the contract)')
    .addOption(
      new Option('--deck <deck>', 'french (the default), french4 with four colours, or swiss')
        .choices(DIAGRAM_DECKS)
        .default('french'),
    )
    .addOption(
      new Option('--theme <theme>', 'of the pictures: light (the default) or dark; pages follow the reader’s system')
        .choices(PICTURE_THEMES)
        .default(PICTURE_THEMES[0]),
    );
  explain(
    withRecord(command, 'pages')
      .option(
        '--limit <seconds>',
        'time limit for each deal; one that takes longer has bounds in place of its value',
        parseLimit,
      )
      .option(...JOBS_OPTION)
      .option(...MEMORY_OPTION)
      .action(async (file: string | undefined, options: PagesOptions) => {
        const { writePages } = await import('../run/page.ts');
        await writePages(file ?? STANDARD_INPUT, options);
      }),
    {
      examples: [
        'jass-solver page hand.txt --out site --url https://example.org/hand/ --title "A trump too many"',
        'jass-solver page evening.txt --out evening --language de --deck swiss --url https://example.org/evening/',
      ],
      isStoppable: true,
    },
  );
}

/** An absolute address of a folder, with its slash at the end. */
function parseFolderAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new InvalidArgumentError('Write an absolute address, such as https://example.org/deals/.');
  if (url.search || url.hash) throw new InvalidArgumentError('Write the address of a folder, without ? and #.');
  if (!url.pathname.endsWith('/')) url.pathname += '/';
  return url.href;
}
