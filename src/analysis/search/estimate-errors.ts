/**
 * Written by `npm run bench -- estimates --write`; docs/figures/estimates.md says how it was measured. By variant, family of rules, payoff and
 * cards a hand: the error of an estimate, in units of the payoff, that nine of ten deals do not exceed, after each beam.
 */
export const ESTIMATE_ERRORS: Readonly<Record<string, readonly number[]>> = {
  'krutzjass ruffing-double points 10': [30, 19, 12],
  'krutzjass ruffing-double total 10': [60, 38, 24],
  'krutzjass ruffing-double points 9': [23, 18, 10],
  'krutzjass ruffing-double total 9': [48, 38, 20],
  'schieber ruffing points 9': [23, 12, 6],
  'schieber ruffing total 9': [46, 24, 14],
  'kreuzjass ruffing points 9': [17, 12, 6],
  'kreuzjass ruffing total 9': [34, 24, 18],
  'krutzjass ruffing-double points 11': [37, 19, 12],
  'krutzjass ruffing-double total 11': [74, 38, 24],
  'krutzjass ruffing-double points 12': [37, 19, 12],
  'krutzjass ruffing-double total 12': [74, 38, 24],
};

/** The errors of the estimates of cards after a round. */
export interface CardErrors {
  /** The error of a card that nine of ten did not exceed, in units of the payoff. */
  readonly card: number;
  /** By how much, in nine of ten deals at most, the estimates set the leading cards too far apart from the others. */
  readonly apart: number;
}

/** The same of cards, after each round whose errors are measured. */
export const CARD_ERRORS: Readonly<Record<string, readonly CardErrors[]>> = {
  'krutzjass ruffing-double points 10': [
    { card: 16, apart: 11 },
    { card: 12, apart: 9 },
  ],
  'krutzjass ruffing-double total 10': [
    { card: 32, apart: 22 },
    { card: 22, apart: 22 },
  ],
  'krutzjass ruffing-double points 9': [
    { card: 13, apart: 16 },
    { card: 11, apart: 9 },
  ],
  'krutzjass ruffing-double total 9': [
    { card: 26, apart: 30 },
    { card: 22, apart: 14 },
  ],
  'krutzjass ruffing-double points 11': [
    { card: 16, apart: 11 },
    { card: 12, apart: 9 },
  ],
  'krutzjass ruffing-double total 11': [
    { card: 32, apart: 22 },
    { card: 22, apart: 22 },
  ],
  'krutzjass ruffing-double points 12': [
    { card: 16, apart: 11 },
    { card: 12, apart: 9 },
  ],
  'krutzjass ruffing-double total 12': [
    { card: 32, apart: 22 },
    { card: 22, apart: 22 },
  ],
};
