/**
 * The wheel and the finger over the trick in the middle. The wheel steps only while the focus is inside, so that the
 * page under the pointer still scrolls, and it scrolls again at either end of the deal. A finger swipes sideways; up
 * and down it scrolls the page (`touch-action`).
 */

/** A notch of a wheel is 50 to 120 CSS pixels, by system and zoom; a touch pad sends many small ones. */
const WHEEL_STEP = 40;
const WHEEL_LINE = 20;
/** The distance of a swipe, in CSS pixels. */
const SWIPE = 32;

interface GestureActions {
  /** Whether the focus is inside the element. */
  readonly hasFocus: () => boolean;
  /** Whether a step in that direction is possible. */
  readonly canStep: (by: 1 | -1) => boolean;
  readonly onWheel: (by: 1 | -1) => void;
  readonly onSwipe: (by: 1 | -1) => void;
}

export class Gestures {
  private scrolled = 0;
  private touched: { readonly id: number; readonly x: number; readonly y: number } | null = null;

  constructor(private readonly actions: GestureActions) {}

  readonly wheel = {
    handleEvent: (event: WheelEvent): void => {
      if (!isInTrick(event) || event.ctrlKey || event.shiftKey || !this.actions.hasFocus()) return;
      const delta = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : WHEEL_LINE);
      const by = delta > 0 ? 1 : -1;
      if (delta === 0 || !this.actions.canStep(by)) return;
      event.preventDefault();
      this.scrolled = Math.sign(this.scrolled) === by ? this.scrolled + delta : delta;
      if (Math.abs(this.scrolled) < WHEEL_STEP) return;
      this.scrolled = 0;
      this.actions.onWheel(by);
    },
    passive: false,
  };

  readonly onPointerdown = (event: PointerEvent): void => {
    const isFinger = event.pointerType !== 'mouse' && event.isPrimary;
    this.touched = isFinger && isInTrick(event) ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  };

  readonly onPointermove = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    if (this.touched?.id !== pointerId) return;
    const [across, down] = [clientX - this.touched.x, clientY - this.touched.y];
    if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return;
    this.touched = null;
    // As when turning pages: a swipe to the left goes forward.
    this.actions.onSwipe(across < 0 ? 1 : -1);
  };

  readonly onPointerend = (): void => {
    this.touched = null;
  };
}

const isInTrick = ({ target }: Event): boolean => target instanceof Element && target.closest('.middle') !== null;
