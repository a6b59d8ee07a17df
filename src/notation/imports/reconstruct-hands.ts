/** The four hands before the first lead, from the tricks of a record that does not show them. */
import { SEATS } from '../../game/cards.ts';
import type { Contract, Deal, Seat } from '../../game/cards.ts';
import { kindOfTrick } from '../../game/contracts.ts';
import { JassError } from '../../game/errors.ts';
import { TRICK_SIZE, trickSeat, winnerIndex } from '../../game/play/trick.ts';
import { msg, str } from '../../game/reason.ts';
import { handSize } from '../../game/rules/pack.ts';
import type { Rules } from '../../game/rules/rules.ts';
import { badRecord, emptyHands } from './record.ts';
import type { RawRecord, RecordedTrick } from './record.ts';

/** A trick with the seat that led to it. */
interface LedTrick extends RecordedTrick {
  readonly first: Seat;
}

/** The hands before the first lead, from the cards that each seat has played and still holds. */
export function reconstructHands(
  raw: RawRecord,
  rules: Rules | undefined,
  contract: Contract | undefined,
  leader: Seat | undefined,
): Deal {
  const { tricks, left } = raw;
  if (tricks.length === 0 && !left) {
    throw badRecord(msg('The record has no cards; it needs the four hands, or all tricks of the deal.'));
  }
  if (!rules) throw badRecord(msg('The hands depend on the rules, and the record names no variant; specify one.'));
  const hands = emptyHands();
  for (const { first, cards } of ledTricks(tricks, rules, contract, leader)) {
    cards.forEach((card, index) => hands[trickSeat(rules, { leader: first, cards }, index)].push(card));
  }
  if (left) for (const seat of SEATS) hands[seat].push(...left[seat]);
  const size = handSize(rules);
  const seat = SEATS.find((of) => hands[of].length !== size);
  if (seat) {
    const count = hands[seat].length;
    throw new JassError(
      'bad-deal',
      msg(
        str`The record shows ${count} of the ${size} cards of ${{ seat }}; it needs all tricks of the deal, or the four hands.`,
      ),
      { hand: seat },
    );
  }
  return hands;
}

/** The tricks with their leaders: as recorded, or the winner of the trick before. */
function ledTricks(
  tricks: readonly RecordedTrick[],
  rules: Rules,
  contract: Contract | undefined,
  leader: Seat | undefined,
): LedTrick[] {
  let next = leader;
  return tricks.map((trick, index) => {
    const first = trick.first ?? next;
    if (!first) {
      const [number, isContract] = [index + 1, index > 0 && contract === undefined];
      throw badRecord(
        isContract
          ? msg(str`The hands that played trick ${number} are unknown without the contract; specify it.`)
          : msg(str`The hands that played trick ${number} are unknown without its leader; specify it.`),
        { play: TRICK_SIZE * index },
      );
    }
    next =
      trick.winner ??
      (contract !== undefined && trick.cards.length === TRICK_SIZE
        ? trickSeat(
            rules,
            { leader: first, cards: trick.cards },
            winnerIndex(rules, kindOfTrick(rules, contract, index), trick.cards),
          )
        : undefined);
    return { ...trick, first };
  });
}
