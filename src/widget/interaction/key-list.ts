/**
 * The list of keys: a dialog, which Escape closes and which gives the focus back to where it was. It is loaded, with what it says, when a
 * reader first opens it.
 */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import type { Speech } from '../../notation/meld-words.ts';
import { KEY_ACTIONS, KEYS } from './keys.ts';
import type { KeyAction } from './keys.ts';
import type { Messages } from '../language/messages.ts';
import { keyList as sheet } from './key-list-style.ts';

export const styles = [sheet];

export const keyList = ({ speech }: Messages): TemplateResult => view(keyListMessages(speech));

function view(say: ReturnType<typeof keyListMessages>): TemplateResult {
  const name = (key: string): string => say.names[key] ?? key;
  return html`<dialog class="key-list" part="keys" aria-labelledby="key-list-title">
    <form method="dialog">
      <p class="key-list-title" id="key-list-title">${say.title}</p>
      <p>${say.intro}</p>
      <dl>
        ${KEY_ACTIONS.map(
          (action) =>
            html`<div>
              <dt>${KEYS[action].map((key) => html`<kbd>${name(key)}</kbd>`)}</dt>
              <dd>${say.actions[action]}</dd>
            </div>`,
        )}
      </dl>
      <button part="button" class="key-list-button">${say.close}</button>
    </form>
  </dialog>`;
}

export function keyListMessages({ msg }: Speech) {
  return {
    title: msg('Keys'),
    intro: msg('While the focus is inside the deal:'),
    close: msg('Close'),
    actions: {
      back: msg('one play back'),
      forward: msg('one play forward'),
      up: msg('the card above or before'),
      down: msg('the card below or after'),
      first: msg('to the first lead'),
      last: msg('to the end'),
      best: msg('play a best card'),
      engine: msg('engine on and off; hidden values here on and off'),
      nextMistake: msg('to the next mistake'),
      previousMistake: msg('to the mistake before'),
      turn: msg('turn the table'),
      help: msg('this list'),
    } satisfies Record<KeyAction, string>,
    names: {
      ArrowLeft: msg('← left'),
      ArrowRight: msg('→ right'),
      ArrowUp: msg('↑ up'),
      ArrowDown: msg('↓ down'),
      Home: msg('Home'),
      End: msg('End'),
      ' ': msg('Space'),
    } as Readonly<Record<string, string>>,
  };
}
