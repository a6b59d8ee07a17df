/** Moves the focus and the view to the account when it is drawn, and the focus back to the play when it closes. */

/** The lines of the account that are seen in any case, in pixels below its title. */
const FIRST_LINES = 88;
/** Stays free above the board. */
const MARGIN = 4;

/**
 * Scrolls the account into view and moves the focus there.
 * @param focus selector of the control that gets the focus; null to leave it
 * @returns whether the account has been drawn
 */
export function arrive(root: ParentNode, focus: string | null): boolean {
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
export function giveFocusBack(root: ParentNode, play: number): void {
  const place = (selector: string): HTMLElement | null => root.querySelector<HTMLElement>(selector);
  const inList = place(`[role=tabpanel] :is([data-turn='${play}'], [data-why='${play}'])`);
  (inList ?? place('[role=tab][aria-selected=true]'))?.focus();
}
