/**
 * Why an input is refused, in the language of the element. The words for it are loaded when there is something to say; until they
 * have come, and where they are not to be had, it is the error's own message, in English.
 */
import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { JassError } from '../../game/errors.ts';
import { Lazy } from '../element/lazy.ts';
import { SOURCE } from './locales.ts';
import type { Language } from './messages.ts';

/** Who is drawn anew when the words have come. */
type Host = Pick<ReactiveControllerHost, 'requestUpdate'>;

const reasons = new Lazy(() => import('./reasons/reasons.ts'));

/** Loads the words for reasons, so that they are there when one is to be told. English needs none. @returns what tells them, once it is there */
export const reasonTeller = (host: Host, language: Language) =>
  language.locale !== SOURCE && reasons.for(host)?.tellerFor(host, language);

/** Why something failed: what was wrong with an input; of anything else, such as a worker, there are English words only. */
export function reasonIn(host: Host, language: Language, error: Error): TemplateResult {
  const tell = error instanceof JassError && reasonTeller(host, language);
  return html`<span lang=${tell ? language.locale : SOURCE}>${tell ? tell(error.reason) : error.message}</span>`;
}
