/** The report of `jass-solver review --why`: each play that lost something, compared trick by trick with the best line. */
import { accountTricks } from '../../analysis/why/account.ts';
import type { CompletedTrick, GameState } from '../../game/play/play.ts';
import { TRICK_SIZE } from '../../game/play/trick.ts';
import type { Account } from '../../notation/answer/account.ts';
import type { Answer } from '../../notation/answer/answer.ts';
import type { Part } from './layout.ts';
import type { Wording } from './wording.ts';

/** The accounts of an answer, the costliest play first. @param last the position after the plays */
export function whyParts(last: GameState, { payoff, why = [] }: Answer, words: Wording): Part[] {
  const { say, seat, card } = words;
  return [...why]
    .sort((a, b) => b.lost - a.lost)
    .map((account) => ({
      lines: [
        say('why', {
          seat: seat(account.by),
          card: card(account.play),
          lost: account.lost,
          best: card(account.best[0]!),
        }),
      ],
      rows: rowsOf(last, account, payoff !== 'points', words),
    }));
}

function rowsOf(last: GameState, account: Account, countsRoem: boolean, words: Wording): string[][] {
  const { say } = words;
  const { played, best } = accountTricks(last, account);
  const first = Math.floor(account.index / TRICK_SIZE);
  const differenceOf = (number: number): number =>
    account.tricks.reduce((sum, { trick, difference }) => (trick === number ? sum + difference : sum), 0);
  const ofDeal = account.tricks.filter(({ trick }) => trick === undefined);
  return [
    ['', say('asPlayed'), '', say('bestLine'), '', ''],
    ...played.map((trick, offset) => {
      const number = first + offset + 1;
      const cells = [trick, best[offset]!].flatMap((of) => trickCells(of, countsRoem, words));
      return [`${number}.`, ...cells, signed(differenceOf(number))];
    }),
    ...ofDeal.map(({ bonus, difference }) => ['', words.bonus(bonus!), '', '', '', signed(difference)]),
    ['', say('inAll'), '', '', '', signed(-account.lost)],
  ];
}

/** The leader with the cards, then the winner with the points, and roem and a marriage where the payoff counts them. */
const trickCells = (
  { leader, cards, winner, points, roem, marriage }: CompletedTrick,
  countsRoem: boolean,
  { seatLetter, trick: trickOf }: Wording,
): string[] => [
  trickOf(leader, cards),
  `${seatLetter(winner)} ${points}${countsRoem && roem ? `+${roem}` : ''}${countsRoem && marriage ? `, ${seatLetter(marriage.seat)} +${marriage.points}` : ''}`,
];

/** With a plus sign for a gain; empty for 0. */
const signed = (difference: number): string =>
  difference === 0 ? '' : difference > 0 ? `+${difference}` : String(difference);
