/**
 * Hosts for tests of ssh: servers of OpenSSH on the loopback, each with its own port, key and folder. They accept only a key made for the
 * test, and `close` ends all that they started.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../free-port.ts';

/** How long a host waits for its port, in milliseconds. */
const PORT_TIMEOUT_MS = 30_000;

/** The server is seldom on the PATH of a user. */
const PATH = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(delimiter);

/** The absolute path of a program, which a server must be started by; undefined if it is not installed. */
const program = (name: string): string | undefined =>
  PATH.split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

export interface Host {
  readonly name: string;
  /** The folder in which its commands run. */
  readonly folder: string;
  start(): Promise<void>;
  /** Whether a program of that name runs in it. */
  isRunning(name: string): boolean;
  /** Ends the server and everything that it started, at once. */
  kill(): void;
}

export interface Hosts {
  readonly hosts: readonly Host[];
  /** A folder with an `ssh` that knows the hosts, for the PATH. */
  readonly bin: string;
  readonly close: () => void;
}

/**
 * Makes hosts; they are not started yet.
 * @param path folders that the PATH of their commands begins with, by the name of the host
 * @returns the reason, if this machine cannot have any
 */
export async function hostsOf(path: Readonly<Record<string, string>>): Promise<Hosts | string> {
  const [server, ssh] = [program('sshd'), program('ssh')];
  if (!server || !ssh || !program('ssh-keygen')) return 'OpenSSH is not installed (Debian package openssh-server)';
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'jass-hosts-')));
  const at = (...names: string[]): string => join(root, ...names);
  const hosts: SshHost[] = [];
  const close = (): void => {
    for (const host of hosts) host.kill();
    rmSync(root, { recursive: true, force: true });
  };
  makeKey(at('key'));
  for (const [name, begin] of Object.entries(path)) {
    const host = new SshHost(name, at(name), await freePort(), server);
    host.write(begin, at('key.pub'));
    hosts.push(host);
  }
  const check = spawnSync(server, ['-t', '-f', hosts[0]!.config], { encoding: 'utf8' });
  if (check.status !== 0) {
    close();
    return `sshd does not start: ${check.stderr.trim()}`;
  }
  writeFileSync(at('known-hosts'), hosts.map(({ port, key }) => `[127.0.0.1]:${port} ${key}`).join(''));
  writeFileSync(
    at('config'),
    [
      ...hosts.map(({ name, port }) => `Host ${name}\n  Port ${port}\n`),
      `Host *\n  HostName 127.0.0.1\n  User ${userInfo().username}\n  IdentityFile ${at('key')}\n  IdentitiesOnly yes\n`,
      `  UserKnownHostsFile ${at('known-hosts')}\n  BatchMode yes\n  LogLevel ERROR\n`,
    ].join(''),
  );
  mkdirSync(at('bin'));
  writeFileSync(at('bin', 'ssh'), `#!/bin/sh\nexec '${ssh}' -F '${at('config')}' "$@"\n`, { mode: 0o755 });
  return { hosts, bin: at('bin'), close };
}

class SshHost implements Host {
  #server: ChildProcess | undefined;

  constructor(
    readonly name: string,
    readonly folder: string,
    readonly port: number,
    readonly program: string,
  ) {}

  get config(): string {
    return join(this.folder, '.sshd/config');
  }

  /** The public part of its key. */
  get key(): string {
    return readFileSync(join(this.folder, '.sshd/key.pub'), 'utf8');
  }

  /** Writes its files. @param path of its commands begins with this; @param allowed the key that it accepts */
  write(path: string, allowed: string): void {
    const at = (name: string): string => join(this.folder, '.sshd', name);
    mkdirSync(at(''), { recursive: true });
    makeKey(at('key'));
    // Another folder than the user's own, which both hosts would share. HOME is another too: bash reads the start-up file there even for
    // one command, and whatever the user's file starts (a version manager that takes a lock) would be killed with the host.
    const command = `cd '${this.folder}' && PATH='${path}':"$PATH" exec /bin/bash -c "$SSH_ORIGINAL_COMMAND"`;
    writeFileSync(at('run'), `#!/bin/bash\n${command}\n`, { mode: 0o755 });
    writeFileSync(
      at('config'),
      [
        ...[`Port ${this.port}`, 'ListenAddress 127.0.0.1', `HostKey ${at('key')}`, 'PidFile none'],
        ...[`AuthorizedKeysFile ${allowed}`, 'StrictModes no', 'PasswordAuthentication no'],
        ...['KbdInteractiveAuthentication no', 'UsePAM no', 'MaxStartups 100'],
        ...[`SetEnv HOME=${this.folder}`, `ForceCommand ${at('run')}`, ''],
      ].join('\n'),
    );
  }

  /** Its port may be taken for a moment: by the server that was killed last, or by a connection of another test. */
  async start(): Promise<void> {
    for (const giveUpAt = performance.now() + PORT_TIMEOUT_MS; ; await setTimeout(100)) {
      const fault = await this.#listen();
      if (fault === undefined) return;
      if (!fault.includes('Address already in use') || performance.now() > giveUpAt)
        throw new Error(`sshd ends: ${fault}`);
    }
  }

  /** Starts the server. @returns what it has said, if it does not listen */
  #listen(): Promise<string | undefined> {
    const server = spawn(this.program, ['-D', '-e', '-f', this.config], { stdio: ['ignore', 'ignore', 'pipe'] });
    this.#server = server;
    return new Promise((resolve) => {
      let said = '';
      server.stderr.on('data', (data: Buffer) => {
        said += data.toString();
        if (said.includes('Server listening')) resolve(undefined);
      });
      server.once('close', () => resolve(said));
    });
  }

  isRunning(name: string): boolean {
    return this.#processes().some((process) => process.name === name);
  }

  kill(): void {
    // Else the server might take another connection in the meantime.
    if (this.#server?.exitCode === null) send(this.#server.pid!, 'SIGSTOP');
    for (const { pid } of this.#processes()) send(pid, 'SIGKILL');
    this.#server = undefined;
  }

  /** The server and all that it started, in order of age. */
  #processes(): { readonly pid: number; readonly name: string }[] {
    if (!this.#server || this.#server.exitCode !== null) return [];
    const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,comm='], { encoding: 'utf8' })
      .trimEnd()
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .map(([pid, parent, name]) => ({ pid: Number(pid), parent: Number(parent), name: name! }));
    const own = all.filter(({ pid }) => pid === this.#server!.pid);
    for (const process of own) own.push(...all.filter(({ parent }) => parent === process.pid));
    return own;
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}

const makeKey = (file: string): Buffer =>
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'test', '-f', file]);
