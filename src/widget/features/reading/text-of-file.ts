/** The text of a file that a reader opens or drops. */
import { JassError } from '../../../game/errors.ts';
import { msg, str } from '../../../game/reason.ts';
import { isPng, linkInPng } from '../../../notation/exports/png-text.ts';

/** The longest part of a file that is read, in bytes: longer than any text that imports read. */
const MAX_FILE = 5_000_000;

/**
 * Reads a file; of one that is too long, only enough to report its length. The text of a PNG of this project is its link.
 * @throws JassError for a file that cannot be read, such as a folder, and for a picture without a deal
 */
export async function textOfFile(file: File): Promise<string> {
  let text: string | undefined;
  try {
    const part = file.slice(0, MAX_FILE);
    const bytes = new Uint8Array(await part.arrayBuffer());
    text = isPng(bytes) ? linkInPng(bytes) : await part.text();
  } catch {
    throw unreadableFile(file.name);
  }
  if (text === undefined) throw pictureWithoutDeal(file.name);
  return text;
}

export const pictureWithoutDeal = (name: string): JassError =>
  new JassError('bad-request', msg(str`The picture ${name} carries no deal.`));

export const unreadableFile = (name: string): JassError =>
  new JassError('bad-request', msg(str`The file ${name} cannot be read.`));
