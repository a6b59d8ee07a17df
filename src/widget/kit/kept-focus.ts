/**
 * Keeps the keyboard focus in an element when an update moves or removes the focused control: a browser then gives the focus to the page, and
 * the next press of the Tab key begins at its top.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

const CONTROLS = ':is(button, input, select, textarea):enabled:not([hidden]), [tabindex="0"]';

export class KeptFocus implements ReactiveController {
  private focused: HTMLElement | null = null;
  /** The controls after the focused one. */
  private next: readonly HTMLElement[] = [];

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  private get controls(): HTMLElement[] {
    return [...this.host.shadowRoot!.querySelectorAll<HTMLElement>(CONTROLS)];
  }

  hostUpdate(): void {
    const focused = this.host.shadowRoot!.activeElement as HTMLElement | null;
    this.focused = focused;
    if (focused) this.next = this.controls.filter((control) => isAfter(control, focused));
  }

  /** The focused control keeps the focus. Without it, the next one that remains takes it, or else the first one. */
  hostUpdated(): void {
    const { focused, host } = this;
    if (!focused) return;
    const isThere = focused.isConnected && !focused.matches(':disabled');
    if (isThere && host.shadowRoot!.activeElement === focused) return;
    const { controls } = this;
    const to = isThere ? focused : (this.next.find((control) => controls.includes(control)) ?? controls[0]);
    to?.focus({ preventScroll: isThere });
  }
}

const isAfter = (control: Node, focused: Node): boolean =>
  (focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
