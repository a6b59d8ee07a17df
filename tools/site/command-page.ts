/** The reference of the command: the help that it prints. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { atRoot } from '../paths.ts';
import { fence, page } from './markdown.ts';
import type { Pages } from './rules-pages.ts';

export async function commandPage(): Promise<Pages> {
  const program = await help();
  const parts = await Promise.all(
    partsIn(program).map(async (name) => [`## ${name}`, fence('text', await help(name))]),
  );
  return {
    'reference/command.md': page({ title: 'The command', description: 'jass-solver in a terminal' }, [
      '# The command',
      '`npx jass-solver` runs it if the package is installed. Exit status 0: answered; 1: a mistake in a request, or the solver cannot run; 2: wrong usage; 130: interrupted. [In a terminal](../guide/terminal.md) has examples, and [bulk work](../docs/bulk.md) explains long runs.',
      fence('sh', EXAMPLE),
      fence('text', program),
      ...parts.flat(),
    ]),
  };
}

const EXAMPLE = `npx jass-solver solve --variant klaverjassen-rotterdam --contract D --leader E \\
  --deal 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ'`;

/** The names of its parts, such as `review-game`, in the help of the whole command. */
export const partsIn = (help: string): string[] =>
  [...help.slice(help.indexOf('Commands:')).matchAll(/^ {2}([a-z-]+)/gm)]
    .map(([, name]) => name!)
    .filter((name) => name !== 'help');

/** The output of the command for `--help`; run from the source, so that no build is needed. */
async function help(...command: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', 'src/cli/main.ts', ...command, '--help'],
    { cwd: atRoot('.') },
  );
  return stdout.trimEnd();
}
