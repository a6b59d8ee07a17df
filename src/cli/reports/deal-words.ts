/** What a report says about its deal: the game, the contract and the leader, the plays, what was taken before an ending. */
import { SIDES } from '../../game/cards.ts';
import type { Side } from '../../game/cards.ts';
import { playsOf } from '../../game/play/play.ts';
import type { GameSetup, GameState } from '../../game/play/play.ts';
import type { TakenBySide } from '../../game/play/taken.ts';
import { dealerBefore } from '../../game/play/turned.ts';
import { formatDeal } from '../../notation/hands.ts';
import type { Wording } from './wording.ts';

/** The game, the contract, the leader, and the declarer if that is another player. */
export function headline(name: string, setup: GameSetup, { say, seat, card, contractInWords }: Wording): string {
  const { rules, contract, leader, declarer, turned, level, doubled } = setup;
  const called = { game: name, contract: contractInWords(contract) };
  const bid = (of: number): string | number =>
    doubled ? say(doubled === 2 ? 'doubled' : 'redoubled', { level: of }) : of;
  return [
    level === undefined ? say('heading', called) : say('headingWithBid', { ...called, bid: bid(level) }),
    ...(turned ? [say('hasTurned', { seat: seat(dealerBefore(rules, leader)), card: card(turned) })] : []),
    ...(declarer === leader ? [] : [say('hasNamed', { seat: seat(declarer) })]),
    say('leadsFirst', { seat: seat(leader) }),
  ].join(' ');
}

/** The whole deal and the plays in the notation, if there are any, from which an import reads them back, and what was taken before an ending. */
export function recordWords(state: GameState, words: Wording): string[] {
  const { say } = words;
  const { deal, taken } = state.setup;
  const plays = playsOf(state);
  const sides = (of: Readonly<Record<Side, TakenBySide>>): string =>
    SIDES.map((side) => `${words.side(side)} ${takenWords(of[side], words)}`).join(', ');
  return [
    ...(plays.length > 0
      ? [say('dealBefore', { deal: formatDeal(deal) }), say('plays', { plays: plays.join(' ') })]
      : []),
    ...(taken ? [say('takenBefore', { taken: sides(taken) })] : []),
  ];
}

/** The points, roem and tricks of a side before an ending. */
function takenWords({ points, roem, tricks }: TakenBySide, { say }: Wording): string {
  const sum = roem > 0 ? say('pointsAndRoem', { points, roem }) : `${points}`;
  return tricks === undefined ? sum : say(tricks === 1 ? 'inOneTrick' : 'inTricks', { points: sum, tricks });
}
