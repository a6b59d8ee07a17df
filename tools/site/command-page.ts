/** The reference of the command: the help that it prints. */
import type { Command } from 'commander';
import { wholeProgram } from '../../src/cli/whole-program.ts';
import { fence, page } from './markdown.ts';
import type { Pages } from './rules-pages.ts';

export function commandPage(): Pages {
  const program = wholeProgram('');
  const commands = program.createHelp().visibleCommands(program);
  const parts = commands
    .filter((command) => command.name() !== 'help')
    .flatMap((command) => [`## ${command.name()}`, fence('text', helpOf(command))]);
  return {
    'reference/command.md': page({ title: 'The command', description: 'jass-solver in a terminal' }, [
      '# The command',
      'In a checkout, the command is `node dist/cli/main.js`, after `npm ci`: the package is not on npm yet. Exit status 0: answered; 1: a mistake in a request, or the solver cannot run; 2: wrong usage; 130: interrupted. [In a terminal](../guide/terminal.md) has examples, and [bulk work](../docs/bulk.md) explains long runs.',
      fence('sh', EXAMPLE),
      fence('text', helpOf(program)),
      ...parts,
    ]),
  };
}

const EXAMPLE = `jass-solver solve --variant klaverjassen-rotterdam --contract D --leader E \\
  --deal 'N:T.K87.Q9.AT 87.A.AKJ.97 KQ.QJT.7.J8 AJ9.9.T8.KQ'`;

/** What the command prints for `--help` into a file: without colours. */
function helpOf(command: Command): string {
  const written: string[] = [];
  command.configureOutput({
    writeOut: (text) => written.push(text),
    getOutHelpWidth: () => WIDTH,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return written.join('').trimEnd();
}

/** Columns of a terminal. */
const WIDTH = 80;
