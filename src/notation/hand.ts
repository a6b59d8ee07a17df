/** A single hand as text, as in requests for advice. It is apart from deal.ts, which every page loads to paint a deal. */
import type { Card, Seat } from '../game/cards.ts';
import { JassError, quote } from '../game/errors.ts';
import { untranslated } from '../game/reason.ts';
import { MAX_DEAL_LENGTH, scanHand } from './deal.ts';

/**
 * Reads one hand, written as `AKJ9.T87.Q6.`, without a check against a pack.
 * @throws JassError `bad-deal` with the position in the text
 */
export function parseHand(text: string, seat: Seat): Card[] {
  const word = text.trim();
  if (text.length > MAX_DEAL_LENGTH || /\s/.test(word)) {
    throw new JassError(
      'bad-deal',
      untranslated(
        `Hand ${seat}, ${quote(text)}, is not one hand; write it like "AKJ9.T87.Q6.", suits in the order S.H.D.C, without blanks.`,
      ),
      { hand: seat },
    );
  }
  return scanHand(word, seat, text.indexOf(word)).cards.map(({ card }) => card);
}
