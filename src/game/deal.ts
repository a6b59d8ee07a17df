/** Whether four hands can be a deal, or an ending, of a variant. */
import { SEATS } from './cards.ts';
import type { Card, Deal, Seat } from './cards.ts';
import { JassError } from './errors.ts';
import { handSize, packOf } from './pack.ts';
import type { Rules } from './rules.ts';

/**
 * Throws `bad-deal` unless the four hands are of one size, from 1 card to a full hand, and hold only cards of the pack,
 * none more often than the pack does.
 */
export function checkDeal(rules: Rules, deal: Deal): void {
  const pack = new Set(packOf(rules));
  const { ranks, copies } = rules.deck;
  const holders = new Map<Card, Seat[]>();
  for (const seat of SEATS) {
    for (const card of deal[seat]) {
      if (!pack.has(card)) {
        const message = `${seat} holds ${card}, which is not in this pack: its ranks are ${ranks.join(' ')}.`;
        throw new JassError('bad-deal', message, { hand: seat, card });
      }
      const seats = [...(holders.get(card) ?? []), seat];
      if (seats.length > copies) {
        const message = `${card} is dealt too often: it stands with ${seats.join(' and ')}, and the pack has it ${copies === 1 ? 'once' : 'twice'}.`;
        throw new JassError('bad-deal', message, { hand: seat, card });
      }
      holders.set(card, seats);
    }
  }
  const size = deal.N.length;
  const odd = SEATS.find((seat) => deal[seat].length !== size);
  if (odd) {
    const sizes = SEATS.map((seat) => `${seat} ${deal[seat].length}`).join(', ');
    throw new JassError('bad-deal', `The hands differ in size: ${sizes}. All four need the same number of cards.`, {
      hand: odd,
    });
  }
  if (size === 0) {
    throw new JassError('bad-deal', `The hands are empty; each needs from 1 to ${handSize(rules)} cards.`);
  }
}

/** Whether a deal that `checkDeal` accepts holds the whole pack; if not it is an ending. */
export function isFullDeal(rules: Rules, deal: Deal): boolean {
  return deal.N.length === handSize(rules);
}
