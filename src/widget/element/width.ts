/**
 * Whether the element is wide enough for the panel beside the table. The style sheets use container queries for that;
 * tabs need to know it too, because their structure differs.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** In CSS pixels, as in the style sheets. */
const WIDE = 800;

export class WidthController implements ReactiveController {
  isWide = false;
  private readonly observer = new ResizeObserver(([entry]) => {
    const isWide = entry!.contentRect.width >= WIDE;
    if (isWide === this.isWide) return;
    this.isWide = isWide;
    this.host.requestUpdate();
  });

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    // At once, so that the first rendering is the right one.
    this.isWide = this.host.clientWidth >= WIDE;
    this.observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.observer.disconnect();
  }
}
