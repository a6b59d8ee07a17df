/** Drafts of studies, which the browser keeps if the page asks for it. It may refuse its storage: then nothing is kept. */

/** The beginning of their names in the storage. */
export const STORED_AS = 'jass-study-draft:';

/** The draft of a text; null if there is none. @param original the text as the page has it */
export function draftOf(original: string): string | null {
  try {
    return localStorage.getItem(nameOf(original));
  } catch {
    return null;
  }
}

/** Keeps a draft. That of a text which is as it was is forgotten. */
export function keepDraft(original: string, draft: string): void {
  try {
    if (draft === original) localStorage.removeItem(nameOf(original));
    else localStorage.setItem(nameOf(original), draft);
  } catch {
    // Refused, or full.
  }
}

/** A short name for a text, so that the page may have several. */
function nameOf(text: string): string {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + sign.codePointAt(0)!) | 0;
  return `${STORED_AS}${(hash >>> 0).toString(36)}`;
}
