/** The messages of the command on standard error: every line begins with its name, in red where it is an error and the terminal has colours. */
import { styleText } from 'node:util';

/** The prefix of an error. */
export const errorPrefix = (): string => `${styleText('red', 'jass-solver:', { stream: process.stderr })} `;

export const sayError = (message: string): void => console.error(errorPrefix() + message);

export const sayNote = (message: string): void => console.error(`jass-solver: ${message}`);
