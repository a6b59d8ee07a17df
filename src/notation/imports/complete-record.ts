/**
 * From a record as written to the fields of a request: the facts of the record and of the caller, which may not contradict each other, and
 * those that follow from them.
 */
import { partnerOf, seatAfter, suitOf } from '../../game/cards.ts';
import type { Contract, Deal, Direction, Seat } from '../../game/cards.ts';
import { kindOfTrick } from '../../game/contracts.ts';
import { JassError } from '../../game/errors.ts';
import { inHands } from '../../game/located.ts';
import { TRICK_SIZE, winnerIndex } from '../../game/play/trick.ts';
import { msg, str } from '../../game/reason.ts';
import type { Name, Reason } from '../../game/reason.ts';
import { checkLevel } from '../../game/scoring/check-level.ts';
import { checkContract } from '../../game/rules/pack.ts';
import type { Rules } from '../../game/rules/rules.ts';
import { variantById } from '../../game/variants/index.ts';
import { formatDeal } from '../hands.ts';
import { checkHands, checkTricks, checkTrickSizes, undealt } from './check-record.ts';
import { reconstructHands } from './reconstruct-hands.ts';
import { badRecord } from './record.ts';
import type { ImportedRecord, RawRecord, Stated } from './record.ts';

/** @throws JassError `unknown-variant`; `bad-contract` and `bad-deal` by the rules; `illegal-play` and `bad-request` naming the trick */
export function completeRecord(format: string, raw: RawRecord, stated: Stated): ImportedRecord {
  const variant = stated.variant ?? raw.variant;
  const rules = variant === undefined ? undefined : rulesOf(variant, raw.direction);
  const recorded = raw.contract ?? (raw.turned && suitOf(raw.turned));
  const contract = agreed('contract', recorded, stated.contract, (contract) => ({ contract }));
  if (rules && contract !== undefined) checkContract(rules, contract);
  checkTrickSizes(raw.tricks);
  if (rules && raw.level !== undefined) {
    const { level, doubled } = raw;
    checkLevel({ rules, level, ...(doubled && { doubled }) });
  }
  const leader = leaderOf(raw, rules, contract, stated.leader);
  const declarer = raw.declarer ?? declarerFrom(leader, raw.isPassed);
  const hands = raw.hands ? withRest(raw.hands, raw.rest, rules) : reconstructHands(raw, rules, contract, leader);
  const ofHands = inLines(raw, () => inHands(formatDeal(hands), () => checkHands(rules, hands)));
  const ofTricks = checkTricks(raw.tricks, { rules, contract, leader, declarer }, hands);
  return {
    format,
    ...(variant !== undefined && { variant }),
    ...(contract !== undefined && { contract }),
    ...(leader && { leader }),
    ...(declarer && { declarer }),
    ...(raw.turned && { turned: raw.turned }),
    ...(raw.level !== undefined && { level: raw.level }),
    ...(raw.doubled && { doubled: raw.doubled }),
    ...(raw.taken && { taken: raw.taken }),
    ...(raw.isSwiss && { cards: 'swiss' as const }),
    deal: formatDeal(hands),
    plays: raw.tricks.flatMap(({ cards }) => cards),
    ...(raw.languages && { languages: raw.languages }),
    ...(raw.unread && { unread: raw.unread }),
    notes: [...raw.notes, ...notesOnVariant(raw, stated), ...ofHands, ...ofTricks],
  };
}

/** The hands with the cards of the one that has all others. @throws JassError without rules, which define the pack */
function withRest(hands: Deal, rest: Seat | undefined, rules: Rules | undefined): Deal {
  if (!rest) return hands;
  if (!rules) {
    const reason = msg(
      str`The hand of ${{ seat: rest }} is the rest of the pack, and the record names no variant; specify one.`,
    );
    throw badRecord(reason, { hand: rest });
  }
  return { ...hands, [rest]: undealt(rules, hands) };
}

/** Adds the line of the wrong hand to an error. */
const inLines = <Result>({ lines }: RawRecord, check: () => Result): Result => {
  try {
    return check();
  } catch (error) {
    const line = error instanceof JassError && lines?.[error.place.hand as Seat];
    if (!line) throw error;
    throw new JassError(error.code, msg(str`Line ${line}: ${error.reason}`), error.place);
  }
};

/** A note if the variant is an assumption, or differs from the record's. */
function notesOnVariant(raw: RawRecord, stated: Stated): readonly string[] {
  if (raw.isVariantAssumed) {
    return stated.variant === undefined
      ? [`The record names no variant; the format is for Schieber, so the variant is ${raw.variant}.`]
      : [];
  }
  if (raw.variant === undefined || stated.variant === undefined || stated.variant === raw.variant) return [];
  return [`The variant is ${stated.variant}, as specified, not ${raw.variant}.`];
}

const DIRECTIONS: Readonly<Record<Direction, Reason>> = {
  clockwise: msg('clockwise'),
  counterclockwise: msg('counterclockwise'),
};

/** The rules of a variant. @throws JassError `unknown-variant`, or `bad-request` if play does not run as in the format */
function rulesOf(variant: string, direction: Direction | undefined): Rules {
  const { rules } = variantById(variant);
  if (direction && direction !== rules.direction) {
    const [ofFormat, ofGame, game] = [DIRECTIONS[direction], DIRECTIONS[rules.direction], variant];
    throw badRecord(msg(str`Play in this format runs ${ofFormat}, but in ${game} ${ofGame}; specify another variant.`));
  }
  return rules;
}

/** The declarer is the leader, or the partner to whom the leader passed the choice; unknown if the record does not say which. */
const declarerFrom = (leader: Seat | undefined, isPassed: boolean | undefined): Seat | undefined =>
  leader && isPassed ? partnerOf(leader) : isPassed === undefined ? undefined : leader;

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
  if (trick?.winner && trick.cards.length === TRICK_SIZE && rules && contract !== undefined) {
    byWinner = seatAfter(
      trick.winner,
      rules.direction,
      -winnerIndex(rules, kindOfTrick(rules, contract, 0), trick.cards),
    );
  }
  const byDealer = raw.dealer && direction && seatAfter(raw.dealer, direction);
  const first = onlyLeader(raw.leader, trick?.first);
  return agreed('leader', onlyLeader(first, byDealer) ?? byWinner, stated, (seat) => ({ seat }));
}

/** The leader that two parts of a record give. @throws JassError `bad-request` if they differ */
function onlyLeader(one: Seat | undefined, other: Seat | undefined): Seat | undefined {
  if (one && other && one !== other) {
    const [first, second] = [{ seat: one }, { seat: other }];
    throw badRecord(
      msg(
        str`The record has two first leaders, ${first} and ${second}; the player after the dealer leads first. Correct the record.`,
      ),
      { field: 'leader' },
    );
  }
  return one ?? other;
}
