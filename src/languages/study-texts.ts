/** The texts of `<jass-study>` in one language. */
import type { english } from './en/study.ts';

export type StudyTexts = Readonly<Record<keyof typeof english, string>>;
