/**
 * The lock on a file of answers. Two runs that write to one file would answer requests twice, and answers without an id are told apart by
 * their number alone. The lock is a local socket named after the file: the system gives it to one process only, and takes it back
 * however that process ends, whereas a lock file would outlive `kill -9`. It does not reach other machines.
 */
import { once } from 'node:events';
import { existsSync, fstatSync, rmSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** The identity of a file, whatever its path. */
type FileIdentity = Pick<Stats, 'dev' | 'ino'>;

/** Whether a file is the output. @param outputFd the descriptor of the output */
export function isOutput({ dev, ino }: FileIdentity, outputFd: number): boolean {
  const output = fstatSync(outputFd);
  return output.dev === dev && output.ino === ino;
}

/**
 * Locks a file of answers until the process ends, if it is the output.
 * @throws Error if another process has locked it
 */
export async function lockOutput(file: string, outputFd: number): Promise<void> {
  if (!existsSync(file)) return;
  const identity = await stat(file);
  if (isOutput(identity, outputFd) && !(await takeLock(addressOf(identity))))
    throw new Error(`Another run still writes to ${file}; wait until it has ended, or end it.`);
}

/** The address of the lock. On Linux and Windows such names end with their process; elsewhere the socket is a file. */
function addressOf({ dev, ino }: FileIdentity): string {
  const name = `jass-solver-${dev}-${ino}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? String.raw`\\.\pipe\${name}` : join(tmpdir(), `${name}.socket`);
}

/** Takes the lock at an address. @returns false if another process has it */
export async function takeLock(address: string): Promise<boolean> {
  if (await listensAt(address)) return true;
  if (!isAbsolute(address) || !(await isAbandoned(address))) return false;
  rmSync(address, { force: true });
  return listensAt(address);
}

/** Listens at an address that no other process has. Where the system has no such sockets there is no lock, and the run goes on. */
async function listensAt(address: string): Promise<boolean> {
  // An open connection would keep the process alive.
  const server = createServer((connection) => connection.destroy()).unref();
  server.listen(address);
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE';
  }
}

/** Whether nobody listens at the socket: a file that a killed process has left. */
async function isAbandoned(address: string): Promise<boolean> {
  const socket = connect(address);
  try {
    await once(socket, 'connect');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  } finally {
    socket.destroy();
  }
}
