/**
 * From a record as written to the fields of a request: the hand of each card, the deal before the first lead, and the check of the
 * recorded tricks against the rules.
 */
import { partnerOf, SEATS, seatAfter, suitOf } from '../../game/cards.ts';
import type { Card, Contract, Deal, Direction, Seat } from '../../game/cards.ts';
import { kindOfTrick } from '../../game/contracts.ts';
import { checkDeal, sizesOf } from '../../game/play/deal.ts';
import { JassError } from '../../game/errors.ts';
import { checkContract, handSize } from '../../game/rules/pack.ts';
import { playAt, startOf } from '../../game/play/play.ts';
import { msg, str } from '../../game/reason.ts';
import type { Name, Reason } from '../../game/reason.ts';
import type { Rules } from '../../game/rules/rules.ts';
import { winnerIndex } from '../../game/play/trick.ts';
import { variantById } from '../../game/variants/index.ts';
import { formatDeal } from '../hands.ts';
import { badRecord, emptyHands } from './record.ts';
import type { ImportedRecord, RawRecord, RecordedTrick } from './record.ts';

/** Facts that the caller adds for those that the record leaves out. */
export interface Stated {
  readonly variant?: string;
  readonly contract?: Contract;
  readonly leader?: Seat;
}

/** A trick with the seat that led to it. */
interface LedTrick extends RecordedTrick {
  readonly first: Seat;
}

/** @throws JassError `unknown-variant`; `bad-contract` and `bad-deal` by the rules; `illegal-play` and `bad-request` naming the trick */
export function completeRecord(format: string, raw: RawRecord, stated: Stated): ImportedRecord {
  const notes = [...raw.notes];
  const variant = stated.variant ?? raw.variant;
  if (stated.variant === undefined && raw.isVariantAssumed) {
    notes.push(`The record names no variant; the format is for Schieber, so the variant is ${raw.variant}.`);
  } else if (raw.variant !== undefined && variant !== raw.variant && !raw.isVariantAssumed) {
    notes.push(`The variant is ${variant}, as specified, not ${raw.variant}.`);
  }
  const rules = variant === undefined ? undefined : variantById(variant).rules;
  if (rules && raw.direction && raw.direction !== rules.direction) {
    const [ofFormat, ofGame, game] = [DIRECTIONS[raw.direction], DIRECTIONS[rules.direction], variant!];
    throw badRecord(msg(str`Play in this format runs ${ofFormat}, but in ${game} ${ofGame}; specify another variant.`));
  }
  const recorded = raw.contract ?? (raw.turned && suitOf(raw.turned));
  const contract = agreed('contract', recorded, stated.contract, (contract) => ({ contract }));
  if (rules && contract !== undefined) checkContract(rules, contract);
  checkTrickSizes(raw.tricks);

  const leader = leaderOf(raw, rules, contract, stated.leader);
  const declarer =
    raw.declarer ?? (leader && raw.isPassed !== undefined ? (raw.isPassed ? partnerOf(leader) : leader) : undefined);
  const hands = raw.hands ?? reconstructed(raw, rules, contract, leader);
  if (rules) checkDeal(rules, hands);
  else {
    checkHandSizes(hands);
    notes.push(...repeatedCards(hands));
  }
  if (raw.tricks.length > 0 && rules && contract !== undefined && leader !== undefined) {
    checkPlay(raw.tricks, { rules, contract, leader, declarer: declarer ?? leader, deal: hands });
  } else if (raw.tricks.length > 0) {
    const unknown = [!rules && 'variant', contract === undefined && 'contract', !leader && 'leader'].filter(Boolean);
    notes.push(`The tricks are not checked against the rules, because the ${unknown.join(' and the ')} is unknown.`);
  }
  return {
    format,
    ...(variant !== undefined && { variant }),
    ...(contract !== undefined && { contract }),
    ...(leader && { leader }),
    ...(declarer && { declarer }),
    ...(raw.turned && { turned: raw.turned }),
    ...(raw.level !== undefined && { level: raw.level }),
    ...(raw.doubled && { doubled: raw.doubled }),
    ...(raw.isSwiss && { cards: 'swiss' as const }),
    deal: formatDeal(hands),
    plays: raw.tricks.flatMap(({ cards }) => cards),
    ...(raw.languages && { languages: raw.languages }),
    notes,
  };
}

const DIRECTIONS: Readonly<Record<Direction, Reason>> = {
  clockwise: msg('clockwise'),
  counterclockwise: msg('counterclockwise'),
};

/** The check of four hands without a pack. @throws JassError `bad-deal` */
function checkHandSizes(hands: Deal): void {
  const odd = SEATS.find((seat) => hands[seat].length !== hands.N.length || hands.N.length === 0);
  if (!odd) return;
  const sizes = sizesOf(hands);
  throw new JassError('bad-deal', msg(str`The hands hold ${sizes} cards; all four need the same number.`), {
    hand: odd,
  });
}

