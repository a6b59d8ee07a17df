/**
 * Why an input is refused, in the language of the element. The words load when the first reason is shown; until then its space is reserved. If
 * they cannot be loaded, the error's own English message is shown, which has the notation.
 */
import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { JassError } from '../../game/errors.ts';
import { Lazy } from '../kit/lazy.ts';
import { SOURCE } from './locales.ts';
import type { Language } from './words.ts';

/** The component to render again once the sentences have loaded. */
type Host = Pick<ReactiveControllerHost, 'requestUpdate'>;

const reasons = new Lazy(() => import('./reasons.ts'));

/** Translates reasons; loads the words first. @returns null while they load, false if they cannot be loaded */
export const reasonTranslator = (host: Host, language: Language) =>
  reasons.for(host)?.translatorFor(host, language) ?? (!reasons.problem && null);

/** Why an input is refused. Another error has its own words; failure.ts has the words for the solver's failures. */
export function reasonIn(host: Host, language: Language, error: Error): TemplateResult {
  const tell = error instanceof JassError && reasonTranslator(host, language);
  return html`<span .style=${tell === null ? 'visibility: hidden' : ''} lang=${tell ? language.locale : SOURCE}
    >${tell ? tell(error.reason) : error.message}</span
  >`;
}
