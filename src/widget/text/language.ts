/**
 * The language of one element: `lang` on it or on the nearest element around it, across shadow trees, as in CSS and
 * screen readers. Until a language has loaded the one before stays; if it fails to load, English is used.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { asError } from '../../game/errors.ts';
import { dispatchError } from '../state/events.ts';
import { isLoaded, loadLocale, localeOf, SOURCE } from './locales.ts';
import type { Locale } from './locales.ts';

export class LanguageController implements ReactiveController {
  /** The tag around the element as it is written, such as `de-CH`; empty if there is none. */
  tag = '';
  /** The language in use. */
  locale: Locale = SOURCE;
  /** The language requested last; null if it must be requested again. */
  private asked: Locale | null = SOURCE;
  private leave: () => void = () => {};

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.leave = follow(this.host, this.update);
    this.update();
  }

  hostDisconnected(): void {
    this.leave();
  }

  private readonly update = (): void => {
    const tag = languageAround(this.host);
    if (tag !== this.tag) {
      this.tag = tag;
      this.host.requestUpdate();
    }
    const locale = localeOf(tag);
    if (locale === this.asked) return;
    this.asked = locale;
    if (isLoaded(locale)) this.speak(locale);
    else void this.load(locale);
  };

  private speak(locale: Locale): void {
    this.locale = locale;
    this.host.requestUpdate();
  }

  private async load(locale: Locale): Promise<void> {
    try {
      await loadLocale(locale);
      if (locale === this.asked) this.speak(locale);
    } catch (error) {
      if (locale !== this.asked) return;
      this.asked = null;
      this.speak(SOURCE);
      const reason = asError(error).message;
      const message = `lang: the words for "${locale}" could not be loaded: ${reason}`;
      void dispatchError(this.host, { code: 'bad-language', message, field: 'lang' });
    }
  }
}

/** The `lang` that applies to an element; empty if there is none, or if it says that the language is unknown. */
export function languageAround(element: Element): string {
  const found = element.closest('[lang]');
  if (found) return found.getAttribute('lang')!;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAround(root.host) : '';
}

/** The functions to call when the language around an element may have changed. An element may have several. */
const followers = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * Calls `changed` whenever a `lang` that may apply to the element changes. One observer serves all elements of a page
 * and watches only that attribute.
 * @returns a function that ends this
 */
export function follow(element: Element, changed: () => void): () => void {
  observer ??= new MutationObserver(() => [...followers].forEach((tell) => tell()));
  followers.add(changed);
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
    if (!(root instanceof ShadowRoot)) break;
  }
  return () => {
    followers.delete(changed);
    // An observer cannot stop watching a single root. A shadow tree that is gone has no changes to report.
    if (followers.size === 0) observer?.disconnect();
  };
}
