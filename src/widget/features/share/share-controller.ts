/** Opens and closes the share menu, which loads when it is first opened. */
import type { ReactiveController } from 'lit';
import { Lazy } from '../../kit/lazy.ts';
import type { ShareMenu } from './share-menu.ts';
import type { SharedDeal, ShareHost } from './share-host.ts';

const menus = new Lazy(() => import('./share-menu.ts'));

export class ShareController implements ReactiveController {
  /** Null while it is closed. */
  menu: ShareMenu | null = null;
  /** Whether it failed to load at the last attempt. */
  hasFailed = false;

  constructor(
    private readonly host: ShareHost,
    private readonly getDeal: () => SharedDeal,
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
    this.menu = part && !isOpen ? new part.ShareMenu(this.host, this.getDeal) : null;
    this.host.requestUpdate();
  };
}
