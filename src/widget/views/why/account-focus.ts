/** Moves the focus and the view to the account of a play when it is drawn, and the focus back to the play when it closes. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { AskedAccount, AskedPlay } from '../../state/why/asked-account.ts';

/** The lines of the account that are seen in any case, in pixels below its title. */
const FIRST_LINES = 88;
/** Stays free above the board. */
const MARGIN = 4;

export class AccountFocus implements ReactiveController {
  private before: AskedPlay | null = null;
  /** Where the focus goes when the account is drawn, as its place in the panel disappears; null to leave it. */
  private next: string | null = null;
  /** Whether the account has been opened and is not in view yet. */
  private isToBeSeen = false;
  /** The play to which the focus returns, counted from 0; null for none. */
  private left: number | null = null;

  constructor(
    private readonly host: ReactiveControllerHost & { readonly renderRoot: HTMLElement | DocumentFragment },
    private readonly account: AskedAccount,
  ) {
    host.addController(this);
  }

  hostUpdate(): void {
    const { before } = this;
    const { asked } = this.account;
    if (asked === before) return;
    this.before = asked;
    if (asked) {
      this.next = this.successor;
      this.isToBeSeen = true;
    } else {
      this.isToBeSeen = false;
      this.left = this.focused?.closest('.why') ? before!.plays.length - 1 : null;
    }
  }

  hostUpdated(): void {
    const root = this.host.renderRoot;
    if (this.left !== null) giveFocusBack(root, this.left);
    this.left = null;
    if (this.isToBeSeen && arrive(root, this.next)) this.isToBeSeen = false;
  }

  private get focused(): Element | null {
    return (this.host.renderRoot as ShadowRoot).activeElement;
  }

  /** The control of the account that follows the one with the focus, by a selector. */
  private get successor(): string | null {
    const { focused } = this;
    if (focused?.matches('.played-cost')) return '.why-back';
    if (!focused?.closest('.panel') || focused.closest('.why')) return null;
    if (!focused.matches('.pager-step')) return '.why-back';
    return `.why-back, .crumb .pager-step:nth-child(${focused.matches(':last-child') ? 2 : 1})`;
  }
}

/**
 * Scrolls the account into view and moves the focus there.
 * @param focus selector of the control that gets the focus; null to leave it
 * @returns whether the account has been drawn
 */
function arrive(root: ParentNode, focus: string | null): boolean {
  const title = root.querySelector<HTMLElement>('.crumb');
  if (!title) return false;
  // The last one is the nearest to where the focus was; in a narrow element it is not drawn.
  const places = focus === null ? [] : [...root.querySelectorAll<HTMLElement>(focus)];
  places.findLast((place) => place.getClientRects().length > 0)?.focus({ preventScroll: true });
  bringIntoView(title, root.querySelector('.board')!);
  return true;
}

/** Scrolls the account into view if it is below it, as far as the board stays in view whole. */
function bringIntoView(title: HTMLElement, board: Element): void {
  const { bottom } = title.getBoundingClientRect();
  const account = title.parentElement!.getBoundingClientRect().bottom - bottom;
  const roomBelow = innerHeight - (bottom - board.getBoundingClientRect().top) - MARGIN;
  title.style.scrollMarginBlockEnd = `${Math.max(FIRST_LINES, Math.min(account, roomBelow))}px`;
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  title.scrollIntoView({ block: 'nearest', behavior: isCalm ? 'instant' : 'smooth' });
}

/** Moves the focus to a play in the list that is open now, or else to its tab. */
function giveFocusBack(root: ParentNode, play: number): void {
  const place = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);
  const inList = place(`[role=tabpanel] :is([data-mistake='${play}'], [data-why='${play}'])`);
  (inList ?? place('[role=tab][aria-selected=true]'))?.focus();
}
