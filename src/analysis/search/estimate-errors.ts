/**
 * Written by `npm run bench:estimates -- --write`; docs/figures/estimates.md says how it was measured. By variant, family of rules, payoff and
 * cards a hand: the error of an estimate, in units of the payoff, that nine of ten deals do not exceed, after each beam.
 */
export const ESTIMATE_ERRORS: Readonly<Record<string, readonly number[]>> = {
  'krutzjass ruffing-double points 10': [32, 15, 13],
  'krutzjass ruffing-double total 10': [64, 30, 26],
  'krutzjass ruffing-double points 9': [26, 17, 9],
  'krutzjass ruffing-double total 9': [52, 34, 18],
  'schieber ruffing points 9': [23, 12, 6],
  'schieber ruffing total 9': [46, 24, 14],
  'kreuzjass ruffing points 9': [17, 12, 6],
  'kreuzjass ruffing total 9': [34, 24, 18],
  'krutzjass ruffing-double points 11': [33, 15, 13],
  'krutzjass ruffing-double total 11': [66, 30, 30],
  'krutzjass ruffing-double points 12': [33, 15, 13],
  'krutzjass ruffing-double total 12': [66, 30, 30],
};
