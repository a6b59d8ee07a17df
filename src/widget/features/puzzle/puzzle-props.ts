/** The properties from which a puzzle is drawn: the element's own, the puzzle in play, and the reader's actions. */
import type { ReactiveControllerHost } from 'lit';
import type { Card } from '../../../game/cards.ts';
import type { JassError } from '../../../game/errors.ts';
import type { Account } from '../../../notation/answer/account.ts';
import type { Notes } from '../../views/board/note/notes.ts';
import type { Gestures } from '../../views/board/gestures.ts';
import type { Table } from '../../state/table.ts';
import type { PuzzleLevel, PuzzleTheme } from '../../../notation/puzzle.ts';
import type { Explanation } from './explanation.ts';
import type { PuzzleState } from './puzzle-state.ts';
import type { PuzzleSeries } from './series/series.ts';

/** Why a puzzle cannot be played. */
export type PuzzleProblem =
  | { readonly kind: 'setting'; readonly error: JassError }
  | { readonly kind: 'calls' }
  | { readonly kind: 'over' };

/** What is known of a puzzle before it is played. */
export interface Grade {
  readonly level: PuzzleLevel | null;
  readonly theme: PuzzleTheme | null;
  /** Whether the page names the theme before the end. */
  readonly isThemeOpen: boolean;
}

/** The puzzle in play. */
export interface PlayedPuzzle {
  /** Null while there is a problem. */
  readonly state: PuzzleState | null;
  readonly problem: PuzzleProblem | null;
  /** Why the solver has failed; null unless it has. */
  readonly failure: Error | null;
  readonly grade: Grade;
  readonly series: Pick<PuzzleSeries, 'hasNext' | 'place' | 'failure'>;
  readonly explanation: Pick<Explanation, 'play' | 'state' | 'account' | 'isOpen' | 'isUnfolded'>;
  /** The deal, also if there is no puzzle to play in it. */
  readonly dealt: Table | null;
  readonly hasKeys: boolean;
  readonly notes: Notes;
  readonly gestures: Gestures;
  readonly host: Pick<ReactiveControllerHost, 'requestUpdate'>;
}

export interface PuzzleActions {
  readonly onPlay: (card: Card) => void;
  readonly onTakeBack: () => void;
  readonly onPlayOn: () => void;
  readonly onHint: () => void;
  readonly onStartAgain: () => void;
  readonly onSolution: () => void;
  readonly onWhy: () => void;
  readonly onWhyClosed: () => void;
  readonly onWhyRetry: () => void;
  readonly onUnfold: () => void;
  /** Puts a line of the account on the board. */
  readonly onLine: (account: Account, line: 'played' | 'best') => void;
  readonly onNext: () => void;
  /** Begins the training with the mistakes. */
  readonly onTrain: () => void;
  /** Reads the collection again after a failure. */
  readonly onReload: () => void;
  /** @returns the ply reached */
  readonly onGo: (ply: number) => number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onFirst: () => void;
  readonly onLast: () => void;
  readonly onRetry: () => void;
  readonly onPlayForPoints: () => void;
  readonly onPlayBest: () => void;
}
