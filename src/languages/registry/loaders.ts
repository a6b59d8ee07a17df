/** The texts of the elements in every language but English, each a file that loads when an element first needs it. */
import type { AdviserTexts } from '../adviser-texts.ts';
import type { GameTexts } from '../game-texts.ts';
import type { StudyTexts } from '../study-texts.ts';
import type { ReasonTranslation, Translation } from '../translation.ts';
import type { Language } from './languages.ts';

/** The files of one language. */
export interface Loaders {
  readonly solver: () => Promise<{ readonly texts: Translation }>;
  readonly game: () => Promise<{ readonly texts: GameTexts }>;
  readonly adviser: () => Promise<{ readonly texts: AdviserTexts }>;
  readonly study: () => Promise<{ readonly texts: StudyTexts }>;
  readonly reasons: () => Promise<{ readonly reasons: ReasonTranslation }>;
}

/** A language that English is translated into. */
export type Target = Exclude<Language, 'en'>;

export const LOADERS: Readonly<Record<Target, Loaders>> = {
  de: {
    solver: () => import('../de/de.ts'),
    game: () => import('../de/de-game.ts'),
    adviser: () => import('../de/de-adviser.ts'),
    study: () => import('../de/de-study.ts'),
    reasons: () => import('../de/de-reasons.ts'),
  },
  nl: {
    solver: () => import('../nl/nl.ts'),
    game: () => import('../nl/nl-game.ts'),
    adviser: () => import('../nl/nl-adviser.ts'),
    study: () => import('../nl/nl-study.ts'),
    reasons: () => import('../nl/nl-reasons.ts'),
  },
  fr: {
    solver: () => import('../fr/fr.ts'),
    game: () => import('../fr/fr-game.ts'),
    adviser: () => import('../fr/fr-adviser.ts'),
    study: () => import('../fr/fr-study.ts'),
    reasons: () => import('../fr/fr-reasons.ts'),
  },
};
