/** The hands around the trick, of a deal and of a puzzle: their properties follow from the table and its arrangement. */
import type { Card } from '../../../game/cards.ts';
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import type { Roving } from '../../kit/roving.ts';
import { suitRows, trickInMiddle } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import { otherHands } from '../../elements/arrangement-controller.ts';
import { AROUND } from './board.ts';
import type { BoardView } from './board.ts';
import type { HandProps } from './hand/hand-props.ts';
import { hand } from './hand/hand.ts';

/** The legal cards of a hand that is not to play. */
const NONE: ReadonlySet<Card> = new Set();

type Shared = 'look' | 'arrangement' | 'cardValues' | 'scale' | 'next' | 'asked' | 'onPlay' | 'onSeat';

interface HandsView extends Pick<HandProps, Shared> {
  readonly table: Table;
  /** The legal cards of the hand to play. */
  readonly legal: ReadonlySet<Card>;
  /** Whether the hand to play is marked. */
  readonly isAsked: boolean;
  readonly stops: Roving['stops'];
}

/** Draws the hand of a seat, at its side. */
export function handsAround({ table, legal, isAsked, stops, ...shared }: HandsView): BoardView['hand'] {
  const { setup, position, payoff } = table;
  const { leader, cards: onTable } = trickInMiddle(table);
  return (seat, side) => {
    const toPlay = seat === position.toPlay;
    return hand({
      ...shared,
      diagram: otherHands.loaded?.diagram,
      seat,
      side,
      rows: suitRows(table, seat),
      leads: seat === leader,
      declares: seat === setup.declarer,
      toPlay: isAsked && toPlay,
      toLead: onTable.length % TRICK_SIZE === 0,
      legal: toPlay && shared.arrangement.shown.has(seat) ? legal : NONE,
      inPoints: payoff === 'points',
      tabStop: stops.hand,
      isSeatStop: AROUND.indexOf(side) === seatStop(stops),
    });
  };
}

/** Whether the Tab key stops at the button that turns the table, the last of its group. */
export const isTurnStop = (stops: Roving['stops']): boolean => seatStop(stops) === AROUND.length;

const seatStop = ({ seats }: Roving['stops']): number => seats ?? AROUND.length;
