/**
 * The schema of a variant's rules: one description, from which the TypeScript type, the run-time check and the JSON
 * Schema beside it are all made. A variant is data of this shape; no code anywhere asks which game it is.
 */
import * as v from 'valibot';
import { RANKS } from '../cards.ts';

const rank = v.picklist(RANKS);
/** Several ranks; whether they are distinct, and a permutation of the pack's, is checked in override.ts. */
const ranks = v.pipe(v.array(rank), v.maxLength(RANKS.length));
/** Card points: whole, never negative (bounds in the solver rely on it), small enough for its tables. */
const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500));
const cardPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
/** A number for each rank that is named. */
const byRank = <Value extends v.GenericSchema<number>>(value: Value) =>
  v.partial(
    v.strictObject({
      A: value,
      K: value,
      Q: value,
      J: value,
      T: value,
      '9': value,
      '8': value,
      '7': value,
      '6': value,
    }),
  );
const valuesByRank = byRank(cardPoints);

/** Who must or may do what when a card is led. The exact reading of each value stands in legality.ts. */
export const followSchema = v.strictObject({
  /** May a player holding the led plain suit ruff instead? */
  ruffWhileFollowing: v.boolean(),
  /** Must a player void in the led plain suit ruff? */
  mustRuffWhenVoid: v.picklist(['never', 'ifOpponentWinning', 'always']),
  /** Must a player who plays a trump on a plain lead beat a trump already in the trick, if able? */
  overruff: v.picklist(['none', 'ifOpponentWinning', 'always']),
  /** When may a trump be played on a plain lead that does not beat the trumps already there? */
  undertrump: v.picklist(['free', 'ifVoid', 'onlyTrumpsLeft', 'onlyLowerTrumpsLeft', 'onlyIfNoDiscard', 'forced']),
  /** Whose ruffs the undertrump rule protects: any player's, or only those of the two opponents. */
  undertrumpAppliesTo: v.picklist(['anyone', 'opponents']),
  /** Must a trump lead be headed, if able? */
  headTrumpLead: v.picklist(['no', 'yes', 'unlessPartnerWins']),
  /** Must a plain lead be headed by those who follow suit, if able; `ifItWins`: not once the trick is ruffed. */
  headPlainLead: v.picklist(['no', 'ifItWins', 'always']),
  /** Is the duty to head a plain lead waived while the partner is winning the trick? */
  headPlainLeadPartnerWaiver: v.boolean(),
  /** A hand whose trumps are all of these ranks need not follow a trump lead. */
  exemptTrumpRanks: ranks,
});

/** One kind of run or set, with its value; the order of the list `kinds` is the order of precedence, best first. */
const meldKind = v.variant('type', [
  v.strictObject({
    type: v.literal('run'),
    /** Neighbours of one suit in the natural order, always at full length; `orMore` takes every longer run too. */
    length: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(9)),
    orMore: v.boolean(),
    points,
  }),
  v.strictObject({
    type: v.literal('set'),
    /** Four cards of one of these ranks, one in each suit. */
    ranks,
    points,
  }),
]);

export const meldsSchema = v.strictObject({
  /** Hand melds, best kind first; a meld is of the first kind that fits it, and none where no kind fits. */
  kinds: v.pipe(v.array(meldKind), v.maxLength(20)),
  /**
   * The comparison chain between the best melds of two players, first difference decides: `kind` by the place in
   * `kinds`, `points`, `length` in cards, `rank` of the top card or of the set (natural order), `trump` over plain,
   * `turn`: who plays earlier to the first trick. The chain ends with `turn`, so that it always decides.
   */
  compare: v.pipe(v.array(v.picklist(['kind', 'points', 'length', 'rank', 'trump', 'turn'])), v.maxLength(6)),
  /** May a card serve in a run and in a set at once? */
  reuse: v.boolean(),
  /** Do melds and marriage count only for a side that has won a trick? */
  needsTrick: v.boolean(),
  /** King and queen of trump in one hand, each pair: always scores; 0 where the game has no marriage. */
  marriage: points,
});

