/** The recipes of docs/bulk.md, for the tests that run them. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { atRoot } from '../tools/paths.ts';

/** Whether GNU parallel is installed. Another program of this name, in moreutils, says nothing to --version. */
export const hasParallel = (): boolean =>
  spawnSync('parallel', ['--version'], { encoding: 'utf8' }).stdout?.startsWith('GNU parallel') ?? false;

/** The commands of the recipe with a word. */
export function recipe(word: string): string {
  const recipes = [...readFileSync(atRoot('docs/bulk.md'), 'utf8').matchAll(/```sh\n([^]*?)```/g)];
  return recipes.map(([, commands]) => commands!).find((commands) => commands.includes(word))!;
}

/** The program in Python. */
export const pythonRecipe = (): string =>
  /```python\n([^]*?)```/.exec(readFileSync(atRoot('docs/bulk.md'), 'utf8'))![1]!;
