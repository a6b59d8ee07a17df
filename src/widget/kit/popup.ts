/** Whether a part over the element is open, such as a menu. Escape closes it, and so does a click or a key elsewhere. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export class Popup implements ReactiveController {
  /** The document in which it is open, as an element may be shown in another document than its script's; null while it is closed. */
  private openIn: Document | null = null;

  /** @param around selects what holds the button and the part @param button selects the button, to which the focus returns */
  constructor(
    private readonly host: Host,
    private readonly around: string,
    private readonly button: string,
  ) {
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.openIn !== null;
  }

  hostDisconnected(): void {
    this.close();
  }

  readonly open = (): void => {
    this.openIn = this.host.ownerDocument;
    this.listen('addEventListener');
    this.host.requestUpdate();
  };

  readonly close = (): void => {
    this.listen('removeEventListener');
    this.openIn = null;
    this.host.requestUpdate();
  };

  /** Closes it by key or by an action; the focus returns to the button. */
  readonly closeAndReturn = (): void => {
    this.close();
    this.host.renderRoot.querySelector<HTMLElement>(this.button)?.focus();
  };

  private listen(change: 'addEventListener' | 'removeEventListener'): void {
    // Before what is open keeps its keys from the rest of the element.
    this.openIn?.[change]('keydown', this.onUse, true);
    this.openIn?.[change]('pointerdown', this.onUse, true);
  }

  private readonly onUse = (event: Event): void => {
    const around = this.host.renderRoot.querySelector(this.around);
    if (!around || !event.composedPath().includes(around)) this.close();
    else if ((event as KeyboardEvent).key === 'Escape') this.closeAndReturn();
  };
}
