/**
 * The schema of a variant's rules: the source of the TypeScript type, the check at run time and the reference on the site. A variant is data
 * of this shape; no code depends on which game it is.
 */
import * as v from 'valibot';
import { NO_TRUMP_CONTRACTS, RANKS } from '../cards.ts';
import type { Contract, Rank } from '../cards.ts';

const rank = v.picklist(RANKS);
/** Several ranks; override.ts checks that they are distinct and a permutation of the pack's ranks. */
const ranks = v.pipe(v.array(rank), v.maxLength(RANKS.length));
/** Points: whole, not negative (the solver's bounds rely on it), and small enough for its tables. */
const points = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500));
const level = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));
const cardPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100));
/** A number for some of the ranks. */
const byRank = (value: v.GenericSchema<number>): v.GenericSchema<Partial<Record<Rank, number>>> =>
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

/** The rules of following. legality.ts defines the exact meaning of each value. */
const followSchema = v.strictObject({
  /** May a player who can follow a plain lead ruff instead? */
  ruffWhileFollowing: v.boolean(),
  /** Must a player who is void in the plain suit led ruff? */
  mustRuffWhenVoid: v.picklist(['never', 'ifOpponentWinning', 'always']),
  /** Must a trump played on a plain lead beat the trumps in the trick, if possible? */
  overruff: v.picklist(['none', 'ifOpponentWinning', 'always']),
  /** When may a trump be played on a plain lead although it does not beat the trumps in the trick? `onlyIfNoDiscard` means the same as `onlyTrumpsLeft`. */
  undertrump: v.picklist([
    'free',
    'ifVoid',
    'onlyTrumpsLeft',
    'onlyLowerTrumpsLeft',
    'onlyIfNoDiscard',
    'forced',
    'forcedUnlessPartnerWins',
  ]),
  /** Whose ruffs the undertrump rule protects: any player's, or only the two opponents'. */
  undertrumpAppliesTo: v.picklist(['anyone', 'opponents']),
  /** Must a trump lead be headed, if possible? */
  headTrumpLead: v.picklist(['no', 'yes', 'unlessPartnerWins']),
  /** Must a player who follows a plain lead head it, if possible? `ifItWins`: not after a ruff. */
  headPlainLead: v.picklist(['no', 'ifItWins', 'always']),
  /** Is that duty waived while the partner is winning the trick? */
  headPlainLeadPartnerWaiver: v.boolean(),
  /** A hand whose trumps all have these ranks need not follow a trump lead. */
  exemptTrumpRanks: ranks,
});

