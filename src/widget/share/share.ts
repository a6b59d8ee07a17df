/** Opens and closes the menu that copies a link and the tag; it is loaded when a reader first opens it. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Input } from '../model/input.ts';
import { Lazy } from '../element/lazy.ts';
import type { ShareMenu } from './share-menu.ts';
import type { Table } from '../model/table.ts';

export interface ShareHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
  readonly input: Input;
  /** Address of a page that reads links; null where there is none. */
  readonly shareUrl: string | null;
}

export interface Shared {
  readonly table: Table | null;
  /** Language of words and letters. */
  readonly language: string;
  /** Attributes that say how the deal is shown, by name and value. */
  readonly looks: readonly (readonly [name: string, value: string])[];
  /** Address of the element's module. */
  readonly script: string;
}

const menus = new Lazy(() => import('./share-menu.ts'));

export class ShareController implements ReactiveController {
  /** Null while it is closed. */
  menu: ShareMenu | null = null;
  /** Whether it could not be loaded when it was last wanted. */
  hasFailed = false;

  constructor(
    private readonly host: ShareHost,
    private readonly shared: () => Shared,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.menu = null;
  }

  readonly toggle = async (): Promise<void> => {
    const isOpen = this.menu !== null;
    const part = await menus.load().catch(() => null);
    this.hasFailed = part === null;
    this.menu = part && !isOpen ? new part.ShareMenu(this.host, this.shared) : null;
    this.host.requestUpdate();
  };
}
