/** The hands around the trick, of a deal and of a puzzle: their properties follow from the table and its arrangement. */
import type { Card } from '../../../game/cards.ts';
import { TRICK_SIZE } from '../../../game/play/trick.ts';
import { AROUND } from '../../state/seating.ts';
import { suitRows, trickInMiddle } from '../../state/table.ts';
import type { Table } from '../../state/table.ts';
import type { BoardView } from '../view.ts';
import type { BoardParts } from './board.ts';
import type { HandProps } from './hand/hand-props.ts';
import { hand } from './hand/hand.ts';

/** The legal cards of a hand that is not to play. */
const NONE: ReadonlySet<Card> = new Set();

interface HandsView extends Pick<HandProps, 'cardValues' | 'scale' | 'next' | 'asked' | 'onPlay'> {
  /** The legal cards of the hand to play. */
  readonly legal: ReadonlySet<Card>;
  /** Whether the board waits for a card: the hand to play is then marked. */
  readonly isInteractive: boolean;
}

/** Draws the hand of a seat, at its side. */
export function handsAround(
  { look, store, stops }: BoardView,
  table: Table,
  { legal, isInteractive, ...shared }: HandsView,
): BoardParts['hand'] {
  const { arrangement } = store;
  const { setup, position, payoff } = table;
  const { leader, cards: onTable } = trickInMiddle(table);
  return (seat, side) => {
    const toPlay = seat === position.toPlay;
    return hand({
      ...shared,
      look,
      arrangement,
      seat,
      side,
      rows: suitRows(table, seat),
      leads: seat === leader,
      declares: seat === setup.declarer ? look.messages.declares(setup.rules) : null,
      toPlay: isInteractive && toPlay,
      toLead: onTable.length % TRICK_SIZE === 0,
      legal: toPlay && arrangement.shown.has(seat) ? legal : NONE,
      inPoints: payoff === 'points',
      tabStop: stops.hand,
      isSeatStop: AROUND.indexOf(side) === (stops.seats ?? AROUND.length - 1),
      onSeat: store.showSeat,
    });
  };
}
