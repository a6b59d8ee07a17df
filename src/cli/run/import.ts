/** Runs `import`: prints a request for each deal of a record. */
import { importLines } from '../commands/import.ts';
import type { ImportCommandOptions } from '../commands/import.ts';
import { readInput } from '../terminal/input.ts';
import { sayNote } from '../terminal/messages.ts';

export async function printRequests(file: string, options: ImportCommandOptions): Promise<void> {
  for (const { line, notes } of importLines(await readInput(file), options)) {
    for (const note of notes) sayNote(`note: ${note}`);
    console.log(line);
  }
}