/** Combinations of the four cards of one trick, to the trick's winner; they add up. */
export const trickRoemSchema = v.strictObject({
  /** Points of a run of exactly 3 or exactly 4 cards of a suit, natural order. */
  run3: points,
  run4: points,
  /** Points of four cards of one rank; `sets` names the exceptions to `set`. */
  set: points,
  sets: byRank(points),
  /** Points of each pair of king and queen of trump in the trick. */
  marriage: points,
});

export const sweepSchema = v.strictObject({
  /** Points for the side that makes the sweep. */
  bonus: points,
  /** What makes one: every trick, or every card point. */
  by: v.picklist(['tricks', 'points']),
  /** Is the bonus added to the card points, or does it replace them? */
  mode: v.picklist(['add', 'replace']),
});

const multiplier = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20));
const multipliers = v.partial(
  v.strictObject({
    S: multiplier,
    H: multiplier,
    D: multiplier,
    C: multiplier,
    obenabe: multiplier,
    unenufe: multiplier,
  }),
);

/** How a deal is turned into what stands on the score sheet. */
export const scoringSchema = v.variant('deal', [
  /** Points (with melds and bonuses) are added up, times the contract's multiplier (1 where none is named). */
  v.strictObject({ deal: v.literal('points'), multipliers: v.optional(multipliers, {}) }),
  /** Game points for reaching a number of card points, other game points for all tricks. */
  v.strictObject({ deal: v.literal('gamePoints'), atLeast: points, win: points, sweep: points }),
  /** As `gamePoints`, and a side that has reached `tapAt` may tap. */
  v.strictObject({
    deal: v.literal('tap'),
    atLeast: points,
    win: points,
    sweep: points,
    tapAt: points,
    tap: points,
    tapSweep: points,
  }),
  /** After winning a trick a side with `atLeast` points, melds included, may claim. */
  v.strictObject({
    deal: v.literal('claim'),
    atLeast: points,
    /** Game points of a right claim when the others have fewer than `half` points, and when they have not. */
    half: points,
    winBelowHalf: points,
    win: points,
    /** Game points that a wrong claim gives the others. */
    wrong: points,
    sweep: points,
  }),
  /** The declarers need more than the others (points and roem), else the others get everything. */
  v.strictObject({ deal: v.literal('wet') }),
]);

const endOfGame = v.variant('by', [
  v.strictObject({ by: v.literal('points'), target: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.strictObject({ by: v.literal('deals'), deals: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);

export const rulesSchema = v.strictObject({
  deck: v.strictObject({
    /** Ranks of the pack in the natural order, high to low: the order of runs in every suit. */
    ranks: v.pipe(ranks, v.minLength(1)),
    copies: v.picklist([1, 2]),
  }),
  direction: v.picklist(['clockwise', 'counterclockwise']),
  contracts: v.pipe(v.array(v.picklist(['trump', 'obenabe', 'unenufe'])), v.minLength(1), v.maxLength(3)),
  /** Playing strength, high to low. Obenabe plays in the plain order, Unenufe in the plain order reversed. */
  order: v.strictObject({ trump: ranks, plain: ranks }),
  /** Card points by rank; a rank that is not named is worth nothing. */
  values: v.strictObject({
    trump: valuesByRank,
    plain: valuesByRank,
    obenabe: valuesByRank,
    unenufe: valuesByRank,
  }),
  /** Card points for winning the last trick. */
  lastTrick: points,
  /** All tricks, or all points; null where the game has no such bonus. */
  sweep: v.nullable(sweepSchema),
  follow: followSchema,
  /** Two-copy packs: which of two equal cards in a trick is the higher. */
  equalCards: v.picklist(['laterWins', 'firstWins']),
  melds: v.nullable(meldsSchema),
  trickRoem: v.nullable(trickRoemSchema),
  scoring: scoringSchema,
  /** How a game of several deals ends: the first way is the usual one; empty where the sources name none. */
  game: v.pipe(v.array(endOfGame), v.maxLength(5)),
});

/** The rules of a variant. */
export type Rules = v.InferOutput<typeof rulesSchema>;
export type FollowRules = v.InferOutput<typeof followSchema>;
export type MeldRules = v.InferOutput<typeof meldsSchema>;
export type MeldKind = MeldRules['kinds'][number];
export type TrickRoemRules = v.InferOutput<typeof trickRoemSchema>;

/** A variant: a name for machines, one for people, where its rules come from, and the rules. */
export interface Variant {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly rules: Rules;
}
