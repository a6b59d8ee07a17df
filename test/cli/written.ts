/** Standard error in a test of progress: what is written to it, piece by piece. */
import { Writable } from 'node:stream';

/** A terminal of that width, or another stream. @returns it, and the list of what is written to it */
export function writtenTo(isTTY: boolean, columns: number) {
  const written: string[] = [];
  const write = (chunk: unknown, _: string, done: () => void): void => {
    written.push(String(chunk));
    done();
  };
  return { terminal: Object.assign(new Writable({ write }), { isTTY, columns }), written };
}
