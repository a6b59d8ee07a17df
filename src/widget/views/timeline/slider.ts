/**
 * The slider over chart and ribbon: a native one for keys and screen readers. The pointer is read here,
 * because browsers differ in how their sliders follow it: pressed or dragged in the chart it goes to a play, in the
 * ribbon to a trick.
 */
import { html, nothing } from 'lit';
import type { TemplateResult } from 'lit';
import { TRICK_SIZE } from '../../../game/play/trick.ts';

interface SliderView {
  readonly name: string;
  /** The position shown, in words; without them a screen reader says the number of plays. */
  readonly place: string | undefined;
  readonly ply: number;
  readonly cardsInDeal: number;
  /** Goes to that ply, or to the last one possible. @returns the ply reached */
  readonly onGo: (ply: number) => number;
  /** Called with the position that a mouse is over; null for none. */
  readonly onPoint: ((ply: number | null) => void) | undefined;
}

/** The step of a pointer that is held down: a play or a trick. */
const held = new WeakMap<EventTarget, 'plays' | 'tricks'>();

export function slider(view: SliderView): TemplateResult {
  return html`<input
    class="slider"
    part="slider"
    type="range"
    min="0"
    max=${view.cardsInDeal}
    .value=${`${view.ply}`}
    aria-label=${view.name}
    aria-valuetext=${view.place ?? nothing}
    @input=${({ target }: InputEvent) => onInput(target as HTMLInputElement, view)}
    @keydown=${(event: KeyboardEvent) => onKeydown(event, view)}
    @pointerdown=${(event: PointerEvent) => onPointerdown(event, view)}
    @pointermove=${(event: PointerEvent) => onPointermove(event, view)}
    @pointerup=${(event: PointerEvent) => onPointerup(event, view)}
    @pointerleave=${() => view.onPoint?.(null)}
    @pointercancel=${letGo}
    @lostpointercapture=${letGo}
  />`;
}

/** The thumb stops at the end of the plays that are known, and where the pointer has put it. */
function onInput(input: HTMLInputElement, { ply, onGo }: SliderView): void {
  input.value = `${held.has(input) ? ply : onGo(Number(input.value))}`;
}

/** The page keys go to the start of a trick. All other keys are the native slider's. */
function onKeydown(event: KeyboardEvent, { ply, onGo }: SliderView): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const trick = ply / TRICK_SIZE;
  const to = { PageUp: Math.floor(trick) + 1, PageDown: Math.ceil(trick) - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  onGo(Math.max(TRICK_SIZE * to, 0));
}

function onPointerdown(event: PointerEvent, view: SliderView): void {
  if (event.button !== 0) return;
  const input = event.currentTarget as HTMLInputElement;
  const ribbon = input.parentElement!.querySelector('.ribbon')!;
  held.set(input, event.clientY < ribbon.getBoundingClientRect().top ? 'plays' : 'tricks');
  input.setPointerCapture(event.pointerId);
  input.focus({ preventScroll: true });
  // A finger may be about to scroll the page. It moves the slider sideways, or when it is lifted.
  if (event.pointerType !== 'touch') view.onGo(plyAt(event, view));
}

/** Lets a pointer that has been pressed on a mark above the slider drag the slider. */
export function dragFrom({ currentTarget, pointerId }: PointerEvent): void {
  const input = (currentTarget as Element).closest('.chart')!.querySelector('input')!;
  held.set(input, 'plays');
  input.setPointerCapture(pointerId);
}

function onPointermove(event: PointerEvent, view: SliderView): void {
  if (held.has(event.currentTarget!)) view.onGo(plyAt(event, view));
  else if (event.pointerType === 'mouse') view.onPoint?.(plyAt(event, view));
}

/** Not every browser captures the mouse for a slider, so that this ends the press as well. */
function onPointerup(event: PointerEvent, view: SliderView): void {
  if (held.has(event.currentTarget!)) view.onGo(plyAt(event, view));
  letGo(event);
}

const letGo = ({ currentTarget }: PointerEvent): boolean => held.delete(currentTarget!);

function plyAt({ currentTarget, clientX }: PointerEvent, { cardsInDeal }: SliderView): number {
  const { left, width } = (currentTarget as HTMLElement).getBoundingClientRect();
  const share = Math.min(Math.max((clientX - left) / width, 0), 1);
  if (held.get(currentTarget!) !== 'tricks') return Math.round(share * cardsInDeal);
  const tricks = cardsInDeal / TRICK_SIZE;
  return TRICK_SIZE * Math.min(Math.floor(share * tricks), tricks - 1);
}
