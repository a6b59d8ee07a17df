/** The account of a play: the reasons for its loss. */
import type { Card, Seat } from '../../game/cards.ts';
import type { Call } from '../../game/play/play.ts';
import type { Rules } from '../../game/rules/rules.ts';

/** A part of a loss, for the side of the play: negative if that side makes less of it than with the best card. */
export type AccountEntry =
  /** The card points of a trick. */
  | { readonly trick: number; readonly difference: number; readonly bonus?: never }
  /** The in-trick roem of a trick, or a marriage that counts in it. */
  | { readonly trick: number; readonly bonus: 'roem' | 'marriage'; readonly difference: number }
  /**
   * A bonus that counts once for the deal: the sweep bonus; wet, the loss of all points by declarers who fail; game points, a tap or a
   * claim, which count instead of the points of tricks.
   */
  | {
      readonly bonus: 'sweep' | Exclude<Rules['scoring']['deal'], 'points'>;
      readonly difference: number;
      readonly trick?: never;
    };

/** The loss of a play, explained by two lines of best play to the end of the deal: one after the play, one with a best card instead. */
export interface Account {
  /** The index of the play in the record, from 0. */
  readonly index: number;
  readonly play: Card;
  readonly by: Seat;
  /** As the payoff counts it; more than 0. */
  readonly lost: number;
  /** From the play on. */
  readonly played: readonly Card[];
  /** From the best card on. Of equally good lines the two are as alike as the search found. */
  readonly best: readonly Card[];
  /** The calls in the two lines, where the payoff has calls; those before the play are not among them. */
  readonly calls?: Readonly<Record<'played' | 'best', readonly Call[]>>;
  /** Where the lines differ, tricks numbered from 1; the differences sum to minus the loss. */
  readonly tricks: readonly AccountEntry[];
}
