/** WebKit, the engine of Safari, in the small browser that WebKitGTK brings for its driver. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import type { WebElement } from 'selenium-webdriver';
import { freePort } from '../free-port.ts';
import type { Browser, Reader } from './reader.ts';

export const webkit: Browser = { name: 'WebKit', start };

const INSTALL = 'WebKitWebDriver does not start. Install webkit2gtk-driver and xvfb (Debian).';

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
  const ended = Promise.race([once(driver, 'error'), once(driver, 'exit')]).then(() =>
    Promise.reject(new Error(INSTALL)),
  );
  await Promise.race([ended, answers(`http://127.0.0.1:${port}/status`)]);
  ended.catch(() => undefined);
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  await session.manage().window().setRect({ width: 1100, height: 900 });
  const calling = (script: unknown): string => `return (${String(script)}).apply(null, arguments)`;
  const keys = { Enter: Key.ENTER, ArrowRight: Key.ARROW_RIGHT };
  return {
    open: (address) => session.get(address),
    run: (script, ...words) => session.executeScript(calling(script), ...words) as never,
    async click(find, ...words) {
      const found = await session.executeScript<WebElement>(calling(find), ...words);
      await found.click();
    },
    press: (key) => session.actions().sendKeys(keys[key]).perform(),
    async close() {
      await session.quit();
      process.kill(-driver.pid!);
    },
  };
}

/** Waits until a server answers at this address. */
async function answers(address: string): Promise<void> {
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch {
      await setTimeout(100);
    }
  }
}
