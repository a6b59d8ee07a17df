/** Opens the list of keys, which loads when it is first opened. */
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { Lazy } from '../../kit/lazy.ts';
import { adopt } from '../../kit/adopt.ts';
import type { Messages } from '../../text/messages.ts';

const keyLists = new Lazy(() => import('./key-list.ts'));

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export class KeyListController {
  /** Whether it failed to load at the last attempt. */
  hasFailed = false;

  constructor(private readonly host: Host) {}

  readonly open = async (): Promise<void> => {
    const { host } = this;
    const part = await keyLists.load().catch(() => null);
    this.hasFailed = part === null;
    if (part) adopt(host.renderRoot, part.styles);
    host.requestUpdate();
    await host.updateComplete;
    if (host.isConnected) host.renderRoot.querySelector<HTMLDialogElement>('dialog.key-list')?.showModal();
  };

  /** The closed or open dialog; undefined until it has loaded. */
  view(messages: Messages): TemplateResult | undefined {
    return keyLists.loaded?.keyList(messages);
  }
}
