/** The dealer and the turned card: the leader follows from the dealer, and the trump suit from the card, which the dealer holds. */
import { SEATS, seatAfter, suitOf } from '../cards.ts';
import type { Card, Seat } from '../cards.ts';
import { JassError } from '../errors.ts';
import { msg, str } from '../reason.ts';
import type { Reason } from '../reason.ts';
import { packOf } from '../rules/pack.ts';
import type { Rules } from '../rules/rules.ts';
import { foreignCard } from './deal.ts';
import type { GameSetup } from './play.ts';

/** The leader of a deal by that dealer. */
export const leaderAfter = (rules: Rules, dealer: Seat): Seat => seatAfter(dealer, rules.direction);

/** The dealer of a deal with that leader. */
export const dealerBefore = (rules: Rules, leader: Seat): Seat => seatAfter(leader, rules.direction, 3);

/** @throws JassError `bad-request` if the leader is not the one that follows the dealer */
export function checkDealer({ rules, leader }: GameSetup, dealer: Seat): void {
  const first = leaderAfter(rules, dealer);
  if (first === leader) return;
  throw fault(
    'leader',
    msg(
      str`leader: ${{ seat: leader }} does not agree with dealer: ${{ seat: dealer }}; after this dealer ${{ seat: first }} leads.`,
    ),
  );
}

/**
 * Checks that the dealer holds the turned card, or has played it before an ending, and that it makes the contract.
 * @throws JassError `bad-request`
 */
export function checkTurned({ rules, contract, leader, deal }: GameSetup, turned: Card): void {
  if (rules.trumpChoice !== 'turned') throw fault('turned', msg('turned: this game turns no card; name the contract.'));
  const dealer = dealerBefore(rules, leader);
  if (!packOf(rules).includes(turned)) throw fault('turned', foreignCard(rules, dealer, turned));
  const holder = SEATS.find((seat) => deal[seat].includes(turned));
  if (holder && !deal[dealer].includes(turned)) {
    throw fault(
      'turned',
      msg(
        str`turned: ${{ card: turned }} is in the hand of ${{ seat: holder }}; the turned card is the dealer’s, ${{ seat: dealer }}.`,
      ),
    );
  }
  const suit = suitOf(turned);
  if (suit !== contract) {
    throw fault(
      'contract',
      msg(
        str`contract: ${{ contract }} does not agree with turned: ${{ card: turned }}, which makes ${{ suit }} trumps.`,
      ),
    );
  }
}

const fault = (field: string, reason: Reason): JassError => new JassError('bad-request', reason, { field });
