/** Whether an element is in view. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

export class Sight implements ReactiveController {
  /** Undefined where nothing is in view, as in jsdom. */
  private readonly observer: IntersectionObserver | undefined;

  /** @param onChange called when the element has come into view, or left it */
  constructor(
    private readonly host: ReactiveControllerHost & Element,
    onChange: (isInSight: boolean) => void,
  ) {
    if (typeof IntersectionObserver !== 'undefined') {
      this.observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false));
    }
    host.addController(this);
  }

  hostConnected(): void {
    this.observer?.observe(this.host);
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
  }
}
