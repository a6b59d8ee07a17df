/**
 * Whether the page is being printed. Only then is the print view in the page, and the style hides everything else on
 * paper. The browser's event comes before it renders the page, and an update made then is included.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

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

  private readonly begin = (): void => this.set(true);
  private readonly follow = (): void => this.set(this.medium?.matches ?? false);

  private set(isPrinting: boolean): void {
    if (isPrinting === this.isPrinting) return;
    this.isPrinting = isPrinting;
    this.host.requestUpdate();
  }
}
