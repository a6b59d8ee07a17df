/** Serves the project's folder, with all that is built in it. */
import type { IncomingMessage } from 'node:http';
import { preview } from 'vite';
import { atRoot } from '../../tools/paths.ts';

export interface Server {
  /** Address of the project's folder, with a slash at the end. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Starts the server on a free port of this machine.
 * @param isRefused tells which requests it answers with an error; none by default
 */
export async function serveProject(isRefused: (request: IncomingMessage) => boolean = () => false): Promise<Server> {
  const server = await preview({
    configFile: false,
    root: atRoot('.'),
    // The built files lie in several folders. A missing file is an error, not the start page.
    build: { outDir: '.' },
    appType: 'mpa',
    preview: { host: '127.0.0.1', port: 0 },
    logLevel: 'error',
    plugins: [
      {
        name: 'refusals',
        configurePreviewServer: ({ middlewares }) =>
          void middlewares.use((request, response, next) => {
            if (isRefused(request)) response.writeHead(503).end();
            else next();
          }),
      },
    ],
  });
  return { address: server.resolvedUrls!.local[0]!, close: () => server.close() };
}
