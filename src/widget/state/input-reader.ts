/** Reads the input of the element. Plain text is read at once; for an input with more in it a larger reader loads first. */
import { Lazy } from '../kit/lazy.ts';
import type { Input } from './input.ts';
import { needsFullReader, readInput, unreadable } from './read-input.ts';

const fullReader = new Lazy(() => import('./full-reader.ts'));

type Names = readonly (keyof Input)[];

export class InputReader {
  /** The inputs that have changed and wait for the larger reader, and when they will have been read; null if none waits. */
  pending: { readonly changed: Names; readonly done: Promise<void> } | null = null;

  /** @param onRead called with the names of the inputs that have changed, and what has been read */
  constructor(
    private readonly host: { readonly input: Input },
    private readonly onRead: (changed: Names, read: ReturnType<typeof readInput>) => void,
  ) {}

  /** An input in the letters of the notation, once the reader of its words has loaded. */
  inLetters(input: Input): Input {
    return fullReader.loaded && needsFullReader(input) ? fullReader.loaded.inputInLetters(input) : input;
  }

  /** Reads the input, at once or when the larger reader has loaded. @param changed the names of the inputs that have changed */
  read(changed: Names): void {
    const { input } = this.host;
    const unread = [...(this.pending?.changed ?? []), ...changed];
    if (!needsFullReader(input)) this.finish(unread, readInput(input));
    else if (fullReader.loaded) this.finish(unread, readInput(input, fullReader.loaded.full));
    else this.pending = { changed: unread, done: this.readFully(unread) };
  }

  private async readFully(changed: Names): Promise<void> {
    const part = await fullReader.load().catch((error: Error) => error);
    // Otherwise a later input has been read already, or is waiting for this reader.
    if (this.pending?.changed !== changed) return;
    this.finish(changed, part instanceof Error ? unreadable(part.message) : readInput(this.host.input, part.full));
  }

  private finish(changed: Names, read: ReturnType<typeof readInput>): void {
    this.pending = null;
    this.onRead(changed, read);
  }
}