/** A kind of run or set with its value. The list `kinds` is in order of precedence, best first. */
const meldKind = v.variant('type', [
  v.strictObject({
    type: v.literal('run'),
    /** Adjacent cards of one suit in the natural order, always at full length; `orMore` includes longer runs. */
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

const meldsSchema = v.strictObject({
  /** Hand melds, best kind first. A meld belongs to the first kind that fits; cards that fit no kind are no meld. */
  kinds: v.pipe(v.array(meldKind), v.maxLength(20)),
  /**
   * The comparison of the best melds of two players; the first difference decides. `kind`: position in `kinds`; `points`; `length`
   * in cards; `rank` of the top card or of the set (natural order); `trump` over plain; `turn`: the earlier play to the first trick;
   * `nobody`: if the sides' best melds are equal, neither scores. The list ends with `turn` or `nobody`, so that it always decides.
   */
  compare: v.pipe(v.array(v.picklist(['kind', 'points', 'length', 'rank', 'trump', 'turn', 'nobody'])), v.maxLength(6)),
  /** Are runs and sets compared apart? Then the best run scores the runs of its side, and the best set its sets. Together unless given. */
  apart: v.optional(v.boolean()),
  /** May a card be in a run and in a set? */
  reuse: v.boolean(),
  /** Do melds and marriages count only for a side that wins a trick? */
  needsTrick: v.boolean(),
  /** If the side with the best meld wins no trick: does it score its melds in the next deal, marriages aside? That is reported, not searched. */
  carriedIfSwept: v.optional(v.boolean()),
  /** Points for each pair of king and queen of trumps in one hand, which always scores unless `marriageIfDiscarded` says otherwise; 0 in a game without marriages. */
  marriage: points,
  /**
   * Does a marriage count if the first of its two cards to be played is discarded? Yes unless given. If not, it counts once that card is led,
   * follows suit or trumps: always in a trump suit; in all trumps, where nothing trumps, that depends on the play.
   */
  marriageIfDiscarded: v.optional(v.boolean()),
  /** Is a pair in any suit a marriage in all trumps, where every suit is one of trumps? Yes unless given. */
  marriageInAllTrumps: v.optional(v.boolean()),
  /** Do melds count in no trumps? Yes unless given. */
  inNoTrumps: v.optional(v.boolean()),
});

/** Combinations among the four cards of a trick, for the side that wins it; they add up. */
const trickRoemSchema = v.strictObject({
  /** Points for a run of exactly 3 or 4 cards of a suit in the natural order. */
  run3: points,
  run4: points,
  /** Points for four cards of one rank; `sets` lists exceptions to `set` by rank. */
  set: points,
  sets: byRank(points),
  /** Points for each pair of king and queen of trumps in the trick. */
  marriage: points,
});

const sweepSchema = v.strictObject({
  /** Points for the side that makes the sweep. */
  bonus: points,
  /** A sweep is all tricks, or all card points. */
  by: v.picklist(['tricks', 'points']),
  /** Is the bonus added to the card points, or does it replace them? */
  mode: v.picklist(['add', 'replace']),
});

const multiplier = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20));
/** Its declared type is short: the inferred one would be in the declarations many times. */
const multipliers: v.GenericSchema<Partial<Record<Contract, number>>> = v.partial(
  v.strictObject({
    S: multiplier,
    H: multiplier,
    D: multiplier,
    C: multiplier,
    obenabe: multiplier,
    unenufe: multiplier,
    'slalom-obenabe': multiplier,
    'slalom-unenufe': multiplier,
    'guschti-obenabe': multiplier,
    'guschti-unenufe': multiplier,
    'misere-obenabe': multiplier,
    'misere-unenufe': multiplier,
    'misere-slalom-obenabe': multiplier,
    'misere-slalom-unenufe': multiplier,
    alltrumps: multiplier,
    notrumps: multiplier,
  }),
);

/** The entry of a deal on the score sheet. */
const scoringSchema = v.variant('deal', [
  /** The sum of points, melds and bonuses, times the contract's multiplier (1 by default). */
  v.strictObject({
    deal: v.literal('points'),
    multipliers: v.optional(multipliers),
    /** Whether only the declaring side scores; both unless given. */
    scores: v.optional(v.picklist(['both', 'declarers'])),
  }),
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
    /** Game points for a right claim: `winBelowHalf` if the other side has fewer than `half` points, otherwise `win`. */
    half: points,
    winBelowHalf: points,
    win: points,
    /** Game points for the other side after a wrong claim. */
    wrong: points,
    sweep: points,
  }),
  /** The declarers need more points than the defenders, combinations included; otherwise the defenders get everything. */
  v.strictObject({
    deal: v.literal('wet'),
    /** How often everything on the sheet counts, by contract; once unless given. */
    multipliers: v.optional(multipliers),
    /**
     * Do hand melds and marriages count, both in the comparison and on the sheet? Then the sweep bonus counts in the comparison as well.
     * A marriage stays with its side, unless `marriage` says otherwise.
     */
    melds: v.optional(v.boolean()),
    /** Do declarers who do not have more keep their marriages, or lose them with the rest (in a tie: are they held over)? Kept unless given. */
    marriage: v.optional(v.picklist(['kept', 'lost'])),
    /** Does a side with a sweep bonus also score the melds and marriages of the other side, none of which count for that side? */
    sweepTakesMelds: v.optional(v.boolean()),
    /**
     * If both sides have the same: `lost`, as with less; `heldOver`: the defenders score their points, and the declarers' points,
     * marriages aside, wait for the winners of the next deal.
     */
    tie: v.optional(v.picklist(['lost', 'heldOver'])),
  }),
  /** The declarers have bid a level, which the winners of the contract score beside their points. */
  v.strictObject({
    deal: v.literal('level'),
    /** The levels that can be bid: points from `lowest` to `highest` in steps of `step`, and the level for a sweep; null if there is none. */
    levels: v.strictObject({ lowest: level, highest: level, step: level, sweep: v.nullable(level) }),
    /** Do hand melds and marriages count, both towards the level and on the sheet? A marriage always stays with its side. */
    melds: v.optional(v.boolean()),
    /** Must the declarers also have more points than the other side? */
    needsMore: v.optional(v.boolean()),
    /**
     * The points beside the level if the contract fails: `own`, each side scores its own as if it had been made; or a number for the other
     * side, which then scores all melds as well, and the declarers only their marriages.
     */
    failed: v.union([v.literal('own'), points]),
    /** A double multiplies the level, or all that the winners score, marriages aside; the losers then score only marriages. */
    doubles: v.picklist(['level', 'all']),
    /** The factor of a redouble; 4 unless given. */
    redouble: v.optional(v.picklist([3, 4])),
    /** If a double multiplies all: points of declarers who make a doubled contract, in place of their own; their own unless given. */
    doubledMade: v.optional(points),
  }),
]);

