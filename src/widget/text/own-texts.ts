/**
 * The texts of an element with a file of its own, in the language around it. Every language but English loads when it is first needed, with
 * the texts of `<jass-solver>`, which have the names of cards and seats; until then, and if it fails, the texts are English.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { follow, languageAround } from './language.ts';
import { loadLocale, localeOf, SOURCE } from './locales.ts';
import type { Locale } from './locales.ts';
import { LOADERS } from '../../languages/registry/loaders.ts';
import type { Loaders } from '../../languages/registry/loaders.ts';

export class OwnTexts<Texts> implements ReactiveController {
  locale: Locale = SOURCE;
  texts: Texts;
  private leave: () => void = () => {};

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly english: Texts,
    /** Its loader among those of a language. */
    private readonly loaderIn: (loaders: Loaders) => () => Promise<{ readonly texts: Texts }>,
  ) {
    this.texts = english;
    host.addController(this);
  }

  hostConnected(): void {
    const update = (): void => void this.speak(localeOf(languageAround(this.host)));
    this.leave = follow(this.host, update);
    update();
  }

  hostDisconnected(): void {
    this.leave();
  }

  private async speak(locale: Locale): Promise<void> {
    const texts = await this.load(locale).catch(() => null);
    // Another language may have been asked for meanwhile.
    if (!texts || locale !== localeOf(languageAround(this.host)) || locale === this.locale) return;
    this.locale = locale;
    this.texts = texts;
    this.host.requestUpdate();
  }

  private async load(locale: Locale): Promise<Texts> {
    if (locale === SOURCE) return this.english;
    const [{ texts }] = await Promise.all([this.loaderIn(LOADERS[locale])(), loadLocale(locale)]);
    return texts;
  }
}
