/** The report of a game in all languages, for the command. The element loads one of them (widget/game). */
import type { Language } from '../../words/languages.ts';
import { report as de } from './de.ts';
import { report as en } from './en.ts';
import type { ReportTexts } from './en.ts';
import { report as fr } from './fr.ts';
import { report as nl } from './nl.ts';

export const REPORT_TEXTS = { en, de, fr, nl } satisfies Readonly<Record<Language, ReportTexts>>;
