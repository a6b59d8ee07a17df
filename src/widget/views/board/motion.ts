/**
 * The motion of a single step forward: the card moves from its hand to the trick, and a complete trick moves to its
 * winner. The new position is drawn at once and nothing waits for the motion. There is none for steps back, for
 * several plays at once, and for readers who prefer reduced motion.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Seat } from '../../../game/cards.ts';
import type { Table } from '../../state/table.ts';
import { playsMade, trickInMiddle } from '../../state/table.ts';

const TIMING: KeyframeAnimationOptions = { duration: 160, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

/** The measurements of a step, taken before it is drawn. */
interface Step {
  /** The seat that plays, and the card's place before. */
  readonly seat: Seat;
  readonly from: DOMRect;
  /** The faces of a complete trick with their places, and its winner. */
  readonly taken: readonly (readonly [face: Element, at: DOMRect])[];
  readonly winner: Seat | null;
}

export class MotionController implements ReactiveController {
  private drawn: Table | null = null;
  private step: Step | null = null;
  /** The moving cards of the trick. */
  private readonly flying = new Set<Element>();

  /** @param shown the table that is being drawn */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly shown: () => Table | null,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.land();
  }

  hostUpdate(): void {
    const [before, after] = [this.drawn, this.shown()];
    this.step = before && after && isStep(before, after) && !wantsStillness() ? this.measure(before, after) : null;
  }

  hostUpdated(): void {
    const after = this.shown();
    if (after?.position !== this.drawn?.position) this.land();
    this.drawn = after;
    const { step } = this;
    this.step = null;
    if (!step) return;
    const face = this.find(`.slot[data-seat=${step.seat}] .face`);
    face?.animate([{ transform: movement(face.getBoundingClientRect(), step.from) }, { transform: 'none' }], TIMING);
    if (step.winner) this.take(step.taken, step.winner);
  }

  private find(selector: string): Element | null {
    return this.host.shadowRoot!.querySelector(selector);
  }

  private measure(before: Table, after: Table): Step | null {
    const seat = before.position.toPlay;
    const card = after.line[before.ply];
    const hand = seat && this.find(`.hand[data-seat=${seat}]`);
    if (!seat || !hand) return null;
    const place = hand.querySelector(`[data-card=${card}]`) ?? [...hand.querySelectorAll('.back')].at(-1) ?? hand;
    const from = (place.querySelector('.tile, .face') ?? place).getBoundingClientRect();
    const { cards, winner } = trickInMiddle(before);
    const faces = cards.length === 4 ? [...this.host.shadowRoot!.querySelectorAll('.slot .face')] : [];
    const taken = faces.map((face) => [face.cloneNode(true) as Element, face.getBoundingClientRect()] as const);
    return { seat, from, taken, winner: taken.length ? winner : null };
  }

  /** Draws copies of the trick's cards that move to the winner and fade out there. */
  private take(taken: Step['taken'], winner: Seat): void {
    const frame = this.find('.frame');
    const to = this.find(`.hand[data-seat=${winner}] .seat`)?.getBoundingClientRect();
    if (!frame || !to) return;
    const origin = frame.getBoundingClientRect();
    for (const [face, at] of taken) {
      face.classList.add('flying');
      Object.assign((face as SVGElement).style, {
        left: `${at.left - origin.left}px`,
        top: `${at.top - origin.top}px`,
        width: `${at.width}px`,
        height: `${at.height}px`,
      });
      frame.append(face);
      this.flying.add(face);
      const target = new DOMRect(to.left + to.width / 2 - at.width / 4, to.top, at.width / 2, at.height / 2);
      const way = [{ transform: 'none' }, { opacity: 1, offset: 0.6 }, { transform: movement(at, target), opacity: 0 }];
      face.animate(way, TIMING).onfinish = () => this.land(face);
    }
  }

  /** Removes copies: one that has arrived, or all. */
  private land(...arrived: Element[]): void {
    for (const face of arrived.length ? arrived : this.flying) {
      face.remove();
      this.flying.delete(face);
    }
  }
}

/** Whether `after` is `before` with one more play. */
function isStep(before: Table, after: Table): boolean {
  if (after.setup !== before.setup || after.ply !== before.ply + 1) return false;
  return playsMade(before).every((card, i) => after.line[i] === card);
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The transform that moves a box to another place and size. */
function movement(from: DOMRect, to: DOMRect): string {
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = from.width ? `scale(${to.width / from.width}, ${to.height / from.height})` : '';
  return `translate(${x}px, ${y}px) ${scale}`;
}
