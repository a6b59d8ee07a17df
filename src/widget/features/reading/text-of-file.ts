/** The text of a file that a reader opens or drops. */
import { JassError } from '../../../game/errors.ts';
import { msg, str } from '../../../game/reason.ts';

/** The longest part of a file that is read, in bytes: longer than any text that imports read. */
const MAX_FILE = 5_000_000;

/**
 * Reads a file; of one that is too long, only enough to report its length.
 * @throws JassError for a file that cannot be read, such as a folder
 */
export async function textOfFile(file: File): Promise<string> {
  try {
    return await file.slice(0, MAX_FILE).text();
  } catch {
    throw unreadableFile(file.name);
  }
}

export const unreadableFile = (name: string): JassError =>
  new JassError('bad-request', msg(str`The file ${name} cannot be read.`));
