/**
 * The buttons that move through the deal, and the slider. At either end the buttons stay focusable, so that the focus
 * is not lost.
 */
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Card } from '../../game/cards.ts';
import type { Look } from '../decks/look.ts';
import type { Messages } from '../language/messages.ts';
import { index } from '../board/card.ts';

export interface ControlsView {
  readonly look: Look;
  readonly ply: number;
  readonly cardsInDeal: number;
  /** The next card of the line, if there is one. */
  readonly next: Card | undefined;
  readonly canGoForward: boolean;
  /** Whether the best cards are known; null if they are not to be shown. */
  readonly canPlayBest: boolean | null;
  /** The play shown, in words; until they load, its number is shown. */
  readonly place: string | undefined;
  /**
   * Whether to keep room for the button that goes back to the record. It is visible when the line has left the
   * record.
   */
  readonly hasRecord: boolean;
  readonly hasLeftRecord: boolean;
  readonly hasKeys: boolean;
  readonly onFirst: () => void;
  readonly onBack: () => void;
  readonly onBest: () => void;
  readonly onForward: () => void;
  readonly onLast: () => void;
  /** Goes to that ply, or to the last one possible. @returns the ply reached */
  readonly onSlide: (ply: number) => number;
  readonly onBackToRecord: () => void;
  readonly onKeyList: () => void;
}

const ICONS = {
  first: svg`<path d="M4 3V13M13 3 6.5 8 13 13Z"/>`,
  back: svg`<path d="M11 3 4.5 8 11 13Z"/>`,
  best: svg`<path d="M8 2 9.8 6 14 6.4 10.8 9.3 11.8 13.6 8 11.3 4.2 13.6 5.2 9.3 2 6.4 6.2 6Z"/>`,
  forward: svg`<path d="M5 3 11.5 8 5 13Z"/>`,
  last: svg`<path d="M12 3V13M3 3 9.5 8 3 13Z"/>`,
};

export function controls(view: ControlsView): TemplateResult {
  const { messages } = view.look;
  const atStart = view.ply === 0;
  const atEnd = !view.canGoForward;
  const progress = messages.progress(view.ply, view.cardsInDeal);
  return html`<div class="controls" part="controls" role="group" aria-label=${messages.controls}>
    <div class="steps">
      ${button(messages, 'first', ICONS.first, atStart, view.onFirst)}
      ${button(messages, 'back', ICONS.back, atStart, view.onBack)}
      ${view.canPlayBest === null ? nothing : button(messages, 'best', ICONS.best, !view.canPlayBest, view.onBest)}
      ${button(messages, 'forward', ICONS.forward, atEnd, view.onForward)}
      ${button(messages, 'last', ICONS.last, atEnd, view.onLast)}
    </div>
    <input
      class="slider"
      part="slider"
      type="range"
      min="0"
      max=${view.cardsInDeal}
      .value=${`${view.ply}`}
      aria-label=${messages.slider}
      aria-valuetext=${view.place ?? progress}
      @input=${({ target }: InputEvent) => slide(target as HTMLInputElement, view)}
    />
    <p class="progress">${progress}${view.next ? html`, ${messages.next} ${index(view.look, view.next)}` : nothing}</p>
    ${
      view.hasRecord
        ? html`<button
            type="button"
            class="record ${view.hasLeftRecord ? '' : 'kept'}"
            part="button"
            @click=${view.onBackToRecord}
          >
            ${messages.backToRecord}
          </button>`
        : nothing
    }
    <p class="keys" id="keys">${view.hasKeys ? messages.keys : nothing}</p>
    ${
      view.hasKeys
        ? html`<button type="button" class="key-list-button" part="button" @click=${view.onKeyList}>
            ${messages.keyListHint}
          </button>`
        : nothing
    }
  </div>`;
}

/** The thumb stops at the end of the deal. */
function slide(slider: HTMLInputElement, { onSlide }: ControlsView): void {
  slider.value = `${onSlide(Number(slider.value))}`;
}

type Step = keyof typeof ICONS;

function button(
  messages: Messages,
  step: Step,
  icon: SVGTemplateResult,
  off: boolean,
  onClick: () => void,
): TemplateResult {
  return html`<button
    type="button"
    part="button"
    data-step=${step}
    title=${messages[step]}
    aria-disabled=${off ? 'true' : 'false'}
    @click=${onClick}
  >
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">${icon}</svg>
    <span class="spoken">${messages[step]}</span>
  </button>`;
}
