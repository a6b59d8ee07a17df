/** The part `picture`: a picture for feeds and chats. */
import { Argument, InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { DIAGRAM_DECKS } from '../../notation/drawing/diagram-decks.ts';
import { PICTURE_SIZES, PICTURE_THEMES } from '../../notation/drawing/picture-choices.ts';
import { PICTURE_FORMATS } from '../commands/formats.ts';
import type { PictureOptions } from '../run/picture.ts';
import { STANDARD_INPUT } from '../terminal/input.ts';
import { MOST_PLAYS, withRecord } from './deal-options.ts';
import { JOBS_OPTION, MEMORY_OPTION, oneOf, parseLimit, parseSeats, parseWhole } from './option-values.ts';
import { explain, Needed } from './program.ts';

export function addPicture(program: Command): void {
  const command = program
    .command('picture')
    .description(
      'draw a deal as a picture for feeds and chats, with what it is worth; as a GIF, one card after another',
    )
    .addArgument(
      new Argument(
        '[file]',
        'requests, a link, or a deal in any form that import reads: a file, or the text itself; - or nothing reads standard input',
      ),
    )
    .addOption(
      new Needed(
        '--out <file>',
        'the picture: a file whose name ends in .png, .svg or .gif; a GIF steps through the record, or through best play',
      ).argParser(parsePictureFile),
    )
    .option('--force', 'replace the file if it exists')
    .addOption(
      new Option('--size <pixels>', `${PICTURE_SIZES[0]} (the default) for previews of links, or ${PICTURE_SIZES[1]}`)
        .choices(PICTURE_SIZES)
        .default(PICTURE_SIZES[0]),
    )
    .addOption(
      new Option('--theme <theme>', 'light (the default) or dark').choices(PICTURE_THEMES).default(PICTURE_THEMES[0]),
    )
    .addOption(
      new Option('--deck <deck>', 'french (the default), french4 with four colours, or swiss')
        .choices(DIAGRAM_DECKS)
        .default('french'),
    )
    .option('--title <words>', 'the title (default: the name of the game)')
    .option('--show <seats>', 'the seats whose hands are drawn, such as NS (default: all)', parseSeats)
    .option('--number <n>', 'which deal of the text (default: 1)', parseWhole(1, 1_000_000), 1)
    .option(
      '--after <n>',
      'the position after so many plays (default: the end of the record, of a whole one its beginning); a GIF begins there',
      parseWhole(0, MOST_PLAYS),
    );
  explain(
    withRecord(command, 'picture')
      .option('--limit <seconds>', 'time limit; a picture of a deal that takes longer has no value', parseLimit)
      .option(...JOBS_OPTION)
      .option(...MEMORY_OPTION)
      .action(async (file: string | undefined, options: PictureOptions) => {
        const { writePicture } = await import('../run/picture.ts');
        await writePicture(file ?? STANDARD_INPUT, options);
      }),
    {
      examples: [
        'jass-solver picture hand.txt --out deal.png --title "A trump too many"',
        'jass-solver picture puzzles.jsonl --number 3 --out puzzle.gif --theme dark --language de --deck swiss',
      ],
      isStoppable: true,
    },
  );
}

/** The name of a file whose end is a form of pictures. */
function parsePictureFile(name: string): string {
  if (PICTURE_FORMATS.some((format) => name.toLowerCase().endsWith(`.${format}`))) return name;
  throw new InvalidArgumentError(`Write a name that ends in ${oneOf(PICTURE_FORMATS.map((format) => `.${format}`))}.`);
}
