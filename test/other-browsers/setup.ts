/** Before the tests in other browsers: builds the script for pages and serves it. */
import type { IncomingMessage } from 'node:http';
import type { TestProject } from 'vitest/node';
import { serveProject } from '../browser/server.ts';
import { runTool } from '../build.ts';

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  await runTool('build-worker.ts');
  await runTool('build-element.ts');
  const server = await serveProject(failsFirst(/\/contracts-[^/]*\.js$/));
  provide('address', server.address);
  return () => server.close();
}

/** Refuses the first request of each browser for a file of that name. */
function failsFirst(file: RegExp): (request: IncomingMessage) => boolean {
  const asked = new Set<string | undefined>();
  return ({ url = '', headers }) => {
    const browser = headers['user-agent'];
    if (!file.test(url) || asked.has(browser)) return false;
    asked.add(browser);
    return true;
  };
}
