/**
 * The buttons that move through the deal. At either end they stay focusable, so that the focus is not lost. In a wide
 * element they are at both sides of the chart, in a narrow one in a row below it, with the best card in the middle.
 */
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Messages } from '../../text/messages.ts';

interface StepsView {
  readonly messages: Messages;
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  /** Whether the best cards are known; null if they are not to be shown. */
  readonly canPlayBest: boolean | null;
  readonly onFirst: () => void;
  readonly onBack: () => void;
  readonly onBest: () => void;
  readonly onForward: () => void;
  readonly onLast: () => void;
}

export const ICONS = {
  first: svg`<path d="M4 4h2v12H4zM16 4v12l-9-6z"/>`,
  back: svg`<path d="M14 4v12L4.5 10z"/>`,
  best: svg`<path d="m10 2 2.4 5.3 5.6.6-4.2 3.8 1.2 5.7L10 14.5l-5 2.9 1.2-5.7L2 7.9l5.6-.6z"/>`,
  forward: svg`<path d="M6 4v12l9.5-6z"/>`,
  last: svg`<path d="M14 4h2v12h-2zM4 4v12l9-6z"/>`,
};

export function stepButtons(view: StepsView): TemplateResult {
  const { messages, canGoBack, canGoForward, canPlayBest } = view;
  return html`<div class="steps">
    <div class="backwards">
      ${button(messages, 'first', !canGoBack, view.onFirst)} ${button(messages, 'back', !canGoBack, view.onBack)}
    </div>
    ${canPlayBest === null ? nothing : button(messages, 'best', !canPlayBest, view.onBest)}
    <div class="forwards">
      ${button(messages, 'forward', !canGoForward, view.onForward)}
      ${button(messages, 'last', !canGoForward, view.onLast)}
    </div>
  </div>`;
}

function button(messages: Messages, step: keyof typeof ICONS, off: boolean, onClick: () => void): TemplateResult {
  return stepButton(step, messages[step], ICONS[step], off, onClick);
}

export function stepButton(
  step: keyof typeof ICONS,
  title: string,
  icon: SVGTemplateResult,
  off: boolean,
  onClick: () => void,
): TemplateResult {
  return html`<button
    type="button"
    part="button"
    data-step=${step}
    title=${title}
    aria-disabled=${off ? 'true' : 'false'}
    @click=${onClick}
  >
    <svg viewBox="0 0 20 20" aria-hidden="true">${icon}</svg>
    <span class="spoken">${title}</span>
  </button>`;
}
