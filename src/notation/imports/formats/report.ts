/**
 * The report of `jass-solver solve`: its heading and the hands, as a diagram with headings. The letters of suits become signs, and lines of
 * other content become blank, so that the positions in an error stay those of the text.
 */
import { msg } from '../../../game/reason.ts';
import { badRecord } from '../record.ts';
import { variantNamed } from '../variant-names.ts';

const HEAD =
  /^(?<called>.+?)(?: (?<level>\d+)(?:, (?<doubled>doubled|redoubled))?)?\. (?:\S+ has turned (?<turned>\w+)\. )?(?<leader>\w+) leads to the first trick\.$/;
/** The game and its contract, in either of which there can be a comma. */
const CALLED =
  /^(?<game>.+?), (?:(?<suit>\w+) are trumps|(?<other>(?:Misère, )?(?:(?:Slalom|Guschti), first )?(?:Obenabe|Unenufe)|all trumps|no trumps))$/;
/** One or two rows of hands: a suit letter and ranks, or a dash. */
const HANDS = /^ *[SHDC](?: (?:[\dTJQKA]|-))+(?: +[SHDC](?: (?:[\dTJQKA]|-))+)?$/;
const SEATS = /^ *(?:North|South|West +East)$/;
const PLAYED = /^(?:Tricks played|In the trick|Taken before this ending): ?/m;

const SIGNS: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };

export const isReport = (text: string): boolean => HEAD.test(firstLine(text));

/**
 * The deal of a report as the text of a diagram in English.
 * @throws JassError `bad-request` for a report of a later position, which does not have the whole deal
 */
export function diagramOfReport(text: string): string {
  if (PLAYED.test(text)) {
    throw badRecord(msg('This report is of a position after some plays; write the deal before them, and the plays.'));
  }
  const { called, level, doubled, turned, leader } = HEAD.exec(firstLine(text))!.groups!;
  const { game, suit, other } = CALLED.exec(called!)?.groups ?? {};
  const variant = game === undefined ? undefined : variantNamed(game);
  const bid = doubled ? `${level} × ${doubled === 'doubled' ? 2 : 4}` : level;
  const headings = [
    ['Variant', variant],
    ['Trump', suit ?? other],
    ['Leader', leader],
    ['Turned', turned],
    ['Level', bid],
  ];
  const lines = text.split('\n').map((line) => {
    if (SEATS.test(line)) return line;
    return HANDS.test(line)
      ? line.replace(/(?<![^ ])[SHDC](?= )/g, (letter) => SIGNS[letter]!)
      : ' '.repeat(line.length);
  });
  return [...lines, ...headings.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))].join('\n');
}

const firstLine = (text: string): string => text.trimStart().split('\n', 1)[0]!.trimEnd();
