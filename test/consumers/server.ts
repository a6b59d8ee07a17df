/** File servers, each an origin of its own, for pages and files of different sites, with their headers. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  // Its encoding stands in the page.
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

export interface Origin {
  /** Without a slash at the end. */
  readonly address: string;
  readonly close: () => void;
}

/** Serves a folder on this machine. @param headers sent with every file */
export async function serve(folder: string, headers: Readonly<Record<string, string>> = {}): Promise<Origin> {
  const server = createServer(({ url = '/' }, response) => {
    const path = normalize(new URL(url, 'http://any').pathname);
    try {
      const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
      const contents = readFileSync(file);
      response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'text/plain', ...headers }).end(contents);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
