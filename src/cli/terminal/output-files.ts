/** Files that a command writes. It replaces none that is there, unless the option --force says so. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { writing } from './system-errors.ts';

/** @throws Error in words that names the first file that exists */
export function checkFree(files: readonly string[]): void {
  const taken = files.find((file) => existsSync(file));
  if (taken !== undefined) throw new Error(`${taken} exists; --force replaces it.`);
}

/** @throws Error in words, for a file that exists as well unless `force` */
export const writeNew = (file: string, content: string | Uint8Array, force: boolean): Promise<void> =>
  writing(file, () => writeFile(file, content, { flag: force ? 'w' : 'wx' }));
