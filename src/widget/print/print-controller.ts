/**
 * Whether the page is being printed. Only then is the print view in the page, and the style hides everything else on
 * paper. The browser announces it just before it copies or renders the page, so the update is made at once: Firefox copies the page before
 * any later task of the page runs. The page is that of the window in which the element is, which may be another than that of the script.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Lit's elements can be updated at once, by a method that is declared for subclasses only. */
type Immediate = Partial<{ performUpdate(): void }>;

export class PrintController implements ReactiveController {
  isPrinting = false;
  private medium: MediaQueryList | undefined;
  private left: AbortController | undefined;

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    const { signal } = (this.left = new AbortController());
    const view = this.host.ownerDocument.defaultView!;
    this.medium = view.matchMedia('print');
    this.medium.addEventListener('change', this.follow, { signal });
    view.addEventListener('beforeprint', this.begin, { signal });
    view.addEventListener('afterprint', this.follow, { signal });
    this.follow();
  }

  hostDisconnected(): void {
    this.left?.abort();
  }

  private readonly begin = (): void => {
    if (this.set(true)) (this.host as Immediate).performUpdate?.();
  };

  private readonly follow = (): void => void this.set(this.medium?.matches ?? false);

  /** @returns whether it has changed */
  private set(isPrinting: boolean): boolean {
    const changes = isPrinting !== this.isPrinting;
    this.isPrinting = isPrinting;
    if (changes) this.host.requestUpdate();
    return changes;
  }
}
