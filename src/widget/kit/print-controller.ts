/**
 * Whether the page is being printed. Only then is the print view in the page, and the style hides everything else on
 * paper. The browser announces it just before it copies or renders the page, so the update is made at once: Firefox copies the page before
 * any later task of the page runs. The page is the one in the element's window, which may be another window than the script's.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Lit's elements can be updated at once, by a method that is declared for subclasses only. */
type Immediate = Partial<{ performUpdate(): void }>;

export class PrintController implements ReactiveController {
  isPrinting = false;
  /** Begins or ends to listen to the window. */
  private listen: (change: 'addEventListener' | 'removeEventListener') => void = () => undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    const view = this.host.ownerDocument.defaultView!;
    // jsdom prints nothing.
    if (typeof view.matchMedia !== 'function') return;
    const medium = view.matchMedia('print');
    const follow = (event?: Event): void => {
      const isPrinting = event?.type === 'beforeprint' || medium.matches;
      if (isPrinting === this.isPrinting) return;
      this.isPrinting = isPrinting;
      this.host.requestUpdate();
      if (event) (this.host as Immediate).performUpdate?.();
    };
    this.listen = (change) => {
      medium[change]('change', follow);
      view[change]('beforeprint', follow);
      view[change]('afterprint', follow);
    };
    this.listen('addEventListener');
    follow();
  }

  hostDisconnected(): void {
    this.listen('removeEventListener');
  }
}
