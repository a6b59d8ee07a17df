/** The sentences of the reports of `solve` and `review` in all languages. */
import { command as de } from '../../languages/de/command.ts';
import { command as en } from '../../languages/en/command.ts';
import type { CommandTexts } from '../../languages/en/command.ts';
import { command as fr } from '../../languages/fr/command.ts';
import { command as nl } from '../../languages/nl/command.ts';
import type { Language } from '../../notation/words/languages.ts';

export const COMMAND_TEXTS: Readonly<Record<Language, CommandTexts>> = { en, de, fr, nl };
