/**
 * Where the files beside a script for pages are missing, the page would stay blank without a word. So each of these scripts loads its element by
 * `import()`; if that fails, it says so in the place of each element that has no text of its own, and offers another try. It has no other job, and
 * few words, because every page loads it first.
 */
const WORDS: Readonly<Record<string, readonly [reason: string, button: string]>> = {
  en: ['The files beside # could not be loaded.', 'Try again'],
  de: ['Die Dateien neben # lassen sich nicht laden.', 'Nochmals versuchen'],
  fr: ['Les fichiers à côté de # n’ont pas pu être chargés.', 'Réessayer'],
  nl: ['De bestanden naast # kunnen niet worden geladen.', 'Opnieuw proberen'],
};

/** What handles the failure. @param tag of the element @param url of the script @param release gives up the room kept for the elements */
export const explain =
  (tag: string, url: string, release?: () => void) =>
  (error: unknown): never => {
    release?.();
    for (const element of document.querySelectorAll(`${tag}:not(:defined)`)) {
      if (element.textContent.trim()) continue;
      const language = element.closest<HTMLElement>('[lang]')?.lang.slice(0, 2).toLowerCase();
      const [reason, again] = WORDS[language ?? 'en'] ?? WORDS.en!;
      const button = document.createElement('button');
      button.textContent = again;
      // The modules that wait for this script have failed with it, for as long as the page is open.
      button.onclick = () => location.reload();
      element.append(`${reason.replace('#', url)} `, button);
    }
    throw error;
  };
