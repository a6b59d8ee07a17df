/**
 * Written by `npm run bench -- estimates --write`; docs/figures/estimates.md says how it was measured. By variant, family of rules, payoff and
 * cards a hand: the error of an estimate, in units of the payoff, that nine of ten deals do not exceed, after each beam.
 */
export const ESTIMATE_ERRORS: Readonly<Record<string, readonly number[]>> = {
  'krutzjass ruffing-double points 10': [30, 19, 13],
  'krutzjass ruffing-double total 10': [60, 38, 26],
  'krutzjass ruffing-double points 9': [23, 18, 10],
  'krutzjass ruffing-double total 9': [48, 38, 20],
  'schieber ruffing points 9': [23, 12, 6],
  'schieber ruffing total 9': [46, 24, 14],
  'kreuzjass ruffing points 9': [17, 12, 6],
  'kreuzjass ruffing total 9': [34, 24, 18],
  'krutzjass ruffing-double points 11': [37, 19, 13],
  'krutzjass ruffing-double total 11': [74, 38, 26],
  'krutzjass ruffing-double points 12': [37, 19, 13],
  'krutzjass ruffing-double total 12': [74, 38, 26],
};
