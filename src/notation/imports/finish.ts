/**
 * From a record as written to one that a request can carry: whose card each is, the deal before the first lead, and whether what
 * the record says of its tricks is what the rules say.
 */
import { partnerOf, SEATS, seatAfter } from '../../game/cards.ts';
import type { Card, Contract, Deal, Seat } from '../../game/cards.ts';
import { checkDeal } from '../../game/deal.ts';
import { JassError } from '../../game/errors.ts';
import { checkContract, handSize } from '../../game/pack.ts';
import { playCard, startOf } from '../../game/play.ts';
import type { Rules } from '../../game/rules.ts';
import { winnerIndex } from '../../game/trick.ts';
import { variantById } from '../../game/variants/index.ts';
import { formatDeal } from '../deal.ts';
import { badRecord, emptyHands } from './record.ts';
import type { ImportedRecord, RawRecord, RecordedTrick } from './record.ts';

/** Facts that the caller states: they stand in for what the record does not say. */
export interface Stated {
  readonly variant?: string;
  readonly contract?: Contract;
  readonly leader?: Seat;
}

/** A trick with the seat that led to it. */
interface LedTrick extends RecordedTrick {
  readonly first: Seat;
}

/**
 * @throws JassError `unknown-variant`; `bad-contract` and `bad-deal` as the rules say; `illegal-play` and `bad-request` naming the trick
 */
export function finish(format: string, raw: RawRecord, stated: Stated): ImportedRecord {
  const notes = [...raw.notes];
  const variant = stated.variant ?? raw.variant;
  if (stated.variant === undefined && raw.isVariantAssumed) {
    notes.push(`The record names no game; the format is for Schieber, so the variant is ${raw.variant}.`);
  } else if (raw.variant !== undefined && variant !== raw.variant && !raw.isVariantAssumed) {
    notes.push(`The variant is ${variant}, as stated, and not ${raw.variant}.`);
  }
  const rules = variant === undefined ? undefined : variantById(variant).rules;
  if (rules && raw.direction && raw.direction !== rules.direction) {
    throw badRecord(
      `Play of this format runs ${raw.direction}, and of ${variant} ${rules.direction}; state another variant.`,
    );
  }
  const contract = agreed('contract', raw.contract, stated.contract);
  if (rules && contract !== undefined) checkContract(rules, contract);
  raw.tricks.forEach(checkSize(raw.tricks.length));

  const leader = leaderOf(raw, rules, contract, stated.leader);
  const declarer =
    raw.declarer ?? (leader && raw.isPassed !== undefined ? (raw.isPassed ? partnerOf(leader) : leader) : undefined);
  const hands = raw.hands ?? reconstructed(raw, rules, contract, leader);
  if (rules) checkDeal(rules, hands);
  else checkSizes(hands);
  if (raw.tricks.length > 0 && rules && contract !== undefined && leader !== undefined) {
    checkPlay(raw.tricks, { rules, contract, leader, declarer: declarer ?? leader, deal: hands });
  } else if (raw.tricks.length > 0) {
    const unknown = [!rules && 'variant', contract === undefined && 'contract', !leader && 'leader'].filter(Boolean);
    notes.push(`The tricks are not checked against the rules, because the ${unknown.join(' and the ')} is not known.`);
  }
  return {
    format,
    ...(variant !== undefined && { variant }),
    ...(contract !== undefined && { contract }),
    ...(leader && { leader }),
    ...(declarer && { declarer }),
    deal: formatDeal(hands),
    plays: raw.tricks.flatMap(({ cards }) => cards),
    notes,
  };
}

/** What can be said of four hands without a pack. @throws JassError `bad-deal` */
function checkSizes(hands: Deal): void {
  const sizes = SEATS.map((seat) => `${seat} ${hands[seat].length}`).join(', ');
  const odd = SEATS.find((seat) => hands[seat].length !== hands.N.length || hands.N.length === 0);
  if (odd)
    throw new JassError('bad-deal', `The hands hold ${sizes} cards; all four need the same number.`, { hand: odd });
}

/** The value of the record or the stated one, which may not differ. */
function agreed<Value extends string>(
  field: string,
  recorded: Value | undefined,
  stated: Value | undefined,
): Value | undefined {
  if (recorded !== undefined && stated !== undefined && recorded !== stated) {
    throw badRecord(
      `The ${field} is ${recorded} in the record and ${stated} as stated; leave the stated one away, or correct it.`,
      {
        field,
      },
    );
  }
  return recorded ?? stated;
}

