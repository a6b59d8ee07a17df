/** The properties from which a puzzle is drawn: the element's own, the puzzle in play, and the reader's actions. */
import type { ReactiveControllerHost } from 'lit';
import type { Card } from '../../../game/cards.ts';
import type { JassError } from '../../../game/errors.ts';
import type { Notes } from '../../views/board/note/notes.ts';
import type { Gestures } from '../../views/board/gestures.ts';
import type { Table } from '../../state/table.ts';
import type { PuzzleState } from './puzzle-state.ts';

/** Why a puzzle cannot be played. */
export type PuzzleProblem =
  | { readonly kind: 'setting'; readonly error: JassError }
  | { readonly kind: 'calls' }
  | { readonly kind: 'over' };

/** The puzzle in play. */
export interface PlayedPuzzle {
  /** Null while there is a problem. */
  readonly state: PuzzleState | null;
  readonly problem: PuzzleProblem | null;
  /** Why the solver has failed; null unless it has. */
  readonly failure: Error | null;
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
  /** @returns the ply reached */
  readonly onGo: (ply: number) => number;
  readonly onStep: (by: 1 | -1) => void;
  readonly onFirst: () => void;
  readonly onLast: () => void;
  readonly onRetry: () => void;
  readonly onPlayForPoints: () => void;
  readonly onPlayBest: () => void;
}
