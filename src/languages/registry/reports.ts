/** The texts of the command’s reports, of diagrams and of their import, in all languages. The element loads one language (loaders.ts). */
import { reports as de } from '../de/reports.ts';
import { reports as en } from '../en/reports.ts';
import { reports as fr } from '../fr/reports.ts';
import { reports as nl } from '../nl/reports.ts';
import type { Reports } from '../en/reports.ts';
import type { Language } from './languages.ts';

export const REPORTS: Readonly<Record<Language, Reports>> = { en, de, nl, fr };
