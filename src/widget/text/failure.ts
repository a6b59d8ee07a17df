/**
 * Why the solver has failed, in the language of the element. These sentences are in the file of the language, because they have to appear when no
 * other file can be loaded. What the browser says in them stays as it is.
 */
import { html } from 'lit';
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { SolverUnavailable } from '../../engine/pool/solver-unavailable.ts';
import type { Say } from '../../notation/words/say.ts';
import { sayIn } from './locales.ts';
import type { Language } from './words.ts';
import { reasonIn } from './refusal.ts';
import type { Failures } from '../../languages/translation.ts';

/** By its name: elements with a file of their own have another copy of the class than the solver of the page. */
const isOfSolver = (error: Error): error is SolverUnavailable => error.name === 'SolverUnavailable';

/** The failure as text. An error that is none of the solver's has its own words. */
export function failureWords({ locale }: Pick<Language, 'locale'>, error: Error): string {
  if (!isOfSolver(error)) return error.message;
  const { strings, values } = error.reason;
  // These sentences have one place at most.
  const english = strings.join('{0}');
  const say = sayIn(locale, 'failures', { [english]: english } as Failures) as Say<Readonly<Record<string, '{0}'>>>;
  return say(english, values as never);
}

/** Why something failed: the solver, or an input that is refused. */
export const failureIn = (
  host: Pick<ReactiveControllerHost, 'requestUpdate'>,
  language: Language,
  error: Error,
): TemplateResult =>
  isOfSolver(error)
    ? html`<span lang=${language.locale}>${failureWords(language, error)}</span>`
    : reasonIn(host, language, error);
