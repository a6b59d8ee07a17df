/**
 * A file system that fails at its n-th operation: opening, reading, writing (after half of the bytes), closing, renaming, cutting off, removing.
 * Either this operation alone fails, as on a full disk, or all after it too, as if the process had been killed there.
 */
/** The real ones: a test mocks the modules of these names. */
const fs = process.getBuiltinModule('node:fs');
const { promises } = fs;

export const faults = {
  /** The number of the operation that fails, from 1. */
  at: Infinity,
  /** Whether nothing works after it. */
  isKilled: false,
  /** Operations so far. */
  count: 0,
  /** What the operation that failed was. */
  failed: '',
};

/** Begins to count anew. */
export function failAt(at: number, isKilled: boolean): void {
  Object.assign(faults, { at, isKilled, count: 0, failed: '' });
}

const fault = (): NodeJS.ErrnoException => Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });

function fails(what: string): boolean {
  faults.count++;
  if (faults.count < faults.at || (faults.count > faults.at && !faults.isKilled)) return false;
  faults.failed ||= what;
  return true;
}

type Callback = (error: Error | null, ...rest: unknown[]) => void;

/** The functions that file streams call. */
const ofStreams = {
  ...fs,
  open: (...[path, ...rest]: [string, ...unknown[]]) =>
    fails(`open ${path}`) ? (rest.at(-1) as Callback)(fault()) : (fs.open as (...of: unknown[]) => void)(path, ...rest),
  read: (...all: unknown[]) =>
    fails('read') ? (all.at(-1) as Callback)(fault()) : (fs.read as (...of: unknown[]) => void)(...all),
  write(fd: number, data: Buffer, offset: number, length: number, position: number | null, done: Callback) {
    if (!fails('write')) return fs.write(fd, data, offset, length, position, done);
    fs.writeSync(fd, data, offset, Math.floor(length / 2), position);
    done(fault());
  },
  writev(fd: number, parts: Buffer[], position: number | null, done: Callback) {
    if (!fails('write')) return fs.writev(fd, parts, position as number, done);
    const all = Buffer.concat(parts);
    fs.writeSync(fd, all, 0, Math.floor(all.length / 2), position);
    done(fault());
  },
  fsync: (fd: number, done: Callback) => (fails('fsync') ? done(fault()) : fs.fsync(fd, done)),
  close: (fd: number, done: Callback) => (fails('close') ? fs.close(fd, () => done(fault())) : fs.close(fd, done)),
};

const wrapped =
  <Given extends unknown[], Result>(what: string, run: (...given: Given) => Promise<Result>) =>
  async (...given: Given): Promise<Result> => {
    if (fails(`${what} ${String(given[0])}`)) throw fault();
    return run(...given);
  };

export const faultyFs = {
  ...fs,
  createReadStream: (path: string, options: object) => fs.createReadStream(path, { ...options, fs: ofStreams }),
  createWriteStream: (path: string, options: object) => fs.createWriteStream(path, { ...options, fs: ofStreams }),
};

export const faultyPromises = {
  ...promises,
  open: wrapped('open', promises.open as (...given: unknown[]) => Promise<unknown>),
  rename: wrapped('rename', promises.rename),
  rm: wrapped('rm', promises.rm),
  truncate: wrapped('truncate', promises.truncate),
};
