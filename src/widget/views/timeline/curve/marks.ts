/**
 * The marks on the curve: the sign of each play that cost something or was lucky, below the curve for the side of the screen and above it for
 * the other, as the value moves; the largest losses in figures; and the play that the pointer is over.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { sideOf } from '../../../../game/cards.ts';
import { index } from '../../board/card.ts';
import { sign } from '../../verdict/sign.ts';
import type { Interval } from '../../../state/knowledge.ts';
import type { LineAnnotations } from '../../../state/review/annotations.ts';
import { dragFrom } from '../slider.ts';
import type { CurveView } from './curve-view.ts';
import { reachOf, roomierSide, sidesOf } from './figures.ts';
import { heightOf } from './scale.ts';

export function marks(view: CurveView, scale: Interval): (TemplateResult | typeof nothing)[] {
  const { look, cardsInDeal, annotations } = view;
  const { plays, values, largestLosses } = annotations;
  const drawn = [...plays.keys()]
    .filter((play) => hasMark(annotations, play))
    .map((play) => {
      const { by, lost, verdict } = plays[play]!;
      const isUp = sideOf(by) !== view.side;
      // Within the chart, whatever the value, and above its foot.
      const height = Math.min(Math.max(heightOf(scale, values[play + 1]!), 14), isUp ? 86 : 78);
      const figure = largestLosses.has(play) ? look.messages.chipLost(lost!) : '';
      return {
        play,
        verdict: verdict ?? ('open' as const),
        at: play + 1,
        isUp,
        height,
        top: height + (isUp ? -12 : 12),
        figure,
      };
    });
  const sides = sidesOf(drawn, cardsInDeal, view.ply, isFigureLeft(annotations, view.ply, cardsInDeal));
  return [
    ...drawn.map(({ play, verdict, at, isUp, height, figure }, i) => {
      const side = sides[i]!;
      const toPlayhead = side ? at - view.ply : view.ply - at;
      const isStruck = toPlayhead > 0 && toPlayhead < reachOf(figure, cardsInDeal);
      return html`<span
        class="mark ${side} ${figure && 'large'} ${verdict === 'error' ? 'reproach' : ''}"
        data-play=${play}
        .style=${place(view, at, `calc(${height}% ${isUp ? '-' : '+'} 8px)`)}
        @click=${() => view.onMark(play)}
        @pointerdown=${({ currentTarget, pointerId }: PointerEvent) =>
          (currentTarget as Element).releasePointerCapture(pointerId)}
        @pointerleave=${(event: PointerEvent) => event.buttons === 1 && dragFrom(event)}
      >
        ${sign(verdict, isUp)} ${figure ? html`<b class=${isStruck ? 'struck' : ''}>${figure}</b>` : nothing}
      </span>`;
    }),
    pointer(view, scale),
  ];
}

/** The part of the chart in which a value at the playhead could meet the scale, in a narrow chart. */
const MIDDLE = [0.2, 0.8] as const;

/** Whether the value at the playhead is better to its left: in the middle where the scale is not, elsewhere where marks follow and none is before. */
export function isFigureLeft(annotations: LineAnnotations, ply: number, cardsInDeal: number): boolean {
  const share = ply / cardsInDeal;
  if (share > MIDDLE[0] && share < MIDDLE[1]) return roomierSide(ply, cardsInDeal) !== 'west';
  const near = (from: number, to: number): boolean =>
    Array.from({ length: to - from + 1 }, (_, i) => ply + from + i - 1).some((play) => hasMark(annotations, play));
  return ply > 4 && near(0, 4) && !near(-4, -1);
}

export function hasMark({ plays, values }: LineAnnotations, play: number): boolean {
  const { lost, verdict } = plays[play] ?? {};
  return (Boolean(lost) || verdict === 'lucky') && typeof values[play + 1] === 'number';
}

/** The play that the pointer is over, its loss, and the value after it. */
function pointer(view: CurveView, scale: Interval): TemplateResult | typeof nothing {
  const { look, pointed, ply, payoff, annotations } = view;
  if (pointed === null || pointed === ply) return nothing;
  const { messages } = look;
  const play = annotations.plays[pointed - 1];
  const value = annotations.values[pointed] ?? null;
  if (!play && value === null) return nothing;
  const side = roomierSide(pointed, view.cardsInDeal);
  return html`<span class="pointed ${side}" .style=${place(view, pointed)}>
    ${value === null ? nothing : html`<i .style=${`inset-block-start: ${heightOf(scale, value)}%`}></i>`}
    <b
      >${play ? index(look, play.card) : nothing}
      ${play?.lost ? html`<span class=${play.verdict === 'error' ? 'loss' : ''}>${messages.chipLost(play.lost)}</span>` : nothing}
      ${value === null ? nothing : messages.figure(payoff, value)}</b
    >
  </span>`;
}

/** A style is set as a property, because of Content-Security-Policy. */
const place = ({ cardsInDeal }: CurveView, ply: number, top?: string): string =>
  `inset-inline-start: ${(100 * ply) / cardsInDeal}%${top ? `; inset-block-start: ${top}` : ''}`;
