/** Writes src/game/rules/rules.schema.json, the JSON Schema of a variant's rules: `npx tsx tools/rules-schema.ts`. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { rulesSchema } from '../src/game/rules/rules.ts';

const FILE = fileURLToPath(new URL('../src/game/rules/rules.schema.json', import.meta.url));

/** The text of the file, in the formatter's layout. A test compares it with the committed file. */
export async function rulesSchemaText(): Promise<string> {
  const schema = { title: 'Rules of a variant of jass-solver', ...toJsonSchema(rulesSchema) };
  return format(JSON.stringify(schema), { ...(await resolveConfig(FILE)), filepath: FILE });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(FILE, await rulesSchemaText());
}
