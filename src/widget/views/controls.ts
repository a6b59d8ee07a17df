/** Buttons to move through the deal. They stay focusable at its ends, so that the focus is never lost under a finger. */
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Card } from '../../game/cards.ts';
import { messages } from '../messages.ts';
import { face } from './pip.ts';

export interface ControlsView {
  readonly ply: number;
  readonly cardsInDeal: number;
  /** The card with which the line goes on, if it does. */
  readonly next: Card | undefined;
  readonly canGoForward: boolean;
  /** With a record there is room for the way back to it, which shows when the line has left it. */
  readonly hasRecord: boolean;
  readonly hasLeftRecord: boolean;
  readonly onFirst: () => void;
  readonly onBack: () => void;
  readonly onForward: () => void;
  readonly onLast: () => void;
  readonly onBackToRecord: () => void;
}

const ICONS = {
  first: svg`<path d="M4 3V13M13 3 6.5 8 13 13Z"/>`,
  back: svg`<path d="M11 3 4.5 8 11 13Z"/>`,
  forward: svg`<path d="M5 3 11.5 8 5 13Z"/>`,
  last: svg`<path d="M12 3V13M3 3 9.5 8 3 13Z"/>`,
};

export function controls(view: ControlsView): TemplateResult {
  const atStart = view.ply === 0;
  const atEnd = !view.canGoForward;
  return html`<div class="controls" part="controls" role="group" aria-label=${messages.controls}>
    ${button('first', ICONS.first, atStart, view.onFirst)} ${button('back', ICONS.back, atStart, view.onBack)}
    ${button('forward', ICONS.forward, atEnd, view.onForward)} ${button('last', ICONS.last, atEnd, view.onLast)}
    <p class="progress">
      ${messages.progress(view.ply, view.cardsInDeal)}${view.next ? html`, ${messages.next} ${face(view.next)}` : nothing}
    </p>
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
    <p class="keys" id="keys">${messages.keys}</p>
  </div>`;
}

type Step = keyof typeof ICONS;

function button(step: Step, icon: SVGTemplateResult, off: boolean, onClick: () => void): TemplateResult {
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
