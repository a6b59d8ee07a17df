#!/usr/bin/env node
/** The command `jass-solver`: runs one of its parts, and turns failures into words and an exit status. */
import { readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { wholeProgram } from './whole-program.ts';
import { EXIT } from './terminal/exit-status.ts';
import { sayError } from './terminal/messages.ts';
import { systemReason } from './terminal/system-errors.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const program = wholeProgram(version);

// The reader of the output may close it early, as `head` does. That is no error to report.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exitCode = EXIT.failed;
  if (error.code === 'EPIPE') return;
  sayError(`The output cannot be written: ${systemReason(error) ?? error.message}.`);
});
process.stderr.on('error', () => {
  process.exitCode = EXIT.failed;
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommanderError) {
    // commander has already printed the error or the help.
    process.exitCode = error.exitCode === 0 ? EXIT.answered : EXIT.wrongUsage;
  } else {
    sayError((error as Error).message);
    process.exitCode = EXIT.failed;
  }
}
