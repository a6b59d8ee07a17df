/** The focus and the list of tricks follow a puzzle from step to step. */
import type { ReactiveControllerHost } from 'lit';
import type { Card } from '../../../../game/cards.ts';

type Host = Pick<ReactiveControllerHost, 'updateComplete'> &
  HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/** Brings readers with a keyboard to the decision they have to make, and back to the hand. */
export class PuzzleFocus {
  /** Whether the focus goes back to the hand once the reader is to play. */
  private followsHand = false;
  /** The card that it goes back to, once it may be played again; null for the first of the hand. */
  private takenBack: Card | null = null;

  constructor(private readonly host: Host) {}

  private get active(): Element | null {
    return this.host.shadowRoot?.activeElement ?? null;
  }

  /** Notes, before the next position is drawn, whether the focus is on the hand or the verdict. */
  note(): void {
    if (this.active?.matches('[data-rove=hand] *, .verdict *')) this.followsHand = true;
  }

  /** The focus goes back with a card to its hand. */
  follow(takenBack: Card): void {
    this.takenBack = takenBack;
  }

  /**
   * Places the focus.
   * @param waits whether the reader has to decide about the last card
   * @param isOver whether the puzzle is over, and the reader decides what comes next
   */
  place(waits: boolean, isOver: boolean): void {
    const { active } = this;
    if (!this.followsHand || (active && !active.matches('[data-step=back], .verdict *'))) return;
    if (isOver && active?.matches('.verdict *')) return;
    const { takenBack } = this;
    const card = takenBack && this.find(`[data-rove=hand] [data-card="${takenBack}"]`);
    const inHand = card ?? this.find('[data-rove=hand] [data-stop][tabindex="0"]');
    const to = waits || isOver ? this.find('.verdict .main') : inHand;
    if (!to || to === active) return;
    if (!waits) {
      this.followsHand = false;
      this.takenBack = null;
    }
    to.focus({ preventScroll: !active?.matches(':focus-visible') });
  }

  /** Moves the focus to a control that has taken the place of the one with the focus. */
  placeAt(selector: string): void {
    this.find(selector)?.focus({ preventScroll: true });
  }

  private find(selector: string): HTMLElement | null {
    return this.host.renderRoot.querySelector<HTMLElement>(selector);
  }
}

/** Scrolls the list, where it has its own height, to the trick shown; never the page. */
export function showRow(root: HTMLElement | DocumentFragment): void {
  const row = root.querySelector('.mine .now');
  const list = row?.closest('.panel-open');
  if (!row || !list) return;
  const [of, within] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop += Math.max(0, of.bottom - within.bottom) + Math.min(0, of.top - within.top);
}
