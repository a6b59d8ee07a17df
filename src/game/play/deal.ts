/** The check that four hands are a deal, or an ending, of a variant. */
import { SEATS } from '../cards.ts';
import type { Card, Deal, Seat } from '../cards.ts';
import { JassError } from '../errors.ts';
import { handSize, packOf } from '../rules/pack.ts';
import { allOf, listed, msg, str } from '../reason.ts';
import type { Reason } from '../reason.ts';
import type { Rules } from '../rules/rules.ts';

/**
 * Checks that the four hands have one size, from 1 card to a full hand, and hold only cards of the pack, none more often than the
 * pack does.
 * @throws JassError `bad-deal`
 */
export function checkDeal(rules: Rules, deal: Deal): void {
  const pack = new Set(packOf(rules));
  const { copies } = rules.deck;
  const holders = new Map<Card, Seat[]>();
  for (const seat of SEATS) {
    for (const card of deal[seat]) {
      if (!pack.has(card)) {
        throw new JassError('bad-deal', foreignCard(rules, seat, card), { hand: seat, card });
      }
      const seats = [...(holders.get(card) ?? []), seat];
      if (seats.length > copies) {
        const [holding, times] = [allOf([...new Set(seats)].map((seat) => ({ seat }))), timesInPack(rules)];
        const reason = msg(str`${{ card }} is dealt too often, to ${holding}: the pack has it ${times}.`);
        throw new JassError('bad-deal', reason, { hand: seat, card });
      }
      holders.set(card, seats);
    }
  }
  const size = deal.N.length;
  const odd = SEATS.find((seat) => deal[seat].length !== size);
  if (odd) {
    const sizes = sizesOf(deal);
    const reason = msg(str`The hands differ in size: ${sizes}. All four need the same number of cards.`);
    throw new JassError('bad-deal', reason, { hand: odd });
  }
  if (size === 0) {
    const most = handSize(rules);
    throw new JassError('bad-deal', msg(str`The hands are empty; each needs from 1 to ${most} cards.`));
  }
}

/** The reason for a card that is not in the pack. */
export function foreignCard({ deck }: Rules, seat: Seat, card: Card): Reason {
  const ranks = deck.ranks.join(' ');
  return msg(str`${{ seat }} holds ${{ card }}, which is not in this pack: its ranks are ${ranks}.`);
}

/** The number of copies of each card, as a word. */
export const timesInPack = ({ deck }: Rules): Reason => (deck.copies === 1 ? msg('once') : msg('twice'));

/** The seats, each with the number of its cards. */
export const sizesOf = (deal: Deal): Reason => listed(SEATS.map((seat) => str`${{ seat }} ${deal[seat].length}`));

/** Whether a deal accepted by `checkDeal` holds the whole pack; otherwise it is an ending. */
export function isFullDeal(rules: Rules, deal: Deal): boolean {
  return deal.N.length === handSize(rules);
}
