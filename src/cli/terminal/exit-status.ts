/** The exit statuses of the command, the same for all its parts. */
export const EXIT = {
  answered: 0,
  /** An invalid request (in a batch, at least one), or the solver cannot run. */
  failed: 1,
  wrongUsage: 2,
  /** By Ctrl-C, as shells count it. */
  interrupted: 130,
} as const;
