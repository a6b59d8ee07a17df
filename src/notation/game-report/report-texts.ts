/** The report of a game in all languages, for the command. The element loads one of them. */
import type { Language } from '../words/languages.ts';
import { report as de } from '../../languages/de/report.ts';
import { report as en } from '../../languages/en/report.ts';
import type { ReportTexts } from '../../languages/en/report.ts';
import { report as fr } from '../../languages/fr/report.ts';
import { report as nl } from '../../languages/nl/report.ts';

export const REPORT_TEXTS = { en, de, fr, nl } satisfies Readonly<Record<Language, ReportTexts>>;
