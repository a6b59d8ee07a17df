/**
 * The queue in which the elements of a page draw. A task draws for a short time only, so that the page answers its reader in between; other
 * elements wait. Those in or near the view come first, the rest while the page is idle. A page with few elements draws each of them at once, and
 * a page that is printed draws all of them.
 */

/** Milliseconds of drawing in a task. One element takes a few of them, on a slow device many. */
const TASK_MS = 16;
/** Milliseconds that an element outside the view waits at most for the page to be idle. */
const LONGEST_WAIT_MS = 500;
/** An element this near to the view is drawn before a reader scrolls to it. */
const NEAR = '50%';

/** Elements that wait, in the order in which they asked, with what draws them. */
const waiting = new Map<Element, () => void>();
/** Those of them that are in or near the view. */
const near = new Set<Element>();
/** Milliseconds drawn in this task. */
let spent = 0;
let isCounting = false;
/** Whether a task that draws is planned soon, and one when the page is idle. */
let isSoon = false;
let isIdle = false;

/** Whether an element is in or near the view. It tells of each element soon after it begins to wait. */
const sight =
  typeof IntersectionObserver === 'undefined'
    ? null
    : new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (!isIntersecting) near.delete(target);
            else if (waiting.has(target)) near.add(target);
          }
          if (near.size > 0) plan();
        },
        { rootMargin: NEAR },
      );

/** A page with more elements than these lets them draw one after another. If more are put into it in one task, they begin in the next. */
const MANY = 20;
/** Elements in the page, and those put into it in this task. */
let present = 0;
let arrived = 0;

/** An element has been put into the page. */
export function arrive(): void {
  present++;
  if (arrived++ === 0) afterTask(() => (arrived = 0));
}

/** An element has been taken out of the page. */
export function leave(): void {
  present--;
}

/** Draws an element, and does not wait for anything. */
type Draw = () => void | Promise<unknown>;

/** Draws an element now, or when the queue comes to it. */
export function drawInQueue(element: HTMLElement, draw: Draw): void | Promise<unknown> {
  const isShort = spent < TASK_MS && arrived <= MANY;
  if (waiting.size === 0 && (present <= MANY || isShort)) return timed(draw);
  const isOneOfMany = arrived > MANY;
  return new Promise((resolve) => {
    waiting.set(element, () => {
      // Of so many, the browser lays out and paints only those in or near the view (base-style.ts).
      if (isOneOfMany) element.style.setProperty('--_visibility', 'auto');
      // An error of the drawing rejects the inner promise.
      resolve(new Promise((done) => done(timed(draw))));
    });
    if (element.matches(':focus-within')) near.add(element);
    else sight?.observe(element);
    plan();
  });
}

/** Draws, and counts the time until the task has ended. */
function timed(draw: Draw): void | Promise<unknown> {
  const start = performance.now();
  try {
    return draw();
  } finally {
    spent += performance.now() - start;
    if (!isCounting) afterTask(() => ((spent = 0), (isCounting = false)));
    isCounting = true;
  }
}

/** Plans the next task that draws: soon for an element near the view, for the others when the page is idle. */
function plan(): void {
  if (near.size > 0 && !isSoon) {
    isSoon = true;
    afterTask(() => {
      isSoon = false;
      drawSome(near);
    });
  }
  if (isIdle) return;
  isIdle = true;
  const next = (): void => {
    isIdle = false;
    drawSome(waiting);
  };
  // WebKit does not tell when a page is idle.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(next, { timeout: LONGEST_WAIT_MS });
  else setTimeout(next);
}

/** Lets elements draw for as long as a task may, in their order. */
function drawSome(of: Pick<ReadonlyMap<Element, unknown>, 'keys'>): void {
  for (const element of [...of.keys()]) {
    if (spent >= TASK_MS) break;
    release(element);
  }
  if (waiting.size > 0) plan();
}

function release(element: Element): void {
  const go = waiting.get(element);
  waiting.delete(element);
  near.delete(element);
  sight?.unobserve(element);
  go?.();
}

/** Calls back in a task of its own, in which the browser may draw and answer before. */
function afterTask(call: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    call();
  };
  port2.postMessage(null);
}

const releaseAll = (): void => [...waiting.keys()].forEach(release);
if (typeof matchMedia === 'function') {
  addEventListener('beforeprint', releaseAll);
  matchMedia('print').addEventListener('change', releaseAll);
}
