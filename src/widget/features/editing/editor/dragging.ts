/**
 * Drags a card with mouse, pen or finger. A mouse drags as soon as it moves. A finger must hold the card for a moment
 * first, as a finger that moves at once is meant to scroll the page, which on a phone is full of cards. The dragged
 * tile stays in its place, and a copy of it follows the pointer.
 */

/** The distance that a mouse may move in a click, in CSS pixels. */
const CLICK_RADIUS = 5;
/** The time that a finger must hold a card before it drags, in milliseconds. */
export const HOLD_MS = 200;
/** The distance from the edge of the window at which the page scrolls during a drag, in CSS pixels. */
const SCROLL_EDGE = 56;
/** The distance that it scrolls in a frame, in CSS pixels. */
const SCROLL_STEP = 9;

interface DragActions {
  /** The pointer has held a tile for a moment and left it where it was. */
  onTap(tile: HTMLElement): void;
  /** The element under the pointer has changed; null if it is outside. */
  onOver(target: Element | null): void;
  /** The tile has been dropped on an element, or on nothing. */
  onDrop(tile: HTMLElement, target: Element | null): void;
}

export class Dragging {
  private tile: HTMLElement | null = null;
  private pointer = -1;
  private start = { x: 0, y: 0 };
  private at = { x: 0, y: 0 };
  /** Whether the pointer has moved farther than in a click. */
  private hasMoved = false;
  private ghost: HTMLElement | null = null;
  private holding: ReturnType<typeof setTimeout> | undefined;
  /** Time of the last drop. Browsers send a click after it, which is to be ignored. */
  private endedAt = -Infinity;

  /** @param root the parent of the copy, a positioned element in a shadow tree */
  constructor(
    private readonly root: () => HTMLElement | null,
    private readonly actions: DragActions,
  ) {}

  /** Whether a click only ends a drag. */
  isEndOfDrag(event: Event): boolean {
    return event.timeStamp - this.endedAt < 50;
  }

  readonly onPointerDown = (event: PointerEvent): void => {
    const tile = (event.target as Element).closest<HTMLElement>('[data-tile]');
    if (!tile || event.button !== 0 || !event.isPrimary) return;
    this.cancel();
    this.tile = tile;
    this.pointer = event.pointerId;
    this.hasMoved = false;
    this.start = this.at = { x: event.clientX, y: event.clientY };
    if (event.pointerType === 'touch') this.holding = setTimeout(() => this.begin(), HOLD_MS);
  };

  readonly onPointerMove = (event: PointerEvent): void => {
    if (!this.tile || event.pointerId !== this.pointer) return;
    this.at = { x: event.clientX, y: event.clientY };
    this.hasMoved ||= Math.hypot(this.at.x - this.start.x, this.at.y - this.start.y) > CLICK_RADIUS;
    if (this.ghost) return this.follow();
    if (!this.hasMoved) return;
    if (event.pointerType === 'touch') this.cancel();
    else this.begin();
  };

  readonly onPointerUp = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer || !this.tile) return;
    const { tile, ghost } = this;
    const target = ghost && this.under();
    if (ghost) this.endedAt = event.timeStamp;
    this.cancel();
    if (!ghost) return;
    if (this.hasMoved) this.actions.onDrop(tile, target);
    else this.actions.onTap(tile);
  };

  /** Whether a card is being dragged. */
  get isActive(): boolean {
    return this.ghost !== null;
  }

  readonly cancel = (): void => {
    clearTimeout(this.holding);
    if (this.ghost) this.actions.onOver(null);
    this.ghost?.remove();
    this.ghost = null;
    this.tile = null;
  };

  /** A finger that drags a card does not scroll the page. The listener must not be passive. */
  readonly onTouchMove = {
    passive: false,
    handleEvent: (event: TouchEvent): void => {
      if (this.ghost && event.cancelable) event.preventDefault();
    },
  };

  /** A long touch on a held card opens no menu. */
  readonly onContextMenu = (event: Event): void => {
    if (this.ghost || this.holding !== undefined) {
      if ((event.target as Element).closest('[data-tile]') && (event as PointerEvent).pointerType === 'touch') {
        event.preventDefault();
      }
    }
  };

  private begin(): void {
    const { tile } = this;
    const root = this.root();
    if (!tile || !root) return;
    tile.setPointerCapture(this.pointer);
    const ghost = tile.cloneNode(true) as HTMLElement;
    ghost.classList.add('ghost');
    ghost.setAttribute('aria-hidden', 'true');
    for (const name of ['data-tile', 'data-card', 'tabindex']) ghost.removeAttribute(name);
    root.append(ghost);
    this.ghost = ghost;
    this.follow();
    requestAnimationFrame(this.scroll);
  }

  private follow(): void {
    const box = this.root()?.getBoundingClientRect();
    if (!box || !this.ghost) return;
    this.ghost.style.translate = `${this.at.x - box.left}px ${this.at.y - box.top}px`;
    this.actions.onOver(this.under());
  }

  private under(): Element | null {
    const tree = this.tile?.getRootNode() as ShadowRoot | undefined;
    return tree?.elementFromPoint(this.at.x, this.at.y) ?? null;
  }

  private readonly scroll = (): void => {
    // The copy may have left the page together with the element.
    if (!this.ghost?.isConnected) return;
    const below = this.at.y > innerHeight - SCROLL_EDGE;
    if (below || this.at.y < SCROLL_EDGE) {
      scrollBy(0, below ? SCROLL_STEP : -SCROLL_STEP);
      this.follow();
    }
    requestAnimationFrame(this.scroll);
  };
}
