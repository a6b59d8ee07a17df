/**
 * The report of `jass-solver solve`: its heading and the hands, as a diagram with headings. The letters of suits become signs, and lines of
 * other content become blank, so that positions in an error still point into the text. The report of a later position has the whole deal and
 * the plays in the notation.
 */
import { SEATS, SUITS, rankOf, suitOf } from '../../../game/cards.ts';
import type { Suit } from '../../../game/cards.ts';
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import { msg } from '../../../game/reason.ts';
import { parseDeal } from '../../deal.ts';
import { SUIT_SIGNS } from '../../cards.ts';
import { seatName } from '../../signs.ts';
import { ranksIn } from '../../hands.ts';
import { parsePlays } from '../../plays.ts';
import { badRecord } from '../record.ts';
import { variantNamed } from '../variant-names.ts';

const HEAD =
  /^(?<called>.+?)(?: (?<level>\d+)(?:, (?<doubled>doubled|redoubled))?)?\. (?:\S+ has turned (?<turned>\w+)\. )?(?:(?<declarer>\w+) has named the contract\. )?(?<leader>\w+) leads to the first trick\.$/;
/** The game and its contract, in either of which there can be a comma. */
const CALLED =
  /^(?<game>.+?), (?:(?<suit>\w+) are trumps|(?<other>(?:Misère, )?(?:(?:Slalom|Guschti), first )?(?:Obenabe|Unenufe)|all trumps|no trumps))$/;
/** One or two rows of hands: a suit letter and ranks, or a dash. */
const HANDS = /^ *[SHDC](?: (?:[\dTJQKA]|-))+(?: +[SHDC](?: (?:[\dTJQKA]|-))+)?$/;
const NAMES = /^ *(?:North|South|West +East)$/;
const PLAYED = /^(?:Tricks played|In the trick): ?/m;
const TAKEN = /^Taken before this ending: (?<taken>.+)\.$/m;
/** The part of one side in it: points, roem, tricks. */
const OF_SIDE = /(North–South|East–West) (\d+)(?: and (\d+) roem)?(?: in (\d+) tricks?)?(?:, )?/g;
const DEAL = /^Deal before the plays: (?<deal>\w:.+)$/m;
const PLAYS = /^Plays: (?<plays>\w.+)$/m;

type Head = Readonly<
  Partial<Record<'game' | 'suit' | 'other' | 'level' | 'doubled' | 'turned' | 'declarer' | 'leader', string>>
>;

/** The parts of a report's first line; undefined for other texts, such as the report of `advise`, which has no contract. */
function headOf(text: string): Head | undefined {
  const head = HEAD.exec(text.trimStart().split('\n', 1)[0]!.trimEnd())?.groups;
  const called = head && CALLED.exec(head.called!)?.groups;
  return called && { ...head, ...called };
}

export const isReport = (text: string): boolean => headOf(text) !== undefined;

/**
 * The deal of a report as the text of a diagram in English.
 * @throws JassError `bad-request` for a report of a later position without the whole deal
 */
export function diagramOfReport(text: string): string {
  const deal = DEAL.exec(text)?.groups!.deal;
  const plays = PLAYS.exec(text)?.groups!.plays;
  const isWhole = deal !== undefined && plays !== undefined;
  if (!isWhole && PLAYED.test(text)) {
    throw badRecord(msg('This report is of a position after some plays; write the deal before them, and the plays.'));
  }
  const { game, suit, other, level, doubled, turned, declarer, leader } = headOf(text)!;
  const variant = variantNamed(game!);
  const bid = doubled ? `${level} × ${doubled === 'doubled' ? 2 : 4}` : level;
  const taken = TAKEN.exec(text)?.groups!.taken!.replace(
    OF_SIDE,
    (_, side: string, points: string, roem?: string, tricks?: string) =>
      `${side === 'North–South' ? 'NS' : 'EW'}:${points}${roem ? `+${roem}` : ''}${tricks ? `/${tricks}` : ''} `,
  );
  const headings = [
    ['Variant', variant],
    ['Trump', suit ?? other],
    ['Leader', leader],
    ['Declarer', declarer],
    ['Turned', turned],
    ['Level', bid],
    ['Taken', taken],
  ];
  const lines = isWhole ? wholeDeal(deal, plays) : linesOfHands(text);
  return [...lines, ...headings.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))].join('\n');
}

/** The hands below the names of their seats, then the tricks. */
function wholeDeal(deal: string, plays: string): string[] {
  const hands = parseDeal(deal);
  const cards = parsePlays(plays).map((card) => SUIT_SIGNS[suitOf(card)] + rankOf(card));
  const numbers = [...Array(Math.ceil(cards.length / TRICK_SIZE)).keys()];
  const trickAt = (number: number): string => cards.slice(TRICK_SIZE * number, TRICK_SIZE * (number + 1)).join(' ');
  return [
    ...SEATS.flatMap((seat) => [
      seatName(seat, 'en'),
      ...SUITS.map((suit) => `${SUIT_SIGNS[suit]} ${ranksIn(hands[seat], suit).join(' ') || '-'}`),
    ]),
    ...numbers.map((number) => `${number + 1}. ${trickAt(number)}`),
  ];
}

function linesOfHands(text: string): string[] {
  return text.split('\n').map((line) => {
    if (NAMES.test(line)) return line;
    return HANDS.test(line)
      ? line.replace(/(?<![^ ])[SHDC](?= )/g, (letter) => SUIT_SIGNS[letter as Suit])
      : ' '.repeat(line.length);
  });
}
