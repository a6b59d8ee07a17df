/** Firefox, through WebDriver BiDi. It is the one that `FIREFOX_BIN` names, or that of the system. */
import { execFileSync } from 'node:child_process';
import puppeteer from 'puppeteer-core';
import type { ElementHandle } from 'puppeteer-core';
import type { Browser, Reader } from './reader.ts';

export const firefox: Browser = { name: 'Firefox', start };

async function start(): Promise<Reader> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: executable(), headless: true });
  const page = await browser.newPage();
  await page.setViewport({ width: 1100, height: 900 });
  return {
    open: async (address) => void (await page.goto(address)),
    run: (script, ...words) => page.evaluate(script as never, ...words) as never,
    async click(find, ...words) {
      const found = (await page.evaluateHandle(find as never, ...words)) as ElementHandle<Element>;
      await found.click();
    },
    press: (key) => page.keyboard.press(key),
    print: async () => void (await page.pdf()),
    close: () => browser.close(),
  };
}

function executable(): string {
  if (process.env.FIREFOX_BIN) return process.env.FIREFOX_BIN;
  for (const name of ['firefox', 'firefox-esr']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim();
    } catch {
      // It is not installed under this name.
    }
  }
  throw new Error(
    'Firefox is not installed. Install firefox-esr (Debian) or firefox, or name its file in FIREFOX_BIN.',
  );
}
