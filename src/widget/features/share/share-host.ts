/** The element as its share menu sees it, and the deal to share. */
import type { ReactiveControllerHost } from 'lit';
import type { Input } from '../../state/input.ts';
import type { Seat } from '../../../game/cards.ts';
import type { Engine } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';

export interface ShareHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly input: Input;
  /** Address of a page that reads links; null if there is none. */
  readonly shareUrl: string | null;
}

export interface SharedDeal {
  readonly table: Table | null;
  readonly engine: Engine;
  /** The seats whose cards are visible. */
  readonly seats: ReadonlySet<Seat>;
  /** Language of words and letters. */
  readonly language: string;
}
