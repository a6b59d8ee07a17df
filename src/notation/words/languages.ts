/** The languages whose words and letters are read and written. The element has a list of its own, for all its texts (locales.ts). */
export const LANGUAGES = ['en', 'de', 'nl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
