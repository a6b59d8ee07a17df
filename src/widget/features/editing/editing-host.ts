/** The element as its editor sees it, and the deal with which the editor opens. */
import type { ReactiveControllerHost } from 'lit';
import type { Input, Problem } from '../../state/input.ts';
import type { Table } from '../../state/table.ts';

export interface EditorHost extends HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly updateComplete: Promise<unknown>;
  requestUpdate(): void;
}

/** The deal that is shown when the editor opens. */
export interface EditedDeal {
  readonly table: Table | null;
  readonly problem: Problem | null;
  /** Language of the page. */
  readonly language: string;
}

export type EditingHost = ReactiveControllerHost &
  EditorHost & {
    readonly input: Input;
    /** Whether the reader may edit the deal. */
    readonly editable: boolean;
  };
