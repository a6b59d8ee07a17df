/** The button of the menu, which loads when it is first opened. Escape closes it, and so does a click or a key elsewhere. */
import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { Lazy } from '../../kit/lazy.ts';
import { adopt } from '../../kit/adopt.ts';
import type { View } from '../../views/view.ts';
import type { MenuActions } from './menu.ts';

const menus = new Lazy(() => import('./menu.ts'));

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export class MenuController implements ReactiveController {
  /** The document in which it is open, as an element may be shown in another document than its script's; null while it is closed. */
  private openIn: Document | null = null;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.close();
  }

  render(view: View, actions: MenuActions): TemplateResult {
    const { messages } = view.look;
    const part = this.openIn ? menus.for(this.host) : null;
    if (part) adopt(this.host.renderRoot, part.styles);
    return html`<button
        type="button"
        class="menu-button"
        part="button"
        title=${messages.menu}
        aria-expanded=${this.openIn !== null}
        aria-controls="menu"
        @click=${this.toggle}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <circle cx="4" cy="10" r="1.7" />
          <circle cx="10" cy="10" r="1.7" />
          <circle cx="16" cy="10" r="1.7" />
        </svg>
        <span class="spoken">${messages.menu}</span>
      </button>
      ${part ? part.menu(view, { ...actions, onClose: this.closeAndReturn, onLeave: this.close }) : nothing}
      ${this.openIn && menus.problem ? html`<span role="alert">${messages.partFailed}</span>` : nothing}`;
  }

  private readonly toggle = (): void => {
    // A menu that could not be loaded is tried again.
    if (this.openIn && !menus.problem) this.close();
    else this.open();
  };

  open(): void {
    if (this.openIn && !menus.problem) return;
    this.openIn = this.host.ownerDocument;
    if (menus.problem) menus.retry();
    this.listen('addEventListener');
    this.host.requestUpdate();
  }

  private readonly close = (): void => {
    this.listen('removeEventListener');
    this.openIn = null;
    this.host.requestUpdate();
  };

  /** Closes it by key or by an action; the focus returns to the button. */
  private readonly closeAndReturn = (): void => {
    this.close();
    this.host.renderRoot.querySelector<HTMLElement>('.menu-button')?.focus();
  };

  private listen(change: 'addEventListener' | 'removeEventListener'): void {
    // Before the menu keeps its keys from the deal.
    this.openIn?.[change]('keydown', this.onUse, true);
    this.openIn?.[change]('pointerdown', this.onUse, true);
  }

  private readonly onUse = (event: Event): void => {
    const tools = this.host.renderRoot.querySelector('.tools');
    if (!tools || !event.composedPath().includes(tools)) this.close();
    else if ((event as KeyboardEvent).key === 'Escape') this.closeAndReturn();
  };
}
