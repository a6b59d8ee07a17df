/** Runs `import`: prints a request for each deal of a record, and each note once. */
import { importRequests } from '../commands/import.ts';
import type { ImportCommandOptions } from '../commands/import.ts';
import { readGiven } from '../terminal/input.ts';
import { sayNote } from '../terminal/messages.ts';

export async function printRequests(file: string, options: ImportCommandOptions): Promise<void> {
  const said = new Set<string>();
  for (const { request, notes, leftOut } of importRequests(await readGiven(file), options)) {
    for (const note of [...notes, ...leftOut].filter((text) => !said.has(text))) {
      said.add(note);
      sayNote(`note: ${note}`);
    }
    console.log(JSON.stringify(request));
  }
}
