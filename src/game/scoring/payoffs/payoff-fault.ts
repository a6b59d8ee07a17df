/** Why a payoff of a deal cannot be searched. The sentences for a user are in payoff-check.ts. */

/** The obstacle: a field of the rules or, for `marriage`, of the ending. */
export type PayoffFault =
  /** A sweep bonus in place of the card points is less than they are. */
  | { readonly kind: 'replaced'; readonly field: 'sweep.bonus' }
  /** A field is too small. */
  | { readonly kind: 'least'; readonly field: `scoring.${ScoreField}`; readonly given: number; readonly least: number }
  /** Roem in tricks, which the scoring does not count, or not beside another field. */
  | {
      readonly kind: 'roem';
      readonly field: 'trickRoem';
      readonly beside?: 'scoring.melds' | 'scoring.tie' | 'scoring.scores';
    }
  /** Marriages that depend on the play, which the scoring does not count, or not as another field has it. */
  | {
      readonly kind: 'playedMarriage';
      readonly field: 'melds.marriageIfDiscarded';
      readonly beside:
        | 'scoring.deal'
        | 'scoring.melds'
        | 'scoring.scores'
        | 'scoring.marriage'
        | 'scoring.sweepTakesMelds'
        | 'sweep.bonus';
    }
  /** Card points without a fixed sum, which therefore cannot be shared out. */
  | { readonly kind: 'noFixedSum'; readonly field: 'cardPointsBy' }
  /** The level demands a sweep, in an ending without `taken`, or by rules without a bonus for it. */
  | { readonly kind: 'sweepUnknown'; readonly field: 'taken' }
  | { readonly kind: 'noSweep'; readonly field: 'sweep' }
  /** Declarers would score less for more points. */
  | { readonly kind: 'falls'; readonly field: 'scoring.failed' }
  /** Melds that need a trick. */
  | { readonly kind: 'needsTrick'; readonly field: 'melds.needsTrick' }
  /** A marriage that may be among melds of which only the sum is stated. */
  | { readonly kind: 'marriage'; readonly field: 'taken' };

export type ScoreField = 'atLeast' | 'tapAt' | 'tapSweep' | 'winBelowHalf' | 'sweep';

/** A field of a score that cannot be searched together with marriages that depend on the play. */
export type BesideMarriages = Extract<PayoffFault, { kind: 'playedMarriage' }>['beside'];
