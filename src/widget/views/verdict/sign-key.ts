/** The key of the signs, in one line or two. */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Messages } from '../../text/messages.ts';
import { sign } from './sign.ts';

export function signKey({ verdicts, soundUnmarked, signKey }: Messages): TemplateResult {
  return html`<p class="sign-key">
    <span>${sign('error')} ${verdicts.error}</span> <span>${sign('unlucky')} ${verdicts.unlucky}</span>
    <span>${sign('lucky')} ${verdicts.lucky}</span> <span>${sign('sound')} ${soundUnmarked}</span>
    <span class="key-words">${signKey}</span>
  </p>`;
}
