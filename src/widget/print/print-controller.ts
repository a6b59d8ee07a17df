/**
 * Whether the page is being printed: only then the print view is in the page, beside what the screen shows, which the style
 * hides on paper. A browser says so before it takes the picture, and updates of this moment are still in it.
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
