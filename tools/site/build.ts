/**
 * Builds the docs site into build/site/ and checks its links: `npx tsx tools/site/build.ts [--base /folder/]`. The base is the
 * folder of the server that the site will stand in, the root unless told otherwise.
 */
import { parseArgs } from 'node:util';
import { build } from 'vitepress';
import { atRoot, shownPath } from '../paths.ts';
import { faultsOf } from './check-links.ts';
import { generate } from './generate.ts';

const { base } = parseArgs({ options: { base: { type: 'string', default: '/' } } }).values;
const outDir = atRoot('build/site');

await generate();
await build(atRoot('site'), { base, outDir });
const faults = faultsOf(outDir, base);
if (faults.length > 0) {
  console.error(`The site has ${faults.length} faults:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`The site stands in ${shownPath(outDir)}/, all links lead somewhere.`);
}
