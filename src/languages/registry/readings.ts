/** The words by which long texts are read, in all languages. */
import { reading as de } from '../de/reading.ts';
import { reading as en } from '../en/reading.ts';
import { reading as fr } from '../fr/reading.ts';
import { reading as nl } from '../nl/reading.ts';
import type { Reading } from '../reading.ts';
import type { Language } from './languages.ts';

export const READINGS: Readonly<Record<Language, Reading>> = { en, de, nl, fr };
