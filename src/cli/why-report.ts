/** `jass-solver review --why` for people: each play that lost something, its trick-by-trick account beside the best line. */
import type { Account, AccountBonus, AccountLineTrick } from '../notation/answer/account.ts';
import type { Answer } from '../notation/answer/answer.ts';
import { SEAT_NAMES, indent } from './solve-report.ts';
import { table } from './text-table.ts';

const BONUS_NAMES: Readonly<Record<AccountBonus['kind'], string>> = {
  sweep: 'sweep',
  wet: 'wet',
  gamePoints: 'game points',
  tap: 'tap',
  claim: 'claim',
};

/** The accounts of a review, the dearest play first. */
export function whyLines({ payoff, review = [] }: Answer): string[] {
  const accounts = review.flatMap(({ why }) => why ?? []).sort((a, b) => b.lost - a.lost);
  return accounts.flatMap((account) => ['', ...accountLines(account, payoff !== 'points')]).slice(1);
}

function accountLines({ play, by, instead, lost, tricks, bonuses }: Account, countsRoem: boolean): string[] {
  const rows = [
    ['', 'as played', '', 'best', '', ''],
    ...tricks.map((trick) => [
      `${trick.number}.`,
      ...trickCells(trick.played, countsRoem),
      ...trickCells(trick.best, countsRoem),
      signed(trick.lost),
    ]),
    ...bonuses.map((bonus) => ['', BONUS_NAMES[bonus.kind], '', '', '', signed(bonus.lost)]),
    ['', 'in all', '', '', '', signed(lost)],
  ];
  return [`Why ${SEAT_NAMES[by]}'s ${play} loses ${lost}, with ${instead} instead:`, ...indent(table(rows))];
}

/** The leader with the cards, then the winner with the points, and the roem where the payoff counts it. */
const trickCells = ({ leader, cards, winner, points, roem }: AccountLineTrick, countsRoem: boolean): string[] => [
  `${leader}: ${cards.join(' ')}`,
  `${winner} ${points}${countsRoem && roem ? `+${roem}` : ''}`,
];

/** A loss with a minus sign, a gain with a plus sign; empty for neither. */
const signed = (lost: number): string => (lost === 0 ? '' : lost > 0 ? `-${lost}` : `+${-lost}`);
