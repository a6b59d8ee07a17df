/** One deal of a game: its result as the sum of what the cards gave, what the call cost and what each play cost. */
import { SEATS, sideOf } from '../../game/cards.ts';
import type { Contract, Seat, Side } from '../../game/cards.ts';
import type { GameState } from '../../game/play/play.ts';
import { playsOf } from '../../game/play/play.ts';
import { sumOfSides } from '../../game/scoring/payoff.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { isProven } from '../../notation/answer/answer.ts';
import type { ReviewEntry, Value } from '../../notation/answer/answer.ts';
import type { Amounts, OpenDeal, PlayedDeal, ReviewedDeal } from '../../notation/answer/game-review.ts';

/** An amount of one side, as amounts of both: under `points` they share the card points of the deal, otherwise one side's lead is the other's deficit. */
const shared = ({ setup }: GameState, payoff: Payoff, side: Side, amount: number): Amounts => {
  const ofOthers = sumOfSides({ payoff, setup }) - amount;
  return side === 'NS' ? { NS: amount, EW: ofOthers } : { NS: ofOthers, EW: amount };
};

const amountsOf = (value: Value): Amounts =>
  value.difference === undefined ? { NS: value.NS, EW: value.EW } : { NS: value.difference, EW: 0 - value.difference };

/** The facts of a deal, without its values. @param last the position after the plays */
export function playedDeal(last: GameState, named: Pick<PlayedDeal, 'number' | 'deal'>): PlayedDeal {
  const { contract, leader, declarer, level, doubled } = last.setup;
  return {
    number: named.number,
    contract,
    leader,
    declarer,
    ...(level !== undefined && { level }),
    ...(doubled && { doubled }),
    deal: named.deal,
    plays: playsOf(last),
    isComplete: last.toPlay === null,
  };
}

/** The values known of a deal: its review, and its value before any play in each contract that could have been called. */
interface DealAnswers {
  readonly review: readonly ReviewEntry[];
  /** With the leader and the declarer of the deal; null if not exact. */
  readonly values: ReadonlyMap<Contract, Value | null>;
}

/**
 * A deal with its values, without the sums over the game. Each play moves the value of the deal by its loss against its own side, so the
 * value after the call, minus the cost of the side's own plays plus the cost of the other side's, is the result.
 * @param last the position after the plays
 */
export function reviewedDeal(
  last: GameState,
  payoff: Payoff,
  { review, values }: DealAnswers,
  named: Pick<PlayedDeal, 'number' | 'deal'>,
): Omit<ReviewedDeal, 'running'> | OpenDeal {
  const { contract, declarer } = last.setup;
  const played = playedDeal(last, named);
  const called = values.get(contract);
  const exact = [...values].flatMap(([of, value]) => (value ? [{ of, amounts: amountsOf(value) }] : []));
  if (!called || exact.length < values.size || !review.every(isProven)) return { ...played, exact: false };
  const side = sideOf(declarer);
  const atBest = Math.max(...exact.map(({ amounts }) => amounts[side]));
  const value = amountsOf(called);
  const lost = Object.fromEntries(SEATS.map((seat) => [seat, 0])) as Record<Seat, number>;
  for (const entry of review) lost[entry.by] += entry.lost;
  const cost = (of: Side): number => SEATS.reduce((sum, seat) => (sideOf(seat) === of ? sum + lost[seat] : sum), 0);
  return {
    ...played,
    // Contracts may differ in the card points of the deal. The call is measured for the declarers, and the cards give the others the rest.
    cards: shared(last, payoff, side, atBest),
    value,
    result: shared(last, payoff, 'NS', value.NS - cost('NS') + cost('EW')),
    call: {
      lost: atBest - value[side],
      best: exact.filter(({ amounts }) => amounts[side] === atBest).map(({ of }) => of),
    },
    lost,
    review,
  };
}
