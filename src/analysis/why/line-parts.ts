/** The worth of the tricks of a line to the end of the deal, and of the bonuses of that deal, to a side under a payoff. */
import { forSide, sideOf } from '../../game/cards.ts';
import type { Side } from '../../game/cards.ts';
import { scorerOf } from '../../game/contracts.ts';
import type { CompletedTrick, GameSetup, GameState } from '../../game/play/play.ts';
import { finalValue } from '../../game/scoring/payoffs/payoff-table.ts';
import { inGamePoints, multiplierOf, onlyDeclarersScore, roemBefore, sweptBy } from '../../game/scoring/payoff.ts';
import { marriageFor, marriagesByPlay } from '../../game/scoring/played-marriage.ts';
import { countedMelds } from '../../game/scoring/wet.ts';
import type { Payoff } from '../../game/scoring/payoff.ts';
import type { AccountEntry } from '../../notation/answer/account.ts';

/**
 * A bonus. Melds, and what was taken before an ending, are the same in every line, so no account has them; only the sum of a line does.
 */
export type Bonus = NonNullable<AccountEntry['bonus']> | 'taken' | 'melds';

/** The card points of a trick, its roem, a marriage that counts in it, or a bonus that counts once for the deal. */
export interface LinePart {
  readonly trick?: number;
  readonly bonus?: Bonus;
  /** Card points of the side, or how much more it makes than the other side. */
  readonly amount: number;
}

/** The factor by which the points of tricks count; 0 where game points, a tap or a claim count instead. */
export function trickWeight({ rules, contract }: GameSetup, payoff: Payoff): number {
  if (payoff !== 'score') return 1;
  return inGamePoints(rules.scoring) ? 0 : multiplierOf(rules, contract);
}

/** A side's points or roem of a trick as the payoff counts them: its card points, or the difference between the sides. */
export const pointsFor = (
  side: Side,
  setup: GameSetup,
  trick: CompletedTrick,
  kind: 'points' | 'roem',
  payoff: Payoff,
): number => countedFor(side, setup, scorerOf(setup.contract, sideOf(trick.winner)), trick[kind], payoff);

/** The marriage of a trick, and its roem, as the payoff counts them for a side. */
export const combinationsFor = (side: Side, setup: GameSetup, trick: CompletedTrick, payoff: Payoff): number =>
  payoff === 'points' ? 0 : pointsFor(side, setup, trick, 'roem', payoff) + marriageFor(side, trick.marriage);

/** An amount that the side `scorer` makes, as the payoff counts it for a side. */
function countedFor(side: Side, { rules, declarer }: GameSetup, scorer: Side, amount: number, payoff: Payoff): number {
  if (payoff === 'score' && onlyDeclarersScore(rules) && scorer !== sideOf(declarer)) return 0;
  if (scorer === side) return amount;
  return payoff === 'points' ? 0 : -amount;
}

/** What the sides had taken before an ending, as the payoff counts it for a side. */
function takenFor(side: Side, setup: GameSetup, payoff: Payoff): number {
  const { taken } = setup;
  if (!taken) return 0;
  const ofSide = (of: Side): number => {
    const roem = payoff === 'points' ? 0 : roemBefore(setup)[of];
    return countedFor(side, setup, of, taken[of].points + roem, payoff);
  };
  return ofSide('NS') + ofSide('EW');
}

/**
 * The parts of a line, trick by trick; then the parts of the deal as a whole. They sum to the line's value.
 * @param end the position after the line
 * @param value of the line for North–South
 */
export function linePartsOf(end: GameState, side: Side, payoff: Payoff, value: number): LinePart[] {
  const weight = trickWeight(end.setup, payoff);
  const { rules, contract } = end.setup;
  const tricks = end.tricks.flatMap((trick, index): LinePart[] => [
    { trick: index + 1, amount: weight * pointsFor(side, end.setup, trick, 'points', payoff) + 0 },
    ...(payoff === 'points'
      ? []
      : [
          {
            trick: index + 1,
            bonus: 'roem' as const,
            amount: weight * pointsFor(side, end.setup, trick, 'roem', payoff) + 0,
          },
          ...(marriagesByPlay(rules, contract)
            ? [
                {
                  trick: index + 1,
                  bonus: 'marriage' as const,
                  amount: weight * marriageFor(side, trick.marriage) + 0,
                },
              ]
            : []),
        ]),
  ]);
  const taken = weight * takenFor(side, end.setup, payoff) + 0;
  const rest = forSide(side, value) - tricks.reduce((sum, { amount }) => sum + amount, taken);
  return [...tricks, { bonus: 'taken', amount: taken }, ...partsOfDeal(rest, end, side, payoff)];
}

/** The bonuses that count once for the deal. @param rest its sum */
function partsOfDeal(rest: number, end: GameState, side: Side, payoff: Payoff): LinePart[] {
  const { scoring } = end.setup.rules;
  if (payoff === 'points') return [];
  if (payoff !== 'score' || scoring.deal === 'points') return [{ bonus: 'sweep', amount: rest }];
  if (inGamePoints(scoring)) return [{ bonus: scoring.deal, amount: rest }];
  const { melds, marriage } = countedMelds(end.setup, sweptBy(end));
  const weight = trickWeight(end.setup, payoff);
  const counted = forSide(side, weight * (melds.NS + marriage.NS - melds.EW - marriage.EW));
  const entered = forSide(side, finalValue(end, 'score') - weight * finalValue(end, 'total')) - counted;
  return [
    { bonus: 'melds', amount: counted },
    { bonus: 'sweep', amount: rest - entered - counted },
    { bonus: scoring.deal, amount: entered },
  ];
}
