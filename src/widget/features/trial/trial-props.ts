/** The properties from which the training is drawn: its state, the work on it, and the reader's actions. */
import type { Card } from '../../../game/cards.ts';
import type { Account } from '../../../notation/answer/account.ts';
import type { Notes } from '../../views/board/note/notes.ts';
import type { Explanation } from '../puzzle/explanation.ts';
import type { TrialState } from './trial-state.ts';

/** The training under way. */
export interface OpenTrial {
  readonly state: TrialState;
  /** Why the solver has failed; null unless it has. */
  readonly failure: Error | null;
  /** The account of the card tried last, and once the exercise has ended that of the mistake. */
  readonly explanation: Pick<Explanation, 'play' | 'state' | 'account' | 'isUnfolded'>;
  readonly hasKeys: boolean;
  readonly notes: Notes;
}

export interface TrialActions {
  /** Tries a card; once the exercise has ended it is played on the board. */
  readonly onCard: (card: Card) => void;
  readonly onHands: () => void;
  readonly onHint: () => void;
  readonly onSkip: () => void;
  readonly onAnswer: () => void;
  readonly onNext: () => void;
  readonly onLeave: () => void;
  readonly onRetry: () => void;
  readonly onWhyRetry: () => void;
  readonly onUnfold: () => void;
  /** Puts a line of the account on the board. */
  readonly onLine: (account: Account, line: 'played' | 'best') => void;
  /** @returns the ply reached */
  readonly onGo: (ply: number) => number;
}
