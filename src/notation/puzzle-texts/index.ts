/** The task of a puzzle in all languages, for diagrams. The element loads one of them (widget/language). */
import type { Language } from '../words/languages.ts';
import { task as de } from './de.ts';
import { task as en } from './en.ts';
import type { TaskTexts } from './en.ts';
import { task as fr } from './fr.ts';
import { task as nl } from './nl.ts';

export const TASK_TEXTS: Readonly<Record<Language, TaskTexts>> = { en, de, fr, nl };
