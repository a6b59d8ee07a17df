/** A hand as people write it, for `advise`: alone, in the notation or in words, or as one of the hands of a deal in any form that `import` reads. */
import { SEATS } from '../../game/cards.ts';
import type { Seat } from '../../game/cards.ts';
import { attempt, JassError } from '../../game/errors.ts';
import { parseDeal } from '../../notation/deal.ts';
import { formatHand } from '../../notation/hands.ts';
import { importHand } from '../../notation/imports/import-hand.ts';
import { readSeat } from '../../notation/names.ts';
import { readText } from '../../notation/read-text.ts';
import type { ReadText } from '../../notation/read-text.ts';

interface WrittenHand {
  /** In the notation. */
  readonly hand: string;
  /** The facts of the deal; absent for a hand alone. */
  readonly deal?: ReadText;
}

/**
 * @param seat whose hand of a deal it is
 * @param variant the game of a deal that names none; a guess unless given
 * @throws JassError for a text that is neither a hand nor a deal
 */
export function writtenHand(text: string, seat: string | undefined, variant: string | undefined): WrittenHand {
  const of: Seat = seat === undefined ? 'N' : readSeat(seat, 'seat');
  const deal = attempt(() => readText(text, variant === undefined ? { guess: {} } : { variant }));
  if (!(deal instanceof JassError)) return { hand: formatHand(parseDeal(deal.deal)[of]), deal };
  const cards = attempt(() => importHand(text, of));
  if (!(cards instanceof JassError)) return { hand: formatHand(cards) };
  // A text of four lines is a deal with a mistake.
  throw text.trim().split('\n').length >= SEATS.length ? deal : cards;
}
