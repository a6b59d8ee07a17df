/** A reader at a page in some browser: all that the tests need of it, so that they are the same for each. */

export interface Reader {
  /** Opens a page in a window of 1100 × 900 pixels and notes its errors from then on. */
  open(address: string): Promise<void>;
  /** Runs a function in the page; it can use its arguments and nothing else from outside. */
  run<Words extends unknown[], Result>(script: (...words: Words) => Result, ...words: Words): Promise<Awaited<Result>>;
  /** Presses the mouse on an element of the page, which `find` looks up there. */
  click<Words extends unknown[]>(find: (...words: Words) => Element, ...words: Words): Promise<void>;
  /** Presses a key. */
  press(key: 'Enter' | 'ArrowRight'): Promise<void>;
  /** Prints the page; absent where the browser cannot do so without a person. */
  print?(): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

/** A browser, and how to start it. */
export interface Browser {
  readonly name: string;
  /** Rejects if it is not installed, and says what to install. */
  readonly start: () => Promise<Reader>;
}
