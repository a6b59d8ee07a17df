/** The output of a command about one request: a report or JSON on standard output, an error in words on standard error. */
import { coloured, hasColours } from './colours.ts';
import { EXIT } from './exit-status.ts';
import { sayError } from './messages.ts';

/** The output: an error in words goes to standard error. */
export interface Output {
  readonly text: string;
  readonly isError: boolean;
}

/** Prints it, and sets the exit status of an error. */
export function print({ text, isError }: Output, asJson: boolean): void {
  if (isError) process.exitCode = EXIT.failed;
  if (isError && !asJson) sayError(text);
  else if (asJson) console.log(text);
  else printReport(text);
}

export const printReport = (text: string): void => console.log(hasColours(process.stdout) ? coloured(text) : text);
