/**
 * Why an input is refused, or why the solver has failed, in the language of the element. The translated reasons load when the first one is
 * shown. Until then, and if they cannot be loaded, the error's own English message is shown. The sentences about failures are in the file of the
 * language itself, because they have to appear when no other file can be loaded.
 */
import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { Reason } from '../../game/reason.ts';
import { fillPlaces } from '../../notation/say.ts';
import { Lazy } from '../element/lazy.ts';
import { failuresIn, SOURCE } from './locales.ts';
import type { Language } from './messages.ts';

/** The component to render again once the sentences have loaded. */
type Host = Pick<ReactiveControllerHost, 'requestUpdate'>;

const reasons = new Lazy(() => import('./reasons.ts'));

/** Translates reasons; loads the sentences first. English needs none. @returns undefined or false until they have loaded */
export const reasonTranslator = (host: Host, language: Language) =>
  language.locale !== SOURCE && reasons.for(host)?.translatorFor(host, language);

/** An error with a reason that can be translated. */
type Told = Error & { readonly reason?: Reason };

/** Why the solver or a part of the element is missing; undefined in English, and for other errors. */
export function failureIn({ locale }: Pick<Language, 'locale'>, { reason }: Told): string | undefined {
  // These sentences have one place at most.
  const sentence = reason && failuresIn(locale)?.[reason.strings.join('{0}')];
  return sentence && fillPlaces(sentence, reason.values as never);
}

/** Why something failed. An error that is none of the program's is in English, or in the browser's language. */
export function reasonIn(host: Host, language: Language, error: Told): TemplateResult {
  const { reason } = error;
  const tell = reason && reasonTranslator(host, language);
  const words = failureIn(language, error) ?? (tell && tell(reason));
  return html`<span lang=${words ? language.locale : SOURCE}>${words || error.message}</span>`;
}
