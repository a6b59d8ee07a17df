/** The texts of `<jass-adviser>` in one language. */
import type { english } from './en/adviser.ts';

export type AdviserTexts = Readonly<Record<keyof typeof english, string>>;
