/** The arrangement of one element, read before each update, with its ways to draw hands loaded. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { dispatchError } from '../state/events.ts';
import { Lazy } from '../kit/lazy.ts';
import { adopt } from '../kit/adopt.ts';
import { readArrangement } from '../state/arrangement.ts';
import type { Fault, Settings } from '../state/arrangement.ts';

interface Host extends ReactiveControllerHost, HTMLElement, Settings {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** Seats in words. */
const words = new Lazy(() => import('../state/letters.ts'));

/** Whole faces and diagrams. */
export const otherHands = new Lazy(() => import('../views/board/hand/other-hands.ts'));

/** Each fault is reported to the page once. */
export class ArrangementController implements ReactiveController {
  now = readArrangement({ hands: null, played: null, bottom: null, show: null, density: null });
  /** Whether nothing can be drawn yet, as the first way to draw the hands is still loading. */
  isWaiting = false;
  private hasDrawn = false;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostUpdate(): void {
    const before = new Set(this.now.faults.map(({ message }) => message));
    this.now = this.withLoadedHands(this.read());
    for (const { setting, message } of this.now.faults) {
      if (!before.has(message)) void dispatchError(this.host, { code: 'bad-setting', message, field: setting });
    }
  }

  /** The settings. Until the reader of words has loaded, or if it fails to load, seats in words are not read. */
  private read(): ReturnType<typeof readArrangement> {
    const read = readArrangement(this.host);
    const isOfSeats = ({ setting }: Fault): boolean => setting === 'bottom' || setting === 'show';
    if (!read.faults.some(isOfSeats)) return read;
    const part = words.for(this.host);
    if (part) return readArrangement(part.settingsInLetters(this.host));
    return words.problem ? read : { ...read, faults: read.faults.filter((fault) => !isOfSeats(fault)) };
  }

  /** Until the way to draw the hands has loaded, or if it fails to load, they are drawn as tiles. */
  private withLoadedHands(read: ReturnType<typeof readArrangement>): ReturnType<typeof readArrangement> {
    const { arrangement, faults } = read;
    const part = arrangement.hands === 'tiles' ? null : otherHands.for(this.host);
    const isDrawable = arrangement.hands === 'tiles' || part !== null || otherHands.problem !== null;
    this.isWaiting = !isDrawable && !this.hasDrawn;
    this.hasDrawn ||= isDrawable;
    if (arrangement.hands === 'tiles') return read;
    if (!part) return { arrangement: { ...arrangement, hands: 'tiles' }, faults };
    adopt(this.host.renderRoot, part.styles);
    return read;
  }
}
