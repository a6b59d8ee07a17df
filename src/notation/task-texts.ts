/** The task of a puzzle in all languages, for diagrams. The element loads one of them. */
import type { Language } from './words/languages.ts';
import { task as de } from '../languages/de/task.ts';
import { task as en } from '../languages/en/task.ts';
import type { TaskTexts } from '../languages/en/task.ts';
import { task as fr } from '../languages/fr/task.ts';
import { task as nl } from '../languages/nl/task.ts';

export const TASK_TEXTS: Readonly<Record<Language, TaskTexts>> = { en, de, fr, nl };
