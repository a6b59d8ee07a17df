/** The errors of files and streams in words, in place of the system's codes and the names of its calls. */

const WORDS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EBADF: 'it is not open for this',
  EBUSY: 'another program uses it',
  EEXIST: 'it exists',
  EFBIG: 'it has reached the largest size that is allowed',
  EIO: 'the device reports an error',
  EISDIR: 'it is a directory, not a file',
  ELOOP: 'its symbolic links form a loop',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'there is no such file',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is not a directory',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
};

/** The reason in words; undefined for an error that is not the system's. */
export function systemReason(error: unknown): string | undefined {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (typeof code !== 'string') return undefined;
  return WORDS[code] ?? (syscall === undefined ? undefined : `the system reports ${code}`);
}

/**
 * Runs something that reads, and puts an error of the system into words.
 * @param name the name of the input, such as a file's
 * @throws Error in words; other errors as they are
 */
export async function reading<Result>(name: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw readError(name, error);
  }
}

/** The same for something that writes. @throws as `reading` */
export async function writing<Result>(name: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    throw inWords(`${name} cannot be written`, error);
  }
}

/** The error of reading in words; an error that is not the system's is returned as it is. */
export const readError = (name: string, error: unknown): Error => inWords(`${name} cannot be read`, error);

function inWords(what: string, error: unknown): Error {
  const reason = systemReason(error);
  return reason === undefined ? (error as Error) : new Error(`${what}: ${reason}.`);
}
