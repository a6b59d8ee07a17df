/**
 * Written by `npm run bench:estimates -- --write`; docs/figures/estimates.md says how it was measured. By variant, family of rules, payoff and
 * cards a hand: the error of an estimate, in units of the payoff, that nine of ten deals do not exceed, after each beam.
 */
export const ESTIMATE_ERRORS: Readonly<Record<string, readonly number[]>> = {
  'krutzjass ruffing-double points 10': [37, 17, 10],
  'krutzjass ruffing-double total 10': [74, 38, 28],
  'krutzjass ruffing-double points 9': [31, 16, 11],
  'krutzjass ruffing-double total 9': [80, 32, 26],
  'schieber ruffing points 9': [18, 9, 5],
  'schieber ruffing total 9': [40, 18, 12],
  'kreuzjass ruffing points 9': [18, 9, 6],
  'kreuzjass ruffing total 9': [36, 20, 12],
  'krutzjass ruffing-double points 11': [37, 17, 10],
  'krutzjass ruffing-double points 12': [37, 17, 10],
  'krutzjass ruffing-double total 11': [74, 38, 28],
  'krutzjass ruffing-double total 12': [74, 38, 28],
};
