/**
 * Why an input is refused, in the language of the element. The translated sentences load when the first reason is shown. Until
 * then, and if they cannot be loaded, the error's own English message is shown.
 */
import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { JassError } from '../../game/errors.ts';
import { Lazy } from '../element/lazy.ts';
import { SOURCE } from './locales.ts';
import type { Language } from './messages.ts';

/** The component to render again once the sentences have loaded. */
type Host = Pick<ReactiveControllerHost, 'requestUpdate'>;

const reasons = new Lazy(() => import('./reasons.ts'));

/** Translates reasons; loads the sentences first. @returns undefined until they have loaded */
export const reasonTranslator = (host: Host, language: Language) => reasons.for(host)?.translatorFor(host, language);

/** Why an input is refused. Another error has its own words; those of the solver's failures are in failure.ts. */
export function reasonIn(host: Host, language: Language, error: Error): TemplateResult {
  const tell = error instanceof JassError && reasonTranslator(host, language);
  return html`<span lang=${tell ? language.locale : SOURCE}>${tell ? tell(error.reason) : error.message}</span>`;
}
