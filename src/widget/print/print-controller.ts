/**
 * Whether the page is being printed. Only then is the print view in the page, and the style hides everything else on
 * paper. The browser announces it just before it copies or renders the page, so the update is made at once: Firefox copies the page before
 * any later task of the page runs.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Lit's elements can be updated at once, by a method that is declared for subclasses only. */
type Immediate = Partial<{ performUpdate(): void }>;

export class PrintController implements ReactiveController {
  isPrinting = false;
  private medium: MediaQueryList | undefined;

  constructor(private readonly host: ReactiveControllerHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.medium = matchMedia('print');
    this.medium.addEventListener('change', this.follow);
    addEventListener('beforeprint', this.begin);
    addEventListener('afterprint', this.follow);
    this.follow();
  }

  hostDisconnected(): void {
    this.medium?.removeEventListener('change', this.follow);
    removeEventListener('beforeprint', this.begin);
    removeEventListener('afterprint', this.follow);
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
