/** The deals of a reviewed game as comma-separated values, with a heading, for spreadsheets and statistics programs. */
import { SEATS, SIDES } from '../../game/cards.ts';
import { checkThere } from '../../game/given.ts';
import { isReviewed } from '../answer/game-review.ts';
import type { GameReview, OpenDeal, ReviewedDeal } from '../answer/game-review.ts';

type Cell = string | number;

const AMOUNTS = ['cards', 'value', 'result'] as const;

const COLUMNS = [
  ...['deal', 'contract', 'level', 'doubled', 'leader', 'declarer', 'hands', 'plays', 'complete', 'exact'],
  ...AMOUNTS.flatMap((name) => SIDES.map((side) => `${name}${side}`)),
  ...['callLost', 'callBest'],
  ...SEATS.map((seat) => `lost${seat}`),
];

/** One line for each deal, ended by CR LF as RFC 4180 has it. The cells of a deal that is not exact are empty from its values on. @throws TypeError without a review */
export function gameCsv(review: GameReview): string {
  checkThere(review?.deals, 'the review is', 'what `await reviewGame(…)` returns');
  return [COLUMNS, ...review.deals.map(cellsOf)].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

const cellsOf = (deal: ReviewedDeal | OpenDeal): Cell[] => [
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
  ...(isReviewed(deal)
    ? [
        ...AMOUNTS.flatMap((name) => SIDES.map((side) => deal[name][side])),
        deal.call.lost,
        deal.call.best.join(' '),
        ...SEATS.map((seat) => deal.lost[seat]),
      ]
    : Array.from({ length: AMOUNTS.length * SIDES.length + 2 + SEATS.length }, () => '')),
];

const quoted = (cell: Cell): string =>
  /[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);
