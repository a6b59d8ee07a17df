/** The languages, each by its own name. Words and letters are read and written in them, and the element speaks them. */
export const LANGUAGE_NAMES = { en: 'English', de: 'Deutsch', nl: 'Nederlands', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];
