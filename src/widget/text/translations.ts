/** The files of the languages that English is translated into, in the one list that names them. Each loads when it is first needed. */
import type { AdviserTexts } from '../../languages/adviser-texts.ts';
import type { GameTexts } from '../../languages/game-texts.ts';
import type { ReasonTranslation, Translation } from '../../languages/translation.ts';
import type { Language } from '../../notation/words/languages.ts';

/** Each contains `import()` literally, so that bundlers find the file. */
interface Files {
  /** The texts of `<jass-solver>`. */
  readonly element: () => Promise<{ readonly texts: Translation }>;
  readonly reasons: () => Promise<{ readonly reasons: ReasonTranslation }>;
  /** The texts of `<jass-game>` and `<jass-adviser>`. */
  readonly game: () => Promise<{ readonly texts: GameTexts }>;
  readonly adviser: () => Promise<{ readonly texts: AdviserTexts }>;
}

export const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Files>> = {
  de: {
    element: () => import('../../languages/de/de.ts'),
    reasons: () => import('../../languages/de/de-reasons.ts'),
    game: () => import('../../languages/de/de-game.ts'),
    adviser: () => import('../../languages/de/de-adviser.ts'),
  },
  nl: {
    element: () => import('../../languages/nl/nl.ts'),
    reasons: () => import('../../languages/nl/nl-reasons.ts'),
    game: () => import('../../languages/nl/nl-game.ts'),
    adviser: () => import('../../languages/nl/nl-adviser.ts'),
  },
  fr: {
    element: () => import('../../languages/fr/fr.ts'),
    reasons: () => import('../../languages/fr/fr-reasons.ts'),
    game: () => import('../../languages/fr/fr-game.ts'),
    adviser: () => import('../../languages/fr/fr-adviser.ts'),
  },
};
