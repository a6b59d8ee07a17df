/** The words of `<jass-game>` in the language around it. */
import type { ReactiveControllerHost } from 'lit';
import { report } from '../../../languages/en/report.ts';
import { sayer } from '../../../notation/words/say.ts';
import type { Say } from '../../../notation/words/say.ts';
import { OwnTexts } from '../../text/own-texts.ts';
import type { Locale } from '../../text/locales.ts';
import type { GameTexts } from '../../../languages/game-texts.ts';
import { english } from '../../../languages/en/game.ts';

export class GameWords {
  private readonly own: OwnTexts<GameTexts>;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.own = new OwnTexts<GameTexts>(host, { element: english, report }, ({ game }) => game);
  }

  get language(): Locale {
    return this.own.locale;
  }

  get say(): Say<typeof english> {
    return sayer<typeof english>(this.own.texts.element);
  }

  get sayInReport(): Say<typeof report> {
    return sayer<typeof report>(this.own.texts.report);
  }
}