/** Every trick has four cards, the last one may have fewer. */
const checkSize =
  (count: number) =>
  (trick: RecordedTrick, index: number): void => {
    const size = trick.cards.length;
    if (size === 4 || (size > 0 && size < 4 && index === count - 1)) return;
    throw badRecord(
      `Trick ${index + 1} has ${size} cards; a trick has four, and only the last one may be unfinished.`,
      {
        play: 4 * index,
      },
    );
  };

/** Who leads to the first trick, by what the record says of it: itself, the first trick, its winner, the dealer. */
function leaderOf(
  raw: RawRecord,
  rules: Rules | undefined,
  contract: Contract | undefined,
  stated: Seat | undefined,
): Seat | undefined {
  const direction = raw.direction ?? rules?.direction;
  const [trick] = raw.tricks;
  let byWinner: Seat | undefined;
  if (trick?.winner && trick.cards.length === 4 && rules && contract !== undefined) {
    byWinner = seatAfter(trick.winner, rules.direction, -winnerIndex(rules, contract, trick.cards));
  }
  const byDealer = raw.dealer && direction && seatAfter(raw.dealer, direction);
  const first = agreed('leader', raw.leader, trick?.first);
  // A record whose first trick is led by another than the dealer's neighbour contradicts itself.
  return agreed('leader', agreed('leader', first ?? byDealer ?? byWinner, first && byDealer), stated);
}

/** The hands before the first lead, from the cards that each seat has played and those that it still holds. */
function reconstructed(
  raw: RawRecord,
  rules: Rules | undefined,
  contract: Contract | undefined,
  leader: Seat | undefined,
): Deal {
  const { tricks, left } = raw;
  if (tricks.length === 0 && !left) {
    throw badRecord('The record holds no cards; it needs the four hands, or all the tricks of the deal.');
  }
  if (!rules)
    throw badRecord('Whose cards these are depends on the rules, and the record names no variant; state one.');
  const hands = emptyHands();
  for (const { first, cards } of ledTricks(tricks, rules, contract, leader)) {
    cards.forEach((card, index) => hands[seatAfter(first, rules.direction, index)].push(card));
  }
  if (left) for (const seat of SEATS) hands[seat].push(...left[seat]);
  const size = handSize(rules);
  const short = SEATS.find((seat) => hands[seat].length !== size);
  if (short) {
    throw new JassError(
      'bad-deal',
      `The record shows ${hands[short].length} cards of ${short}, and a hand has ${size}; it needs all tricks of the deal, ` +
        'or the four hands.',
      { hand: short },
    );
  }
  return hands;
}

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
      const missing = index === 0 ? 'who leads to it' : contract === undefined ? 'the contract' : 'who leads to it';
      throw badRecord(
        `Whose the cards of trick ${index + 1} are cannot be told, because ${missing} is not known; state it.`,
        {
          play: 4 * index,
        },
      );
    }
    next =
      trick.winner ??
      (contract !== undefined && trick.cards.length === 4
        ? seatAfter(first, rules.direction, winnerIndex(rules, contract, trick.cards))
        : undefined);
    return { ...trick, first };
  });
}

/** Plays the tricks by the rules. @throws JassError naming the trick that cannot be played so, or that the record tells otherwise */
function checkPlay(tricks: readonly RecordedTrick[], setup: Parameters<typeof startOf>[0]): void {
  let state = startOf(setup);
  tricks.forEach((trick, index) => {
    const number = index + 1;
    const { first, winner, points } = trick;
    const place = { play: 4 * index };
    const contradiction = (said: string, right: string): JassError =>
      badRecord(
        `Trick ${number}, ${trick.cards.join(' ')}: the record says that ${said}, and by the rules ${right}.`,
        place,
      );

    if (first && first !== state.toPlay) throw contradiction(`${first} led`, `${state.toPlay ?? 'nobody'} leads`);
    trick.cards.forEach((card, at) => (state = playedAt(state, card, 4 * index + at)));
    const done = state.tricks[index];
    if (!done) return;
    if (winner && winner !== done.winner) throw contradiction(`${winner} won it`, `${done.winner} wins it`);
    if (points !== undefined && points !== done.points) {
      throw contradiction(`it counts ${points} points`, `it counts ${done.points}`);
    }
  });
}

function playedAt(state: ReturnType<typeof startOf>, card: Card, play: number): ReturnType<typeof startOf> {
  try {
    return playCard(state, card);
  } catch (error) {
    if (error instanceof JassError) throw new JassError(error.code, error.message, { ...error.place, play });
    throw error;
  }
}
