/** The button of the menu, which loads when it is first opened. Escape closes it, and so does a press or a key elsewhere. */
import { html, nothing } from 'lit';
import type { ReactiveController, ReactiveControllerHost, TemplateResult } from 'lit';
import { Lazy } from '../element/lazy.ts';
import { adopt } from '../element/styles.ts';
import type { Look } from '../decks/look.ts';
import type { MenuView } from './menu.ts';

const menus = new Lazy(() => import('./menu.ts'));

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export class MenuController implements ReactiveController {
  private isOpen = false;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.close();
  }

  /** @param view the choices, made only if the menu is open */
  render({ messages }: Look, view: () => Omit<MenuView, 'onClose' | 'onLeave'>): TemplateResult {
    const part = this.isOpen ? menus.for(this.host) : null;
    if (part) adopt(this.host.renderRoot, part.styles);
    return html`<button
        type="button"
        class="menu-button"
        part="button"
        title=${messages.menu}
        aria-expanded=${this.isOpen}
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
      ${part ? part.menu({ ...view(), onClose: this.closeAndReturn, onLeave: this.close }) : nothing}
      ${this.isOpen && menus.problem ? html`<span role="alert">${messages.partFailed}</span>` : nothing}`;
  }

  private readonly toggle = (): void => {
    if (this.isOpen) return this.close();
    this.isOpen = true;
    if (menus.problem) menus.retry();
    this.listen('addEventListener');
    this.host.requestUpdate();
  };

  private readonly close = (): void => {
    this.isOpen = false;
    this.listen('removeEventListener');
    this.host.requestUpdate();
  };

  /** Closes it by key or by an action; the focus returns to the button. */
  private readonly closeAndReturn = (): void => {
    this.close();
    this.host.renderRoot.querySelector<HTMLElement>('.menu-button')?.focus();
  };

  private listen(change: 'addEventListener' | 'removeEventListener'): void {
    // Before the menu keeps its keys from the deal.
    document[change]('keydown', this.onUse, true);
    document[change]('pointerdown', this.onUse, true);
  }

  private readonly onUse = (event: Event): void => {
    const tools = this.host.renderRoot.querySelector('.tools');
    if (!tools || !event.composedPath().includes(tools)) this.close();
    else if ((event as KeyboardEvent).key === 'Escape') this.closeAndReturn();
  };
}
