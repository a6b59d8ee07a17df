/**
 * The deals of a reviewed game as comma-separated values, with a heading, for spreadsheets and statistics programs. If plays are judged, a deal
 * has their verdicts and costs in the order of its plays, and their sums by player and by side.
 */
import { SEATS, SIDES, sideOf } from '../../game/cards.ts';
import type { Seat, Side } from '../../game/cards.ts';
import { checkThere } from '../../game/given.ts';
import type { ReviewEntry } from '../answer/answer.ts';
import { isReviewed } from '../answer/game-review.ts';
import type { GameReview, OpenDeal, ReviewedDeal } from '../answer/game-review.ts';

type Cell = string | number;

const AMOUNTS = ['cards', 'value', 'result'] as const;
/** The verdicts that are added up. */
const VERDICTS = ['error', 'unlucky', 'lucky'] as const;

const COLUMNS = [
  ...['deal', 'contract', 'level', 'doubled', 'leader', 'declarer', 'hands', 'plays', 'complete', 'exact'],
  ...AMOUNTS.flatMap((name) => SIDES.map((side) => `${name}${side}`)),
  ...['callLost', 'callBest'],
  ...SEATS.map((seat) => `lost${seat}`),
];
const VERDICT_COLUMNS = [
  ...['verdicts', 'lost', 'known'],
  ...[...SEATS, ...SIDES].flatMap((whose) =>
    VERDICTS.flatMap((verdict) => ['Plays', 'Lost', 'Known'].map((sum) => `${verdict}${sum}${whose}`)),
  ),
];

/** One line for each deal, ended by CR LF as RFC 4180 has it. The cells of a deal that is not exact are empty from its values on. @throws TypeError without a review */
export function gameCsv(review: GameReview): string {
  checkThere(review?.deals, 'the review is', 'what `await reviewGame(…)` returns');
  const columns = [...COLUMNS, ...(review.verdicts ? VERDICT_COLUMNS : [])];
  return [columns, ...review.deals.map((deal) => cellsOf(deal, columns.length))]
    .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
    .join('');
}

function cellsOf(deal: ReviewedDeal | OpenDeal, columns: number): Cell[] {
  const cells = [...playedCells(deal), ...(isReviewed(deal) ? [...valueCells(deal), ...verdictCells(deal)] : [])];
  return Array.from({ length: columns }, (_, column) => cells[column] ?? '');
}

const playedCells = (deal: ReviewedDeal | OpenDeal): Cell[] => [
  deal.number,
  deal.contract,
  deal.level ?? '',
  deal.doubled ?? '',
  deal.leader,
  deal.declarer,
  deal.deal,
  deal.plays.join(' '),
  Number(deal.isComplete),
  Number(isReviewed(deal)),
];

const valueCells = (deal: ReviewedDeal): Cell[] => [
  ...AMOUNTS.flatMap((name) => SIDES.map((side) => deal[name][side])),
  deal.call.lost,
  deal.call.best.join(' '),
  ...SEATS.map((seat) => deal.lost[seat]),
];

/** A dash stands for a play without a verdict, or whose player had no choice. */
const verdictCells = ({ review }: ReviewedDeal): Cell[] => [
  review.map(({ verdict }) => verdict ?? '-').join(' '),
  review.map(({ lost }) => lost).join(' '),
  review.map(({ known }) => (known ? rounded(known.loss) : '-')).join(' '),
  ...[...SEATS, ...SIDES].flatMap((whose) => {
    const own = review.filter(({ by }) => isOf(by, whose));
    return VERDICTS.flatMap((verdict) => sumsOf(own.filter((entry) => entry.verdict === verdict)));
  }),
];

const isOf = (seat: Seat, whose: Seat | Side): boolean => seat === whose || sideOf(seat) === whose;

const sumsOf = (entries: readonly ReviewEntry[]): Cell[] => [
  entries.length,
  entries.reduce((sum, { lost }) => sum + (lost as number), 0),
  rounded(entries.reduce((sum, { known }) => sum + (known?.loss ?? 0), 0)),
];

const rounded = (mean: number): number => Math.round(1000 * mean) / 1000;

const quoted = (cell: Cell): string =>
  /[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
