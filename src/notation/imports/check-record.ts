/** The checks of a record: its tricks and hands alone, and its tricks against the rules, as far as these are known. */
import { SEATS } from '../../game/cards.ts';
import type { Card, Contract, Deal, Seat } from '../../game/cards.ts';
import { JassError } from '../../game/errors.ts';
import { checkDeal, sizesOf } from '../../game/play/deal.ts';
import { playAt, startOf } from '../../game/play/play.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { TRICK_SIZE, trickSeat } from '../../game/play/trick.ts';
import { located } from '../../game/located.ts';
import { msg, namesOf, str } from '../../game/reason.ts';
import { packOf } from '../../game/rules/pack.ts';
import type { Rules } from '../../game/rules/rules.ts';
import { badRecord } from './record.ts';
import type { RecordedTrick } from './record.ts';

/** The facts about a deal that its record and the caller give. */
interface Known {
  readonly rules: Rules | undefined;
  readonly contract: Contract | undefined;
  readonly leader: Seat | undefined;
  readonly declarer: Seat | undefined;
}

/** Every trick has four cards; the last one may have fewer. @throws JassError `bad-request` naming the trick */
export function checkTrickSizes(tricks: readonly RecordedTrick[]): void {
  tricks.forEach(({ cards: { length: size } }, index) => {
    if (size === TRICK_SIZE || (size > 0 && size < TRICK_SIZE && index === tricks.length - 1)) return;
    const number = index + 1;
    throw badRecord(
      msg(
        str`The number of cards in trick ${number} is ${size}; a trick has four, and only the last one may be incomplete.`,
      ),
      { play: TRICK_SIZE * index },
    );
  });
}

/**
 * Checks the hands against the pack of the rules, or without rules against each other.
 * @returns notes on cards that only some games have so often
 * @throws JassError `bad-deal`
 */
export function checkHands(rules: Rules | undefined, hands: Deal): readonly string[] {
  if (rules) {
    located(
      (reason) => {
        const missing = undealt(rules, hands);
        const isFew = missing.length > 0 && missing.length < TRICK_SIZE;
        return isFew ? msg(str`${reason} No hand has ${namesOf(missing)}.`) : reason;
      },
      () => checkDeal(rules, hands),
    );
    return [];
  }
  checkHandSizes(hands);
  return repeatedCards(hands);
}

/** The cards of the pack that no hand has. */
export function undealt(rules: Rules, hands: Deal): Card[] {
  const dealt = SEATS.flatMap((seat) => hands[seat]);
  return packOf(rules).filter((card) => {
    const at = dealt.indexOf(card);
    if (at >= 0) dealt.splice(at, 1);
    return at < 0;
  });
}

/** @throws JassError `bad-deal` unless all hands have the same number of cards */
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

/**
 * Checks the tricks against the rules.
 * @returns a note if too little is known to do so
 * @throws JassError naming an illegal trick or one that the record gives a different result
 */
export function checkTricks(
  tricks: readonly RecordedTrick[],
  { rules, contract, leader, declarer }: Known,
  hands: Deal,
): readonly string[] {
  if (tricks.length === 0) return [];
  if (rules && contract !== undefined && leader) {
    checkPlay(tricks, { rules, contract, leader, declarer: declarer ?? leader, deal: hands });
    return [];
  }
  const unknown = [!rules && 'variant', contract === undefined && 'contract', !leader && 'leader'].filter(Boolean);
  return [`The tricks are not checked against the rules, because the ${unknown.join(' and the ')} is unknown.`];
}

/** Replays the tricks. @throws JassError as `checkTricks` does */
function checkPlay(tricks: readonly RecordedTrick[], setup: GameSetup): void {
  let state = startOf(setup);
  tricks.forEach((trick, index) => {
    const number = index + 1;
    const { first, winner, points } = trick;
    const place = { play: TRICK_SIZE * index };
    const cards = trick.cards.join(' ');

    if (first && first !== state.toPlay) {
      const seat = state.toPlay ? { seat: state.toPlay } : msg('nobody');
      const other = { seat: first };
      throw badRecord(
        msg(str`Trick ${number}, ${cards}: the record says that ${other} led, but by the rules ${seat} leads.`),
        place,
      );
    }
    trick.players?.forEach((player, at) => {
      const seat = trickSeat(setup.rules, { leader: state.toPlay ?? player, cards: [] }, at);
      if (player === seat) return;
      const [card, other] = [{ card: trick.cards[at]! }, { seat: player }];
      throw badRecord(
        msg(
          str`Trick ${number}, ${cards}: the record says that ${other} played ${card}, but by the order of play ${{ seat }} did.`,
        ),
        place,
      );
    });
    trick.cards.forEach((card, at) => (state = playAt(state, card, TRICK_SIZE * index + at)));
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
