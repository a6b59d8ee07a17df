/** A session of deals between simple players, as the requests of its records: the same for the same seed. */
import { SEATS, seatAfter } from '../../src/game/cards.ts';
import { playCard, playsOf, startOf } from '../../src/game/play/play.ts';
import { randomDeal, seeded } from '../../src/game/play/random-deal.ts';
import { variantById } from '../../src/game/variants/index.ts';
import { formatDeal } from '../../src/notation/hands.ts';
import { callOf, playOf } from './simple-player.ts';

export interface SessionDeal {
  readonly variant: string;
  readonly contract: string;
  readonly leader: string;
  readonly declarer: string;
  readonly deal: string;
  readonly plays: readonly string[];
}

/** Each deal is called and led by the next player. */
export function session(id: string, deals: number, seed: number): SessionDeal[] {
  const variant = variantById(id);
  const { rules } = variant;
  const random = seeded(seed);
  return Array.from({ length: deals }, (_, index) => {
    const leader = seatAfter(SEATS[0], rules.direction, index);
    const deal = randomDeal(rules, random);
    const contract = callOf(variant, deal[leader], random);
    let state = startOf({ rules, contract, leader, declarer: leader, deal });
    while (state.toPlay !== null) state = playCard(state, playOf(state, random));
    return { variant: id, contract, leader, declarer: leader, deal: formatDeal(deal), plays: playsOf(state) };
  });
}
