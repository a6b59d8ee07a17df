/**
 * The keyboard focus inside the element. The Tab key stops once in each group, and the up and down arrow keys move
 * through the stops of a group. When a step through the deal removes the focused control, the focus moves to one that
 * remains.
 */
import type { ReactiveControllerHost } from 'lit';

/**
 * The groups of stops. `data-rove` names a group in the page: on the container of its cards (`data-stop`), or on each
 * stop if they are apart, as the seats are.
 */
type RovingGroup = 'hand' | 'tricks' | 'seats';

export class Roving {
  /** The stop of each group for the Tab key; null for the group's default. */
  stops: Readonly<Record<RovingGroup, number | null>> = { hand: null, tricks: null, seats: null };

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {}

  private get active(): HTMLElement | null {
    return this.host.shadowRoot?.activeElement as HTMLElement | null;
  }

  /** Moves the focus to the next stop of its group, round the ends. */
  move(by: 1 | -1): void {
    const { active } = this;
    const group = active && groupOf(active);
    if (!group) return;
    const stops = [
      ...this.host.shadowRoot!.querySelectorAll<HTMLElement>(
        `[data-rove=${group}] [data-stop]:not([data-rove]), [data-stop][data-rove=${group}]`,
      ),
    ];
    const at = (stops.indexOf(active) + by + stops.length) % stops.length;
    this.stops = { ...this.stops, [group]: at };
    this.host.requestUpdate();
    stops[at]?.focus();
  }

  /**
   * For another position: the groups of cards get their default stops again, and after the pending update the focus
   * stays in its group, as its card may be gone.
   */
  resetForPosition(): void {
    this.stops = { ...this.stops, hand: null, tricks: null };
    this.keepFocus();
  }

  /**
   * After the pending update, the focus stays where it was. If that control is gone, it moves to the stop of its
   * group; from a button that is gone, to the button that steps back.
   */
  keepFocus(): void {
    const { active } = this;
    if (!active) return;
    const group = groupOf(active);
    // Only for a reader who uses the keyboard does the page scroll to the focus. One who clicked is looking at the
    // place of the click.
    const preventScroll = !active.matches(':focus-visible');
    void this.host.updateComplete.then(() => {
      // The update may have moved it, as to an account that opens.
      if (this.active && this.active !== active) return;
      const find = (selector: string): HTMLElement | null => this.host.shadowRoot!.querySelector(selector);
      const stays = active.checkVisibility({ visibilityProperty: true });
      const moves = group === 'hand' || group === 'tricks';
      const next = moves
        ? find(`[data-rove=${group}] [data-stop][tabindex="0"]:not([data-rove])`)
        : stays
          ? active
          : null;
      (next ?? find('[data-step=back]'))?.focus({ preventScroll });
    });
  }
}

function groupOf(element: HTMLElement): RovingGroup | undefined {
  return element.closest<HTMLElement>('[data-rove]')?.dataset.rove as RovingGroup | undefined;
}
