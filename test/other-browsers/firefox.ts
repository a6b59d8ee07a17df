/**
 * Firefox: the one that `FIREFOX_BIN` names, or the system's. It takes the commands of WebDriver by Marionette, its own
 * connection for tests, which geckodriver uses too: each message is a JSON text after its length and a colon.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import type { Browser, Reader } from './reader.ts';
import { readerBy, whileRuns } from './webdriver.ts';

export const firefox: Browser = { name: 'Firefox', start };

const INSTALL = 'Firefox is not installed. Install firefox-esr (Debian) or firefox, or name its file in FIREFOX_BIN.';

async function start(): Promise<Reader> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'jass-firefox-'));
  writeFileSync(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`);
  const browser = spawn(executable(), ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const socket = await whileRuns(browser, () => connected(port), 'Firefox ends before it answers.');
  const send = commands(socket);
  await send('WebDriver:NewSession', {});
  const sendToWindow = (command: string, parameters: object): Promise<unknown> =>
    send(`WebDriver:${command}`, parameters);
  return {
    ...(await readerBy(sendToWindow, async () => {
      const ended = once(browser, 'exit');
      await send('Marionette:Quit', { flags: ['eForceQuit'] });
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    })),
    print: async () => void (await sendToWindow('Print', {})),
  };
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** How to send a command, with its prefix, and await its value. */
function commands(socket: Socket): (command: string, parameters: object) => Promise<unknown> {
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>();
  let received = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.toString('latin1', 0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.toString('utf8', colon + 1, end)) as unknown;
      received = received.subarray(end);
      // The first message is a greeting, and no answer.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [1, number, { message: string } | null, unknown];
      waiting.get(id)?.(error, result);
      waiting.delete(id);
    }
  });
  let last = 0;
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify([0, ++last, command, parameters]);
      waiting.set(last, (error, result) => {
        if (error) reject(new Error(error.message));
        else resolve(isValue(result) ? result.value : result);
      });
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

const isValue = (result: unknown): result is { value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result;

function executable(): string {
  if (process.env.FIREFOX_BIN) return process.env.FIREFOX_BIN;
  for (const name of ['firefox', 'firefox-esr']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // It is not installed under this name.
    }
  }
  throw new Error(INSTALL);
}
