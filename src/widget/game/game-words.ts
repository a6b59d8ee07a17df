/** The words of `<jass-game>` in the language around it. Every language but English loads when it is first needed; until then, and if it fails, the words are English. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { GAME_REPORT_TEXTS } from '../../notation/game-report/texts.ts';
import { LANGUAGES } from '../../notation/imports/record.ts';
import type { Language } from '../../notation/imports/record.ts';
import { sayer } from '../../notation/say.ts';
import type { Say } from '../../notation/say.ts';
import { follow, languageAround } from '../language/language.ts';
import { loadLocale } from '../language/locales.ts';
import type { GameTexts } from './game-texts.ts';
import { english } from './texts/en.ts';

const loaders: Readonly<Record<Exclude<Language, 'en'>, () => Promise<{ texts: GameTexts }>>> = {
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  nl: () => import('./texts/nl.ts'),
};

const loaded = new Map<Language, GameTexts>([['en', { element: english, report: GAME_REPORT_TEXTS }]]);

export class GameWords implements ReactiveController {
  language: Language = 'en';
  private leave: () => void = () => {};

  constructor(private readonly host: ReactiveControllerHost & HTMLElement) {
    host.addController(this);
  }

  get say(): Say<typeof english> {
    return sayer<typeof english>(loaded.get(this.language)!.element);
  }

  get sayInReport(): Say<typeof GAME_REPORT_TEXTS> {
    return sayer<typeof GAME_REPORT_TEXTS>(loaded.get(this.language)!.report);
  }

  hostConnected(): void {
    const update = (): void => void this.speak(languageAround(this.host));
    this.leave = follow(this.host, update);
    update();
  }

  hostDisconnected(): void {
    this.leave();
  }

  /** @param tag such as `de-CH` */
  private async speak(tag: string): Promise<void> {
    const language = LANGUAGES.find((known) => known === tag.toLowerCase().split(/[-_]/, 1)[0]) ?? 'en';
    if (!loaded.has(language) && language !== 'en') {
      // The names of seats and cards in a refusal are words of `<jass-solver>`.
      const parts = Promise.all([loaders[language](), loadLocale(language)]);
      const found = await parts.catch(() => null);
      if (!found) return;
      loaded.set(language, found[0].texts);
    }
    if (language === this.language) return;
    this.language = language;
    this.host.requestUpdate();
  }
}
