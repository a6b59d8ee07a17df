/**
 * The compiler's flags for a module over memory that threads share. Such memory has a limit, in pages: more than any table, with the page before
 * it.
 */
export const SHARED_MEMORY = ['--importMemory', '--sharedMemory', '--maximumMemory', '16385', '--enable', 'threads'];
