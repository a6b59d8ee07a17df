/** The JSON Schema of the rules, which is committed. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rulesSchemaText } from '../../tools/rules-schema.ts';

it('the committed JSON Schema is up to date (tools/rules-schema.ts)', async () => {
  const file = new URL('../../src/game/rules/rules.schema.json', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(await rulesSchemaText());
});
