/** The page about diagrams for print and for pages without script, with pictures that the command would write. */
import { readFileSync } from 'node:fs';
import { diagram } from '../../src/cli/commands/diagram.ts';
import type { DiagramOptions } from '../../src/cli/commands/diagram.ts';
import { atRoot } from '../paths.ts';
import { fence, page, table } from './markdown.ts';
import type { Pages } from './rules-pages.ts';

interface Collection {
  readonly puzzles: readonly {
    readonly id: string;
    readonly puzzle: { readonly measure: { readonly solution: readonly string[] } };
  }[];
}

export function diagramsPage(): Pages {
  const { puzzles } = JSON.parse(readFileSync(atRoot('puzzles.json'), 'utf8')) as Collection;
  const [first, swiss, begun] = ['klaverjassen-10', 'schieber-6', 'kruisjassen-12'].map((id) =>
    puzzles.find((puzzle) => puzzle.id === id)!,
  );
  const drawn = (of: object, options: Partial<DiagramOptions> = {}): string =>
    diagram(JSON.stringify(of), { format: 'svg', deck: 'french', number: 1, ...options });
  const position = { ...begun, plays: begun!.puzzle.measure.solution.slice(0, 6) };
  const text = page(
    { title: 'Diagrams for print', description: 'A deal, a position or a puzzle as SVG, HTML or text' },
    [
      '# Diagrams for print',
      'A column on paper, a leaflet, a page without script: `jass-solver diagram` draws a deal, a position or a puzzle. The suit signs are the drawings of the element, and the hands are laid out as with `hands="diagram"`.',
      fence('sh', 'jass-solver diagram puzzle.json > puzzle.svg'),
      '![A puzzle of Klaverjassen: the hands in rows of suits around a square](./pictures/puzzle.svg)',
      'It reads what the [element reads](./notation.md): a request with or without a `puzzle`, a link that a reader has shared, a deal in the notation, a record of another program. Of several deals, `--number 2` draws the second.',
      'Swiss cards and another language:',
      fence('sh', 'jass-solver diagram puzzle.json --deck swiss --language de > puzzle.svg'),
      '![The same with Swiss cards, in German](./pictures/swiss.svg)',
      'A position: the cards that are still held, the trick in progress in the square, and the points so far. `--after 6` is the position after six plays of a record, `--after 0` the deal before the first lead.',
      fence('sh', 'jass-solver diagram record.json --after 6 --deck french4 > position.svg'),
      '![A position with two cards in the trick](./pictures/position.svg)',
      'A problem in which the reader sees two hands, or one: `--show NS` draws only those. The others have their number of cards.',
      fence('sh', 'jass-solver diagram puzzle.json --show NS > problem.svg'),
      '![A puzzle with the hands of North and South alone](./pictures/problem.svg)',
      'A program draws with the library:',
      fence(
        'js',
        "import { drawDeal } from 'jass-solver/core';\n\nconst svg = drawDeal(\n  { variant: 'schieber', contract: 'H', leader: 'N', deal: 'N:8.K87.K87.KQ QT7.T9.J.T87 KJ9.AJ.96.A6 A6.Q6.AQT.J9' },\n  { deck: 'swiss', language: 'de' },\n);",
      ),
      'An SVG with all hands carries the link of its deal: whoever gets the file can open it in the element again.',
      '## Four formats',
      table(
        ['format', 'what it is'],
        [
          [
            '`svg`',
            'one drawing on white ground without fonts, scripts or files of others; the suits differ in black and white, too. It has a title, and a description with all hands for screen readers',
          ],
          ['`html`', 'one page without script. The ranks are text, and the hands flow on a phone'],
          ['`figure`', 'the same without a page around it, to paste into one of your own'],
          ['`text`', 'as in mail; `jass-solver import` reads it back'],
        ],
      ),
      fence('text', drawn(position, { format: 'text' }).trimEnd()),
      '[The command](../reference/command.md#diagram) lists all options.',
    ],
  );
  return {
    'guide/diagrams.md': text,
    'guide/pictures/puzzle.svg': drawn(first!),
    'guide/pictures/problem.svg': drawn(first!, { show: ['N', 'S'] }),
    'guide/pictures/swiss.svg': drawn(swiss!, { deck: 'swiss', language: 'de' }),
    'guide/pictures/position.svg': drawn(position, { deck: 'french4' }),
  };
}
