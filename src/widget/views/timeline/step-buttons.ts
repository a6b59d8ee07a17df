/**
 * The buttons that move through the deal. At either end they stay focusable, so that the focus is not lost. In a wide
 * element they are at both sides of the chart, in a narrow one in a row below it, with the best card in the middle.
 */
import { html, nothing, svg } from 'lit';
import type { SVGTemplateResult, TemplateResult } from 'lit';
import type { Messages } from '../../text/messages.ts';

/** Which buttons do something. */
export interface Possible {
  readonly back: boolean;
  readonly forward: boolean;
  readonly last: boolean;
  /** Whether the best cards are known; null if they are not to be shown. */
  readonly best: boolean | null;
}

export type Steps = Readonly<Record<Exclude<keyof typeof ICONS, 'best'>, () => void>> & { readonly best?: () => void };

export const ICONS = {
  first: svg`<path d="M4 4h2v12H4zM16 4v12l-9-6z"/>`,
  back: svg`<path d="M14 4v12L4.5 10z"/>`,
  best: svg`<path d="m10 2 2.4 5.3 5.6.6-4.2 3.8 1.2 5.7L10 14.5l-5 2.9 1.2-5.7L2 7.9l5.6-.6z"/>`,
  forward: svg`<path d="M6 4v12l9.5-6z"/>`,
  last: svg`<path d="M14 4h2v12h-2zM4 4v12l9-6z"/>`,
};

export function stepButtons(messages: Messages, can: Possible, steps: Steps): TemplateResult {
  const button = (step: keyof typeof ICONS, isPossible: boolean): TemplateResult =>
    stepButton(step, messages[step], ICONS[step], !isPossible, steps[step]);
  return html`<div class="steps">
    <div class="backwards">${button('first', can.back)} ${button('back', can.back)}</div>
    ${can.best === null ? nothing : button('best', can.best)}
    <div class="forwards">${button('forward', can.forward)} ${button('last', can.last)}</div>
  </div>`;
}

function stepButton(
  step: keyof typeof ICONS,
  title: string,
  icon: SVGTemplateResult,
  off: boolean,
  onClick: (() => void) | undefined,
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
