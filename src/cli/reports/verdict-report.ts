/** The part of the report that `jass-solver review --verdict` adds: each play that is not simply sound, and the totals by side and player. */
import { summaryOf } from '../../analysis/review/review-summary.ts';
import type { PlaySum } from '../../analysis/review/review-summary.ts';
import { SEATS, SIDES, sideOf } from '../../game/cards.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { isProven } from '../../notation/answer/answer.ts';
import type { KnownLoss, ReviewEntry, Verdict } from '../../notation/answer/answer.ts';
import type { Language } from '../../languages/registry/languages.ts';
import { evidenceLines } from './evidence.ts';
import { indent, table } from './layout.ts';
import { wordingIn } from './wording.ts';
import type { Wording } from './wording.ts';

/** The lines; none if no play was judged. */
export function verdictLines(setup: GameSetup, review: readonly ReviewEntry[], language: Language): string[] {
  const words = wordingIn(language);
  const { say, seat: nameOf, side: sideName } = words;
  const judged = review.filter(({ verdict }) => verdict).length;
  if (judged === 0) return [];
  const rows = review.flatMap((entry, index) =>
    entry.verdict && entry.verdict !== 'sound' ? [playRow(entry, entry.verdict, index, words)] : [],
  );
  const { sides, seats } = summaryOf(setup, review);
  const totals = SIDES.flatMap((side) => [
    [sideName(side), ...sumsInWords(sides[side])],
    ...SEATS.filter((seat) => sideOf(seat) === side).map((seat) => [`  ${nameOf(seat)}`, ...sumsInWords(seats[seat])]),
  ]);
  const heads = ['', say('errors'), say('cost'), say('verdict_unlucky'), say('cost'), say('verdict_lucky')];
  return [
    say('verdicts'),
    say('verdictLimits'),
    ...evidenceLines(
      review.flatMap(({ known }) => known?.evidence ?? []),
      words,
    ),
    ...indent(table(rows)),
    ...indent(table([heads, ...totals])),
    ...(judged < review.length ? [say('notJudged', { plays: review.length - judged, all: review.length })] : []),
  ];
}

const playRow = (entry: ReviewEntry, verdict: Verdict, index: number, words: Wording): string[] => [
  words.say('inTrick', { trick: Math.floor(index / TRICK_SIZE) + 1 }),
  words.seat(entry.by),
  words.card(entry.play),
  words.say(`verdict_${verdict}`),
  isProven(entry) && entry.lost > 0 ? words.say('loses', { lost: entry.lost }) : '',
  ...(entry.known
    ? [lossInWords(entry.known, words), intervalInWords(entry.known, words), dealsInWords(entry.known, words)]
    : []),
];

function sumsInWords({ verdicts }: PlaySum): string[] {
  const { error, unlucky, lucky } = verdicts!;
  return [error.plays, error.lost, unlucky.plays, unlucky.lost, lucky.plays].map(String);
}

function lossInWords({ loss, best }: KnownLoss, { say, cards, decimal }: Wording): string {
  return loss === 0 ? say('noneBetter') : say('better', { cards: cards(best), loss: decimal(loss) });
}

function intervalInWords({ interval, complete }: KnownLoss, { say, decimal }: Wording): string {
  if (complete) return '';
  return interval ? say('lossInterval', { low: decimal(interval[0]), high: decimal(interval[1]) }) : say('tooFew');
}

function dealsInWords({ samples: deals, estimated, complete }: KnownLoss, { say }: Wording): string {
  return say(complete ? 'allDeals' : estimated ? 'estimatedDeals' : 'someDeals', { deals });
}
