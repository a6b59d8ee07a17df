/**
 * The colours of a report on a terminal: headings bold, red suits red, the best cards green, losses yellow. They are added to the finished
 * text, so that its columns need not count them, and so that a file or a pipe gets the plain text.
 */
import { styleText } from 'node:util';
import { REPORTS } from '../../languages/registry/reports.ts';

type Format = Parameters<typeof styleText>[0];

const styled = (format: Format, text: string): string => styleText(format, text, { validateStream: false });

/** A line at the margin that ends in a colon. */
const HEADING = /^\S.*:$/;
const RED_CARD = /(?<![\w.'’-])[HD](?:[AKQJT6-9])(?![\w'’-])|[♥♦]/gu;
const TEXTS = Object.values(REPORTS).map(({ command }) => command);
const BEST = new RegExp(`(?<= )(?:${TEXTS.map(({ best }) => best).join('|')})$`);
const LOSS = new RegExp(`(?<= )(?:${TEXTS.map(({ loses }) => loses.replace('{lost}', '\\d+')).join('|')})`);

/** Whether a stream shows colours, by its terminal and NO_COLOR, FORCE_COLOR and TERM. */
export const hasColours = (stream: NodeJS.WriteStream): boolean => styleText('bold', 'a', { stream }) !== 'a';

/** The text of a report with colours. */
export function coloured(report: string): string {
  return report
    .split('\n')
    .map((line, index) => {
      if (index === 0 || HEADING.test(line)) return styled('bold', line);
      return line
        .replace(RED_CARD, (card) => styled('red', card))
        .replace(BEST, (word) => styled('green', word))
        .replace(LOSS, (words) => styled('yellow', words));
    })
    .join('\n');
}
