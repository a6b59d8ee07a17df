/** The properties of the table of contracts, and the actions of its reader. */
import type { ReactiveControllerHost } from 'lit';
import type { Seat } from '../../../game/cards.ts';
import type { Look } from '../look.ts';
import type { Table } from '../../state/table.ts';
import type { Cell, OriginalContract } from '../../state/contracts/choice.ts';
import type { Comparison } from '../../state/contracts/comparison-runner.ts';
import type { ScaleOf } from '../../state/scale.ts';
import type { Knowledge } from '../../state/knowledge.ts';

export interface ContractsProps {
  readonly look: Look;
  readonly table: Table;
  /** The declarer of every contract; null if the leader declares. */
  readonly declarer: Seat | null;
  /** The work on the values. */
  readonly comparison: Comparison;
  /** The knowledge about the value in a contract; undefined if nothing is, or while values are hidden. */
  readonly valueOf: (cell: Cell) => Knowledge | undefined;
  /** The scale of a deal (model/scale.ts), which is a part of the file that loads this one. */
  readonly scaleOf: ScaleOf;
  readonly contracts: ContractsActions;
}

export interface ContractsActions {
  /** Updated when the words of an error have loaded. */
  readonly host: Pick<ReactiveControllerHost, 'requestUpdate'>;
  /** The contract of the deal, if the reader has left it. */
  readonly original: OriginalContract | null;
  /** The cell at which the Tab key stops; null for the contract shown. */
  readonly stop: Cell | null;
  /** Whether every suit is compared although one is turned. */
  readonly all: boolean;
  readonly compareAll: () => void;
  readonly choose: (to: Cell) => void;
  readonly back: () => void;
  readonly begin: () => void;
  readonly end: () => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
  readonly onFocus: (cell: Cell) => void;
}
