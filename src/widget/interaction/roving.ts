/**
 * The keyboard focus inside the element: the arrow keys up and down go round the stops of a group, of which the Tab key
 * stops at one; and the focus is not lost when what has it goes away with a step through the deal.
 */
import type { ReactiveControllerHost } from 'lit';

/**
 * The parts of the element that the arrow keys up and down move through. `data-rove` names them in the page, on what holds
 * the cards of a group (`data-stop`), or on the stops themselves where they stand apart, as the seats do.
 */
type RovingGroup = 'hand' | 'tricks' | 'seats';

export class Roving {
  /** Which stop of a group the Tab key goes to; null for the group's own choice. */
  stops: Readonly<Record<RovingGroup, number | null>> = { hand: null, tricks: null, seats: null };

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {}

  private get active(): HTMLElement | null {
    return this.host.shadowRoot?.activeElement as HTMLElement | null;
  }

  /** Moves the focus to the next stop of the group that has it, round its ends. */
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
   * As another position is shown, the groups of cards have their own choice again; and after the update that is due, the focus
   * goes back to the group that has it now, as its card may be gone by then.
   */
  follow(): void {
    this.stops = { ...this.stops, hand: null, tricks: null };
    this.keep();
  }

  /**
   * After the update that is due, the focus is where it was; if that is gone, at the stop of its group, and from a button that
   * is gone it goes to the one that steps back.
   */
  keep(): void {
    const { active } = this;
    if (!active) return;
    const group = groupOf(active);
    // A reader who clicked looks at what was clicked: only one who uses the keyboard wants the page to follow the focus.
    const preventScroll = !active.matches(':focus-visible');
    void this.host.updateComplete.then(() => {
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
