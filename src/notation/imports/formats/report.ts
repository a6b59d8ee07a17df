/**
 * The report of `jass-solver solve` in any of its languages: its heading and the hands, as an English diagram with headings. The letters of
 * suits become signs, and lines of other content become blank, so that positions in an error still point into the text. The report of a
 * later position has the whole deal and the plays in the notation.
 */
import { CONTRACTS, RANKS, SEATS, SUITS, rankOf, suitOf, trumpOf } from '../../../game/cards.ts';
import type { Suit } from '../../../game/cards.ts';
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import { msg } from '../../../game/reason.ts';
import { REPORTS } from '../../../languages/registry/reports.ts';
import { parseDeal } from '../../deal.ts';
import { indexLetters } from '../../drawing/letters.ts';
import { englishContract, englishSuit } from '../../words/english-names.ts';
import { BASICS, LANGUAGES } from '../../../languages/registry/languages.ts';
import type { Language } from '../../../languages/registry/languages.ts';
import { SUIT_SIGNS } from '../../cards.ts';
import { contractInSigns, seatName } from '../../signs.ts';
import { ranksIn } from '../../hands.ts';
import { parsePlays } from '../../plays.ts';
import { badRecord } from '../record.ts';
import { variantNamed } from '../variant-names.ts';

/** The reports of one language, as patterns of their sentences. */
interface Form {
  readonly language: Language;
  readonly head: RegExp;
  readonly contracts: ReadonlyMap<string, string>;
  readonly names: RegExp;
  readonly hands: RegExp;
  readonly played: RegExp;
  readonly taken: RegExp;
  /** The part of one side in it: its name, points, roem, then its tricks if they are several, or if it is one. */
  readonly ofSide: RegExp;
  readonly deal: RegExp;
  readonly plays: RegExp;
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');

/** The pattern of a text, with a pattern for each of its places. */
const patternOf = (text: string, places: Readonly<Record<string, string>>): string =>
  escaped(text).replace(/\{(\w+)\}/g, (_, name: string) => places[name]!);

/** The signs or letters before the ranks of a hand. */
const SUIT_MARKS = [...SUITS, ...Object.values(SUIT_SIGNS)].join('');

function formOf(language: Language): Form {
  const texts = REPORTS[language].heading;
  const seats = SEATS.map((seat) => seatName(seat, language));
  const [north, east, south, west] = seats.map(escaped);
  const anySeat = seats.join('|');
  const sides = Object.values(BASICS[language].diagram.sides).join('|');
  const level = '(?<level>\\d+)';
  const bid = `(?:${patternOf(texts.doubled, { level })}|${patternOf(texts.redoubled, { level: '(?<relevel>\\d+)' })}|(?<simple>\\d+))`;
  const called = {
    game: '(?<game>.+?)',
    contract: `(?<contract>${[...contractsIn(language).keys()].map(escaped).join('|')})`,
  };
  const heading = patternOf(texts.headingWithBid, { ...called, bid }).replace(` ${bid}`, `(?: ${bid})?`);
  const turned = patternOf(texts.hasTurned, { seat: '\\S+', card: '(?<turned>\\S+)' });
  const named = patternOf(texts.hasNamed, { seat: `(?<declarer>${anySeat})` });
  const leads = patternOf(texts.leadsFirst, { seat: `(?<leader>${anySeat})` });
  const rank = Object.values(indexLetters(language)).join('|');
  const row = `[${SUIT_MARKS}](?: (?:${rank}|T|-))+`;
  const before = (text: string): string => escaped(text.slice(0, text.indexOf('{')).trimEnd());
  const more = (text: string, part: string): string => patternOf(text.replace('{points}', ''), { [part]: '(\\d+)' });
  const tricks = `${more(texts.inTricks, 'tricks')}|${more(texts.inOneTrick, 'tricks')}`;
  return {
    language,
    head: new RegExp(`^${heading} (?:${turned} )?(?:${named} )?${leads}$`),
    contracts: contractsIn(language),
    names: new RegExp(`^ *(?:${north}|${south}|${west} +${east})$`),
    hands: new RegExp(`^ *${row}(?: +${row})?$`),
    played: new RegExp(`^(?:${before(texts.tricksPlayed)}|${before(texts.inTheTrick)}) ?`, 'm'),
    taken: new RegExp(`^${patternOf(texts.takenBefore, { taken: '(?<taken>.+)' })}$`, 'm'),
    ofSide: new RegExp(`(${sides}) (\\d+)(?:${more(texts.pointsAndRoem, 'roem')})?(?:${tricks})?(?:, )?`, 'g'),
    deal: new RegExp(`^${patternOf(texts.dealBefore, { deal: '(?<deal>\\w:.+)' })}$`, 'm'),
    plays: new RegExp(`^${patternOf(texts.plays, { plays: '(?<plays>\\w.+)' })}$`, 'm'),
  };
}

/** The contracts by what a report calls them, each with its English name. */
function contractsIn(language: Language): ReadonlyMap<string, string> {
  return new Map(
    CONTRACTS.map((contract) => {
      const trump = trumpOf(contract);
      const english = trump ? englishSuit(trump) : englishContract(contract);
      if (trump)
        return [REPORTS[language].heading.isTrump.replace('{suit}', BASICS[language].suits.french[trump]), english];
      return [language === 'en' ? english : contractInSigns(contract, language), english];
    }),
  );
}

let forms: readonly Form[] | undefined;

/** The form of a report and the parts of its first line; undefined for other texts, such as the report of `advise`, which has no contract. */
function headOf(text: string): { readonly form: Form; readonly head: Readonly<Record<string, string>> } | undefined {
  const line = text.trimStart().split('\n', 1)[0]!.trimEnd();
  forms ??= LANGUAGES.map(formOf);
  for (const form of forms) {
    const head = form.head.exec(line)?.groups;
    if (head) return { form, head };
  }
  return undefined;
}

export const isReport = (text: string): boolean => headOf(text) !== undefined;

/**
 * The deal of a report as the text of a diagram in English.
 * @throws JassError `bad-request` for a report of a later position without the whole deal
 */
export function diagramOfReport(text: string): string {
  const { form, head } = headOf(text)!;
  const deal = form.deal.exec(text)?.groups!.deal;
  const plays = form.plays.exec(text)?.groups!.plays;
  const isWhole = deal !== undefined && plays !== undefined;
  if (!isWhole && form.played.test(text)) {
    throw badRecord(msg('This report is of a position after some plays; write the deal before them, and the plays.'));
  }
  const { game, contract, level, relevel, simple, turned, declarer, leader } = head;
  const english = (seat: string | undefined): string | undefined =>
    seat &&
    seatName(
      SEATS.find((known) => seatName(known, form.language) === seat)!,
      'en',
    );
  const bid = level ? `${level} × 2` : relevel ? `${relevel} × 4` : simple;
  const taken = form.taken
    .exec(text)
    ?.groups!.taken!.replace(
      form.ofSide,
      (_, side: string, points: string, roem?: string, several?: string, one?: string) => {
        const seats = side === BASICS[form.language].diagram.sides.NS ? 'NS' : 'EW';
        const tricks = several ?? one;
        return `${seats}:${points}${roem ? `+${roem}` : ''}${tricks ? `/${tricks}` : ''} `;
      },
    );
  const headings = [
    ['Variant', variantNamed(game!)],
    ['Trump', form.contracts.get(contract!)],
    ['Leader', english(leader)],
    ['Declarer', english(declarer)],
    ['Turned', turned && inEnglishLetters(turned, form.language)],
    ['Level', bid],
    ['Taken', taken],
  ];
  const lines = isWhole ? wholeDeal(deal, plays) : linesOfHands(text, form);
  return [...lines, ...headings.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))].join('\n');
}

/** Cards with the letters of a language, with the English ones. */
function inEnglishLetters(text: string, language: Language): string {
  const [own, english] = [indexLetters(language), indexLetters('en')];
  const courts = RANKS.filter((rank) => /^\D$/.test(own[rank]));
  return text.replace(/\p{L}/gu, (letter) => {
    const court = courts.find((rank) => own[rank] === letter);
    return court ? english[court] : letter;
  });
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

function linesOfHands(text: string, { language, names, hands }: Form): string[] {
  const english = (name: string): string => {
    const seat = SEATS.find((known) => seatName(known, language) === name);
    return seat ? seatName(seat, 'en').padEnd(name.length) : name;
  };
  return text.split('\n').map((line) => {
    if (names.test(line)) return line.replace(/\p{L}+/gu, english);
    if (!hands.test(line)) return ' '.repeat(line.length);
    const signs = line.replace(/(?<![^ ])[SHDC](?= )/g, (letter) => SUIT_SIGNS[letter as Suit]);
    return language === 'en' ? signs : inEnglishLetters(line, language);
  });
}