const endOfGame = v.variant('by', [
  v.strictObject({ by: v.literal('points'), target: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  v.strictObject({ by: v.literal('deals'), deals: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
]);

/** Most characters of the name of rules, none of which is a control character: a terminal obeys those, and no SVG may have them. */
export const MOST_NAME = 60;

export const rulesSchema = v.strictObject({
  /** The name of these rules in one line, shown in place of the variant's name. */
  name: v.optional(v.pipe(v.string(), v.regex(/^(?=.*\S)[ -~\u00a0-\ufffd]*$/), v.maxLength(MOST_NAME))),
  deck: v.strictObject({
    /** Ranks of the pack in the natural order, high to low: the order of runs in every suit. */
    ranks: v.pipe(ranks, v.minLength(1)),
    copies: v.picklist([1, 2]),
  }),
  direction: v.picklist(['clockwise', 'counterclockwise']),
  contracts: v.pipe(
    v.array(v.picklist(['trump', ...NO_TRUMP_CONTRACTS])),
    v.minLength(1),
    v.maxLength(1 + NO_TRUMP_CONTRACTS.length),
  ),
  /**
   * Who chooses the trump suit. `turned`: nobody, it is the suit of the dealer’s last card, which is turned. `mayPass`: the first to choose
   * may pass the choice once to the partner; `mayPassWithAllSuits`: only from a hand with all four suits. `mustName`: the first to lead
   * names it. `inTurn`: a player who passes leaves it to the next one. `auction`: the players bid. Absent if the sources do not say.
   */
  trumpChoice: v.optional(v.picklist(['turned', 'mayPass', 'mayPassWithAllSuits', 'mustName', 'inTurn', 'auction'])),
  /** Tricks of the first kind in a Guschti; 5 unless given. */
  guschti: v.optional(v.picklist([4, 5])),
  /**
   * The card points in a contract by trick: `firstKind` counts all tricks as the kind with which the contract begins, `ownKind` each trick as
   * its own kind, so that the sum of the sides depends on the play. `firstKind` unless given.
   */
  cardPointsBy: v.optional(v.picklist(['firstKind', 'ownKind'])),
  /**
   * Playing strength, high to low. The optional orders, unless given: Obenabe and no trumps play in the plain order, Unenufe in the
   * order of Obenabe reversed, all trumps in the order of trumps. A contract by trick plays in the orders of Obenabe and Unenufe.
   */
  order: v.strictObject({
    trump: ranks,
    plain: ranks,
    obenabe: v.optional(ranks),
    unenufe: v.optional(ranks),
    allTrumps: v.optional(ranks),
    noTrumps: v.optional(ranks),
  }),
  /**
   * Card points by rank; ranks left out are worth 0. A contract by trick counts as `cardPointsBy` says. Unless given, all trumps counts
   * every suit as trumps, and no trumps counts every suit as a plain one.
   */
  values: v.strictObject({
    trump: valuesByRank,
    plain: valuesByRank,
    obenabe: valuesByRank,
    unenufe: valuesByRank,
    allTrumps: v.optional(valuesByRank),
    noTrumps: v.optional(valuesByRank),
  }),
  /** Card points for winning the last trick. */
  lastTrick: points,
  /** The same in no trumps; as in other contracts unless given. */
  lastTrickInNoTrumps: v.optional(points),
  /** The bonus for all tricks or all points; null in a game without one. */
  sweep: v.nullable(sweepSchema),
  follow: followSchema,
  /** Which of two equal cards in a trick is higher, in a two-copy pack. */
  equalCards: v.picklist(['laterWins', 'firstWins']),
  melds: v.nullable(meldsSchema),
  trickRoem: v.nullable(trickRoemSchema),
  scoring: scoringSchema,
  /** The ends of a game of several deals, the usual one first; empty if the sources give none. */
  game: v.pipe(v.array(endOfGame), v.maxLength(5)),
});

/** The rules of a variant. */
export type Rules = v.InferOutput<typeof rulesSchema>;
/** Some fields of a value, at any depth. Lists are whole. */
type Part<Of> = Of extends readonly (infer Item)[]
  ? readonly Item[]
  : Of extends object
    ? { readonly [Field in keyof Of]?: Part<Of[Field]> }
    : Of;

/** Fields of a variant's rules with other values. Lists and null replace the old value, objects are merged. */
export type RulesOverride = Part<Rules>;

export type FollowRules = v.InferOutput<typeof followSchema>;
export type MeldRules = v.InferOutput<typeof meldsSchema>;
export type MeldKind = MeldRules['kinds'][number];

/** A variant: an id for programs, a name for people, the source of its rules, and the rules. */
export interface Variant<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  /** Absent in the builds for pages, which show no sources. */
  readonly source?: string;
  readonly rules: Rules;
  /** The override for a deal with Swiss cards, if it differs. */
  readonly swiss?: RulesOverride;
}
