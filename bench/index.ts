/** `npm run bench -- NAME [words]`: builds what the benchmark measures and runs it. Without a known name it lists the benchmarks. */
import { execSync } from 'node:child_process';
import { atRoot } from '../tools/paths.ts';
import { BENCHES } from './benches.ts';

const [name = '', ...words] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (bench) {
  for (const script of bench.builds) execSync(`npm run --silent ${script}`, { cwd: atRoot('.'), stdio: 'inherit' });
  // As if Node had been started with the benchmark's own file.
  process.argv.splice(1, Infinity, atRoot(`bench/${name}.ts`), ...words);
  await import(`./${name}.ts`);
} else {
  const lines = Object.entries(BENCHES).map(([known, { what }]) => `  ${known.padEnd(12)}${what.replaceAll('`', '')}`);
  const asksForHelp = ['', 'help', '--help', '-h'].includes(name);
  if (!asksForHelp) console.error(`There is no benchmark "${name}".\n`);
  console.log(
    `npm run bench -- NAME [words]\n\n${lines.join('\n')}\n\nThe first lines of the file NAME.ts in bench/ say which words each takes.`,
  );
  if (!asksForHelp) process.exitCode = 2;
}
