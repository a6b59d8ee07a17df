/** Rewrites the JSON files in dist/ without blanks, which are a third of them; the tools that make them indent. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { atRoot } from './paths.ts';

for (const name of readdirSync(atRoot('dist')).filter((file) => file.endsWith('.json'))) {
  const file = atRoot(`dist/${name}`);
  writeFileSync(file, JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
}
