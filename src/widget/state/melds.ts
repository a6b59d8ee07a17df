/** The melds and marriages of a full deal. They depend on the deal alone and are shown beside the value of play. */
import { otherSide, seatsFrom } from '../../game/cards.ts';
import type { Card, PerSide, Seat, Side } from '../../game/cards.ts';
import { marriagesOf, scoreMelds, scoresMelds } from '../../game/scoring/melds.ts';
import type { MeldScore } from '../../game/scoring/melds.ts';
import { hasCombinations, multiplierOf, pointsOfDeal } from '../../game/scoring/payoff.ts';
import type { GameSetup } from '../../game/play/play.ts';
import { addsMelds, hasMelds } from './table.ts';
import type { Table } from './table.ts';

/** A meld or a marriage in a hand. */
export interface HandMeld {
  readonly cards: readonly Card[];
  readonly points: number;
  /** Whether its side scores it. Marriages always score; melds score if a hand of the side holds the best one. */
  readonly scores: boolean;
}

export interface Melds {
  /** The hands that hold a meld or a marriage, in turn from the leader. */
  readonly hands: readonly { readonly seat: Seat; readonly melds: readonly HandMeld[] }[];
  readonly score: MeldScore;
  /** Whether the game has melds other than the marriage. */
  readonly hasKinds: boolean;
  /** Whether a side must win a trick to score them. */
  readonly needsTrick: boolean;
}

/** The melds of each setup, since every headline needs them. */
const known = new WeakMap<GameSetup, Melds | null>();

/** The melds of a deal. Null if the game has none, and in an ending, where they were declared before the deal began. */
export function meldsOf(setup: GameSetup): Melds | null {
  let melds = known.get(setup);
  if (melds === undefined) known.set(setup, (melds = findMelds(setup)));
  return melds;
}

function findMelds(setup: GameSetup): Melds | null {
  const { rules, contract, leader, deal } = setup;
  if (!rules.melds || !hasMelds(setup)) return null;
  const score = scoreMelds(rules, contract, leader, deal);
  const marriageIn = (seat: Seat): HandMeld[] =>
    marriagesOf(rules, contract, deal[seat]).map(({ cards, points }) => ({ cards, points, scores: true }));
  const hands = seatsFrom(leader, rules.direction).map((seat) => {
    const melds = score.hands[seat].map(({ type, cards, points }) => ({
      cards,
      points,
      scores: scoresMelds(score, seat, type),
    }));
    return { seat, melds: [...melds, ...marriageIn(seat)] };
  });
  return {
    hands: hands.filter(({ melds }) => melds.length > 0),
    score,
    hasKinds: rules.melds.kinds.length > 0,
    needsTrick: rules.melds.needsTrick,
  };
}

/**
 * The points that melds and marriages add to the value, as differences for the side of which the screen speaks,
 * multiplied as the payoff counts them.
 */
export interface MeldSum {
  readonly melds: number;
  readonly marriage: number;
  /**
   * Value, melds and marriages. Null while the value is not exact, or if a side may fail to win the trick that it
   * needs.
   */
  readonly together: number | null;
}

/** A deal with melds, its payoff, and the side of which the screen speaks. */
type MeldedDeal = Pick<Table, 'setup' | 'payoff' | 'side'>;

/**
 * The points that melds and marriages add. Null if they add nothing: under `points`, if the score counts them
 * already, or if nobody has any.
 * @param value the side's lead under the payoff, if it is exact
 */
export function meldSum(deal: MeldedDeal, value: number | null): MeldSum | null {
  const { payoff, setup, side } = deal;
  const { rules, contract } = setup;
  if (!addsMelds(deal)) return null;
  const melds = meldsOf(setup);
  if (!melds) return null;
  const factor = payoff === 'score' ? multiplierOf(rules, contract) : 1;
  const { scored, marriage } = melds.score;
  if (![scored.NS, scored.EW, marriage.NS, marriage.EW].some((points) => points > 0)) return null;
  const lead = (of: PerSide): number => factor * (of[side] - of[otherSide(side)]);
  const sum = { melds: lead(scored), marriage: lead(marriage) };
  const isCertain = value !== null && bothMayCount(melds, deal, value / factor);
  return { ...sum, together: isCertain ? value + sum.melds + sum.marriage : null };
}

/** Whether each side with something to score is sure to win a trick. */
function bothMayCount({ needsTrick, score }: Melds, { setup, side }: MeldedDeal, difference: number): boolean {
  if (!needsTrick) return true;
  const has = (side: Side): boolean => score.scored[side] + score.marriage[side] > 0;
  // Without roem, a side that is behind by less than all card points has won a trick.
  const mustHaveTrick = (lead: number): boolean => !hasCombinations(setup) && lead > -pointsOfDeal(setup);
  return (!has(side) || mustHaveTrick(difference)) && (!has(otherSide(side)) || mustHaveTrick(-difference));
}
