/**
 * How properties of other types become attributes. Text stays as the page wrote it, right or wrong: who reads the input checks it.
 */

/** Converts an object to JSON text in the attribute; text is kept as it is, right or wrong. */
export const jsonText = {
  fromAttribute: (text: string | null): unknown => text,
  toAttribute(rules: unknown): string | null {
    if (typeof rules === 'string') return rules;
    try {
      return rules === null ? null : (JSON.stringify(rules) ?? null);
    } catch {
      // A value without a JSON form is not a valid rule override either. Reading the input reports it.
      return null;
    }
  },
};

/** Converts a list to text with blanks in the attribute; text is kept as it is, right or wrong. */
export const namesText = {
  fromAttribute: (text: string | null): string | null => text,
  toAttribute: (names: unknown): string | null =>
    Array.isArray(names) ? names.join(' ') : typeof names === 'string' ? names : null,
};

/** Keeps an address in the attribute; an object that stands for the file there is not written out. */
export const addressText = {
  fromAttribute: (text: string | null): string | null => text,
  toAttribute: (given: unknown): string | null => (typeof given === 'string' ? given : null),
};
