/**
 * Builds the docs site into build/site/, with the demo in its folder demo, and checks its links: `npx tsx tools/site/build.ts [--base /folder/]`. The base is the
 * site's folder on its server, by default the root.
 */
import { parseArgs } from 'node:util';
import { build as buildDemo } from 'vite';
import { build } from 'vitepress';
import { atRoot, shownPath } from '../paths.ts';
import { faultsOf } from './check-links.ts';
import { generate } from './generate.ts';

const { base } = parseArgs({ options: { base: { type: 'string', default: '/' } } }).values;
const outDir = atRoot('build/site');

await generate();
await build(atRoot('site'), { base, outDir });
await buildDemo({ configFile: atRoot('vite.demo.config.ts'), build: { outDir: `${outDir}/demo` }, logLevel: 'warn' });
const faults = faultsOf(outDir, base);
if (faults.length > 0) {
  console.error(`The site has ${faults.length} errors:\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`The site is in ${shownPath(outDir)}/, and all its links are valid.`);
}
