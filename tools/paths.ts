/** Places in the checkout, whatever folder a tool is started from. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The absolute path of a place given relative to the project's folder. */
export const atRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A path as messages show it: relative to the project's folder. */
export const shownPath = (path: string): string => relative(atRoot('.'), path);
