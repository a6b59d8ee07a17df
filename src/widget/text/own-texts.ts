/**
 * The texts of an element with a file of its own, in the language around it. Every language but English loads when it is first needed, with
 * the texts of `<jass-solver>`, which have the names of cards and seats; until then, and if it fails, the texts are English.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { follow, languageAround } from './language.ts';
import { loadLocale, localeOf, SOURCE } from './locales.ts';
import type { Locale, Target } from './locales.ts';

/** Loads the texts of each language. */
export type TextLoaders<Texts> = Readonly<Record<Target, () => Promise<{ texts: Texts }>>>;

export class OwnTexts<Texts> implements ReactiveController {
  locale: Locale = SOURCE;
  texts: Texts;
  private leave: () => void = () => {};

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly english: Texts,
    private readonly loaders: TextLoaders<Texts>,
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
    const [{ texts }] = await Promise.all([this.loaders[locale](), loadLocale(locale)]);
    return texts;
  }
}
