/** What a report says about its deal: the game, the contract and the leader, the plays, what was taken before an ending. */
import { SIDES, trumpOf } from '../../game/cards.ts';
import type { Contract, Side } from '../../game/cards.ts';
import { playsOf } from '../../game/play/play.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import type { TakenBySide } from '../../game/play/taken.ts';
import { dealerBefore } from '../../game/play/turned.ts';
import { formatDeal } from '../../notation/hands.ts';
import { englishContract, englishSuit } from '../../notation/words/english-names.ts';
import { SEAT_NAMES, SIDE_NAMES } from './wording.ts';

/** The game, the contract, the leader, and the declarer if that is another player. */
export function headline(name: string, setup: GameSetup): string {
  const { rules, contract, leader, declarer, turned, level, doubled } = setup;
  const bid = level === undefined ? '' : ` ${level}${doubled ? `, ${doubled === 2 ? 'doubled' : 'redoubled'}` : ''}`;
  const card = turned ? ` ${SEAT_NAMES[dealerBefore(rules, leader)]} has turned ${turned}.` : '';
  const caller = declarer === leader ? '' : ` ${SEAT_NAMES[declarer]} has named the contract.`;
  return `${name}, ${contractName(contract)}${bid}.${card}${caller} ${SEAT_NAMES[leader]} leads to the first trick.`;
}

/** `hearts are trumps`, `Obenabe`. */
function contractName(contract: Contract): string {
  const trump = trumpOf(contract);
  return trump ? `${englishSuit(trump)} are trumps` : englishContract(contract);
}

/** The whole deal and the plays, if there are any, from which an import reads them back, and what was taken before an ending. */
export function recordWords(state: GameState): string[] {
  const { deal, taken } = state.setup;
  const plays = playsOf(state);
  return [
    ...(plays.length > 0 ? [`Deal before the plays: ${formatDeal(deal)}`, `Plays: ${plays.join(' ')}`] : []),
    ...(taken ? [`Taken before this ending: ${SIDES.map((side) => takenWords(side, taken[side])).join(', ')}.`] : []),
  ];
}

/** The points, roem and tricks of a side before an ending. */
function takenWords(side: Side, { points, roem, tricks }: TakenBySide): string {
  const more = [
    ...(roem > 0 ? [` and ${roem} roem`] : []),
    ...(tricks === undefined ? [] : [` in ${tricks} ${tricks === 1 ? 'trick' : 'tricks'}`]),
  ];
  return `${SIDE_NAMES[side]} ${points}${more.join('')}`;
}
