/**
 * The list of keys: a dialog. Escape closes it, and the focus returns to where it was. It loads when the reader first
 * opens it.
 */
import { html } from 'lit';
import type { TemplateResult } from 'lit';
import { KEY_ACTIONS, KEYS, PRESS } from '../../state/keys.ts';
import type { KeyAction } from '../../state/keys.ts';
import { english } from '../../../languages/en/keys.ts';
import { sayIn } from '../../text/locales.ts';
import type { Locale } from '../../text/locales.ts';
import type { Messages } from '../../text/messages.ts';
import { keyList as sheet } from './key-list-style.ts';

export const styles = [sheet];

export const keyList = ({ locale }: Messages): TemplateResult => view(keyListMessages(locale));

function view(messages: ReturnType<typeof keyListMessages>): TemplateResult {
  const row = (keys: readonly string[], does: string): TemplateResult =>
    html`<div>
      <dt>${keys.map((key) => html`<kbd>${messages.names[key] ?? key}</kbd> `)}</dt>
      <dd>${does}</dd>
    </div>`;
  return html`<dialog class="key-list" part="keys" aria-labelledby="key-list-title">
    <form method="dialog">
      <p class="key-list-title" id="key-list-title">${messages.title}</p>
      <p>${messages.intro}</p>
      <dl>${row(PRESS, messages.press)} ${KEY_ACTIONS.map((action) => row(KEYS[action], messages.actions[action]))}</dl>
      <button part="button" class="key-list-button">${messages.close}</button>
    </form>
  </dialog>`;
}

export function keyListMessages(locale: Locale) {
  const say = sayIn(locale, 'keys', english);
  return {
    title: say('title'),
    intro: say('intro'),
    close: say('close'),
    press: say('press'),
    actions: {
      back: say('back'),
      forward: say('forward'),
      up: say('up'),
      down: say('down'),
      first: say('first'),
      last: say('lastCard'),
      best: say('best'),
      engine: say('engine'),
      nextMistake: say('nextMistake'),
      previousMistake: say('previousMistake'),
      why: say('why'),
      rotate: say('rotate'),
      help: say('help'),
    } satisfies Record<KeyAction, string>,
    names: {
      ArrowLeft: say('left'),
      ArrowRight: say('right'),
      ArrowUp: say('upKey'),
      ArrowDown: say('downKey'),
      Home: say('home'),
      End: say('end'),
      Enter: say('enter'),
      ' ': say('space'),
    } as Readonly<Record<string, string>>,
  };
}
