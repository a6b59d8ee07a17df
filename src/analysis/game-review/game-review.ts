/** The review of a game from the reviews of its deals: running sums, the players' parts in the result, and the costliest plays. */
import { SEATS, partnerOf, sideOf } from '../../game/cards.ts';
import type { PerSide, Seat } from '../../game/cards.ts';
import type { GameSetup } from '../../game/play/play.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import { isProven } from '../../notation/answer/answer.ts';
import { isReviewed } from '../../notation/answer/game-review.ts';
import type {
  Amounts,
  Contribution,
  CostlyPlay,
  GameReview,
  OpenDeal,
  PlayerReview,
  ReviewedDeal,
} from '../../notation/answer/game-review.ts';
import { summaryOf } from '../review/review-summary.ts';

/** The most plays listed as the costliest. */
const COSTLIEST = 5;

/** A deal with the setup that its plays began with. */
export interface DealOfGame {
  readonly setup: GameSetup;
  readonly deal: Omit<ReviewedDeal, 'running'> | OpenDeal;
}

/** @param deals in the order of the game */
export function gameReview(variant: string, payoff: Payoff, deals: readonly DealOfGame[]): GameReview {
  const withSums = withRunningSums(deals.map(({ deal }) => deal));
  const reviewed = withSums.filter(isReviewed);
  const setups = deals.filter(({ deal }) => deal.exact === undefined).map(({ setup }) => setup);
  const name = nameOfAll(deals);
  return {
    variant,
    ...(name !== undefined && { name }),
    payoff,
    deals: withSums,
    players: Object.fromEntries(SEATS.map((seat) => [seat, playerReview(seat, reviewed, setups)])) as Record<
      Seat,
      PlayerReview
    >,
    costliest: costliestPlays(reviewed),
  };
}

/** The name of the rules of all deals; undefined if it differs, and if the rules have none of their own. */
function nameOfAll(deals: readonly DealOfGame[]): string | undefined {
  const [name, ...others] = new Set(deals.map(({ setup }) => setup.rules.name));
  return others.length === 0 ? name : undefined;
}

function withRunningSums(deals: readonly DealOfGame['deal'][]): (ReviewedDeal | OpenDeal)[] {
  let running: ReviewedDeal['running'] = { value: { NS: 0, EW: 0 }, result: { NS: 0, EW: 0 } };
  return deals.map((deal) => {
    if (deal.exact === false) return deal;
    running = { value: added(running.value, deal.value), result: added(running.result, deal.result) };
    return { ...deal, running };
  });
}

const added = (a: Amounts, b: Amounts): PerSide => ({ NS: a.NS + b.NS, EW: a.EW + b.EW });

/** @param setups of the deals */
function playerReview(seat: Seat, deals: readonly ReviewedDeal[], setups: readonly GameSetup[]): PlayerReview {
  const side = sideOf(seat);
  const sum = (amountOf: (deal: ReviewedDeal) => number): number =>
    deals.reduce((total, deal) => total + amountOf(deal), 0);
  const contribution = (lostBy: (deal: ReviewedDeal, player: Seat) => number): Contribution => {
    const lost = (of: readonly Seat[]): number =>
      of.reduce((total, player) => total + sum((deal) => lostBy(deal, player)), 0);
    return {
      own: 0 - lost([seat]),
      partner: 0 - lost([partnerOf(seat)]),
      opponents: lost(SEATS.filter((other) => sideOf(other) !== side)),
    };
  };
  const sums = deals.map(({ review }, index) => summaryOf(setups[index]!, review).seats[seat]);
  return {
    cards: sum((deal) => deal.cards[side]),
    calls: contribution(({ declarer, call }, player) => (declarer === player ? call.lost : 0)),
    plays: contribution(({ lost }, player) => lost[player]),
    result: sum((deal) => deal.result[side]),
    choices: sums.reduce((total, { choices }) => total + choices, 0),
    kept: sums.reduce((total, { kept }) => total + kept, 0),
  };
}

/** The costliest plays, of equal ones the earlier. */
function costliestPlays(deals: readonly ReviewedDeal[]): CostlyPlay[] {
  return deals
    .flatMap(({ number, review }) =>
      review.flatMap((entry, index) =>
        isProven(entry) && entry.lost > 0
          ? [{ deal: number, index, play: entry.play, by: entry.by, lost: entry.lost, best: entry.best }]
          : [],
      ),
    )
    .sort((a, b) => b.lost - a.lost)
    .slice(0, COSTLIEST);
}
