/** Whether a build has nothing to do, by the dates of its files. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { atRoot } from './paths.ts';

/** A path, and everything in it if it is a folder. A folder's own date shows that a file was added or deleted. */
const withContents = (path: string): string[] =>
  statSync(path).isDirectory()
    ? [path, ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name))]
    : [path];

const dateOf = (path: string): number => statSync(path).mtimeMs;

/**
 * Whether all outputs exist, and the last of them is newer than every source.
 * @param outputs paths from the project's folder; the build writes the last of them at its end
 * @param sources files and folders from the project's folder, the build's own script among them
 */
export function isUpToDate(outputs: readonly string[], sources: readonly string[]): boolean {
  const made = outputs.map(atRoot);
  if (!made.every((path) => existsSync(path))) return false;
  const newest = sources
    .map(atRoot)
    .flatMap(withContents)
    .reduce((date, path) => Math.max(date, dateOf(path)), 0);
  return newest < dateOf(made[made.length - 1]!);
}
