/** WebKit, the engine of Safari, in the small browser that WebKitGTK brings for its driver. The driver takes commands by HTTP. */
import { spawn } from 'node:child_process';
import { freePort } from '../free-port.ts';
import type { Browser, Reader } from './reader.ts';
import { readerBy, whileRuns } from './webdriver.ts';
import type { Command } from './webdriver.ts';

export const webkit: Browser = { name: 'WebKit', start };

const INSTALL = 'WebKitWebDriver does not start. Install webkit2gtk-driver and xvfb (Debian).';

/** The address of a command below the address of its session. */
const PATHS: Readonly<Record<Command, string>> = {
  SetWindowRect: 'window/rect',
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  ElementClick: 'element/ID/click',
  PerformActions: 'actions',
  Print: 'print',
};

async function start(): Promise<Reader> {
  const port = await freePort();
  const words = ['WebKitWebDriver', `--port=${port}`];
  if (!process.env.DISPLAY) words.unshift('xvfb-run', '--auto-servernum');
  // A group of its own, which ends with all that it has started. WebKit's sandbox does not start as root.
  const driver = spawn(words[0]!, words.slice(1), {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }) },
  });
  const sessions = `http://127.0.0.1:${port}/session`;
  await whileRuns(driver, () => fetch(`http://127.0.0.1:${port}/status`), INSTALL);
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } };
  const { sessionId } = (await post(sessions, { capabilities })) as { sessionId: string };
  const session = `${sessions}/${sessionId}`;
  return readerBy(
    (command, parameters) => post(`${session}/${PATHS[command].replace('ID', String(parameters['id']))}`, parameters),
    async () => {
      await fetch(session, { method: 'DELETE' });
      process.kill(-driver.pid!);
    },
  );
}

async function post(address: string, parameters: object): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(parameters) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error((value as { message: string }).message);
  return value;
}
