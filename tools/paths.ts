/** Paths in the checkout, independent of the working directory. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of one relative to the project's folder. */
export const atRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A path relative to the project's folder, for messages. */
export const shownPath = (path: string): string => relative(atRoot('.'), path);
