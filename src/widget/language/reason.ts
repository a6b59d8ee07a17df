/**
 * Why an input is refused, in the language of the element. The words for it are loaded when there is something to say; until they
 * have come, and where they are not to be had, it is the error's own message, in English.
 */
import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { JassError } from '../../game/errors.ts';
import { Lazy } from '../element/lazy.ts';
import { SOURCE } from './locales.ts';
import type { Messages } from './messages.ts';

/** Who is drawn anew when the words have come. */
type Host = Pick<ReactiveControllerHost, 'requestUpdate'>;

/** A language with the words that reasons are made of. */
export type Tongue = Pick<Messages, 'locale' | 'speech' | 'words'>;

const reasons = new Lazy(() => import('./reasons/reasons.ts'));

/** Loads the words for reasons, so that they are there when one is to be told. English needs none. @returns what tells them, once it is there */
export const reasonTeller = (host: Host, tongue: Tongue) =>
  tongue.locale !== SOURCE && reasons.for(host)?.tellerFor(host, tongue);

/** Why something failed: what was wrong with an input; of anything else, such as a worker, there are English words only. */
export function reasonIn(host: Host, tongue: Tongue, error: Error): TemplateResult {
  const tell = error instanceof JassError && reasonTeller(host, tongue);
  return html`<span lang=${tell ? tongue.locale : SOURCE}>${tell ? tell(error.reason) : error.message}</span>`;
}
