/** The languages. Words and letters are read and written in them, and the element speaks them. */
import { basics as de } from '../de/basics.ts';
import { basics as en } from '../en/basics.ts';
import { basics as fr } from '../fr/basics.ts';
import { basics as nl } from '../nl/basics.ts';

export const BASICS = { en, de, nl, fr } as const;

export type Language = keyof typeof BASICS;
export const LANGUAGES = Object.keys(BASICS) as readonly Language[];
