/** The milliseconds before the second try, in which a network or a server may come back. */
const PAUSE_MS = 1000;

/** Loads the element of a script for pages, and tries once more if that fails. */
export const twice = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)).then(load));