/** The cards that only a game of two packs has so often. */
function repeatedCards(hands: Deal): string[] {
  const holders = new Map<Card, Seat[]>();
  for (const seat of SEATS) for (const card of hands[seat]) holders.set(card, [...(holders.get(card) ?? []), seat]);
  return [...holders].flatMap(([card, seats]) =>
    seats.length > 1
      ? [
          `${card} is dealt more than once, to ${[...new Set(seats)].join(' and ')}; only a game of two packs has it twice.`,
        ]
      : [],
  );
}

/** The value of the record or of the caller, which may not differ. */
function agreed<Value extends string>(
  field: 'contract' | 'leader',
  recorded: Value | undefined,
  stated: Value | undefined,
  named: (value: Value) => Name,
): Value | undefined {
  if (recorded !== undefined && stated !== undefined && recorded !== stated) {
    const what = field === 'contract' ? msg('contract') : msg('leader');
    const [one, other] = [named(recorded), named(stated)];
    throw badRecord(
      msg(str`The ${what} is ${one} in the record, but ${other} was specified; omit the specified one, or correct it.`),
      { field },
    );
  }
  return recorded ?? stated;
}

/** The leader to the first trick: as recorded, or derived from the first trick, its winner, or the dealer. */
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
    byWinner = seatAfter(
      trick.winner,
      rules.direction,
      -winnerIndex(rules, kindOfTrick(rules, contract, 0), trick.cards),
    );
  }
  const byDealer = raw.dealer && direction && seatAfter(raw.dealer, direction);
  const ofLeader = (a: Seat | undefined, b: Seat | undefined): Seat | undefined =>
    agreed('leader', a, b, (seat) => ({ seat }));
  const first = ofLeader(raw.leader, trick?.first);
  // The record contradicts itself if the first leader is not the dealer's neighbour.
  return ofLeader(ofLeader(first ?? byDealer ?? byWinner, first && byDealer), stated);
}

/** The hands before the first lead, from the cards that each seat has played and still holds. */
function reconstructed(
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
    cards.forEach((card, index) => hands[seatAfter(first, rules.direction, index)].push(card));
  }
  if (left) for (const seat of SEATS) hands[seat].push(...left[seat]);
  const size = handSize(rules);
  const seat = SEATS.find((of) => hands[of].length !== size);
  if (seat) {
    const count = hands[seat].length;
    throw new JassError(
      'bad-deal',
      msg(
        str`The record shows ${count} cards of ${{ seat }}, but a hand has ${size}; it needs all tricks of the deal, or the four hands.`,
      ),
      { hand: seat },
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
      const [number, isContract] = [index + 1, index > 0 && contract === undefined];
      throw badRecord(
        isContract
          ? msg(str`The hands that played trick ${number} are unknown without the contract; specify it.`)
          : msg(str`The hands that played trick ${number} are unknown without its leader; specify it.`),
        { play: 4 * index },
      );
    }
    next =
      trick.winner ??
      (contract !== undefined && trick.cards.length === 4
        ? seatAfter(first, rules.direction, winnerIndex(rules, kindOfTrick(rules, contract, index), trick.cards))
        : undefined);
    return { ...trick, first };
  });
}

/** Every trick has four cards; the last one may have fewer. @throws JassError `bad-request` naming the trick */
function checkTrickSizes(tricks: readonly RecordedTrick[]): void {
  tricks.forEach(({ cards: { length: size } }, index) => {
    if (size === 4 || (size > 0 && size < 4 && index === tricks.length - 1)) return;
    const number = index + 1;
    throw badRecord(
      msg(str`Trick ${number} has ${size} cards; a trick has four, and only the last one may be incomplete.`),
      { play: 4 * index },
    );
  });
}

/** Replays the tricks by the rules. @throws JassError naming an illegal trick or one that the record gives a different result */
function checkPlay(tricks: readonly RecordedTrick[], setup: Parameters<typeof startOf>[0]): void {
  let state = startOf(setup);
  tricks.forEach((trick, index) => {
    const number = index + 1;
    const { first, winner, points } = trick;
    const place = { play: 4 * index };
    const cards = trick.cards.join(' ');

    if (first && first !== state.toPlay) {
      const seat = state.toPlay ? { seat: state.toPlay } : msg('nobody');
      const other = { seat: first };
      throw badRecord(
        msg(str`Trick ${number}, ${cards}: the record says that ${other} led, but by the rules ${seat} leads.`),
        place,
      );
    }
    trick.cards.forEach((card, at) => (state = playAt(state, card, 4 * index + at)));
    const done = state.tricks[index];
    if (!done) return;
    if (winner && winner !== done.winner) {
      const [other, seat] = [{ seat: winner }, { seat: done.winner }];
      throw badRecord(
        msg(str`Trick ${number}, ${cards}: the record says that ${other} won it, but by the rules ${seat} wins it.`),
        place,
      );
    }
    if (points !== undefined && points !== done.points) {
      const right = done.points;
      throw badRecord(
        msg(str`Trick ${number}, ${cards}: the record gives it ${points} points, but by the rules it counts ${right}.`),
        place,
      );
    }
  });
}
