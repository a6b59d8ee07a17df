/**
 * Lets `npx jass-solver …` work in a checkout: npm links the commands of dependencies into node_modules/.bin, but not
 * the project's own (npx would make a copy of the project in its cache first, and ask the registry). Runs in `prepare`.
 */
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { atRoot } from './paths.ts';

const COMMAND = 'dist/cli/main.js';
const LINK = atRoot('node_modules/.bin/jass-solver');

mkdirSync(atRoot('node_modules/.bin'), { recursive: true });
rmSync(LINK, { force: true });
if (process.platform === 'win32') {
  writeFileSync(`${LINK}.cmd`, `@node "%~dp0\\..\\..\\${COMMAND.replaceAll('/', '\\')}" %*\r\n`);
} else {
  chmodSync(atRoot(COMMAND), 0o755);
  symlinkSync(`../../${COMMAND}`, LINK);
}
