/** The elements in the custom-elements manifest of a package. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly { readonly name: string; readonly parsedType: { readonly text: string } }[];
  readonly events: readonly { readonly name: string }[];
}

interface Manifest {
  readonly modules: readonly { readonly declarations: readonly Declaration[] }[];
}

/** @param folder of the package */
export function declarationsIn(folder: string): Declaration[] {
  const { modules } = JSON.parse(readFileSync(join(folder, 'dist/custom-elements.json'), 'utf8')) as Manifest;
  return modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
}
