/** The keys that a reader needs most, in one line, and the button for the list of all. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { KEYS } from '../../state/keys.ts';
import type { Messages } from '../../text/messages.ts';

/** @param hasMistakes whether there is a key for the next mistake */
export function keysHint({ keysHint: say }: Messages, hasMistakes: boolean, onAll: () => void): TemplateResult {
  const mistake = html`<kbd>${KEYS.nextMistake}</kbd> ${say.mistake}, `;
  return html`<p class="keys">
    <kbd>←</kbd> <kbd>→</kbd> ${say.step}, <kbd>${KEYS.best}</kbd> ${say.best}, ${hasMistakes ? mistake : ''}<button
      type="button"
      part="button"
      @click=${onAll}
    >
      <kbd>${KEYS.help}</kbd> ${say.all}
    </button>
  </p>`;
}
